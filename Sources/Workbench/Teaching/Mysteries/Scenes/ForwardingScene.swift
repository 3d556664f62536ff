/// A container that forwards appearance by hand.
extension MysteryScene {
    static let forwarding = MysteryScene(
        id: "forwarding",
        cast: [
            ("Box", ["Binder", "Album", "Notebook", "Carousel"]),
            ("Page", ["Slide", "Plate", "Chapter", "Poster"]),
            ("first", pages), ("second", pages),
            ("open", ["open", "turn", "reveal"]), ("close", ["close", "clear", "empty"]),
        ],
        classes: """
            class $Page: UIViewController {}

            class $Box: UIViewController {
                private var current: UIViewController?

                override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

                override func viewWillAppear(_ animated: Bool) {
                    super.viewWillAppear(animated)
                    current?.beginAppearanceTransition(true, animated: animated)  //@ willAppear
                }

                override func viewDidAppear(_ animated: Bool) {
                    super.viewDidAppear(animated)
                    current?.endAppearanceTransition()  //@ didAppear
                }

                override func viewWillDisappear(_ animated: Bool) {
                    super.viewWillDisappear(animated)
                    current?.beginAppearanceTransition(false, animated: animated)  //@ willDisappear
                }

                override func viewDidDisappear(_ animated: Bool) {
                    super.viewDidDisappear(animated)
                    current?.endAppearanceTransition()
                }

                func $open(_ page: UIViewController) {
                    $close()
                    addChild(page)
                    page.view.frame = view.bounds
                    page.beginAppearanceTransition(true, animated: false)  //@ begin
                    view.addSubview(page.view)
                    page.endAppearanceTransition()
                    page.didMove(toParent: self)
                    current = page
                }

                func $close() {
                    guard let page = current else { return }
                    page.willMove(toParent: nil)
                    page.beginAppearanceTransition(false, animated: false)
                    page.view.removeFromSuperview()
                    page.endAppearanceTransition()  //@ end
                    page.removeFromParent()
                    current = nil
                }
            }
            """,
        made: ["new $box as $Box", "new $first as $Page", "new $second as $Page"],
        visits: [
            "$box.$open($first)", "$box.$open($second)", "select $elsewhere in tabs",
            "select $box in tabs",
        ],
        size: 3, needsTabs: true, faults: missingHalves)

    private static let missingHalves: [MysteryFault] = [
        MysteryFault(
            "begin-missing-at-return", .forget("willAppear"), call: "beginAppearanceTransition",
            rule: .e01,
            promise: """
                expect log contains {
                    $second.viewWillDisappear(false)
                    $second.viewWillAppear(false)
                }
                """, doctor: .e01,
            report: MysteryText(
                "`$second` works until the user looks at another tab. When the user comes back, "
                    + "it does not begin again.",
                "`$second` 一直正常，直到用户去看别的标签页；回来之后它没有重新开始。"),
            reason: MysteryText(
                "A container that tells its children by hand has to do so each time: when it "
                    + "appears again, its child needs `beginAppearanceTransition`, then "
                    + "`endAppearanceTransition`. An end without a beginning does nothing, and UIKit "
                    + "warns.",
                "手动转发的容器每次都要转发：它再次出现时，子控制器需要 `beginAppearanceTransition`，"
                    + "然后是 `endAppearanceTransition`。没有开始的结束不起作用，UIKit 会警告。")),
        MysteryFault(
            "end-missing-at-return", .forget("didAppear"), call: "endAppearanceTransition",
            rule: .c31,
            promise: """
                expect log contains {
                    $second.viewDidDisappear(false)
                    $second.viewDidAppear(false)
                }
                """, doctor: .c31,
            report: MysteryText(
                "After the user comes back to `$box`, `$second` is on the screen, but always only "
                    + "about to appear.",
                "用户回到 `$box` 之后，`$second` 在屏幕上，却一直停在“将要出现”。"),
            reason: MysteryText(
                "`beginAppearanceTransition` sends `viewWillAppear`; only "
                    + "`endAppearanceTransition` sends `viewDidAppear`.",
                "`beginAppearanceTransition` 只发送 `viewWillAppear`；"
                    + "`endAppearanceTransition` 才发送 `viewDidAppear`。")),
        MysteryFault(
            "begin-missing-at-leave", .forget("willDisappear"), call: "beginAppearanceTransition",
            rule: .e01, promise: "expect log contains { $second.viewWillDisappear(false) }",
            doctor: .e01,
            report: MysteryText(
                "`$second` goes on playing while the user is in another tab.",
                "用户在别的标签页时，`$second` 还在继续播放。"),
            reason: MysteryText(
                "When the container disappears, its child has to be told: "
                    + "`beginAppearanceTransition(false, …)` sends `viewWillDisappear`. Without it "
                    + "`endAppearanceTransition` has nothing to end.",
                "容器消失时要告诉子控制器：`beginAppearanceTransition(false, …)` 发送 `viewWillDisappear`。"
                    + "没有它，`endAppearanceTransition` 就没有可结束的。")),
        MysteryFault(
            "begin-missing-at-open", .forget("begin"), call: "beginAppearanceTransition",
            rule: .e01, promise: "expect log contains { $first.viewWillAppear(false) }",
            doctor: .e01,
            report: MysteryText(
                "A page that `$box` opens does not begin to move: it is not told that it is "
                    + "shown.",
                "`$box` 打开的页面一动不动：没有谁告诉它已经显示。"),
            reason: MysteryText(
                "Where a container tells its children by hand, `addSubview` tells them nothing. "
                    + "They need `beginAppearanceTransition(true, …)` before it, and "
                    + "`endAppearanceTransition` after it.",
                "手动转发时，`addSubview` 什么也不告诉子控制器。之前要有 `beginAppearanceTransition(true, …)`，"
                    + "之后要有 `endAppearanceTransition`。")),
        MysteryFault(
            "end-missing-at-close", .forget("end"), call: "endAppearanceTransition", rule: .c31,
            promise: "expect log contains { $first.viewDidDisappear(false) }", doctor: .c31,
            report: MysteryText(
                "`$first` was closed, and keeps what it should let go of: it waits until it has "
                    + "disappeared.",
                "`$first` 已经关闭，该释放的却没有释放：它还在等自己消失完成。"),
            reason: MysteryText(
                "`beginAppearanceTransition(false, …)` begins the disappearance. Without its "
                    + "`endAppearanceTransition`, `viewDidDisappear` never comes.",
                "`beginAppearanceTransition(false, …)` 只是开始消失。没有 `endAppearanceTransition`，"
                    + "就不会有 `viewDidDisappear`。")),
        MysteryFault(
            "begin-in-the-wrong-direction",
            .change(
                "willDisappear",
                to: "current?.beginAppearanceTransition(true, animated: animated)"),
            call: "beginAppearanceTransition", rule: .e01,
            promise: "expect log contains { $second.viewWillDisappear(false) }", doctor: .e01,
            report: MysteryText(
                "`$second` does not notice that the user has gone to another tab, and UIKit "
                    + "prints a warning.",
                "用户去了别的标签页，`$second` 没有察觉，UIKit 还打印了警告。"),
            reason: MysteryText(
                "`true` says that the child appears. It has appeared already, so nothing begins: "
                    + "a child that leaves needs `beginAppearanceTransition(false, …)`.",
                "`true` 表示子控制器出现。它已经出现了，所以什么也不会开始："
                    + "要离开的子控制器需要 `beginAppearanceTransition(false, …)`。")),
    ]
}
