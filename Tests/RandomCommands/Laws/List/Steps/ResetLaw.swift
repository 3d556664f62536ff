import HeadlessUIKit
import Workbench

/// `reset`.
struct ResetLaw: Law {
    let name = "reset-forgets"
    let sentence =
        "After 'reset' nothing of the world before lives, and the new one has what a fresh session has."

    func breach(in trial: Trial) -> Breach? {
        let other = trial.played()
        let before = Remainder(of: other.workbench)
        other.play("reset")
        // The device is kept: choosing it is the first step of the new world.
        let fresh = PlayedSession()
        fresh.play(other.workbench.steps.map(\.source))
        return Breach(expected: [], found: before.living)
            ?? Breach(expected: fresh.world, found: other.world)
    }
}

extension PlayedSession {
    /// What a world has before anything is made in it.
    fileprivate var world: [String] {
        let simulator = workbench.simulator
        return workbench.snapshot.canonicalLines + told
            + ["\(simulator.objectCount) objects", "names: \(workbench.livingNames)"]
    }
}

/// What may not live longer than its world: the world with its code, and the simulator, which every view
/// and controller holds. What names lead to and what is in the window says what was kept.
@MainActor
struct Remainder {
    private struct Weak {
        let name: String
        weak var object: AnyObject?
    }

    private var objects: [Weak] = []

    init(of workbench: Workbench) {
        for name in workbench.livingNames { add(name, workbench.object(named: name)) }
        add("the simulator", workbench.simulator)
        add("the world", workbench.worldObject)
        add("the code's values", workbench.codeObject)
        addViews(in: workbench.simulator.window)
    }

    private mutating func add(_ name: String, _ object: AnyObject?) {
        objects.append(Weak(name: name, object: object))
    }

    private mutating func addViews(in view: UIView) {
        add("\(type(of: view))", view)
        add("the owner of \(type(of: view))", view.next)
        for subview in view.subviews { addViews(in: subview) }
    }

    /// What lives on.
    var living: [String] { objects.filter { $0.object != nil }.map(\.name) }
}
