import HeadlessUIKit
import HierarchyRecords
import TestSupport
import Testing

@MainActor
@Suite("C30, C32, E01: begin and end as a state machine")
struct UnbalancedTests {
    /// A controller in one of the four states, driven there by begin and end alone.
    enum State: CaseIterable {
        case disappeared, appearing, appeared, disappearing

        /// The calls that lead to it from `disappeared`.
        var calls: [Call] {
            switch self {
            case .disappeared: []
            case .appearing: [.begin(true)]
            case .appeared: [.begin(true), .end]
            case .disappearing: [.begin(true), .end, .begin(false)]
            }
        }
    }

    enum Call: Hashable {
        case begin(Bool)
        case end
    }

    private let unbalanced =
        "warning: Unbalanced calls to begin/end appearance transitions for <UIViewController: c>."

    /// The lines of the calls on a controller that stands in no window.
    private func lines(from state: State, _ calls: [Call]) -> [String] {
        let scene = Scene()
        let c = scene.controller("c")
        c.loadViewIfNeeded()
        func make(_ call: Call) {
            switch call {
            case .begin(let appearing): c.beginAppearanceTransition(appearing, animated: false)
            case .end: c.endAppearanceTransition()
            }
        }
        for call in state.calls { make(call) }
        scene.settle()
        return scene.lines { for call in calls { make(call) } }
    }

    @Test(
        "C30: begin sends the will of its direction from where there is a way to go",
        arguments: State.allCases)
    func begin(state: State) {
        let appear =
            state == .disappeared || state == .disappearing ? ["c.viewWillAppear(false)"] : nil
        let disappear =
            state == .appeared || state == .appearing ? ["c.viewWillDisappear(false)"] : nil
        if let appear { #expect(lines(from: state, [.begin(true)]) == appear) }
        if let disappear { #expect(lines(from: state, [.begin(false)]) == disappear) }
    }

    @Test("C30: end sends the did of the last begin", arguments: State.allCases)
    func end(state: State) {
        let expected: [String] =
            switch state {
            case .appearing: ["c.viewDidAppear(false)"]
            case .disappearing: ["c.viewDidDisappear(false)"]
            case .appeared, .disappeared: [unbalanced]
            }
        #expect(lines(from: state, [.end]) == expected)
    }

    @Test("C30: several begins in alternating directions need one end")
    func alternatingBegins() {
        #expect(
            lines(from: .disappeared, [.begin(true), .begin(false), .begin(true), .end]) == [
                "c.viewWillAppear(false)",
                "c.viewWillDisappear(false)",
                "c.viewWillAppear(false)",
                "c.viewDidAppear(false)",
            ])
    }

    @Test("C32: balancing a cancelled transition with two ends unbalances it")
    func twoEnds() {
        #expect(
            lines(from: .appeared, [.begin(false), .begin(true), .end, .end]) == [
                "c.viewWillDisappear(false)",
                "c.viewWillAppear(false)",
                "c.viewDidAppear(false)",
                unbalanced,
            ])
    }

    @Test("A02: a second begin in the same direction sends nothing and is unbalanced")
    func doubleBegin() {
        #expect(
            lines(from: .disappeared, [.begin(true), .begin(true), .end]) == [
                "c.viewWillAppear(false)", unbalanced, "c.viewDidAppear(false)",
            ])
        #expect(
            lines(from: .appeared, [.begin(false), .begin(false), .end]) == [
                "c.viewWillDisappear(false)", unbalanced, "c.viewDidDisappear(false)",
            ])
    }

    @Test("A13: a begin towards where it is sends nothing, and its end is unbalanced")
    func beginFromTheWrongSide() {
        #expect(lines(from: .appeared, [.begin(true), .end]) == [unbalanced])
        #expect(lines(from: .disappeared, [.begin(false), .end]) == [unbalanced])
    }

    @Test("C32: a double begin and a missing end of a child that is shown by hand")
    func wrongFormsInAContainer() {
        let scene = Scene()
        let m = scene.named(ManualContainer(), "m")
        scene.show(m)
        let c = scene.controller("c")
        scene.add(c, to: m)
        scene.settle()
        let lines = scene.lines {
            c.beginAppearanceTransition(true, animated: false)
            c.beginAppearanceTransition(true, animated: false)
        }
        #expect(
            lines == ["c.viewWillAppear(false)", unbalanced, "c.viewIsAppearing(false)"])
        #expect(scene.tree == ["m [appeared]", "  c [appearing]"])
        // The container goes and turns the open transition round; its own end closes it.
        #expect(
            scene.lines { m.view.removeFromSuperview() } == [
                "m.viewWillDisappear(false)",
                "c.viewWillDisappear(false)",
                "m.viewDidDisappear(false)",
                "c.viewDidDisappear(false)",
            ])
    }

    @Test("E01 reads the same on every system", arguments: [8, 12, 13, 26])
    func wording(ios: Int) {
        let scene = Scene(ios: ios)
        let c = scene.controller("c")
        #expect(scene.lines { c.endAppearanceTransition() } == [unbalanced])
    }
}
