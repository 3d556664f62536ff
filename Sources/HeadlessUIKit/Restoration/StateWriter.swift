import HierarchyRecords

/// U46, U47: asks controllers for their state, those of a window before what they lead to.
@MainActor
final class StateWriter: ControllerIndex {
    private let simulator: Simulator
    @Counted private var found: [UIViewController] = []
    let state = KeptState()

    init(_ simulator: Simulator) {
        self.simulator = simulator
        state.app.index = self
    }

    func place(of controller: UIViewController) -> Int? {
        if let known = found.firstIndex(where: { $0 === controller }) { return known }
        guard controller.restorationPath != nil else { return nil }
        found.append(controller)
        return found.count - 1
    }

    func controller(at place: Int) -> UIViewController? { found[place] }

    /// Asks the roots of the windows, and all that is kept because of them.
    func write() {
        for window in simulator.application.windows {
            if let root = window.rootViewController { _ = place(of: root) }
        }
        var next = 0
        while next < found.count, !simulator.isStopped {
            write(found[next])
            next += 1
        }
    }

    private func write(_ controller: UIViewController) {
        let coder = StateCoder()
        coder.index = self
        let scene = controller.optional?.scene
        let above = controller.restorationParent.flatMap { parent in
            found.firstIndex { $0 === parent }
        }
        state.entries.append(
            KeptState.Entry(
                path: controller.restorationPath ?? [], above: above, coder: coder,
                restorer: controller.restorer,
                source: scene.flatMap { scene in scene.element.map { (scene.storyboard, $0.id) } }))
        simulator.dispatch.send(
            .encodeRestorableState, to: controller, rule: .u46, given: [.object(coder)]
        ) { controller.encodeRestorableState(with: coder) }
    }
}
