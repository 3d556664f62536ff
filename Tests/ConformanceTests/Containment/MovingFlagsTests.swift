import HeadlessUIKit
import HierarchyRecords
import TestSupport
import Testing

@MainActor
@Suite("C17: isMovingToParent and isMovingFromParent")
struct MovingFlagsTests {
    private static let moments: [Callback] = [
        .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear, .viewDidDisappear,
    ]

    /// A child that writes down its flags in each appearance callback.
    @MainActor
    private final class Witness {
        let child: ScriptedController
        var seen: [String] = []

        init(_ scene: Scene) {
            child = scene.scripted("c")
            for moment in MovingFlagsTests.moments {
                child.on(moment) { [unowned self] in
                    let to = child.isMovingToParent ? "to" : "-"
                    let from = child.isMovingFromParent ? "from" : "-"
                    seen.append("\(moment) \(to) \(from)")
                }
            }
        }

        func take() -> [String] {
            defer { seen = [] }
            return seen
        }
    }

    @Test("C17: true in the appearance that addChild caused, and over with it")
    func whileAdded() {
        let scene = Scene()
        let p = scene.root("p")
        let witness = Witness(scene)
        scene.add(witness.child, to: p)
        scene.settle()
        #expect(
            witness.take() == [
                "viewWillAppear to -", "viewIsAppearing to -", "viewDidAppear to -",
            ])
        #expect(!witness.child.isMovingToParent)
    }

    @Test("C17: false when the parent merely appears again")
    func whileParentReappears() {
        let scene = Scene()
        let p = scene.root("p")
        let witness = Witness(scene)
        scene.add(witness.child, to: p)
        scene.settle()
        _ = witness.take()
        p.view.removeFromSuperview()
        scene.settle()
        scene.simulator.window.addSubview(p.view)
        scene.settle()
        #expect(
            witness.take() == [
                "viewWillDisappear - -", "viewDidDisappear - -",
                "viewWillAppear - -", "viewIsAppearing - -", "viewDidAppear - -",
            ])
    }

    @Test("C17: without didMove nothing closes the flag")
    func neverClosed() {
        let scene = Scene()
        let p = scene.root("p")
        let witness = Witness(scene)
        p.addChild(witness.child)
        p.view.addSubview(witness.child.view)
        scene.settle()
        #expect(witness.child.isMovingToParent)
        witness.child.didMove(toParent: p)
        #expect(!witness.child.isMovingToParent)
    }

    @Test("C17, C20: a proper removal says so in both halves")
    func whileRemoved() {
        let scene = Scene()
        let p = scene.root("p")
        let witness = Witness(scene)
        scene.add(witness.child, to: p)
        scene.settle()
        _ = witness.take()
        scene.remove(witness.child)
        scene.settle()
        #expect(witness.take() == ["viewWillDisappear - from", "viewDidDisappear - from"])
        #expect(!witness.child.isMovingFromParent)
    }

    @Test("C21: without willMove(nil) it does not know that it is leaving")
    func removedWithoutWillMove() {
        let scene = Scene()
        let p = scene.root("p")
        let witness = Witness(scene)
        scene.add(witness.child, to: p)
        scene.settle()
        _ = witness.take()
        witness.child.view.removeFromSuperview()
        witness.child.removeFromParent()
        scene.settle()
        #expect(witness.take() == ["viewWillDisappear - -", "viewDidDisappear - -"])
    }

    @Test("C17: an override of willMove that forgets super breaks the flags")
    func forgottenSuper() {
        let scene = Scene()
        let p = scene.root("p")
        let witness = Witness(scene)
        scene.add(witness.child, to: p)
        scene.settle()
        _ = witness.take()
        witness.child.callsSuper = false
        scene.remove(witness.child)
        scene.settle()
        #expect(witness.take() == ["viewWillDisappear - -", "viewDidDisappear - -"])
    }
}
