/// A container that fades from one child to the next by hand.
extension MysteryScene {
    static let fade = MysteryScene(
        id: "fade",
        cast: [
            ("Box", ["Lantern", "Projector", "Prism"]), ("Page", ["Picture", "Film", "Still"]),
            ("first", pages), ("second", pages), ("open", ["show", "play", "reveal"]),
        ],
        classes: """
            class $Page: UIViewController {}

            class $Box: UIViewController {
                private var current: UIViewController?

                func $open(_ page: UIViewController) {
                    let old = current
                    old?.willMove(toParent: nil)
                    addChild(page)
                    page.view.frame = view.bounds
                    page.view.alpha = 0
                    view.addSubview(page.view)  //@ added
                    UIView.animate(withDuration: 0.3, animations: {
                        page.view.alpha = 1
                    }, completion: { _ in
                        old?.view.removeFromSuperview()  //@ removeView
                        old?.removeFromParent()
                        page.didMove(toParent: self)  //@ didMove
                    })
                    current = page
                }
            }
            """,
        made: ["new $box as $Box", "new $first as $Page", "new $second as $Page"],
        visits: ["$box.$open($first)", "$box.$open($second)", "$box.$open($first)"],
        size: 3, faults: hastyFades)

    private static let hastyFades: [MysteryFault] = [
        MysteryFault(
            "did-move-before-the-fade", .move("didMove", behind: "added"), call: "didMove",
            rule: .b06,
            promise: """
                expect log contains {
                    $second.willMove(toParent: $box)
                    $second.viewDidAppear(false)
                    $second.didMove(toParent: $box)
                }
                """, doctor: .b06,
            report: MysteryText(
                "A page of `$box` begins to play while it is still invisible: it is told too "
                    + "early that it has arrived.",
                "`$box` 的页面还看不见就开始播放：它太早得知自己已经到达。"),
            reason: MysteryText(
                "`didMove(toParent:)` says that the move is complete. With an animation it "
                    + "belongs in the completion.",
                "`didMove(toParent:)` 表示移动已经完成。有动画时应放在 completion 里。")),
        MysteryFault(
            "old-view-leaves-before-the-fade", .move("removeView", behind: "added"),
            call: "removeFromSuperview", rule: .c27,
            promise: """
                expect log contains {
                    $second.viewDidAppear(false)
                    $first.viewWillDisappear(false)
                    $second.willMove(toParent: nil)
                }
                """, doctor: nil,
            report: MysteryText(
                "`$box` does not fade from one page to the next: for a moment the screen is "
                    + "empty.",
                "`$box` 换页时没有渐变：中间有一刻屏幕是空的。"),
            reason: MysteryText(
                "The old view has to stay until the animation is over, since the new one fades in "
                    + "over it. It is taken away in the completion.",
                "动画结束之前旧的视图要留着，新的视图在它上面渐显。在 completion 里再移走它。")),
    ]
}
