import HeadlessUIKit
import HierarchyRecords
import TestSupport
import Testing

@MainActor
@Suite("G01–G04, G15, P01, L05, R6: segues")
struct SegueTests {
    private let shown = EventCategories.of(.load, .appearance, .containment, .segue, .action)

    /// A stack of one controller, with a segue to `b`.
    private func stack(
        _ scene: Scene, _ kind: String, _ more: String = "", button: Bool = false,
        others: [String] = []
    ) throws -> UINavigationController {
        let segue = Board.segue(kind, to: "b", "go", more)
        let a =
            button
            ? Board.scene("a", view: Board.button("Go", segue))
            : Board.scene("a", inside: Board.connections(segue))
        let board = try Board.make(
            [
                Board.scene("n", "navigationController", view: nil, inside: Board.root("a")), a,
                Board.scene("b"),
            ] + others, initial: "n")
        let nav = try #require(board.instantiateInitialViewController() as? UINavigationController)
        _ = scene.named(nav, "n")
        _ = scene.named(nav.viewControllers[0], "a")
        return nav
    }

    @Test("G01, R6: from code without a window: made, prepared, pushed, not loaded")
    func withoutWindow() throws {
        let scene = Scene()
        let nav = try stack(scene, "show")
        nav.loadViewIfNeeded()
        _ = scene.take()
        nav.viewControllers[0].performSegue(withIdentifier: "go", sender: nil)
        let b = nav.viewControllers[1]
        _ = scene.named(b, "b")
        #expect(
            scene.take(.all) == [
                "b.init(coder:)", "b.awakeFromNib()", "a.prepare(for: \"go\")",
                "b.willMove(toParent: n)",
            ])
        #expect(!b.isViewLoaded)
    }

    @Test("G03, L05: from a control: shouldPerformSegue first, then as from code, then the push")
    func fromControl() throws {
        let scene = Scene()
        let nav = try stack(scene, "show", button: true)
        scene.show(nav)
        let button = try #require(nav.viewControllers[0].view.subviews[0] as? UIButton)
        button.sendActions(for: .touchUpInside)
        _ = scene.named(nav.viewControllers[1], "b")
        #expect(
            scene.run(shown) == [
                "a.shouldPerformSegue(\"go\")", "b.init(coder:)", "b.awakeFromNib()",
                "a.prepare(for: \"go\")", "b.willMove(toParent: n)", "b.loadView()",
                "b.viewDidLoad()", "a.viewWillDisappear(true)", "b.viewWillAppear(true)",
                "b.viewIsAppearing(true)", "a.viewDidDisappear(true)", "b.viewDidAppear(true)",
                "b.didMove(toParent: n)",
            ])
    }

    @Test("P01: a full-screen presentation: the destination, prepare, the view, then the wills")
    func presentation() throws {
        let scene = Scene(ios: 12)
        let nav = try stack(scene, "presentation", "modalPresentationStyle=\"fullScreen\"")
        let a = nav.viewControllers[0]
        scene.show(nav)
        a.performSegue(withIdentifier: "go", sender: nil)
        _ = scene.named(try #require(nav.presentedViewController), "b")
        #expect(
            scene.run(shown) == [
                "b.init(coder:)", "b.awakeFromNib()", "a.prepare(for: \"go\")", "b.loadView()",
                "b.viewDidLoad()", "n.viewWillDisappear(true)", "a.viewWillDisappear(true)",
                "b.viewWillAppear(true)", "b.viewDidAppear(true)", "n.viewDidDisappear(true)",
                "a.viewDidDisappear(true)",
            ])
    }

    @Test("G02: a custom segue: prepare, perform, and nothing else")
    func custom() throws {
        let scene = Scene()
        let nav = try stack(
            scene, "custom", "customClass=\"OwnSegue\" customModule=\"ConformanceTests\"")
        let a = nav.viewControllers[0]
        scene.show(nav)
        a.performSegue(withIdentifier: "go", sender: nil)
        #expect(
            scene.run() == [
                "UIViewController-2.init(coder:)", "UIViewController-2.awakeFromNib()",
                "a.prepare(for: \"go\")", "a.performSegue(\"go\")",
                "UIViewController-2.willMove(toParent: a)",
            ])
    }

    @Test("G15: a class for a segue that shows: super's perform pushes, from iOS 9 on")
    func classOfShow() throws {
        let scene = Scene()
        let nav = try stack(
            scene, "show", "customClass=\"PassingSegue\" customModule=\"ConformanceTests\"")
        let a = nav.viewControllers[0]
        scene.show(nav)
        a.performSegue(withIdentifier: "go", sender: nil)
        _ = scene.named(nav.viewControllers[1], "b")
        #expect(
            scene.run(shown) == [
                "b.init(coder:)", "b.awakeFromNib()", "a.prepare(for: \"go\")",
                "a.performSegue(\"go\")", "b.willMove(toParent: n)", "b.loadView()",
                "b.viewDidLoad()", "a.viewWillDisappear(true)", "b.viewWillAppear(true)",
                "b.viewIsAppearing(true)", "a.viewDidDisappear(true)", "b.viewDidAppear(true)",
                "b.didMove(toParent: n)",
            ])
    }

    @Test("G15: a class for a presentation has the file's style; before iOS 9 super raises E79")
    func classOfPresentation() throws {
        let more =
            "modalPresentationStyle=\"formSheet\" customClass=\"PassingSegue\" "
            + "customModule=\"ConformanceTests\""
        let scene = Scene()
        let nav = try stack(scene, "presentation", more)
        scene.show(nav)
        nav.viewControllers[0].performSegue(withIdentifier: "go", sender: nil)
        #expect(nav.presentedViewController?.modalPresentationStyle == .formSheet)
        let older = Scene(ios: 8)
        let other = try stack(older, "presentation", more)
        older.show(other)
        other.viewControllers[0].performSegue(withIdentifier: "go", sender: nil)
        #expect(
            older.take(.of(.exception)) == [
                "exception NSInternalInconsistencyException: Could not perform segue with "
                    + "identifier 'go'. A segue must either have a performHandler or it must "
                    + "override -perform."
            ])
        #expect(other.presentedViewController == nil)
    }

    @Test("G04, R6: an embed, asked and prepared while the parent loads, before its viewDidLoad")
    func embed() throws {
        let scene = Scene()
        let container =
            "<subviews><containerView id=\"c\"><rect key=\"frame\" x=\"0\" y=\"100\" width=\"200\" "
            + "height=\"90\"/><connections>\(Board.segue("embed", to: "b", "inner"))</connections>"
            + "</containerView></subviews>"
        let board = try Board.make([
            Board.scene("a", identifier: "A", view: container), Board.scene("b"),
        ])
        let a = scene.named(board.instantiateViewController(withIdentifier: "A"), "a")
        _ = scene.take()
        a.loadViewIfNeeded()
        let b = scene.named(a.children[0], "b")
        #expect(
            scene.take() == [
                "a.loadView()", "a.shouldPerformSegue(\"inner\")", "b.init(coder:)",
                "b.awakeFromNib()", "a.prepare(for: \"inner\")", "b.loadView()",
                "b.viewDidLoad()", "b.willMove(toParent: a)", "b.didMove(toParent: a)",
                "a.viewDidLoad()",
            ])
        let place = try #require(b.view.superview)
        #expect(b.view.frame == place.bounds && place.bounds.width == 200)
        place.frame.size.width = 300
        #expect(b.view.frame.width == 300)
        a.performSegue(withIdentifier: "inner", sender: nil)
        #expect(
            scene.take(.of(.exception)) == [
                "exception NSInternalInconsistencyException: There are unexpected subviews in the "
                    + "container view. Perhaps the embed segue has already fired once or a "
                    + "subview was added programmatically?"
            ])
    }

    @Test("A151: prepare may change the style that the file gives")
    func styleInPrepare() throws {
        let scene = Scene()
        let segue = Board.segue(
            "presentation", to: "b", "go", "modalPresentationStyle=\"formSheet\"")
        let board = try Board.make(
            [
                Board.scene("a", class: "StyleChanger", inside: Board.connections(segue)),
                Board.scene("b"),
            ], initial: "a")
        let made = try #require(board.instantiateInitialViewController() as? StyleChanger)
        let a = scene.named(made, "a")
        scene.show(a)
        a.performSegue(withIdentifier: "go", sender: nil)
        let b = scene.named(try #require(a.presentedViewController), "b")
        #expect(a.found == .formSheet && b.modalPresentationStyle == .fullScreen)
        #expect(
            scene.run(shown) == [
                "b.init(coder:)", "b.awakeFromNib()", "a.prepare(for: \"go\")", "b.loadView()",
                "b.viewDidLoad()", "a.viewWillDisappear(true)", "b.viewWillAppear(true)",
                "b.viewIsAppearing(true)", "b.viewDidAppear(true)", "a.viewDidDisappear(true)",
            ])
    }

    @Test("E23: an older popover from a view that is in no window", arguments: [5, 7, 8, 9])
    func olderPopover(ios: Int) throws {
        let scene = Scene(ios: ios)
        let segue = Board.segue("popover", to: "b", "go", "popoverAnchorView=\"a-v\"")
        let board = try Board.make([
            Board.scene("a", identifier: "A", inside: Board.connections(segue)), Board.scene("b"),
        ])
        let a = scene.named(board.instantiateViewController(withIdentifier: "A"), "a")
        _ = scene.root("r")
        a.loadViewIfNeeded()
        _ = scene.take()
        a.performSegue(withIdentifier: "go", sender: nil)
        let text =
            "exception NSInvalidArgumentException: -[UIPopoverController "
            + "presentPopoverFromRect:inView:permittedArrowDirections:animated:]: Popovers cannot be "
            + "presented from a view which does not have a window."
        #expect(scene.take(.of(.exception)) == (ios < 9 ? [text] : []))
    }

    @Test("E46, E48: no such segue; a push without a stack, in each version's words")
    func refusals() throws {
        for (ios, text) in [
            (
                8,
                "exception NSGenericException: Could not find a navigation controller for segue "
                    + "'go'. Push segues can only be used when the source controller is managed "
                    + "by an instance of UINavigationController."
            ),
            (
                9,
                "exception NSGenericException: Push segues can only be used when the source "
                    + "controller is managed by an instance of UINavigationController."
            ),
        ] {
            let scene = Scene(ios: ios)
            let board = try Board.make([
                Board.scene(
                    "a", identifier: "A",
                    inside: Board.connections(Board.segue("push", to: "b", "go"))),
                Board.scene("b"),
            ])
            let a = board.instantiateViewController(withIdentifier: "A")
            a.performSegue(withIdentifier: "go", sender: nil)
            #expect(scene.take(.of(.exception)) == [text], "\(ios)")
            scene.simulator.clearException()
            a.performSegue(withIdentifier: "other", sender: nil)
            #expect(
                scene.take(.of(.exception)) == [
                    "exception NSInvalidArgumentException: Receiver (<UIViewController: "
                        + "UIViewController-1>) has no segue with identifier 'other'"
                ])
        }
    }
}
