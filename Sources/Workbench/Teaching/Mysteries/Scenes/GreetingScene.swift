/// A controller that presents a greeting when it comes.
extension MysteryScene {
    static let greeting = MysteryScene(
        id: "greeting",
        cast: [
            ("Box", ["Gate", "Porch", "Hall", "Reception"]),
            ("Page", ["Greeting", "Banner", "Offer"]), ("base", ["street", "square", "garden"]),
        ],
        classes: """
            class $Page: UIViewController {}

            class $Box: UIViewController {
                private let $page = $Page()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    title = "$Box"  //@ loaded
                }

                override func viewDidAppear(_ animated: Bool) {
                    super.viewDidAppear(animated)
                    present($page, animated: false)  //@ present
                }
            }
            """,
        made: ["new $base", "new $box as $Box"],
        root: "$base",
        visits: [
            "present $box from $base as fullScreen unanimated", "$base.dismiss(animated: false)",
        ],
        size: 3, faults: earlyPresentations)

    private static let earlyPresentations: [MysteryFault] = [
        MysteryFault(
            "presented-too-early", .move("present", behind: "loaded"), call: "present", rule: .e07,
            promise: "expect log contains { $Page-1.viewDidAppear(false) }", doctor: .e07,
            report: MysteryText(
                "$Box ought to open with a greeting in front of it, which nobody has ever seen.",
                "打开 $Box 时前面应该先出现一个问候页，却从没人见过。"),
            reason: MysteryText(
                "viewDidLoad comes while $box is itself being presented, and who is in the middle of a "
                    + "presentation cannot present: viewDidAppear is the first place for it.",
                "viewDidLoad 发生在 $box 自己被呈现的途中，正在呈现中的控制器不能再呈现别的；最早要等到 viewDidAppear。"))
    ]
}
