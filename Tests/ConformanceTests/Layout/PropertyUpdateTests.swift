import HeadlessUIKit
import HierarchyRecords
import TestSupport
import Testing

/// Writes down what it hears.
private final class Badge: UIView {
    nonisolated(unsafe) static var heard: [String] = []
    override func updateProperties() {
        super.updateProperties()
        Self.heard.append("properties")
    }
    override func layoutSubviews() {
        super.layoutSubviews()
        Self.heard.append("layout")
    }
}

/// Hears updates and layouts in the place of a class, and keeps who reads within them.
@MainActor
private final class Watcher: Behaviour {
    private let simulator: Simulator
    private(set) var readers: [Callback: ObservationReader] = [:]

    init(_ simulator: Simulator) { self.simulator = simulator }

    func hears(_ callback: Callback) -> Bool {
        callback == .updateProperties || callback == .viewWillLayoutSubviews
    }

    func run(
        _ callback: Callback, on object: AnyObject, _ values: [CallbackValue]
    ) -> CallbackValue? {
        readers[callback] = simulator.observation.reader
        return nil
    }
}

@MainActor
@Suite("L14, L15, L17: properties are updated before the layout", .serialized)
struct PropertyUpdateTests {
    private let all = EventCategories.of(.appearance, .layout)

    @Test("L14: what asks for it hears it in the next pass, without a layout")
    func asked() {
        let scene = Scene()
        let a = scene.root("a")
        #expect(scene.lines(all) { a.setNeedsUpdateProperties() } == ["a.updateProperties()"])
        #expect(
            scene.lines(all) {
                a.setNeedsUpdateProperties()
                a.setNeedsUpdateProperties()
                a.view.setNeedsLayout()
            } == [
                "a.updateProperties()",
                "a.viewWillLayoutSubviews()",
                "a.viewDidLayoutSubviews()",
            ])
        #expect(scene.lines(all) { a.view.setNeedsLayout() }.first == "a.viewWillLayoutSubviews()")
    }

    @Test("L17: what has read an observable object is asked for again when that changes")
    func observed() {
        let scene = Scene()
        let a = scene.controller("a")
        let watcher = Watcher(scene.simulator)
        a.behaviour = watcher
        scene.show(a)
        _ = scene.run()
        watcher.readers[.updateProperties]?.askAgain()
        #expect(scene.run(all) == ["a.updateProperties()"])
        watcher.readers[.viewWillLayoutSubviews]?.askAgain()
        #expect(scene.run(all) == ["a.viewWillLayoutSubviews()", "a.viewDidLayoutSubviews()"])
        let isOver = scene.simulator.observation.reader == nil
        #expect(isOver)
    }

    @Test("L17: before iOS 26 nothing is read in that way")
    func unobserved() {
        let scene = Scene(ios: 18)
        let a = scene.controller("a")
        let watcher = Watcher(scene.simulator)
        a.behaviour = watcher
        scene.show(a)
        _ = scene.run()
        #expect(watcher.readers.isEmpty)
    }

    @Test(
        "L15: with flushUpdates what waits is updated before the animations, and theirs within them"
    )
    func flushed() {
        let scene = Scene()
        let a = scene.root("a")
        a.setNeedsUpdateProperties()
        UIView.animate(withDuration: 1, delay: 0, options: [.flushUpdates]) {
            #expect(scene.take(all) == ["a.updateProperties()"])
            a.setNeedsUpdateProperties()
            a.view.setNeedsLayout()
        }
        let updated = [
            "a.updateProperties()", "a.viewWillLayoutSubviews()", "a.viewDidLayoutSubviews()",
        ]
        #expect(scene.take(all) == updated)
        UIView.animate(withDuration: 1) { a.setNeedsUpdateProperties() }
        #expect(scene.take(all) == [])
        #expect(scene.run(all) == ["a.updateProperties()"])
    }

    @Test("L14: before it is in the window the request waits; viewIsAppearing comes first")
    func early() {
        let scene = Scene()
        let a = scene.controller("a")
        a.loadViewIfNeeded()
        a.setNeedsUpdateProperties()
        scene.simulator.window.rootViewController = a
        scene.simulator.window.makeKeyAndVisible()
        #expect(
            scene.run(all) == [
                "a.viewWillAppear(false)",
                "a.viewLayoutMarginsDidChange()",
                "a.viewSafeAreaInsetsDidChange()",
                "a.viewIsAppearing(false)",
                "a.updateProperties()",
                "a.viewWillLayoutSubviews()",
                "a.viewDidLayoutSubviews()",
                "a.viewDidAppear(false)",
            ])
    }

    @Test("L14: updatePropertiesIfNeeded sends what is due here and below, at once")
    func now() {
        let scene = Scene()
        let a = scene.root("a")
        let b = scene.controller("b")
        a.addChild(b)
        a.view.addSubview(b.view)
        b.didMove(toParent: a)
        scene.settle()
        b.setNeedsUpdateProperties()
        a.setNeedsUpdateProperties()
        a.updatePropertiesIfNeeded()
        #expect(scene.take(all) == ["a.updateProperties()", "b.updateProperties()"])
        #expect(scene.run(all) == [])
    }

    @Test(
        "L14: a class that overrides it hears it once by itself, from 26 on", arguments: [25, 26])
    func first(ios: Int) {
        let scene = Scene(ios: ios)
        let a = scene.root("a")
        Badge.heard = []
        a.view.addSubview(Badge())
        scene.settle()
        #expect(Badge.heard == (ios < 26 ? ["layout"] : ["properties", "layout"]))
    }
}
