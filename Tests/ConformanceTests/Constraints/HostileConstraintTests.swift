import HeadlessUIKit
import HierarchyRecords
import TestSupport
import Testing

@MainActor
@Suite("Constraints that mean harm")
struct HostileConstraintTests {
    private func raised(_ scene: ConstraintScene, _ body: () -> Void) -> RuleID? {
        body()
        let rule = scene.scene.simulator.pendingException?.rule
        scene.scene.simulator.clearException()
        return rule
    }

    private func made(
        _ scene: ConstraintScene, _ first: NSLayoutConstraint.Attribute,
        _ second: NSLayoutConstraint.Attribute, times multiplier: CGFloat = 1,
        _ constant: CGFloat = 0
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(
            item: scene.view("v"), attribute: first, relatedBy: .equal, toItem: scene.container,
            attribute: second, multiplier: multiplier, constant: constant)
    }

    @Test("E69 to E71: multipliers of zero and numbers that are none, before they count")
    func numbers() {
        let scene = ConstraintScene(["v"])
        #expect(raised(scene) { _ = made(scene, .leading, .leading, times: 0) } == .e70)
        #expect(raised(scene) { _ = made(scene, .width, .width, times: 0) } == nil)
        for number in [CGFloat.nan, .infinity, -.infinity] {
            #expect(raised(scene) { _ = made(scene, .width, .width, number) } == .e71)
            #expect(raised(scene) { _ = made(scene, .width, .width, times: number) } == .e71)
            #expect(
                raised(scene) {
                    _ = scene.view("v").widthAnchor.constraint(equalToConstant: number)
                }
                    == .e71)
            let plain = made(scene, .width, .width)
            plain.isActive = true
            #expect(raised(scene) { plain.constant = number } == .e71)
            #expect(plain.constant == 0)
            plain.isActive = false
        }
        scene.scene.settle()
        #expect(scene.frame("v") == [0, 0, 0, 0])
    }

    @Test("Numbers as large as there are leave the app alive")
    func huge() {
        let scene = ConstraintScene(["v", "w"])
        for constant in [CGFloat(1e300), -1e300, .leastNonzeroMagnitude] {
            let constraints = [
                made(scene, .width, .width, times: 1e300, constant),
                made(scene, .leading, .leading, times: 1, constant),
            ]
            NSLayoutConstraint.activate(constraints)
            scene.scene.settle()
            #expect(scene.frame("v").allSatisfy { !$0.isNaN })
            NSLayoutConstraint.deactivate(constraints)
        }
    }

    @Test(
        "E75: priorities out of range raise, and nothing changes",
        arguments: [
            Float(-5), 0, 2000, .nan, .infinity,
        ])
    func priorities(given: Float) {
        let scene = ConstraintScene(["v"])
        let constraint = made(scene, .width, .width)
        constraint.priority = UILayoutPriority(given)
        #expect(constraint.priority == .required)
        let raised = scene.scene.simulator.pendingException
        #expect(raised == .priorityOutOfRange(given))
    }

    @Test("Guides that refer to each other in a circle")
    func circle() {
        let scene = ConstraintScene(["v"])
        let guides = (0..<3).map { _ in UILayoutGuide() }
        for guide in guides { scene.container.addLayoutGuide(guide) }
        for (index, guide) in guides.enumerated() {
            let next = guides[(index + 1) % 3]
            guide.leadingAnchor.constraint(equalTo: next.trailingAnchor, constant: 1).isActive =
                true
            guide.widthAnchor.constraint(greaterThanOrEqualToConstant: 0).isActive = true
        }
        #expect(scene.scene.run().count { $0.hasPrefix("warning") } == 1)
        let broken = scene.scene.simulator.log.events.filter { $0.rule == .e66 }
        #expect(broken.count == 1)
        #expect(guides.allSatisfy { $0.layoutFrame.width.isFinite })
    }

    @Test(
        "A constraint to a view that is dead stays inactive, and one to a dying view goes with it")
    func dead() {
        let scene = ConstraintScene(["v"])
        var other: UIView? = UIView()
        if let other { scene.container.addSubview(other) }
        let constraint = other.map {
            scene.view("v").widthAnchor.constraint(equalTo: $0.widthAnchor)
        }
        constraint?.isActive = true
        scene.scene.settle()
        other?.removeFromSuperview()
        other = nil
        scene.scene.settle()
        #expect(constraint?.isActive == false)
        constraint?.isActive = true
        #expect(constraint?.isActive == false)
        #expect(constraint?.secondItem == nil)
        #expect(scene.container.constraints.isEmpty)
    }

    @Test("E67: views of two windows")
    func windows() {
        let scene = ConstraintScene(["v"])
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let other = UIView()
        window.addSubview(other)
        let constraint = scene.view("v").topAnchor.constraint(equalTo: other.topAnchor)
        #expect(raised(scene) { constraint.isActive = true } == .e67)
        #expect(!constraint.isActive)
    }
}
