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
                "$second works until the user looks at another tab. After the second visit it is asleep.",
                "用户换一次标签页之前 $second 都正常；第二次回来后它就不动了。"),
            reason: MysteryText(
                "Who forwards by hand forwards all of it: when the container appears again, its child "
                    + "needs a begin and an end too. An end without a begin does nothing, and UIKit says so.",
                "自己转发就要全部转发：容器再次出现时，子控制器也要有 begin 和 end。没有 begin 的 end 不起作用，UIKit 会警告。")),
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
                "After the user comes back to $box, $second is on the screen and still only about to "
                    + "appear.",
                "用户回到 $box 之后，$second 已经在屏幕上，却一直停在“将要出现”。"),
            reason: MysteryText(
                "A begin sends viewWillAppear and waits; only the end sends viewDidAppear.",
                "begin 只发送 viewWillAppear，然后等待；end 才发送 viewDidAppear。")),
        MysteryFault(
            "begin-missing-at-leave", .forget("willDisappear"), call: "beginAppearanceTransition",
            rule: .e01, promise: "expect log contains { $second.viewWillDisappear(false) }",
            doctor: .e01,
            report: MysteryText(
                "$second goes on playing while the user is in another tab.",
                "用户在别的标签页时，$second 还在继续播放。"),
            reason: MysteryText(
                "When the container disappears its child has to be told: begin(false) sends "
                    + "viewWillDisappear, and the end that is there has nothing to end without it.",
                "容器消失时要告诉子控制器：begin(false) 发送 viewWillDisappear；没有它，后面的 end 没有可结束的。")),
        MysteryFault(
            "begin-missing-at-open", .forget("begin"), call: "beginAppearanceTransition",
            rule: .e01, promise: "expect log contains { $first.viewWillAppear(false) }",
            doctor: .e01,
            report: MysteryText(
                "A page that $box opens stays a still picture: it never learns that it is shown.",
                "$box 打开的页面像一张静止的图：它从不知道自己被显示。"),
            reason: MysteryText(
                "Where forwarding is by hand, addSubview tells the child nothing: begin(true) before "
                    + "it, and end after it, are what it hears.",
                "手动转发时 addSubview 什么也不告诉子控制器：之前的 begin(true) 和之后的 end 才是它收到的。")),
        MysteryFault(
            "end-missing-at-close", .forget("end"), call: "endAppearanceTransition", rule: .c31,
            promise: "expect log contains { $first.viewDidDisappear(false) }", doctor: .c31,
            report: MysteryText(
                "What $first holds is never let go after it is closed: it waits for the end of its "
                    + "disappearance.",
                "$first 关闭之后从不释放资源：它还在等“消失”结束。"),
            reason: MysteryText(
                "beginAppearanceTransition(false, …) opens a transition; without its end "
                    + "viewDidDisappear never comes.",
                "beginAppearanceTransition(false, …) 开始了一个转场；没有 end，viewDidDisappear 就不会来。")),
        MysteryFault(
            "begin-in-the-wrong-direction",
            .change(
                "willDisappear",
                to: "current?.beginAppearanceTransition(true, animated: animated)"),
            call: "beginAppearanceTransition", rule: .e01,
            promise: "expect log contains { $second.viewWillDisappear(false) }", doctor: .e01,
            report: MysteryText(
                "$second never notices that the user has gone to another tab, and UIKit complains.",
                "用户去了别的标签页，$second 毫无察觉，UIKit 还发出警告。"),
            reason: MysteryText(
                "A begin towards where a controller already is opens nothing: a child that has appeared "
                    + "needs begin(false) to leave.",
                "朝已经处于的方向 begin 什么也不会开始：已出现的子控制器要用 begin(false) 才能离开。")),
    ]
}
