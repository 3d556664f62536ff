import HeadlessUIKit
import HierarchyRecords
import TestSupport
import Testing

@MainActor
@Suite("E05–E17, E62: presentations misused, in the wording of the system")
struct PresentationMisuseTests {
    private func x(_ name: String) -> String { "<UIViewController: \(name)>" }

    private func modal(_ name: String, _ scene: Scene) -> UIViewController {
        let controller = scene.controller(name)
        controller.modalPresentationStyle = .overFullScreen
        return controller
    }

    @Test("E05: a presenter whose view is in no window", arguments: [8, 12, 13, 26])
    func notInWindow(ios: Int) {
        let scene = Scene(ios: ios)
        let (a, b) = (scene.controller("a"), modal("b", scene))
        let reason = "whose view is not in the window hierarchy"
        let text =
            ios < 13
            ? "warning: Warning: Attempt to present \(x("b")) on \(x("a")) \(reason)!"
            : "warning: Attempt to present \(x("b")) on \(x("a")) (from \(x("a"))) \(reason)."
        #expect(scene.lines(.all) { a.present(b, animated: true) {} } == [text])
        #expect(a.presentedViewController == nil && b.presentingViewController == nil)
    }

    @Test("E05: from a child of such a presenter, both are named from 13 on")
    func notInWindowFromChild() {
        let scene = Scene()
        let (p, b) = (scene.controller("p"), modal("b", scene))
        let c = scene.controller("c")
        p.addChild(c)
        scene.settle()
        #expect(
            scene.lines(.all) { c.present(b, animated: true) } == [
                "warning: Attempt to present \(x("b")) on \(x("p")) (from \(x("c"))) "
                    + "whose view is not in the window hierarchy."
            ])
    }

    @Test("E05, A12: it comes before E06: a presenter that full screen has covered")
    func covered() {
        let scene = Scene()
        let a = scene.root("a")
        let (b, c) = (scene.controller("b"), modal("c", scene))
        b.modalPresentationStyle = .fullScreen
        a.present(b, animated: true)
        scene.settle()
        #expect(
            scene.lines { a.present(c, animated: true) } == [
                "warning: Attempt to present \(x("c")) on \(x("a")) (from \(x("a"))) "
                    + "whose view is not in the window hierarchy."
            ])
    }

    @Test("E05: presenting in viewDidLoad")
    func inViewDidLoad() {
        let scene = Scene()
        let a = scene.scripted("a")
        let b = modal("b", scene)
        a.on(.viewDidLoad) { [unowned a] in a.present(b, animated: true) }
        scene.simulator.window.rootViewController = a
        scene.simulator.window.makeKeyAndVisible()
        #expect(
            scene.run(.of(.warning, .presentation)) == [
                "warning: Attempt to present \(x("b")) on <ScriptedController: a> "
                    + "(from <ScriptedController: a>) whose view is not in the window hierarchy."
            ])
    }

    private func alreadyPresenting(_ ios: Int) -> String {
        switch ios {
        case ...10:
            "warning: Warning: Attempt to present \(x("c"))  on \(x("a")) "
                + "which is already presenting \(x("b"))"
        case 11, 12:
            "warning: Warning: Attempt to present \(x("c")) on \(x("a")) "
                + "which is already presenting \(x("b"))"
        default:
            "warning: Attempt to present \(x("c")) on \(x("a")) (from \(x("a"))) "
                + "which is already presenting \(x("b"))."
        }
    }

    @Test("E06: a presenter that presents already", arguments: [8, 10, 11, 12, 13, 26])
    func presenting(ios: Int) {
        let scene = Scene(ios: ios)
        let a = scene.root("a")
        a.present(modal("b", scene), animated: true)
        scene.settle()
        let c = modal("c", scene)
        #expect(scene.lines(.all) { a.present(c, animated: true) {} } == [alreadyPresenting(ios)])
        #expect(!c.isViewLoaded && c.presentingViewController == nil)
    }

    @Test("E07: in the middle of another presentation", arguments: [8, 12, 13, 26])
    func inProgress(ios: Int) {
        let scene = Scene(ios: ios)
        let a = scene.root("a")
        a.present(modal("b", scene), animated: true)
        scene.simulator.advance(by: 0.1)
        _ = scene.take()
        let c = modal("c", scene)
        let reason = "while a presentation is in progress"
        a.present(c, animated: true)
        #expect(
            scene.take(.all) == [
                ios < 13
                    ? "warning: Warning: Attempt to present \(x("c")) on \(x("a")) \(reason)!"
                    : "warning: Attempt to present \(x("c")) on \(x("a")) (from \(x("a"))) "
                        + "\(reason)."
            ])
        scene.settle()
        #expect(scene.tree == ["a [appeared]", "  ^ b [appeared]"])
    }

    private let attempt =
        "warning: Warning: Attempt to dismiss from view controller <UIViewController: a> while a "
        + "presentation or dismiss is in progress!"
    private let transitioning =
        "warning: Trying to dismiss the presentation controller while transitioning already. "
        + "(<_UIOverFullscreenPresentationController: b.presentationController>)"
    private let dismissedWhilePresenting =
        "warning: transitionViewForCurrentTransition is not set, presentation controller was "
        + "dismissed during the presentation? "
        + "(<_UIOverFullscreenPresentationController: b.presentationController>)"
    private let noTransitionView =
        "warning: Null transitionViewForCurrentTransition block, aborting _scheduleTransition:"

    @Test("E09, E10, E12: dismiss while it is being presented", arguments: [7, 8, 12, 13, 26])
    func dismissWhilePresenting(ios: Int) {
        let scene = Scene(ios: ios)
        let a = scene.root("a")
        a.present(modal("b", scene), animated: true)
        scene.simulator.advance(by: 0.1)
        _ = scene.take()
        a.dismiss(animated: true)
        let older = ios < 8 ? [attempt] : [transitioning, dismissedWhilePresenting]
        #expect(scene.take(.all) == (ios < 13 ? older : [transitioning]))
        scene.settle()
        #expect(scene.tree == ["a [appeared]", "  ^ b [appeared]"])
    }

    @Test("E09, E10, E11: dismiss while it is being dismissed", arguments: [7, 8, 12, 13, 14, 26])
    func dismissTwice(ios: Int) {
        let scene = Scene(ios: ios)
        let a = scene.root("a")
        a.present(modal("b", scene), animated: true)
        scene.settle()
        a.dismiss(animated: true)
        _ = scene.take()
        a.dismiss(animated: true)
        let newer = ios == 13 ? [attempt, transitioning, noTransitionView] : [transitioning]
        #expect(scene.take(.all) == (ios < 13 ? [attempt] : newer))
        scene.settle()
        #expect(scene.tree == ["a [appeared]"])
    }

    @Test("E13, E14: presenting what is presented", arguments: [8, 12, 13, 26])
    func presentingPresented(ios: Int) {
        let scene = Scene(ios: ios)
        let a = scene.root("a")
        let b = modal("b", scene)
        a.present(b, animated: true)
        scene.settle()
        let text =
            ios < 13
            ? "an active controller \(x("b"))."
            : "a view controller \(x("b")) that is already being presented by \(x("a"))."
        #expect(
            scene.lines(.all) { a.present(b, animated: true) } == [
                "exception NSInvalidArgumentException: Application tried to present modally "
                    + text
            ])
        #expect(a.presentedViewController === b)
    }

    @Test("E13, E14: presenting somebody's child", arguments: [8, 12, 13, 26])
    func presentingChild(ios: Int) {
        let scene = Scene(ios: ios)
        let a = scene.root("a")
        let (p, c) = (scene.controller("p"), modal("c", scene))
        p.addChild(c)
        scene.settle()
        let text =
            ios < 13
            ? "an active controller \(x("c"))."
            : "a view controller \(x("c")) that has a parent view controller \(x("p"))."
        #expect(
            scene.lines(.all) { a.present(c, animated: true) } == [
                "exception NSInvalidArgumentException: Application tried to present modally "
                    + text
            ])
        #expect(a.presentedViewController == nil)
    }

    @Test("E15: presenting nil")
    func presentingNil() {
        let scene = Scene()
        let a = scene.root("a")
        #expect(
            scene.lines(.all) { scene.simulator.raisePresentingNil(on: a) } == [
                "exception NSInvalidArgumentException: Application tried to present a nil modal "
                    + "view controller on target \(x("a"))."
            ])
    }

    @Test("E16, P37: a style without a presentation controller")
    func noStyle() {
        let scene = Scene()
        let a = scene.root("a")
        let b = scene.controller("b")
        b.modalPresentationStyle = .none
        #expect(
            scene.lines(.all) { a.present(b, animated: true) } == [
                "exception NSInternalInconsistencyException: The specified modal presentation "
                    + "style doesn't have a corresponding presentation controller."
            ])
        #expect(!b.isViewLoaded)
    }

    private func detached(_ ios: Int) -> String {
        switch ios {
        case ...12:
            "warning: Presenting view controllers on detached view controllers is discouraged "
                + "\(x("s"))."
        case ...15:
            "warning: Presenting view controller \(x("b")) from detached view controller "
                + "\(x("s")) is discouraged."
        default:
            "warning: Presenting view controller \(x("b")) from detached view controller "
                + "\(x("s")) is not supported, and may result in incorrect safe area insets and "
                + "a corrupt root presentation. Make sure \(x("s")) is in the view controller "
                + "hierarchy before presenting from it. Will become a hard exception in a future "
                + "release."
        }
    }

    @Test(
        "E17: a presenter whose view is shown without addChild is warned about, and presents",
        arguments: [8, 12, 13, 15, 16, 26])
    func detachedPresenter(ios: Int) {
        let scene = Scene(ios: ios)
        let p = scene.root("p")
        let s = scene.controller("s")
        p.view.addSubview(s.view)
        scene.settle()
        let b = modal("b", scene)
        let lines = scene.lines(.of(.warning, .appearance)) { s.present(b, animated: true) }
        #expect(
            lines.filter { !$0.contains("viewIsAppearing") } == [
                detached(ios), "b.viewWillAppear(true)", "b.viewDidAppear(true)",
            ])
        #expect(b.presentingViewController === s)
    }

    @Test("E62: a controller told to present itself", arguments: [12, 26])
    func presentingItself(ios: Int) {
        let scene = Scene(ios: ios)
        let a = scene.root("a")
        #expect(
            scene.lines(.all) { a.present(a, animated: true) } == [
                "exception NSInvalidArgumentException: Application tried to present modal view "
                    + "controller on itself. Presenting controller is \(x("a"))."
            ])
    }
}
