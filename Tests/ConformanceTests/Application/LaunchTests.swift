import HeadlessUIKit
import HierarchyRecords
import TestSupport
import Testing

@MainActor
@Suite("C01–C06: launch")
struct LaunchTests {
    private let withLayout = EventCategories.shownByDefault.union(.of(.layout))

    private func launch(_ root: UIViewController, in scene: Scene) {
        scene.simulator.window.rootViewController = root
        scene.simulator.window.makeKeyAndVisible()
    }

    @Test("C01: a single root at launch, with layout")
    func singleRoot() {
        let scene = Scene()
        let a = scene.controller("a")
        #expect(
            scene.lines(withLayout) { launch(a, in: scene) } == [
                "a.loadView()",
                "a.viewDidLoad()",
                "a.viewWillAppear(false)",
                "a.viewLayoutMarginsDidChange()",
                "a.viewSafeAreaInsetsDidChange()",
                "a.viewIsAppearing(false)",
                "a.viewWillLayoutSubviews()",
                "a.viewDidLayoutSubviews()",
                "a.viewDidAppear(false)",
            ])
        #expect(scene.tree == ["a [appeared]"])
    }

    @Test("C01: from 11 on there is a safe area, viewIsAppearing only from 13", arguments: 8...12)
    func oldSystems(ios: Int) {
        let scene = Scene(ios: ios)
        let a = scene.controller("a")
        let margins =
            ios < 11 ? [] : ["a.viewLayoutMarginsDidChange()", "a.viewSafeAreaInsetsDidChange()"]
        #expect(
            scene.lines(withLayout) { launch(a, in: scene) }
                == ["a.loadView()", "a.viewDidLoad()", "a.viewWillAppear(false)"] + margins + [
                    "a.traitCollectionDidChange(nil)",
                    "a.viewWillLayoutSubviews()",
                    "a.viewDidLayoutSubviews()",
                    "a.viewDidAppear(false)",
                ])
    }

    @Test("C01: the will half comes in the call, the rest after the commit")
    func beforeTheCommit() {
        let scene = Scene()
        let a = scene.controller("a")
        launch(a, in: scene)
        #expect(scene.take() == ["a.loadView()", "a.viewDidLoad()", "a.viewWillAppear(false)"])
        #expect(scene.tree == ["a [appearing]"])
        #expect(scene.run() == ["a.viewIsAppearing(false)", "a.viewDidAppear(false)"])
    }

    @Test("C01: a view that init touches loads before it is anybody's root")
    func touchedEarly() {
        let scene = Scene()
        let a = scene.controller("a")
        _ = a.view
        #expect(scene.take() == ["a.loadView()", "a.viewDidLoad()"])
        #expect(
            scene.lines { launch(a, in: scene) } == [
                "a.viewWillAppear(false)", "a.viewIsAppearing(false)", "a.viewDidAppear(false)",
            ])
    }

    @Test("C01: a root that is set in a visible window appears as at launch")
    func setInVisibleWindow() {
        let scene = Scene()
        scene.simulator.window.makeKeyAndVisible()
        let a = scene.controller("a")
        #expect(
            scene.lines { scene.simulator.window.rootViewController = a } == [
                "a.loadView()",
                "a.viewDidLoad()",
                "a.viewWillAppear(false)",
                "a.viewIsAppearing(false)",
                "a.viewDidAppear(false)",
            ])
    }

    @Test("C01: a root of a window that is not shown is not loaded")
    func hiddenWindow() {
        let scene = Scene()
        let a = scene.controller("a")
        #expect(scene.lines(.all) { scene.simulator.window.rootViewController = a } == [])
        #expect(scene.tree == ["a [unloaded]"])
    }

    @Test("M2: no window in viewWillAppear; window and safe area in viewIsAppearing")
    func whatIsValidWhen() {
        let scene = Scene()
        let a = scene.scripted("a")
        var seen: [String] = []
        func note(_ callback: Callback) {
            a.on(callback) { [unowned a] in
                let window = a.view.window === scene.simulator.window ? "window" : "no window"
                seen.append("\(callback): \(window), top \(a.view.safeAreaInsets.top)")
            }
        }
        note(.viewWillAppear)
        note(.viewIsAppearing)
        note(.viewDidAppear)
        scene.show(a)
        #expect(
            seen == [
                "viewWillAppear: no window, top 0.0",
                "viewIsAppearing: window, top 59.0",
                "viewDidAppear: window, top 59.0",
            ])
    }

    @Test("C05: a child added in viewDidLoad, its parent first for will and for did")
    func properChild() {
        let scene = Scene()
        let p = scene.scripted("p")
        let c = scene.controller("c")
        p.on(.viewDidLoad) { [unowned p] in
            // The order of the log that the rule rests on: D19, it raises nothing.
            p.addChild(c)
            c.didMove(toParent: p)
            p.view.addSubview(c.view)
        }
        #expect(
            scene.lines { launch(p, in: scene) } == [
                "p.loadView()",
                "p.viewDidLoad()",
                "c.willMove(toParent: p)",
                "c.didMove(toParent: p)",
                "c.loadView()",
                "c.viewDidLoad()",
                "p.viewWillAppear(false)",
                "c.viewWillAppear(false)",
                "p.viewIsAppearing(false)",
                "c.viewIsAppearing(false)",
                "p.viewDidAppear(false)",
                "c.viewDidAppear(false)",
            ])
        #expect(scene.tree == ["p [appeared]", "  c [appeared]"])
    }

    @Test("C05: the same on iOS 9")
    func properChildOnNine() {
        let scene = Scene(ios: 9)
        let p = scene.scripted("p")
        let c = scene.controller("c")
        p.on(.viewDidLoad) { [unowned p] in scene.add(c, to: p) }
        #expect(
            scene.lines(.of(.appearance, .containment)) { launch(p, in: scene) } == [
                "c.willMove(toParent: p)",
                "c.didMove(toParent: p)",
                "p.viewWillAppear(false)",
                "c.viewWillAppear(false)",
                "p.viewDidAppear(false)",
                "c.viewDidAppear(false)",
            ])
    }

    @Test("C05: a covered parent disappears before its child, will and did")
    func coveredParent() {
        let scene = Scene()
        let p = scene.root("p")
        _ = scene.child("c", of: p)
        #expect(
            scene.lines { p.view.removeFromSuperview() } == [
                "p.viewWillDisappear(false)",
                "c.viewWillDisappear(false)",
                "p.viewDidDisappear(false)",
                "c.viewDidDisappear(false)",
            ])
    }

    @Test("M3, D11: three levels and siblings, each parent before its children, layout too")
    func threeLevels() {
        let scene = Scene()
        let (p, c, d) = (scene.scripted("p"), scene.scripted("c"), scene.controller("d"))
        let g = scene.controller("g")
        p.on(.viewDidLoad) { [unowned p] in
            scene.add(c, to: p)
            scene.add(d, to: p)
        }
        c.on(.viewDidLoad) { [unowned c] in scene.add(g, to: c) }
        let lines = scene.lines(.of(.appearance, .layout)) { launch(p, in: scene) }
        let passes = ["p", "c", "g", "d"]
        #expect(
            lines.filter { !$0.contains("Margins") && !$0.contains("SafeArea") }
                == passes.map { "\($0).viewWillAppear(false)" }
                + passes.flatMap {
                    [
                        "\($0).viewIsAppearing(false)", "\($0).viewWillLayoutSubviews()",
                        "\($0).viewDidLayoutSubviews()",
                    ]
                } + passes.map { "\($0).viewDidAppear(false)" })
    }

    @Test("M3: a parent whose overrides forget super still has its children told")
    func forgottenSuper() {
        let scene = Scene()
        let p = scene.scripted("p")
        let c = scene.controller("c")
        p.on(.viewDidLoad) { [unowned p] in scene.add(c, to: p) }
        p.callsSuper = false
        #expect(
            scene.lines(.of(.appearance)) { launch(p, in: scene) } == [
                "p.viewWillAppear(false)",
                "c.viewWillAppear(false)",
                "p.viewIsAppearing(false)",
                "c.viewIsAppearing(false)",
                "p.viewDidAppear(false)",
                "c.viewDidAppear(false)",
            ])
    }

    @Test("C06, D05: only addSubview in a window root's viewDidLoad", arguments: [9, 26])
    func unparentedChild(ios: Int) {
        let scene = Scene(ios: ios)
        let p = scene.scripted("p")
        let c = scene.controller("c")
        p.on(.viewDidLoad) { [unowned p] in p.view.addSubview(c.view) }
        let isAppearing = ["p.viewIsAppearing(false)", "c.viewIsAppearing(false)"]
        #expect(
            scene.lines(.of(.appearance, .containment)) { launch(p, in: scene) }
                == ["p.viewWillAppear(false)", "c.viewWillAppear(false)"]
                + (ios < 13 ? [] : isAppearing)
                + ["c.viewDidAppear(false)", "p.viewDidAppear(false)"])
        #expect(c.parent == nil)
    }

    @Test("C06, D05: an unparented child of a presented controller is told nothing")
    func unparentedInExplicitTransition() {
        let scene = Scene()
        let a = scene.root("a")
        let b = scene.scripted("b")
        let c = scene.controller("c")
        b.on(.viewDidLoad) { [unowned b] in b.view.addSubview(c.view) }
        b.modalPresentationStyle = .fullScreen
        let isOfC = { (line: String) in line.hasPrefix("c.") }
        #expect(
            scene.lines { a.present(b, animated: true) }.filter(isOfC) == [
                "c.loadView()", "c.viewDidLoad()",
            ])
        #expect(scene.lines { b.dismiss(animated: true) }.filter(isOfC) == [])
    }

    @Test("C05: a parent that appears again tells its children again")
    func appearsAgain() {
        let scene = Scene()
        let p = scene.root("p")
        _ = scene.child("c", of: p)
        p.view.removeFromSuperview()
        scene.settle()
        #expect(
            scene.lines { scene.simulator.window.addSubview(p.view) } == [
                "p.viewWillAppear(false)",
                "c.viewWillAppear(false)",
                "p.viewIsAppearing(false)",
                "c.viewIsAppearing(false)",
                "p.viewDidAppear(false)",
                "c.viewDidAppear(false)",
            ])
    }

    @Test("A01: a visible root is replaced: the old view leaves, then the new one is loaded")
    func replacedRoot() {
        let scene = Scene()
        let a = scene.root("a")
        let b = scene.controller("b")
        #expect(
            scene.lines { scene.simulator.window.rootViewController = b } == [
                "a.viewWillDisappear(false)",
                "b.loadView()",
                "b.viewDidLoad()",
                "b.viewWillAppear(false)",
                "b.viewIsAppearing(false)",
                "a.viewDidDisappear(false)",
                "b.viewDidAppear(false)",
            ])
        #expect(a.view.window == nil)
        #expect(scene.tree == ["b [appeared]"])
    }
}
