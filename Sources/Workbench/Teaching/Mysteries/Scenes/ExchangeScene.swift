/// A container that shows one child at a time.
extension MysteryScene {
    static let exchange = MysteryScene(
        id: "exchange",
        cast: [
            ("Box", ["Shelf", "Folder", "Cabinet", "Crate", "Closet"]),
            ("Page", ["Page", "Card", "Leaf", "Sketch"]),
            ("first", pages), ("second", pages),
            ("open", ["open", "enter", "reveal"]), ("close", ["close", "clear", "empty"]),
        ],
        classes: """
            class $Page: UIViewController {
                private(set) var visits = 0

                override func viewWillAppear(_ animated: Bool) {
                    super.viewWillAppear(animated)
                    visits += 1
                }
            }

            class $Box: UIViewController {
                private var current: UIViewController?  //@ property

                func $open(_ page: UIViewController) {
                    $close()  //@ closing
                    addChild(page)  //@ addChild
                    page.view.frame = view.bounds
                    view.addSubview(page.view)  //@ addSubview
                    page.didMove(toParent: self)  //@ didMove
                    current = page
                }

                func $close() {
                    guard let page = current else { return }
                    page.willMove(toParent: nil)  //@ willMove
                    page.view.removeFromSuperview()  //@ removeView
                    page.removeFromParent()  //@ removeChild
                    current = nil
                }
            }
            """,
        made: ["new $box as $Box", "new $first as $Page", "new $second as $Page"],
        visits: ["$box.$open($first)", "$box.$open($second)", "$box.$open($first)"],
        size: 3, faults: forgottenCalls + callsTooMany)

    /// What `$second` hears of its parents where each is told once.
    private static let toldOnce = """
        expect log containment of $second {
            $second.willMove(toParent: $box)
            $second.didMove(toParent: $box)
            $second.willMove(toParent: nil)
            $second.didMove(toParent: nil)
        }
        """

    private static let forgottenCalls: [MysteryFault] = [
        MysteryFault(
            "forgotten-add-child", .forget("addChild"), call: "addChild", rule: .c12,
            promise: "expect $first.parent $box", doctor: .c12,
            report: MysteryText(
                "$first is to be seen on the screen, but the tree of controllers knows nothing of it: "
                    + "$box has no children.",
                "屏幕上看得到 $first，可是控制器树里没有它：$box 没有子控制器。"),
            reason: MysteryText(
                "A view without its controller is half a child: only addChild makes $first known to "
                    + "$box, sends willMove, and keeps it alive.",
                "只加视图不加控制器，只算半个子控制器：只有 addChild 才让 $box 认识 $first、发送 willMove 并持有它。")),
        MysteryFault(
            "forgotten-add-subview", .forget("addSubview"), call: "addSubview", rule: .c13,
            promise: "expect log contains { $first.viewDidAppear(false) }", doctor: .c13,
            report: MysteryText(
                "The screen of $box stays empty, whichever page is opened.",
                "不论打开哪一页，$box 的屏幕都是空的。"),
            reason: MysteryText(
                "addChild alone shows nothing: the child's view has to enter the container's view, and "
                    + "that is what sends the appearance callbacks.",
                "只有 addChild 什么也不显示：子控制器的视图要加入容器的视图，出现回调才会发送。")),
        MysteryFault(
            "forgotten-did-move", .forget("didMove"), call: "didMove", rule: .c11,
            promise: "expect log contains { $first.didMove(toParent: $box) }", doctor: .c11,
            report: MysteryText(
                "The pages of $box can be seen, but what they do once they have arrived in their "
                    + "container never happens.",
                "$box 的页面都能看到，但页面进入容器之后该做的事从不发生。"),
            reason: MysteryText(
                "addChild sends willMove and leaves didMove to the container, which knows when the move "
                    + "is complete.",
                "addChild 只发送 willMove；didMove 由容器自己调用，因为只有它知道移动何时完成。")),
        MysteryFault(
            "forgotten-will-move", .forget("willMove"), call: "willMove", rule: .c21,
            promise: "expect log contains { $first.willMove(toParent: nil) }", doctor: .c21,
            report: MysteryText(
                "A page of $box that is closed is never asked to tidy up before it goes.",
                "$box 关闭页面之前，从不通知页面收拾。"),
            reason: MysteryText(
                "removeFromParent sends didMove(toParent: nil) alone: willMove(toParent: nil) is the "
                    + "container's to call before it takes the child away.",
                "removeFromParent 只发送 didMove(toParent: nil)；willMove(toParent: nil) 要由容器在移走之前调用。")),
        MysteryFault(
            "forgotten-remove-view", .forget("removeView"), call: "removeFromSuperview", rule: .c12,
            promise: """
                expect log contains {
                    $first.viewDidDisappear(false)
                    $second.willMove(toParent: nil)
                }
                """, doctor: .c12,
            report: MysteryText(
                "$box gets slower with each page: closed pages are still there, below the new ones.",
                "$box 每打开一页就更慢：关闭的页面还留在新页面下面。"),
            reason: MysteryText(
                "removeFromParent takes the controller out of the tree and leaves its view where it is: "
                    + "the view has to leave by removeFromSuperview, and with it the controller disappears.",
                "removeFromParent 只把控制器移出树，视图仍留在原处；要用 removeFromSuperview 让视图离开，控制器才会消失。")),
        MysteryFault(
            "forgotten-remove-from-parent", .forget("removeChild"), call: "removeFromParent",
            rule: .c22, promise: "expect log contains { $first.didMove(toParent: nil) }",
            doctor: .c22,
            report: MysteryText(
                "$box never lets go of a page: the list of its children only grows.",
                "$box 从不放开页面：它的子控制器只增不减。"),
            reason: MysteryText(
                "A child whose view is gone is still a child: removeFromParent ends that, and sends "
                    + "didMove(toParent: nil).",
                "视图离开后它仍是子控制器；removeFromParent 才结束这种关系，并发送 didMove(toParent: nil)。")),
    ]

