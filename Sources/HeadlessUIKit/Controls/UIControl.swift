import HierarchyRecords

/// A view that sends actions when the user works with it: U16.
open class UIControl: UIView {
    /// What the user did.
    public struct Event: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let touchDown = Event(rawValue: 1 << 0)
        public static let touchUpInside = Event(rawValue: 1 << 6)
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        public static let touchCancel = Event(rawValue: 1 << 8)
        public static let valueChanged = Event(rawValue: 1 << 12)
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        public static let editingChanged = Event(rawValue: 1 << 17)
        public static let allEvents = Event(rawValue: UInt(UInt32.max))
    }

    /// What a control's looks depend on.
    public struct State: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let normal: State = []
        public static let highlighted = State(rawValue: 1 << 0)
        public static let disabled = State(rawValue: 1 << 1)
        public static let selected = State(rawValue: 1 << 2)
    }

    open var isEnabled = true
    open var isSelected = false
    open var isHighlighted = false
    private var registered: [(action: UIAction, events: Event)] = []

    /// The three flags as a set.
    open var state: State {
        var state: State = []
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        return state
    }

    /// Runs the action at each of the events; one that is registered already takes the new events too.
    open func addAction(_ action: UIAction, for controlEvents: Event) {
        if let index = registered.firstIndex(where: { $0.action === action }) {
            registered[index].events.formUnion(controlEvents)
        } else {
            registered.append((action, controlEvents))
        }
    }

    /// Runs the action at each of the events: without Objective-C's runtime there are no selectors.
    open func addTarget(
        _ action: @escaping (UIControl) -> Void, for controlEvents: Event
    ) {
        addAction(
            UIAction { [unowned self] _ in action(self) }, for: controlEvents)
    }

    /// Runs the action at those events no more.
    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        for index in registered.indices where registered[index].action === action {
            registered[index].events.subtract(controlEvents)
        }
        registered.removeAll { $0.events.isEmpty }
    }

    /// Runs the actions of those events, in the order in which they were added (U16).
    open func sendActions(for controlEvents: Event) {
        for entry in registered where !entry.events.isDisjoint(with: controlEvents) {
            guard !simulator.isStopped else { return }
            entry.action.run(from: self)
        }
    }

    /// The titles of what a tap may mean, for a control that offers a choice.
    package var choices: [String] { [] }

    /// U16: what a finger does that taps it. A control that is disabled does nothing.
    package func userTaps(_ choice: Int? = nil) {
        guard isEnabled, !simulator.isStopped else { return }
        isHighlighted = true
        sendActions(for: .touchDown)
        isHighlighted = false
        tell(.none) { sendActions(for: [.touchUpInside]) }
        sendActions(for: .primaryActionTriggered)
    }

    /// Logs that the user worked with the control, and runs what follows from it.
    func tell(_ argument: EventArgument, rule: RuleID = .u16, _ body: () -> Void) {
        simulator.dispatch.send(.action, to: self, argument, rule: rule, method: body)
    }
}
