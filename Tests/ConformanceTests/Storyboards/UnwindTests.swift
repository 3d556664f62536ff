import HeadlessUIKit
import HierarchyRecords
import TestSupport
import Testing

@MainActor
@Suite("G05, G07–G09, P25: unwinding")
struct UnwindTests {
    private let back = Board.segue("unwind", to: "c-x", "back", "unwindAction=\"unwindToList:\"")
    private let asked = EventCategories.of(.segue, .action)

    /// `a` on a stack, `b` pushed on it, and `c` presented by `b`; `c` has the unwind segue.
    private func modalOnStack(
        _ scene: Scene, taker: String = "a", class name: String = "UnwindTaker"
    ) throws -> (UINavigationController, UIViewController) {
        func kind(_ id: String) -> String? { id == taker ? name : nil }
        let present = Board.segue(
            "presentation", to: "c", "present", "modalPresentationStyle=\"fullScreen\"")
        let board = try Board.make(
            [
                Board.scene("n", "navigationController", view: nil, inside: Board.root("a")),
                Board.scene(
                    "a", class: kind("a"),
                    inside: Board.connections(Board.segue("show", to: "b", "push"))),
                Board.scene("b", class: kind("b"), inside: Board.connections(present)),
                Board.scene("c", class: kind("c"), view: Board.button("Back", back)),
            ], initial: "n")
        let nav = try #require(board.instantiateInitialViewController() as? UINavigationController)
        _ = scene.named(nav, "n")
        _ = scene.named(nav.viewControllers[0], "a")
        scene.show(nav)
        nav.viewControllers[0].performSegue(withIdentifier: "push", sender: nil)
        _ = scene.named(nav.viewControllers[1], "b")
        scene.settle()
        nav.viewControllers[1].performSegue(withIdentifier: "present", sender: nil)
        let c = scene.named(try #require(nav.presentedViewController), "c")
        scene.settle()
        return (nav, c)
    }

    private func tap(_ controller: UIViewController) throws {
        let button = try #require(controller.view.subviews[0] as? UIButton)
        button.sendActions(for: .touchUpInside)
    }

    @Test(
        "G05, G07: through a modal and a stack, as it was logged, the odd step 4 among it",
        arguments: [9, 10, 12, 13, 26])
    func modalAndStack(ios: Int) throws {
        let scene = Scene(ios: ios)
        let (nav, c) = try modalOnStack(scene)
        try tap(c)
        #expect(
            scene.run(asked) == [
                "c.shouldPerformSegue(\"back\")",
                "b.allowedChildrenForUnwinding(\"unwindToList:\")",
                "b.canPerformUnwindSegueAction(\"unwindToList:\")",
                "c.allowedChildrenForUnwinding(\"unwindToList:\")",
                "c.canPerformUnwindSegueAction(\"unwindToList:\")",
                "n.allowedChildrenForUnwinding(\"unwindToList:\")",
                "a.allowedChildrenForUnwinding(\"unwindToList:\")",
                "a.canPerformUnwindSegueAction(\"unwindToList:\")",
                "c.prepare(for: \"back\")", "a.unwindToList:(\"back\")",
                "n.unwind(for: \"back\", towards: a)",
            ])
        #expect(nav.presentedViewController == nil && nav.viewControllers.count == 1)
        #expect((nav.viewControllers[0] as? UnwindTaker)?.unwound == ["back"])
    }

