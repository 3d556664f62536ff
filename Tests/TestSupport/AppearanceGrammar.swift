import HierarchyRecords

/// The order in which appearance callbacks may come to one controller.
public struct AppearanceGrammar {
    private enum State { case disappeared, appearing, appeared, disappearing, gone }

    private var states: [ObjectID: State] = [:]

    /// Nobody has appeared yet.
    public init() {}

    /// The first event of the log that could not come when it came.
    public static func violation(in log: EventLog) -> String? {
        var grammar = AppearanceGrammar()
        for (index, event) in log.events.enumerated() where !grammar.accept(event) {
            let before = log.events[..<index].filter { $0.object == event.object }
            let history = before.suffix(8).map { log.text($0) }
            return "\(log.text(event)) (\(event.rule?.rawValue ?? "-")) after \(history)"
        }
        return nil
    }

    /// What was told that it will appear or disappear, and not yet that it did.
    public var open: [ObjectID] {
        states.filter { $0.value == .appearing || $0.value == .disappearing }.keys
            .sorted()
    }

    /// Takes the event; false where it may not come.
    public mutating func accept(_ event: Event) -> Bool {
        let state = states[event.object] ?? .disappeared
        if state == .gone {
            return [.dismissCompletion, .presentCompletion].contains(event.callback)
        }
        guard let next = AppearanceGrammar.next(event, from: state) else { return false }
        states[event.object] = next
        return true
    }

    /// The state after the event; nil where it may not come.
    private static func next(_ event: Event, from state: State) -> State? {
        switch (event.callback, state) {
        case (.viewWillAppear, .disappeared), (.viewWillAppear, .disappearing): .appearing
        case (.viewIsAppearing, .appearing): .appearing
        case (.viewDidAppear, .appearing): .appeared
        // C14, C31: the documented duplicate.
        case (.viewDidAppear, .appeared): event.rule == .c31 ? .appeared : nil
        case (.viewWillDisappear, .appeared), (.viewWillDisappear, .appearing): .disappearing
        case (.viewDidDisappear, .disappearing): .disappeared
        case (.viewWillAppear, _), (.viewIsAppearing, _), (.viewDidAppear, _),
            (.viewWillDisappear, _), (.viewDidDisappear, _):
            nil
        case (.deinitialized, _): .gone
        default: state
        }
    }
}
