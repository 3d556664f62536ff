import HeadlessUIKit
import HierarchyRecords

extension SessionFile {
    /// The session as it stands: the steps that lead to where it stands; the first of them where the
    /// user ends that.
    @MainActor
    init(of interpreter: Interpreter) {
        let journal = interpreter.journal
        self.init(
            settings: interpreter.settings.commands,
            steps: journal.currentPath.map { interpreter.watch.ends() ? "" : journal[$0].source },
            world: Fingerprint(of: interpreter))
    }
}

extension Fingerprint {
    /// The fingerprint of the tree, and of the events of the steps that lead to where the session
    /// stands.
    @MainActor
    init(of interpreter: Interpreter) {
        let (journal, simulator) = (interpreter.journal, interpreter.world.simulator)
        self = Self.ofWorld(
            tree: simulator.snapshot(), log: simulator.log,
            indices: journal.currentPath.lazy.flatMap {
                interpreter.watch.ends() ? 0..<0 : journal[$0].events
            })
    }
}
