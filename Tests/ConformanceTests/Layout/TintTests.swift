import HeadlessUIKit
import HierarchyRecords
import TestSupport
import Testing

/// A view that writes down when its tint colour changes.
private final class TintedView: UIView {
    let name: String
    let told: (String) -> Void

    init(_ name: String, _ told: @escaping (String) -> Void) {
        self.name = name
        self.told = told
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        told(name)
    }
}

@MainActor
@Suite("V06: a tint colour that changes")
struct TintTests {
    @Test("V06: the view is told, and what inherits the colour, but for views with their own")
    func inheriting() {
        _ = Scene()
        var told: [String] = []
        let views = ["a", "b", "c", "d", "e"].map { TintedView($0) { told.append($0) } }
        // a holds b and d; b holds c; d has a colour of its own and holds e.
        views[0].addSubview(views[1])
        views[1].addSubview(views[2])
        views[0].addSubview(views[3])
        views[3].addSubview(views[4])
        views[3].tintColor = .red
        #expect(told == ["d", "e"])
        told = []
        views[0].tintColor = .green
        #expect(told == ["a", "b", "c"])
        #expect(views[2].tintColor == .green)
        told = []
        views[3].tintColor = nil
        #expect(told == ["d", "e"])
        #expect(views[4].tintColor == .green)
    }

    @Test("V06: a chain of any length")
    func chain() {
        _ = Scene()
        let root = UIView()
        var last = root
        for _ in 0..<50_000 {
            let view = UIView()
            last.addSubview(view)
            last = view
        }
        var told = 0
        last.addSubview(TintedView("end") { _ in told += 1 })
        root.tintColor = .red
        #expect(told == 1)
    }
}
