import HeadlessUIKit
import HierarchyRecords
import TestSupport
import Testing

/// Asks for layout in its own layout, that often.
private final class RestlessView: UIView {
    var left = 0

    override func layoutSubviews() {
        super.layoutSubviews()
        guard left > 0 else { return }
        left -= 1
        setNeedsLayout()
    }
}

@MainActor
@Suite("A93: layout that asks for layout")
struct LayoutLoopTests {
    private func loops(_ times: Int) -> ([ObjectID], RestlessView) {
        let scene = Scene()
        let view = RestlessView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        scene.root("root").view.addSubview(view)
        view.left = times
        view.setNeedsLayout()
        scene.settle()
        return (scene.simulator.viewsInLayoutLoops, view)
    }

    @Test("A93: a view that comes to rest is no loop")
    func restful() {
        let (loops, view) = loops(14)
        #expect(loops.isEmpty)
        #expect(view.left == 0)
    }

    @Test("A93: a view that does not is left alone, and named")
    func restless() {
        let (loops, view) = loops(1_000_000)
        #expect(loops == [view.objectID])
        #expect(view.left > 999_000)
    }
}
