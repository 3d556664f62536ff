import HeadlessUIKit
import HierarchyRecords
import Workbench

/// What reference counting promises.
struct ReleaseLaw: Law {
    let name = "deinit-once"
    let sentence = "What is released logs its deinit once, and nothing that lives does."

    func breach(in trial: Trial) -> Breach? {
        let other = PlayedSession()
        var watched = WatchedObjects(other.workbench)
        for piece in trial.pieces {
            other.play(piece)
            watched.look(at: other.workbench)
        }
        return watched.breach(in: other.workbench.log, at: other.indices)
    }
}

/// The controllers that names of one world led to, and whether they still live.
@MainActor
struct WatchedObjects {
    private struct Weak {
        let name: String
        weak var controller: UIViewController?
    }

    private weak var simulator: Simulator?
    private var controllers: [ObjectID: Weak] = [:]

    /// Watches what there is.
    init(_ workbench: Workbench) { look(at: workbench) }

    /// Adds what is new; who goes back to a step finds another world.
    mutating func look(at workbench: Workbench) {
        if workbench.simulator !== simulator { controllers = [:] }
        simulator = workbench.simulator
        for name in workbench.livingNames {
            guard let controller = workbench.object(named: name) as? UIViewController else {
                continue
            }
            controllers[controller.objectID] = Weak(name: name, controller: controller)
        }
    }

    /// What the deinits at those places of the log say that is not so, or do not say.
    func breach(in log: EventLog, at indices: [Int]) -> Breach? {
        let deinits = indices.map { log.events[$0] }.filter { $0.callback == .deinitialized }
        let gone = Dictionary(grouping: deinits, by: \.object)
        if let twice = gone.first(where: { $0.value.count > 1 }) {
            return Breach(expected: "one deinit", found: "\(log.text(twice.value[0])), twice")
        }
        for (id, watched) in controllers.sorted(by: { $0.key < $1.key })
        where (watched.controller == nil) != (gone[id] != nil) {
            let isGone = watched.controller == nil
            return Breach(
                expected: "\(isGone ? "a" : "no") deinit of '\(watched.name)'",
                found: "\(isGone ? "none" : "one")")
        }
        return nil
    }
}
