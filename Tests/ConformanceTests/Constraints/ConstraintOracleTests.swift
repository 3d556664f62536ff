import HeadlessUIKit
import HierarchyRecords
import TestSupport
import Testing

/// The scenes of the measured page whose rows were read, on a screen of one pixel a point: there
/// origins came rounded to points.
@MainActor
@Suite("R81: measured scenes")
struct ConstraintOracleTests {
    /// A root of 320 by 480 whose edges a device covers.
    private func root(_ insets: UIEdgeInsets) -> (Scene, UIView) {
        let scene = Scene(
            device: SimulatedDevice(
                name: "scene", width: 320, height: 480, scale: 1, safeAreaInsets: insets))
        return (scene, scene.root("root").view)
    }

    private func placed(in view: UIView) -> UIView {
        let placed = UIView()
        placed.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(placed)
        return placed
    }

    private func sized(_ view: UIView, _ width: CGFloat, _ height: CGFloat) {
        view.widthAnchor.constraint(equalToConstant: width).isActive = true
        view.heightAnchor.constraint(equalToConstant: height).isActive = true
    }

    private func numbers(_ view: UIView) -> [CGFloat] {
        [view.frame.minX, view.frame.minY, view.frame.width, view.frame.height]
    }

    private static let covered = UIEdgeInsets(top: 59, left: 16, bottom: 34, right: 16)

    /// Required bounds, wishes with their priorities, and the width that comes of them.
    nonisolated static let widths: [([Wish], CGFloat)] = [
        (
            [
                Wish("a", "v", .width, .greaterThanOrEqual, 80),
                Wish("b", "v", .width, .lessThanOrEqual, 200),
                Wish("d", "v", .width, .equal, 300, at: 500),
            ], 200
        ),
        (
            [
                Wish("a", "v", .width, .equal, 60, at: 750),
                Wish("b", "v", .width, .equal, 140, at: 749),
            ], 60
        ),
        (
            [
                Wish("a", "v", .width, .equal, 30, at: 999),
                Wish("b", "v", .width, .greaterThanOrEqual, 90),
            ], 90
        ),
    ]

    @Test("R81: inequalities and wishes", arguments: widths)
    func inequalities(wishes: [Wish], width: CGFloat) {
        for reversed in [false, true] {
            let scene = ConstraintScene(["v"])
            scene.make(wishes + [Wish("x", "v", .leading, .equal, "c", .leading, 0)])
            let tags = "x" + String(wishes.map(\.tag))
            scene.activate(reversed ? String(tags.reversed()) : tags, live: false)
            #expect(scene.horizontal("v") == [0, width])
        }
    }

    @Test("R81: views in the safe area")
    func safeArea() {
        let (scene, root) = root(Self.covered)
        let safe = root.safeAreaLayoutGuide
        let (header, bar) = (placed(in: root), placed(in: root))
        NSLayoutConstraint.activate([
            header.topAnchor.constraint(equalTo: safe.topAnchor),
            header.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
            header.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
            header.heightAnchor.constraint(equalToConstant: 44),
            bar.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
            bar.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 8),
            bar.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -8),
            bar.heightAnchor.constraint(equalToConstant: 30),
        ])
        scene.settle()
        #expect(numbers(header) == [16, 59, 288, 44])
        #expect(numbers(bar) == [24, 416, 272, 30])
    }

    @Test("R7, R81: the margins of a view at the edges")
    func marginsOfChild() {
        let (scene, root) = root(Self.covered)
        let child = UIView(frame: CGRect(x: 0, y: 140, width: 320, height: 160))
        root.addSubview(child)
        let inner = placed(in: child)
        let guide = child.layoutMarginsGuide
        NSLayoutConstraint.activate([
            inner.topAnchor.constraint(equalTo: guide.topAnchor),
            inner.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            inner.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            inner.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        ])
        scene.settle()
        #expect(numbers(inner) == [24, 8, 272, 144])
    }

    private func related(
        _ view: UIView, _ attribute: NSLayoutConstraint.Attribute, _ box: UIView,
        _ other: NSLayoutConstraint.Attribute, _ constant: CGFloat = 0
    ) {
        NSLayoutConstraint(
            item: view, attribute: attribute, relatedBy: .equal, toItem: box, attribute: other,
            multiplier: 1, constant: constant
        ).isActive = true
    }

    @Test("R81: attributes of margins")
    func margins() {
        let (scene, root) = root(UIEdgeInsets(top: 59, left: 16, bottom: 34, right: 20))
        let box = UIView(frame: CGRect(x: 0, y: 30, width: 320, height: 300))
        root.addSubview(box)
        let views = (0..<4).map { _ in placed(in: box) }
        sized(views[0], 60, 40)
        related(views[0], .left, box, .leftMargin)
        related(views[0], .top, box, .topMargin)
        sized(views[1], 60, 40)
        related(views[1], .right, box, .rightMargin)
        related(views[1], .bottom, box, .bottomMargin)
        sized(views[2], 80, 30)
        related(views[2], .centerX, box, .centerXWithinMargins)
        related(views[2], .centerY, box, .centerYWithinMargins)
        related(views[3], .leading, box, .leadingMargin)
        related(views[3], .trailing, box, .trailingMargin)
        related(views[3], .top, box, .topMargin, 100)
        views[3].heightAnchor.constraint(equalToConstant: 24).isActive = true
        scene.settle()
        #expect(numbers(views[0]) == [24, 37, 60, 40])
        #expect(numbers(views[1]) == [232, 252, 60, 40])
        #expect(numbers(views[2]) == [118, 150, 80, 30])
        #expect(numbers(views[3]) == [24, 137, 268, 24])
    }
}