    @Test("G09: the source does not take its own segue, though it has the action")
    func notTheSource() throws {
        let scene = Scene()
        let (nav, c) = try modalOnStack(scene, taker: "c")
        try tap(c)
        #expect(
            scene.run(asked) == [
                "c.shouldPerformSegue(\"back\")",
                "b.allowedChildrenForUnwinding(\"unwindToList:\")",
                "b.canPerformUnwindSegueAction(\"unwindToList:\")",
                "c.allowedChildrenForUnwinding(\"unwindToList:\")",
                "c.canPerformUnwindSegueAction(\"unwindToList:\")",
                "n.allowedChildrenForUnwinding(\"unwindToList:\")",
                "a.allowedChildrenForUnwinding(\"unwindToList:\")",
                "a.canPerformUnwindSegueAction(\"unwindToList:\")",
            ])
        #expect(nav.presentedViewController === c && nav.viewControllers.count == 2)
    }

    @Test(
        "G08: from code: no question, prepare on the source and the action on the taker",
        arguments: [9, 12, 26])
    func fromCode(ios: Int) throws {
        let scene = Scene(ios: ios)
        let (nav, c) = try modalOnStack(scene, taker: "b")
        c.performSegue(withIdentifier: "back", sender: nil)
        #expect(
            scene.run(asked) == [
                "b.allowedChildrenForUnwinding(\"unwindToList:\")",
                "b.canPerformUnwindSegueAction(\"unwindToList:\")",
                "c.prepare(for: \"back\")", "b.unwindToList:(\"back\")",
            ])
        #expect(nav.presentedViewController == nil && nav.viewControllers.count == 2)
    }

    @Test(
        "G09: up to iOS 12 only the older question counts, later also where it alone is overridden",
        arguments: [
            (12, "OlderRefuser", false), (13, "OlderRefuser", false), (26, "OlderRefuser", false),
            (12, "NewerRefuser", true), (13, "NewerRefuser", false), (26, "NewerRefuser", false),
        ])
    func questions(ios: Int, name: String, isTaken: Bool) throws {
        let scene = Scene(ios: ios)
        let (nav, c) = try modalOnStack(scene, class: name)
        c.performSegue(withIdentifier: "back", sender: nil)
        scene.settle()
        #expect((nav.viewControllers[0] as? UnwindTaker)?.unwound == (isTaken ? ["back"] : []))
        #expect((nav.presentedViewController == nil) == isTaken)
    }

    @Test("G07: only the child that presented the source itself is asked before it")
    func higherUp() throws {
        let scene = Scene()
        let next = { (id: String) in
            Board.segue("presentation", to: id, "next", "modalPresentationStyle=\"fullScreen\"")
        }
        let board = try Board.make(
            [
                Board.scene("n", "navigationController", view: nil, inside: Board.root("a")),
                Board.scene("a", inside: Board.connections(next("b"))),
                Board.scene("b", inside: Board.connections(next("c"))),
                Board.scene("c", inside: Board.connections(back)),
            ], initial: "n")
        let nav = try #require(board.instantiateInitialViewController() as? UINavigationController)
        scene.show(scene.named(nav, "n"))
        var top = scene.named(nav.viewControllers[0], "a")
        for name in ["b", "c"] {
            top.performSegue(withIdentifier: "next", sender: nil)
            top = scene.named(try #require(top.presentedViewController), name)
            scene.settle()
        }
        top.performSegue(withIdentifier: "back", sender: nil)
        let asked = ["c", "b", "a"].flatMap { name in
            ["allowedChildrenForUnwinding", "canPerformUnwindSegueAction"].map {
                "\(name).\($0)(\"unwindToList:\")"
            }
        }
        #expect(
            scene.run() == asked + [
                "n.allowedChildrenForUnwinding(\"unwindToList:\")",
                "n.canPerformUnwindSegueAction(\"unwindToList:\")",
            ])
    }

    @Test(
        "G08, X46: the source is asked, too; the action runs even when nothing can be popped",
        arguments: [9, 12, 26])
    func nothingToPop(ios: Int) throws {
        let scene = Scene(ios: ios)
        let board = try Board.make(
            [
                Board.scene("n", "navigationController", view: nil, inside: Board.root("a")),
                Board.scene(
                    "a", class: "UnwindTaker",
                    inside: Board.connections(Board.segue("show", to: "c", "push"))),
                Board.scene("c", inside: Board.connections(back)),
            ], initial: "n")
        let nav = try #require(board.instantiateInitialViewController() as? UINavigationController)
        let a = scene.named(nav.viewControllers[0], "a")
        _ = scene.named(nav, "n")
        a.performSegue(withIdentifier: "push", sender: nil)
        let c = scene.named(nav.viewControllers[1], "c")
        _ = scene.take()
        c.performSegue(withIdentifier: "back", sender: nil)
        #expect(
            scene.take() == [
                "c.allowedChildrenForUnwinding(\"unwindToList:\")",
                "c.canPerformUnwindSegueAction(\"unwindToList:\")",
                "n.allowedChildrenForUnwinding(\"unwindToList:\")",
                "a.allowedChildrenForUnwinding(\"unwindToList:\")",
                "a.canPerformUnwindSegueAction(\"unwindToList:\")",
                "c.prepare(for: \"back\")", "a.unwindToList:(\"back\")",
                "n.unwind(for: \"back\", towards: a)", "c.willMove(toParent: nil)",
                "c.didMove(toParent: nil)",
            ])
    }

    @Test("P25: over three presentations one dismissal, and none of the containers between")
    func nestedPresentations() throws {
        let scene = Scene()
        func next(_ id: String) -> String {
            Board.connections(
                Board.segue("presentation", to: id, "next", "modalPresentationStyle=\"fullScreen\"")
            )
        }
        let board = try Board.make(
            [
                Board.scene("a", class: "UnwindTaker", inside: next("b")),
                Board.scene("b", inside: next("d")), Board.scene("d", inside: next("c")),
                Board.scene("c", view: Board.button("Back", back)),
            ], initial: "a")
        let a = try #require(board.instantiateInitialViewController())
        scene.show(a)
        var top = scene.named(a, "a")
        for name in ["b", "d", "c"] {
            top.performSegue(withIdentifier: "next", sender: nil)
            top = scene.named(try #require(top.presentedViewController), name)
            scene.settle()
        }
        top.performSegue(withIdentifier: "back", sender: nil)
        let lines = scene.run(.of(.appearance, .action))
        #expect(
            lines == [
                "a.unwindToList:(\"back\")", "c.viewWillDisappear(true)", "a.viewWillAppear(true)",
                "a.viewIsAppearing(true)", "a.viewDidAppear(true)", "c.viewDidDisappear(true)",
            ])
        #expect(a.presentedViewController == nil)
    }

    @Test("G07: the way ends where the controller that presented was put below the source since")
    func presenterBelowSource() throws {
        let scene = Scene()
        let (nav, c) = try modalOnStack(scene)
        let b = nav.viewControllers[1]
        nav.setViewControllers([nav.viewControllers[0]], animated: false)
        scene.settle()
        scene.add(b, to: c)
        scene.settle()
        try tap(c)
        #expect(
            scene.run(asked) == [
                "c.shouldPerformSegue(\"back\")",
                "b.allowedChildrenForUnwinding(\"unwindToList:\")",
                "b.canPerformUnwindSegueAction(\"unwindToList:\")",
                "c.allowedChildrenForUnwinding(\"unwindToList:\")",
                "c.canPerformUnwindSegueAction(\"unwindToList:\")",
            ])
        #expect(nav.presentedViewController === c && b.parent === c)
    }
}
