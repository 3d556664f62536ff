import HierarchyRecords
import TestSupport
import Testing

@testable import HeadlessUIKit

/// A behaviour whose methods are blocks of a test.
@MainActor private final class Blocks: Behaviour {
    typealias Method = @MainActor (AnyObject, [CallbackValue]) -> CallbackValue?

    private var methods: [Callback: Method] = [:]
    /// What it was asked, with the number of values that came along.
    private(set) var calls: [String] = []

    func on(_ callback: Callback, _ method: @escaping Method = { _, _ in nil }) {
        methods[callback] = method
    }

    func hears(_ callback: Callback) -> Bool { methods[callback] != nil }

    func run(
        _ callback: Callback, on object: AnyObject, _ values: [CallbackValue]
    ) -> CallbackValue? {
        calls.append("\(callback) \(values.count)")
        return methods[callback]?(object, values)
    }
}

/// A class of an app that has one method of its own.
private final class Loud: UIViewController {
    var heard: [String] = []

    override func viewDidAppear(_ animated: Bool) {
        heard.append("own")
        super.viewDidAppear(animated)
    }
}

@MainActor @Suite("The behaviour of an object")
struct BehaviourTests {
    private let blocks = Blocks()

    private static let shown = [
        "home.loadView()", "home.viewDidLoad()", "home.viewWillAppear(false)",
        "home.viewIsAppearing(false)", "home.viewDidAppear(false)",
    ]

    private func show(_ root: UIViewController, in scene: Scene) -> [String] {
        scene.lines {
            scene.simulator.window.rootViewController = root
            scene.simulator.window.makeKeyAndVisible()
        }
    }

    @Test(
        "hears the callbacks that it has methods for, with their values, and the log stays the same"
    )
    func hears() {
        let scene = Scene()
        let home = scene.controller("home")
        home.behaviour = blocks
        for callback in [Callback.viewDidLoad, .viewWillAppear, .viewDidAppear] {
            blocks.on(callback)
        }
        #expect(show(home, in: scene) == Self.shown)
        #expect(blocks.calls == ["viewDidLoad 0", "viewWillAppear 1", "viewDidAppear 1"])
    }

    @Test(
        "stands before the methods of the object's class, and is asked no more where it is taken away"
    )
    func replaces() {
        let scene = Scene()
        let home = scene.named(Loud(), "home")
        home.behaviour = blocks
        blocks.on(.viewDidAppear)
        #expect(show(home, in: scene) == Self.shown)
        #expect(home.heard == [])
        home.behaviour = nil
        _ = show(scene.controller("away"), in: scene)
        #expect(
            show(home, in: scene) == [
                "away.viewWillDisappear(false)", "home.viewWillAppear(false)",
                "home.viewIsAppearing(false)", "away.viewDidDisappear(false)", "away.deinit",
                "home.viewDidAppear(false)",
            ])
        #expect(home.heard == ["own"])
        #expect(blocks.calls == ["viewDidAppear 1"])
    }

    @Test("reaches the class by its super, which is logged only where it was not awaited")
    func callsSuper() {
        let scene = Scene(ios: 15)
        let home = scene.named(Loud(), "home")
        home.behaviour = blocks
        blocks.on(.viewDidAppear) { object, _ in
            let home = object as? Loud
            for _ in 1...2 { home?.callSuper(.viewDidAppear) { home?.viewDidAppear(false) } }
            return nil
        }
        #expect(show(home, in: scene) == Self.shown + ["home.viewDidAppear(false)"])
        #expect(home.heard == ["own", "own"])
    }

    @Test("runs where code calls the method itself, which is logged")
    func byHand() {
        let scene = Scene()
        let home = scene.root("home")
        home.behaviour = blocks
        blocks.on(.viewDidLoad)
        #expect(scene.lines { home.viewDidLoad() } == ["home.viewDidLoad()"])
        #expect(blocks.calls == ["viewDidLoad 0"])
    }

    @Test("answers what is asked")
    func answers() {
        let scene = Scene()
        let home = scene.root("home")
        home.behaviour = blocks
        blocks.on(.becomeFirstResponder) { _, _ in .flag(true) }
        blocks.on(.shouldPerformSegue) { _, values in .flag(values.count == 1) }
        #expect(home.becomeFirstResponder())
        #expect(!home.shouldPerformSegue(withIdentifier: "go", sender: nil))
        #expect(blocks.calls == ["becomeFirstResponder 0", "shouldPerformSegue 2"])
    }
}
