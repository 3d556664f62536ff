/// A container that swaps its children with a transition.
extension MysteryScene {
    static let transition = MysteryScene(
        id: "transition",
        cast: [
            ("Box", ["Stage", "Theater", "Arena"]), ("Page", ["Act", "Player", "Curtain"]),
            ("first", pages), ("second", pages),
            ("open", ["open", "begin", "start"]), ("swap", ["turn", "change", "swap"]),
        ],
        classes: """
            class $Page: UIViewController {}

            class $Box: UIViewController {
                private var current: UIViewController?

                func $open(_ page: UIViewController) {
                    addChild(page)
                    page.view.frame = view.bounds
                    view.addSubview(page.view)
                    page.didMove(toParent: self)
                    current = page
                }

                func $swap(to page: UIViewController) {
                    guard let old = current else { return }
                    old.willMove(toParent: nil)  //@ willMove
                    addChild(page)
                    page.view.frame = view.bounds
                    transition(
                        from: old, to: page, duration: 0.3, options: .transitionCrossDissolve,
                        animations: nil
                    ) { _ in
                        old.removeFromParent()  //@ removeChild
                        page.didMove(toParent: self)  //@ didMove
                    }
                    current = page
                }
            }
            """,
        made: ["new $box as $Box", "new $first as $Page", "new $second as $Page"],
        visits: ["$box.$open($first)", "$box.$swap(to: $second)", "$box.$swap(to: $first)"],
        size: 3, faults: halfSwaps)

    private static let halfSwaps: [MysteryFault] = [
        MysteryFault(
            "swap-keeps-the-old", .forget("removeChild"), call: "removeFromParent", rule: .c22,
            promise: "expect log contains { $first.didMove(toParent: nil) }", doctor: .c22,
            report: MysteryText(
                "After each swap `$box` has one child more than it shows.",
                "每交换一次，`$box` 的子控制器就比显示的多一个。"),
            reason: MysteryText(
                "`transition(from:to:)` moves the views alone. In its completion the container "
                    + "has to take the old child out, by `removeFromParent`.",
                "`transition(from:to:)` 只移动视图。容器要在 completion 里用 `removeFromParent` 移除旧的子控制器。")),
        MysteryFault(
            "swap-never-arrives", .forget("didMove"), call: "didMove", rule: .c11,
            promise: "expect log contains { $second.didMove(toParent: $box) }", doctor: .c11,
            report: MysteryText(
                "A page that comes by a swap is not told that it has moved to `$box`. The page "
                    + "that was opened first was told.",
                "通过交换进入 `$box` 的页面没有得知自己已经移入；最先打开的那一页却得知了。"),
            reason: MysteryText(
                "`didMove` ends what `addChild` began. In a swap it belongs in the completion.",
                "`didMove` 结束 `addChild` 开始的事。交换时它应放在 completion 里。")),
        MysteryFault(
            "swap-without-warning", .forget("willMove"), call: "willMove", rule: .c21,
            promise: "expect log contains { $first.willMove(toParent: nil) }", doctor: .c21,
            report: MysteryText(
                "A page that leaves `$box` by a swap is not told beforehand that it will leave.",
                "通过交换离开 `$box` 的页面，事先没有得知自己将要离开。"),
            reason: MysteryText(
                "`removeFromParent` does not send `willMove(toParent: nil)`. The container calls "
                    + "it, before the transition.",
                "`removeFromParent` 不发送 `willMove(toParent: nil)`。要由容器在转场之前调用。")),
    ]
}
