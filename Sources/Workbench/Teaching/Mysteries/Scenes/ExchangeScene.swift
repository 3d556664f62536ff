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
                "You can see `$first` on the screen, but the tree does not have it: `$box` has no "
                    + "children.",
                "屏幕上看得到 `$first`，可是树里没有它：`$box` 没有子控制器。"),
            reason: MysteryText(
                "Only a view was added. `addChild` makes `$first` a child of `$box`, sends "
                    + "`willMove`, and keeps it in memory.",
                "只加了视图。`addChild` 才让 `$first` 成为 `$box` 的子控制器，发送 `willMove`，并持有它。")),
        MysteryFault(
            "forgotten-add-subview", .forget("addSubview"), call: "addSubview", rule: .c13,
            promise: "expect log contains { $first.viewDidAppear(false) }", doctor: .c13,
            report: MysteryText(
                "The screen of `$box` stays empty, whichever page is opened.",
                "不论打开哪一页，`$box` 的屏幕都是空的。"),
            reason: MysteryText(
                "`addChild` alone shows nothing. The view of the child has to go into the view of "
                    + "the container; only then the child is told that it appears.",
                "只有 `addChild`，什么也不显示。子控制器的视图要放进容器的视图，子控制器才会收到出现的回调。")),
        MysteryFault(
            "forgotten-did-move", .forget("didMove"), call: "didMove", rule: .c11,
            promise: "expect log contains { $first.didMove(toParent: $box) }", doctor: .c11,
            report: MysteryText(
                "You can see the pages of `$box`, but what they should do once they have moved "
                    + "into it never happens.",
                "`$box` 的页面都看得见，可是移入之后该做的事从不发生。"),
            reason: MysteryText(
                "`addChild` sends `willMove`, and not `didMove`: the container calls that, since "
                    + "only it knows when everything is in its place.",
                "`addChild` 发送 `willMove`，不发送 `didMove`：后者由容器调用，因为只有它知道什么时候一切就位。")),
        MysteryFault(
            "forgotten-will-move", .forget("willMove"), call: "willMove", rule: .c21,
            promise: "expect log contains { $first.willMove(toParent: nil) }", doctor: .c21,
            report: MysteryText(
                "When `$box` closes a page, the page is not told beforehand that it will leave.",
                "`$box` 关闭页面之前，没有告诉页面它将要离开。"),
            reason: MysteryText(
                "`removeFromParent` sends `didMove(toParent: nil)` alone. The container has to "
                    + "call `willMove(toParent: nil)` before it takes the child away.",
                "`removeFromParent` 只发送 `didMove(toParent: nil)`。"
                    + "容器要在移走子控制器之前调用 `willMove(toParent: nil)`。")),
        MysteryFault(
            "forgotten-remove-view", .forget("removeView"), call: "removeFromSuperview", rule: .c12,
            promise: """
                expect log contains {
                    $first.viewDidDisappear(false)
                    $second.willMove(toParent: nil)
                }
                """, doctor: .c12,
            report: MysteryText(
                "`$box` gets slower with each page: the views of closed pages are still there, "
                    + "below the new ones.",
                "`$box` 每打开一页就更慢：关闭的页面的视图还在新页面下面。"),
            reason: MysteryText(
                "`removeFromParent` takes the controller away and leaves its view where it is. "
                    + "`removeFromSuperview` takes the view away, and only then the controller "
                    + "disappears.",
                "`removeFromParent` 只移走控制器，视图仍留在原处。`removeFromSuperview` 移走视图，控制器这才消失。")),
        MysteryFault(
            "forgotten-remove-from-parent", .forget("removeChild"), call: "removeFromParent",
            rule: .c22, promise: "expect log contains { $first.didMove(toParent: nil) }",
            doctor: .c22,
            report: MysteryText(
                "`$box` keeps every page that was ever opened: it gets more and more children.",
                "`$box` 留着打开过的每一页：它的子控制器越来越多。"),
            reason: MysteryText(
                "A child whose view is gone is still a child. `removeFromParent` ends that, and "
                    + "sends `didMove(toParent: nil)`.",
                "视图移走之后，它仍是子控制器。`removeFromParent` 才结束这种关系，并发送 `didMove(toParent: nil)`。")),
    ]

    private static let callsTooMany: [MysteryFault] = [
        MysteryFault(
            "doubled-did-move", .add("page.didMove(toParent: self)", behind: "addChild"),
            call: "didMove", rule: .c10, promise: toldOnce, doctor: .c10,
            report: MysteryText(
                "Each page of `$box` notes twice that it has arrived, though it was opened once.",
                "`$box` 的每一页只打开一次，却记下两次到达。"),
            reason: MysteryText(
                "UIKit does not check who calls `didMove`. The container calls it once, when "
                    + "everything is in its place.",
                "UIKit 不检查谁调用了 `didMove`。容器只调用一次，在一切就位的时候。")),
        MysteryFault(
            "will-move-by-hand", .add("page.willMove(toParent: self)", behind: "closing"),
            call: "willMove", rule: .c10, promise: toldOnce, doctor: .c10,
            report: MysteryText(
                "Each page of `$box` gets ready twice to move there, though it moves once.",
                "`$box` 的每一页只移入一次，却做了两次准备。"),
            reason: MysteryText(
                "`addChild` sends `willMove(toParent:)` by itself. The container calls only "
                    + "`willMove(toParent: nil)`, before a child leaves.",
                "`addChild` 自己会发送 `willMove(toParent:)`。容器只在子控制器离开之前调用 `willMove(toParent: nil)`。")),
        MysteryFault(
            "forwarding-switched-off",
            .add(
                "override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }",
                behind: "property"),
            call: "shouldAutomaticallyForwardAppearanceMethods", rule: .c28,
            promise: "expect log contains { $first.viewDidAppear(false) }", doctor: .c28,
            report: MysteryText(
                "The pages of `$box` are on the screen, but they do not begin to work: nobody "
                    + "tells them that they can be seen.",
                "`$box` 的页面在屏幕上，却不开始工作：没有谁告诉它们看得见了。"),
            reason: MysteryText(
                "A container that answers `false` has to tell its children by hand that they "
                    + "appear. This one does not; without this line UIKit does.",
                "回答 `false` 的容器要手动告诉子控制器它们出现了。这里没有做；去掉这一行，UIKit 就会做。")),
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
                "Each page of `$box` counts two visits each time it is opened.",
                "`$box` 的页面每打开一次，就记两次访问。"),
            reason: MysteryText(
                "UIKit sends `viewWillAppear` when the view comes into the window. Called by hand "
                    + "as well, it comes twice.",
                "视图进入窗口时，UIKit 会发送 `viewWillAppear`。再手动调用，就有了两次。")),
    ]
}
