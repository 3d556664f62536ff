import HeadlessUIKit
import TestSupport
import Testing

@MainActor @Suite("A world that another one replaces") struct DroppedWorldTests {
    @Test("goes, though views still wait for their layout")
    func beforeLayout() {
        weak var dropped: Simulator?
        do {
            let scene = Scene()
            dropped = scene.simulator
            scene.root("a").view.addSubview(UIView())
        }
        _ = Scene()
        #expect(dropped == nil)
    }
}
