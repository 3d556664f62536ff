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
                "When `$box` opens, the controller `$Page-1` should come in front of it. Nobody "
                    + "has ever seen that.",
                "打开 `$box` 时，前面应该出现控制器 `$Page-1`，却从没人见过。"),
            reason: MysteryText(
                "`viewDidLoad` comes while `$box` itself is being presented, and a controller "
                    + "that is being presented cannot present another. The first place for it is "
                    + "`viewDidAppear`.",
                "`viewDidLoad` 在 `$box` 自己正被呈现时调用，正在呈现中的控制器不能再呈现别的。最早要等到 `viewDidAppear`。"))
    ]
}
