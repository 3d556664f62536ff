import HierarchyRecords

/// U48, U49: makes or finds the controllers that were kept, and gives them their state.
@MainActor
final class StateReader: ControllerIndex {
    private let simulator: Simulator
    private let state: KeptState
    @Counted private var found: [UIViewController?] = []

    init(_ state: KeptState, _ simulator: Simulator) {
        self.state = state
        self.simulator = simulator
        state.app.index = self
        for entry in state.entries { entry.coder.index = self }
    }

    func place(of controller: UIViewController) -> Int? {
        found.firstIndex { $0 === controller }
    }

    func controller(at place: Int) -> UIViewController? {
        found.indices.contains(place) ? found[place] : nil
    }

    /// U48: all are found first, then their views are loaded, then they are given their state.
    func read(telling delegate: (any UIApplicationDelegate)?) {
        for entry in state.entries { found.append(controller(for: entry, delegate)) }
        for controller in found where !simulator.isStopped { controller?.loadViewIfNeeded() }
        for (controller, entry) in zip(found, state.entries) where !simulator.isStopped {
            guard let controller else { continue }
            simulator.dispatch.send(
                .decodeRestorableState, to: controller, rule: .u48, given: [.object(entry.coder)]
            ) { controller.decodeRestorableState(with: entry.coder) }
        }
        if let delegate, !simulator.isStopped {
            simulator.ask(.appDidDecodeState, through: delegate, rule: .u48) {
                $0.application($1, didDecodeRestorableStateWith: self.state.app)
            }
        }
        for controller in found where !simulator.isStopped {
            guard let controller else { continue }
            simulator.dispatch.send(.finishedRestoringState, to: controller, rule: .u48) {
                controller.applicationFinishedRestoringState()
            }
        }
    }

    /// U49: its class is asked first; else the app's delegate, what is there already, and the storyboard.
    private func controller(
        for entry: KeptState.Entry, _ delegate: (any UIApplicationDelegate)?
    ) -> UIViewController? {
        guard !simulator.isStopped, entry.above.map({ found[$0] != nil }) ?? true else {
            return nil
        }
        if let restorer = entry.restorer {
            return restorer.controller(for: entry.path, entry.coder)
        }
        return asked(delegate, for: entry) ?? present(at: entry.path)
            ?? entry.source.flatMap { $0.storyboard.instantiate(objectID: $0.id) }
    }

    private func asked(
        _ delegate: (any UIApplicationDelegate)?, for entry: KeptState.Entry
    ) -> UIViewController? {
        guard let delegate else { return nil }
        let app: UIApplication = simulator.application
        let path = simulator.recorder.argument(text: entry.path.joined(separator: "/"))
        return simulator.ask(.appControllerForPath, of: app, through: delegate, path, rule: .u49) {
            delegate.application(
                app, viewControllerWithRestorationIdentifierPath: entry.path, coder: entry.coder)
        }
    }

    /// The controller of that path that was made already, and is no other entry's.
    private func present(at path: [String]) -> UIViewController? {
        simulator.livingControllers.first { controller in
            controller.restorationPath == path && !found.contains { $0 === controller }
                && controller.isUnderRoot
        }
    }
}

extension UIViewController {
    /// Whether a window's root is above it, or it is one.
    fileprivate var isUnderRoot: Bool {
        let top = Array(sequence(first: self) { $0.restorationParent }).last ?? self
        return simulator.application.windows.contains { $0.rootViewController === top }
    }
}