    private static let callsTooMany: [MysteryFault] = [
        MysteryFault(
            "doubled-did-move", .add("page.didMove(toParent: self)", behind: "addChild"),
            call: "didMove", rule: .c10, promise: toldOnce, doctor: .c10,
            report: MysteryText(
                "Each page of $box counts two arrivals where there was one.",
                "$box 的每一页只进来一次，却记了两次到达。"),
            reason: MysteryText(
                "didMove is a message, and UIKit does not check it: the container calls it once, when "
                    + "the move is complete.",
                "didMove 只是一条消息，UIKit 不做检查；移动完成时由容器调用一次。")),
        MysteryFault(
            "will-move-by-hand", .add("page.willMove(toParent: self)", behind: "closing"),
            call: "willMove", rule: .c10, promise: toldOnce, doctor: .c10,
            report: MysteryText(
                "Each page of $box prepares twice for a parent that it gets once.",
                "$box 的每一页只有一个父控制器，却准备了两次。"),
            reason: MysteryText(
                "addChild sends willMove(toParent:) itself: only willMove(toParent: nil), before a "
                    + "child goes, is the container's to call.",
                "addChild 自己会发送 willMove(toParent:)；只有移走之前的 willMove(toParent: nil) 要由容器调用。")),
        MysteryFault(
            "forwarding-switched-off",
            .add(
                "override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }",
                behind: "property"),
            call: "shouldAutomaticallyForwardAppearanceMethods", rule: .c28,
            promise: "expect log contains { $first.viewDidAppear(false) }", doctor: .c28,
            report: MysteryText(
                "The pages of $box are on the screen and never begin to work: they do not know that "
                    + "they can be seen.",
                "$box 的页面显示在屏幕上，却不开始工作：它们不知道自己看得见。"),
            reason: MysteryText(
                "A container that says false promises to forward appearance by hand, with begin and "
                    + "end. This one does not: without the override UIKit does it.",
                "返回 false 的容器等于承诺用 begin 和 end 自己转发出现；这里没有这样做，去掉这一行，UIKit 就会转发。")),
        MysteryFault(
            "appearance-by-hand", .add("page.viewWillAppear(false)", behind: "addSubview"),
            call: "viewWillAppear", rule: .b05,
            promise: """
                expect log appearance of $second {
                    $second.viewWillAppear(false)
                    $second.viewIsAppearing(false)
                    $second.viewDidAppear(false)
                    $second.viewWillDisappear(false)
                    $second.viewDidDisappear(false)
                }
                """, doctor: .b05,
            report: MysteryText(
                "Every page of $box counts two visits each time it is opened.",
                "$box 的页面每打开一次，就记两次访问。"),
            reason: MysteryText(
                "The four appearance callbacks are UIKit's to send: the view that enters the window "
                    + "has sent viewWillAppear already.",
                "四个出现回调由 UIKit 发送：视图进入窗口时已经发过 viewWillAppear。")),
    ]
}
