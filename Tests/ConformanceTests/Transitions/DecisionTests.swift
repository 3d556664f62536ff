import HeadlessUIKit
import HierarchyRecords
import TestSupport
import Testing

/// Marks the log before and after it calls `super`.
private final class Marker: UIViewController {
    override func viewWillAppear(_ animated: Bool) {
        Simulator.current.recordMark("before super")
        super.viewWillAppear(animated)
        Simulator.current.recordMark("after super")
    }
}

/// Counts what a nib would have called.
private final class AwakeCounter: UIViewController {
    var count = 0
    override func awakeFromNib() { count += 1 }
}

@MainActor
@Suite("D01, D02, D15, D21: decisions that no other chapter shows")
struct DecisionTests {
    @Test("D01: an iPhone 16 in portrait with iOS 26, unless told otherwise")
    func defaultSystem() {
        let simulator = Simulator.reset()
        #expect(simulator.systemVersion == 26)
        #expect(simulator.display.device.name == "iPhone 16")
        #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 393, height: 852))
        let traits = UIScreen.main.traitCollection
        #expect(traits.horizontalSizeClass == .compact && traits.verticalSizeClass == .regular)
        #expect(traits.userInterfaceIdiom == .phone && traits.displayScale == 3)
    }

    @Test("D02: a callback is logged on entry, once, before the body of an override")
    func loggedOnEntry() {
        let scene = Scene()
        let c = scene.named(Marker(), "c")
        c.loadViewIfNeeded()
        _ = scene.take()
        c.beginAppearanceTransition(true, animated: true)
        #expect(
            scene.take() == ["c.viewWillAppear(true)", "mark before super", "mark after super"])
    }

    @Test("D02: a plain parent's body runs before its children are told")
    func bodyBeforeChildren() {
        let scene = Scene()
        let p = scene.named(Marker(), "p")
        let c = scene.controller("c")
        scene.add(c, to: p)
        scene.settle()
        p.beginAppearanceTransition(true, animated: true)
        #expect(
            scene.take() == [
                "p.viewWillAppear(true)", "mark before super", "mark after super",
                "c.viewWillAppear(true)",
            ])
    }

    @Test("D15: an object is printed with its class, and its name or its number in the class")
    func names() {
        let scene = Scene()
        let unbalanced = "warning: Unbalanced calls to begin/end appearance transitions for "
        scene.controller("a").endAppearanceTransition()
        UIViewController().endAppearanceTransition()
        Marker().endAppearanceTransition()
        let warnings = scene.take(.of(.warning))
        #expect(
            warnings == [
                unbalanced + "<UIViewController: a>.",
                unbalanced + "<UIViewController: UIViewController-2>.",
                unbalanced + "<Marker: Marker-1>.",
            ])
    }

    @Test("D21, L02: a controller made in code hears no awakeFromNib")
    func noAwake() {
        let scene = Scene()
        let a = scene.named(AwakeCounter(), "a")
        scene.show(a)
        #expect(a.count == 0)
    }
}
