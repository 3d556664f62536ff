import HeadlessUIKit
import HierarchyRecords
import TestSupport
import Testing

@MainActor
@Suite("P01–P08: the order of a presentation")
struct PresentationOrderTests {
    private func modal(
        _ name: String, _ style: UIModalPresentationStyle, _ scene: Scene
    ) -> UIViewController {
        let controller = scene.controller(name)
        controller.modalPresentationStyle = style
        return controller
    }

    @Test("P01: full screen, animated, on iOS 12, without the lines of its segue")
    func fullScreenOnTwelve() {
        let scene = Scene(ios: 12)
        let a = scene.root("a")
        let b = modal("b", .fullScreen, scene)
        #expect(
            scene.lines { a.present(b, animated: true) {} } == [
                "b.loadView()",
                "b.viewDidLoad()",
                "b.presentationController.presentationTransitionWillBegin()",
                "a.viewWillDisappear(true)",
                "b.viewWillAppear(true)",
                "b.traitCollectionDidChange(nil)",
                "b.viewDidAppear(true)",
                "a.viewDidDisappear(true)",
                "b.presentationController.presentationTransitionDidEnd(true)",
                "completion present(b)",
            ])
    }

    @Test("P03, D16: full screen from code, there and back")
    func fullScreen() {
        let scene = Scene()
        let a = scene.root("a")
        let b = modal("b", .fullScreen, scene)
        #expect(
            scene.lines { a.present(b, animated: true) {} } == [
                "b.loadView()",
                "b.viewDidLoad()",
                "b.presentationController.presentationTransitionWillBegin()",
                "a.viewWillDisappear(true)",
                "b.viewWillAppear(true)",
                "b.viewIsAppearing(true)",
                "b.viewDidAppear(true)",
                "a.viewDidDisappear(true)",
                "b.presentationController.presentationTransitionDidEnd(true)",
                "completion present(b)",
            ])
        #expect(scene.tree == ["a [disappeared]", "  ^ b [appeared]"])
        #expect(
            scene.lines { b.dismiss(animated: true) {} } == [
                "b.presentationController.dismissalTransitionWillBegin()",
                "b.viewWillDisappear(true)",
                "a.viewWillAppear(true)",
                "a.viewIsAppearing(true)",
                "a.viewDidAppear(true)",
                "b.viewDidDisappear(true)",
                "b.presentationController.dismissalTransitionDidEnd(true)",
                "completion dismiss(b)",
            ])
        #expect(scene.tree == ["a [appeared]"])
    }

    @Test("P03: a controller that nobody else holds is gone after its dismissal")
    func deallocated() {
        let scene = Scene()
        let a = scene.root("a")
        a.present(modal("b", .fullScreen, scene), animated: true)
        scene.settle()
        #expect(
            scene.lines(.of(.appearance, .load)) { a.dismiss(animated: true) } == [
                "b.viewWillDisappear(true)",
                "a.viewWillAppear(true)",
                "a.viewIsAppearing(true)",
                "a.viewDidAppear(true)",
                "b.viewDidDisappear(true)",
                "b.deinit",
            ])
    }

    @Test("D06: unanimated, the same order with false")
    func unanimated() {
        let scene = Scene()
        let a = scene.root("a")
        let b = modal("b", .fullScreen, scene)
        #expect(
            scene.lines { a.present(b, animated: false) {} } == [
                "b.loadView()",
                "b.viewDidLoad()",
                "b.presentationController.presentationTransitionWillBegin()",
                "a.viewWillDisappear(false)",
                "b.viewWillAppear(false)",
                "b.viewIsAppearing(false)",
                "b.viewDidAppear(false)",
                "a.viewDidDisappear(false)",
                "b.presentationController.presentationTransitionDidEnd(true)",
                "completion present(b)",
            ])
        #expect(
            scene.lines { a.dismiss(animated: false) {} } == [
                "b.presentationController.dismissalTransitionWillBegin()",
                "b.viewWillDisappear(false)",
                "a.viewWillAppear(false)",
                "a.viewIsAppearing(false)",
                "a.viewDidAppear(false)",
                "b.viewDidDisappear(false)",
                "b.presentationController.dismissalTransitionDidEnd(true)",
                "completion dismiss(b)",
            ])
    }

    @Test(
        "P04: sheets from 13 on leave the presenter alone",
        arguments: [UIModalPresentationStyle.pageSheet, .formSheet, .automatic])
    func sheets(style: UIModalPresentationStyle) {
        let scene = Scene()
        let a = scene.root("a")
        let b = modal("b", style, scene)
        #expect(
            scene.lines { a.present(b, animated: true) {} } == [
                "b.loadView()",
                "b.viewDidLoad()",
                "b.presentationController.presentationTransitionWillBegin()",
                "b.viewWillAppear(true)",
                "b.viewIsAppearing(true)",
                "b.viewDidAppear(true)",
                "b.presentationController.presentationTransitionDidEnd(true)",
                "completion present(b)",
            ])
        #expect(scene.tree == ["a [appeared]", "  ^ b [appeared]"])
        #expect(
            scene.lines { b.dismiss(animated: true) {} } == [
                "b.presentationController.dismissalTransitionWillBegin()",
                "b.viewWillDisappear(true)",
                "b.viewDidDisappear(true)",
                "b.presentationController.dismissalTransitionDidEnd(true)",
                "completion dismiss(b)",
            ])
    }

    /// Whether the presenter hears of a presentation in that style, and of its end.
    private func presenterHears(_ style: UIModalPresentationStyle, _ scene: Scene) -> [String] {
        let a = scene.root("a")
        let b = modal("b", style, scene)
        let isOfA = { (line: String) in line.hasPrefix("a.") && !line.contains("IsAppearing") }
        return scene.lines(.of(.appearance)) { a.present(b, animated: true) }.filter(isOfA)
            + scene.lines(.of(.appearance)) { a.dismiss(animated: true) }.filter(isOfA)
    }

    private let allFour = [
        "a.viewWillDisappear(true)", "a.viewDidDisappear(true)",
        "a.viewWillAppear(true)", "a.viewDidAppear(true)",
    ]

    @Test(
        "P05: full screen and current context take the presenter's view away",
        arguments: [UIModalPresentationStyle.fullScreen, .currentContext], [12, 26])
    func removingStyles(style: UIModalPresentationStyle, ios: Int) {
        #expect(presenterHears(style, Scene(ios: ios)) == allFour)
    }

    @Test(
        "P05: the over-styles and a custom one do not",
        arguments: [UIModalPresentationStyle.overFullScreen, .overCurrentContext, .custom],
        [12, 26])
    func stayingStyles(style: UIModalPresentationStyle, ios: Int) {
        #expect(presenterHears(style, Scene(ios: ios)) == [])
    }

    @Test(
        "P04, P35: up to 12 a sheet on an iPhone is full screen, from 13 not",
        arguments: [UIModalPresentationStyle.pageSheet, .formSheet, .automatic, .popover],
        [12, 13])
    func adaptedSheets(style: UIModalPresentationStyle, ios: Int) {
        #expect(presenterHears(style, Scene(ios: ios)) == (ios == 12 ? allFour : []))
    }

    @Test("P04: on an iPad a sheet was never full screen", arguments: [12, 13, 26])
    func sheetsOnPad(ios: Int) throws {
        let pad = try #require(SimulatedDevice.named("iPad"))
        #expect(presenterHears(.formSheet, Scene(ios: ios, device: pad)) == [])
    }

    @Test("P07: present has loaded the view when it returns, and done nothing else")
    func beforeTheRunLoop() {
        let scene = Scene()
        let a = scene.root("a")
        let b = modal("b", .fullScreen, scene)
        a.present(b, animated: true) {}
        #expect(scene.take(.all) == ["b.loadView()", "b.viewDidLoad()"])
        #expect(a.presentedViewController === b && b.presentingViewController === a)
    }

    @Test("P07, A04: the wills come after the commit, the dids when the transition ends")
    func turnByTurn() {
        let scene = Scene()
        let a = scene.root("a")
        let b = modal("b", .fullScreen, scene)
        a.present(b, animated: true) {}
        _ = scene.take()
        scene.simulator.runTurn()
        #expect(
            scene.take() == [
                "b.presentationController.presentationTransitionWillBegin()",
                "a.viewWillDisappear(true)",
                "b.viewWillAppear(true)",
            ])
        scene.simulator.runTurn()
        #expect(scene.take() == ["b.viewIsAppearing(true)"])
        #expect(scene.tree == ["a [disappearing]", "  ^ b [appearing]"])
        scene.simulator.advance(by: 0.4)
        #expect(scene.take() == [])
        #expect(a.view.window != nil)
        scene.simulator.advance(by: 0.2)
        #expect(
            scene.take() == [
                "b.viewDidAppear(true)",
                "a.viewDidDisappear(true)",
                "b.presentationController.presentationTransitionDidEnd(true)",
                "completion present(b)",
            ])
        #expect(a.view.window == nil)
    }

    @Test("P07: presented in the presenter's first viewDidAppear")
    func inViewDidAppear() {
        let scene = Scene()
        let a = scene.scripted("a")
        let b = modal("b", .pageSheet, scene)
        a.on(.viewDidAppear) { [unowned a] in a.present(b, animated: true) }
        scene.simulator.window.rootViewController = a
        #expect(
            scene.lines(.of(.load, .appearance, .warning)) {
                scene.simulator.window.makeKeyAndVisible()
            } == [
                "a.loadView()",
                "a.viewDidLoad()",
                "a.viewWillAppear(false)",
                "a.viewIsAppearing(false)",
                "a.viewDidAppear(false)",
                "b.loadView()",
                "b.viewDidLoad()",
                "b.viewWillAppear(true)",
                "b.viewIsAppearing(true)",
                "b.viewDidAppear(true)",
            ])
    }

    @Test("P08: presented in the arriving controller's viewDidAppear, it waits for the end")
    func inArrivingViewDidAppear() {
        let scene = Scene()
        let a = scene.root("a")
        let b = scene.scripted("b")
        let c = modal("c", .pageSheet, scene)
        b.on(.viewDidAppear) { [unowned b] in b.present(c, animated: true) }
        #expect(
            scene.lines(.of(.appearance, .presentation, .warning)) {
                a.present(b, animated: true)
            } == [
                "b.presentationController.presentationTransitionWillBegin()",
                "b.viewWillAppear(true)",
                "b.viewIsAppearing(true)",
                "b.viewDidAppear(true)",
                "b.presentationController.presentationTransitionDidEnd(true)",
                "c.presentationController.presentationTransitionWillBegin()",
                "c.viewWillAppear(true)",
                "c.viewIsAppearing(true)",
                "c.viewDidAppear(true)",
                "c.presentationController.presentationTransitionDidEnd(true)",
            ])
    }

    @Test("P08: a present on the controller that arrives waits for the running transition")
    func queued() {
        let scene = Scene()
        let a = scene.root("a")
        let (b, c) = (modal("b", .fullScreen, scene), modal("c", .fullScreen, scene))
        a.present(b, animated: true)
        scene.simulator.advance(by: 0.1)
        _ = scene.take()
        b.present(c, animated: true)
        #expect(scene.take() == [])
        #expect(!c.isViewLoaded)
        #expect(
            scene.run() == [
                "b.viewDidAppear(true)",
                "a.viewDidDisappear(true)",
                "b.presentationController.presentationTransitionDidEnd(true)",
                "c.loadView()",
                "c.viewDidLoad()",
                "c.presentationController.presentationTransitionWillBegin()",
                "b.viewWillDisappear(true)",
                "c.viewWillAppear(true)",
                "c.viewIsAppearing(true)",
                "c.viewDidAppear(true)",
                "b.viewDidDisappear(true)",
                "c.presentationController.presentationTransitionDidEnd(true)",
            ])
        #expect(scene.tree == ["a [disappeared]", "  ^ b [disappeared]", "    ^ c [appeared]"])
    }

    @Test("P08: the checks of a queued present are made when its turn has come")
    func queuedChecks() {
        let scene = Scene()
        let a = scene.root("a")
        let (b, c) = (modal("b", .pageSheet, scene), modal("c", .pageSheet, scene))
        a.present(b, animated: true)
        scene.simulator.advance(by: 0.1)
        _ = scene.take()
        b.present(c, animated: true)
        // By then it has a parent.
        let p = scene.controller("p")
        p.addChild(c)
        #expect(
            scene.run() == [
                "c.willMove(toParent: p)",
                "b.viewDidAppear(true)",
                "b.presentationController.presentationTransitionDidEnd(true)",
                "exception NSInvalidArgumentException: Application tried to present modally a "
                    + "view controller <UIViewController: c> that has a parent view controller "
                    + "<UIViewController: p>.",
            ])
    }

    @Test("P08: a present during a dismissal waits for its end")
    func presentDuringDismissal() {
        let scene = Scene()
        let a = scene.root("a")
        let (b, c) = (modal("b", .pageSheet, scene), modal("c", .pageSheet, scene))
        a.present(b, animated: true)
        scene.settle()
        a.dismiss(animated: true)
        scene.simulator.advance(by: 0.1)
        _ = scene.take()
        a.present(c, animated: true)
        #expect(
            scene.run(.of(.appearance, .load, .warning)) == [
                "b.viewDidDisappear(true)",
                "c.loadView()",
                "c.viewDidLoad()",
                "c.viewWillAppear(true)",
                "c.viewIsAppearing(true)",
                "c.viewDidAppear(true)",
            ])
    }

    @Test("P03, M3: children go with the presented and with the presenter, parents first")
    func childrenGoAlong() {
        let scene = Scene()
        let a = scene.root("a")
        _ = scene.child("x", of: a)
        let b = modal("b", .fullScreen, scene)
        scene.add(scene.controller("y"), to: b)
        scene.settle()
        #expect(
            scene.lines(.of(.appearance)) { a.present(b, animated: true) } == [
                "a.viewWillDisappear(true)",
                "x.viewWillDisappear(true)",
                "b.viewWillAppear(true)",
                "y.viewWillAppear(true)",
                "b.viewIsAppearing(true)",
                "y.viewIsAppearing(true)",
                "b.viewDidAppear(true)",
                "y.viewDidAppear(true)",
                "a.viewDidDisappear(true)",
                "x.viewDidDisappear(true)",
            ])
        #expect(
            scene.lines(.of(.appearance)) { a.dismiss(animated: true) } == [
                "b.viewWillDisappear(true)",
                "y.viewWillDisappear(true)",
                "a.viewWillAppear(true)",
                "x.viewWillAppear(true)",
                "a.viewIsAppearing(true)",
                "x.viewIsAppearing(true)",
                "a.viewDidAppear(true)",
                "x.viewDidAppear(true)",
                "b.viewDidDisappear(true)",
                "y.viewDidDisappear(true)",
            ])
    }

    @Test("P10, D16, D18: the layout of a presented controller, the hooks around its root view's")
    func layoutOfPresented() {
        let scene = Scene()
        let a = scene.root("a")
        let b = modal("b", .fullScreen, scene)
        b.loadViewIfNeeded()
        scene.settle()
        let lines = scene.lines(.of(.appearance, .layout, .presentation, .view)) {
            a.present(b, animated: true)
        }
        // What b hears, its window's and safe area's callbacks aside.
        let aside = ["window", "Window", "Superview", "argins", "afeArea"]
        let passes = lines.filter { line in !aside.contains { line.contains($0) } }
        #expect(
            passes == [
                "b.presentationController.presentationTransitionWillBegin()",
                "a.viewWillDisappear(true)",
                "b.viewWillAppear(true)",
                "b.viewIsAppearing(true)",
                "b.viewWillLayoutSubviews()",
                "b.presentationController.containerViewWillLayoutSubviews()",
                "b.view.layoutSubviews()",
                "b.viewDidLayoutSubviews()",
                "b.presentationController.containerViewDidLayoutSubviews()",
                "b.viewDidAppear(true)",
                "a.viewDidDisappear(true)",
                "b.presentationController.presentationTransitionDidEnd(true)",
            ])
    }
}
