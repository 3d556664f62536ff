import HeadlessUIKit
import HierarchyRecords
import TestSupport
import Testing

@MainActor
@Suite("R81: layout by constraints")
struct ConstraintTests {
    private func pinned(_ device: SimulatedDevice = .iPhone16) -> ConstraintScene {
        ConstraintScene(["v", "w"], device: device)
    }

    /// Wishes for `v` in a container of 300 by 300, and its frame.
    nonisolated static let frames: [([Wish], [CGFloat])] = [
        (
            [
                Wish("a", "v", .leading, .equal, "c", .leading, 10),
                Wish("b", "v", .trailing, .equal, "c", .trailing, -20),
                Wish("d", "v", .top, .equal, "c", .top, 30),
                Wish("e", "v", .bottom, .equal, "c", .bottom, -40),
            ], [10, 30, 270, 230]
        ),
        (
            [
                Wish("a", "v", .centerX, .equal, "c", .centerX, 5),
                Wish("b", "v", .centerY, .equal, "c", .centerY, 0, times: 0.5),
                Wish("d", "v", .width, .equal, 50),
                Wish("e", "v", .height, .equal, "v", .width, 10, times: 2),
            ], [130, 20, 50, 110]
        ),
        (
            [
                Wish("a", "v", .width, .lessThanOrEqual, 200),
                Wish("b", "v", .width, .greaterThanOrEqual, 80),
                Wish("d", "v", .width, .equal, 300, at: 500),
                Wish("e", "v", .height, .equal, 60, at: 750),
                Wish("f", "v", .height, .equal, 140, at: 749),
                Wish("g", "v", .left, .equal, "c", .left, 0),
                Wish("h", "v", .top, .equal, "c", .top, 0),
            ], [0, 0, 200, 60]
        ),
        (
            [
                Wish("a", "v", .leadingMargin, .equal, "c", .leading, 20),
                Wish("b", "v", .trailing, .equal, "c", .trailingMargin, 0),
                Wish("d", "v", .topMargin, .equal, "c", .topMargin, 0),
                Wish("e", "v", .bottom, .equal, "c", .bottomMargin, 0),
            ], [12, 0, 280, 292]
        ),
        (
            [
                Wish("a", "v", .width, .equal, 30, at: 999),
                Wish("b", "v", .width, .greaterThanOrEqual, 90),
                Wish("d", "v", .centerXWithinMargins, .equal, "c", .centerXWithinMargins, 0),
                Wish("e", "v", .height, .equal, 10),
                Wish("f", "v", .lastBaseline, .equal, "c", .bottom, 0),
            ], [105, 290, 90, 10]
        ),
    ]

    @Test("R81: wishes and the frame that comes of them", arguments: frames)
    func frame(wishes: [Wish], frame: [CGFloat]) {
        let scene = pinned()
        scene.make(wishes)
        scene.activate(String(wishes.map(\.tag)), live: false)
        #expect(scene.frame("v") == frame)
        #expect(scene.broken == "")
    }

    @Test("R81: frames are rounded to the screen's pixels")
    func rounding() {
        let wishes = [
            Wish("a", "v", .leading, .equal, "c", .leading, 10.4),
            Wish("b", "v", .width, .equal, 33.4),
            Wish("d", "v", .top, .equal, "c", .top, -10.5),
            Wish("e", "v", .height, .equal, 20),
        ]
        let fine = pinned()
        fine.make(wishes)
        fine.activate("abde", live: false)
        #expect(fine.frame("v").map { ($0 * 3).rounded() } == [31, -32, 100, 60])
        let coarse = pinned(
            SimulatedDevice(
                name: "two", width: 375, height: 667, scale: 2, safeAreaInsets: .zero))
        coarse.make(wishes)
        coarse.activate("abde", live: false)
        #expect(coarse.frame("v") == [10.5, -10.5, 33.5, 20])
    }

    @Test("A constant that changes moves what depends on it")
    func constant() {
        let scene = pinned()
        scene.make([
            Wish("a", "v", .leading, .equal, "c", .leading, 10),
            Wish("b", "v", .width, .equal, 50),
            Wish("d", "w", .leading, .equal, "v", .trailing, 8),
            Wish("e", "w", .width, .equal, "v", .width, 0),
        ])
        scene.activate("abde", live: false)
        #expect(scene.horizontal("w") == [68, 50])
        scene.setConstant(70, of: "b")
        #expect(scene.horizontal("w") == [88, 70])
        scene.deactivate("a")
        #expect(scene.horizontal("w") == [78, 70])
    }

