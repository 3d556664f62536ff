/// A pushed controller with a child that reports to it.
extension MysteryScene {
    static let detail = MysteryScene(
        id: "detail",
        cast: [
            ("Box", ["Detail", "Profile", "Article", "Order"]),
            ("Page", ["Picker", "Chooser", "Palette"]),
            ("flow", ["flow", "path", "trip"]), ("list", pages),
        ],
        classes: """
            protocol ChoiceDelegate: AnyObject {
                func choose(_ title: String)
            }

            class $Page: UIViewController {
                weak var delegate: ChoiceDelegate?  //@ delegate
                var onChoice: (() -> Void)?

                override func viewDidAppear(_ animated: Bool) {
                    super.viewDidAppear(animated)
                    delegate?.choose("first")
                    onChoice?()
                }
            }

            class $Box: UIViewController, ChoiceDelegate {
                private let $page = $Page()
                private var choices = 0

                override func viewDidLoad() {
                    super.viewDidLoad()
                    $page.delegate = self
                    $page.onChoice = { [weak self] in self?.choices += 1 }  //@ closure
                    addChild($page)
                    view.addSubview($page.view)
                    $page.didMove(toParent: self)
                }

                override func viewWillLayoutSubviews() {
                    super.viewWillLayoutSubviews()
                    $page.view.frame = view.bounds
                }

                func choose(_ title: String) {
                    navigationController?.viewControllers.first?.title = title
                }
            }
            """,
        made: ["new $list", "new $box as $Box", "new $flow as nav root $list"],
        root: "$flow", visits: ["push $box on $flow", "forget $box", "pop $flow"],
        size: 4, faults: leaks)

    /// The delegate is told, and nothing is left of it.
    private static let deadAfterItsChoice = """
        expect $list.title first
        expect dead $box
        """

    private static let leaks: [MysteryFault] = [
        MysteryFault(
            "delegate-held-strongly", .change("delegate", to: "var delegate: ChoiceDelegate?"),
            call: "delegate", rule: .b15, promise: deadAfterItsChoice, doctor: .b15,
            report: MysteryText(
                "Memory grows with each `$box` that is opened and left by the button Back.",
                "每打开一个 `$box` 再按返回按钮，内存就多占一些。"),
            reason: MysteryText(
                "`$box` holds its child, and the child holds `$box` as its delegate, so that "
                    + "neither can go. A delegate has to be `weak`.",
                "`$box` 持有子控制器，子控制器又把 `$box` 作为代理持有，所以谁也释放不了。代理应为 `weak`。")),
        MysteryFault(
            "closure-holds-self",
            .change("closure", to: "$page.onChoice = { self.choices += 1 }"),
            call: "onChoice", rule: .b15, promise: deadAfterItsChoice, doctor: .b15,
            report: MysteryText(
                "`$box` stays in memory after the user has gone back.",
                "用户返回之后，`$box` 一直留在内存里。"),
            reason: MysteryText(
                "`$box` holds its child, the child holds the closure, and the closure holds "
                    + "`self`. With `[weak self]` it does not.",
                "`$box` 持有子控制器，子控制器持有闭包，闭包又持有 `self`。用 `[weak self]`，闭包就不持有它。")),
    ]
}