    @Test("A88: a frame set on a constrained view lasts until the next layout")
    func snapsBack() {
        let scene = pinned()
        scene.make([
            Wish("a", "v", .leading, .equal, "c", .leading, 10),
            Wish("b", "v", .width, .equal, 50),
        ])
        scene.activate("ab", live: false)
        scene.view("v").frame.origin.x = 99
        #expect(scene.horizontal("v") == [99, 50])
        scene.container.setNeedsLayout()
        scene.scene.settle()
        #expect(scene.horizontal("v") == [10, 50])
    }

    @Test("The container's size and its guides are followed")
    func guides() {
        let scene = Scene()
        let root = scene.root("root")
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        root.view.addSubview(view)
        let safe = root.view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: safe.topAnchor, constant: 8),
            view.bottomAnchor.constraint(equalTo: root.bottomLayoutGuide.topAnchor),
            view.leadingAnchor.constraint(equalTo: root.view.layoutMarginsGuide.leadingAnchor),
            view.widthAnchor.constraint(equalTo: root.view.widthAnchor, multiplier: 0.5),
        ])
        scene.settle()
        #expect(view.frame == CGRect(x: 20, y: 67, width: 590 / 3.0, height: 751))
        scene.simulator.rotate(to: .landscapeRight)
        scene.settle()
        #expect(view.frame.minY == 8)
    }

    @Test("R7: a readable width of 920 at most")
    func readable() {
        for (width, expected) in [(500.0, [8, 484]), (1008, [8, 992]), (1009, [44.5, 920])] {
            let scene = ConstraintScene(["v"])
            scene.container.frame = CGRect(x: 0, y: 200, width: width, height: 300)
            let view = scene.view("v")
            let guide = scene.container.readableContentGuide
            NSLayoutConstraint.activate([
                view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
                view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            ])
            scene.scene.settle()
            let frame = scene.horizontal("v")
            #expect(
                frame.map { ($0 * 3).rounded() } == expected.map { (CGFloat($0) * 3).rounded() })
        }
    }

    @Test(
        "R7: no view of at most 1008 points narrows it, whatever its margins; the guide follows the width"
    )
    func readableFrames() {
        let scene = ConstraintScene(["v"])
        let view = scene.container
        let guide = view.readableContentGuide
        let inner = scene.view("v")
        NSLayoutConstraint.activate([
            inner.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            inner.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        ])
        let rows: [(width: CGFloat, margin: CGFloat, x: CGFloat, readable: CGFloat)] = [
            (834, 8, 8, 818), (1008, 8, 8, 992), (1009, 8, 44.5, 920), (1008, 40, 40, 928),
            (1009, 40, 44.5, 920), (1400, 8, 240, 920), (1200, 200, 200, 800), (1200, 0, 140, 920),
        ]
        for row in rows {
            view.frame = CGRect(x: 0, y: 200, width: row.width, height: 300)
            view.layoutMargins = UIEdgeInsets(
                top: 8, left: row.margin, bottom: 8, right: row.margin)
            scene.scene.settle()
            #expect(guide.layoutFrame.minX == row.x && guide.layoutFrame.width == row.readable)
            #expect(abs(inner.frame.minX - row.x) < 0.4)
            #expect(abs(inner.frame.width - row.readable) < 0.4)
        }
    }

    @Test("A guide of the app's own has a frame once constraints refer to it")
    func customGuide() {
        let scene = ConstraintScene(["v"])
        let guide = UILayoutGuide()
        scene.container.addLayoutGuide(guide)
        #expect(guide.layoutFrame == .zero)
        NSLayoutConstraint.activate([
            guide.leadingAnchor.constraint(equalTo: scene.container.leadingAnchor, constant: 30),
            guide.widthAnchor.constraint(equalToConstant: 40),
            scene.view("v").leadingAnchor.constraint(equalTo: guide.trailingAnchor),
            scene.view("v").widthAnchor.constraint(equalToConstant: 5),
        ])
        scene.scene.settle()
        #expect(guide.layoutFrame == CGRect(x: 30, y: 0, width: 40, height: 0))
        #expect(scene.horizontal("v") == [70, 5])
    }

    @Test("E67: views of two hierarchies")
    func noAncestor() {
        let scene = Scene()
        let (a, b) = (scene.named(UIView(), "a"), scene.named(UIView(), "b"))
        let constraint = a.leadingAnchor.constraint(equalTo: b.leadingAnchor)
        constraint.isActive = true
        #expect(!constraint.isActive)
        #expect(scene.simulator.pendingException?.rule == .e67)
    }

    @Test("E69, E70: what cannot be related")
    func pairing() {
        let scene = Scene()
        let (a, b) = (UIView(), scene.named(UIView(), "b"))
        a.addSubview(b)
        _ = NSLayoutConstraint(
            item: b, attribute: .left, relatedBy: .equal, toItem: a, attribute: .top,
            multiplier: 1, constant: 0)
        #expect(scene.simulator.pendingException?.rule == .e69)
        #expect(
            scene.take() == [
                "exception NSInvalidArgumentException: *** +[NSLayoutConstraint "
                    + "constraintWithItem:attribute:relatedBy:toItem:attribute:multiplier:constant:]: "
                    + "Invalid pairing of layout attributes"
            ])
        scene.simulator.clearException()
        _ = NSLayoutConstraint(
            item: b, attribute: .left, relatedBy: .equal, toItem: nil,
            attribute: .notAnAttribute, multiplier: 1, constant: 0)
        #expect(scene.simulator.pendingException?.rule == .e70)
        #expect(
            scene.take() == [
                "exception NSInvalidArgumentException: NSLayoutConstraint for <UIView: b>: A multiplier "
                    + "of 0 or a nil second item together with a location for the first attribute "
                    + "creates an illegal constraint of a location equal to a constant. Location "
                    + "attributes must be specified in pairs."
            ])
    }

    @Test("A view that leaves takes the constraints to the outside with it, not those inside")
    func leaving() {
        let scene = ConstraintScene(["v", "u"])
        scene.make([
            Wish("a", "v", .leading, .equal, "c", .leading, 10),
            Wish("b", "u", .width, .equal, "v", .width, 0),
        ])
        scene.activate("ab", live: false)
        #expect(scene.container.constraints.count == 1)
        scene.view("v").removeFromSuperview()
        #expect(scene.container.constraints.isEmpty)
        #expect(scene.view("v").constraints.count == 1)
    }

    @Test("A size that fits is asked of the constraints inside")
    func fitting() {
        let scene = ConstraintScene(["v", "u"])
        let (v, u) = (scene.view("v"), scene.view("u"))
        NSLayoutConstraint.activate([
            u.topAnchor.constraint(equalTo: v.topAnchor, constant: 4),
            v.bottomAnchor.constraint(equalTo: u.bottomAnchor, constant: 6),
            u.leadingAnchor.constraint(equalTo: v.leadingAnchor),
            u.trailingAnchor.constraint(equalTo: v.trailingAnchor),
            u.heightAnchor.constraint(equalToConstant: 30),
            u.widthAnchor.constraint(greaterThanOrEqualToConstant: 70),
        ])
        #expect(
            v.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
                == CGSize(width: 70, height: 40))
        #expect(
            v.systemLayoutSizeFitting(
                CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel) == CGSize(width: 200, height: 40))
    }

    @Test("A87: ambiguous is what constraints leave open")
    func ambiguous() {
        let scene = ConstraintScene(["v"])
        scene.make([
            Wish("a", "v", .leading, .equal, "c", .leading, 10),
            Wish("b", "v", .width, .equal, 50), Wish("d", "v", .top, .equal, "c", .top, 0),
            Wish("e", "v", .height, .equal, 50),
        ])
        let isAmbiguous = ["abd", "e"].map { wishes in
            scene.activate(wishes, live: false)
            return scene.view("v").hasAmbiguousLayout
        }
        #expect(isAmbiguous == [true, false])
    }

    @Test("R83: a size that comes from the content is not ambiguous")
    func contentSizeIsClear() {
        let scene = ConstraintScene(["v"])
        scene.views["v"]?.content = CGSize(width: 40, height: 20)
        scene.make([
            Wish("a", "v", .leading, .equal, "c", .leading, 10),
            Wish("d", "v", .top, .equal, "c", .top, 0),
        ])
        scene.activate("ad", live: false)
        #expect(!scene.view("v").hasAmbiguousLayout)
        #expect(scene.view("v").frame == CGRect(x: 10, y: 0, width: 40, height: 20))
    }
}
