import HierarchyRecords

/// A view that sends actions when the user interacts with it: U16.
open class UIControl: UIView {
    /// The action that an interface file gives it, where the class that would have it is missing.
    @Counted package var lostAction: String?

    /// What the user did.
    public struct Event: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let touchDown = Event(rawValue: 1 << 0)
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        public static let touchDragInside = Event(rawValue: 1 << 2)
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        public static let touchDragExit = Event(rawValue: 1 << 5)
        public static let touchUpInside = Event(rawValue: 1 << 6)
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        public static let touchCancel = Event(rawValue: 1 << 8)
        public static let valueChanged = Event(rawValue: 1 << 12)
        @available(iOS 9, *)
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        @available(iOS 14, *)
        public static let menuActionTriggered = Event(rawValue: 1 << 14)
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        public static let editingChanged = Event(rawValue: 1 << 17)
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        public static let allTouchEvents = Event(rawValue: 0xFFF)
        public static let allEditingEvents = Event(rawValue: 0xF0000)
        public static let allEvents = Event(rawValue: UInt(UInt32.max))
    }

    /// The states that determine how a control looks.
    public struct State: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let normal: State = []
        public static let highlighted = State(rawValue: 1 << 0)
        public static let disabled = State(rawValue: 1 << 1)
        public static let selected = State(rawValue: 1 << 2)
    }

    /// Whether the control takes touches.
    @Counted open var isEnabled = true
    /// Whether the control is shown as chosen.
    @Counted open var isSelected = false
    /// Whether a finger is on the control.
    @Counted open var isHighlighted = false
    /// Whether a tap shows the control's menu instead of sending its primary action.
    @available(iOS 14, *)
    @Counted open var showsMenuAsPrimaryAction = false
    /// Whether a long press shows the control's menu.
    @available(iOS 14, *)
    @Counted open var isContextMenuInteractionEnabled = false
    @Counted private var registered: [Registration] = []

    /// Creates a control; its action runs when the user does what the control is for.
    @available(iOS 14, *)
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        adopt(frame: frame, primaryAction: primaryAction)
    }

    /// Takes the action that runs when the user does what the control is for.
    package func adopt(frame: CGRect, primaryAction: UIAction?) {
        adopt(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    /// What runs at certain events: an action, or a method of a target.
    @MainActor
    private struct Registration {
        let action: UIAction?
        let method: TargetMethod?
        var events: Event

        /// Whether it is that action, or sends that method to that target; nil matches anything.
        func sends(_ name: String?, to target: AnyObject?) -> Bool {
            guard let method else { return false }
            return (target == nil || method.target === target)
                && (name == nil || method.name == name)
        }
    }

    /// The state as a set of the control's flags.
    open var state: State {
        var state: State = []
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        return state
    }

    /// Adds an action for the events; an action that was added before is registered for these
    /// events, too.
    @available(iOS 14, *)
    open func addAction(_ action: UIAction, for controlEvents: Event) {
        if let index = registered.firstIndex(where: { $0.action === action }) {
            registered[index].events.formUnion(controlEvents)
        } else {
            registered.append(Registration(action: action, method: nil, events: controlEvents))
        }
    }

    /// Adds a target, which gets the message at those events; without one the message is sent up the
    /// responder chain (U22). The target is referenced weakly.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        addTarget(
            target.map { $0 as AnyObject }, method: action.name, for: controlEvents,
            using: action.send)
    }

    /// Removes a target and its message for those events; nil matches any.
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
        removeTarget(target.map { $0 as AnyObject }, method: action?.name, for: controlEvents)
    }

    /// Adds a closure for the events, because there are no selectors without the Objective-C
    /// runtime.
    open func addTarget(
        _ action: @escaping (UIControl) -> Void, for controlEvents: Event
    ) {
        addAction(
            UIAction { [unowned self] _ in action(self) }, for: controlEvents)
    }

    /// Adds a target's method, which `perform` calls, for the events. Without a target the method
    /// is sent up the responder chain (U22). The target is referenced weakly. A method of the
    /// target that was added before is registered for these events, too.
    open func addTarget(
        _ target: AnyObject?, method: String, for controlEvents: Event,
        using perform: @escaping (_ target: AnyObject, _ sender: UIControl) -> Void
    ) {
        let known = registered.firstIndex { entry in
            entry.method?.name == method && entry.method?.target === target
        }
        if let known { return registered[known].events.formUnion(controlEvents) }
        let method = TargetMethod(target, method) { target, sender in
            if let control = sender as? UIControl { perform(target, control) }
        }
        registered.append(Registration(action: nil, method: method, events: controlEvents))
    }

    /// Removes a target's method for those events; nil matches any target or method.
    open func removeTarget(_ target: AnyObject?, method: String?, for controlEvents: Event) {
        remove(controlEvents) { $0.sends(method, to: target) }
    }

    /// Removes an action for those events.
    @available(iOS 14, *)
    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        remove(controlEvents) { $0.action === action }
    }

    private func remove(_ events: Event, where fits: (Registration) -> Bool) {
        for index in registered.indices where fits(registered[index]) {
            registered[index].events.subtract(events)
        }
        registered.removeAll { $0.events.isEmpty }
    }

    /// The target's methods for those events; nil if there are none.
    open func actions(
        forTarget target: AnyObject?, forControlEvent controlEvents: Event
    ) -> [String]? {
        let names = registered.filter { entry in
            !entry.events.isDisjoint(with: controlEvents) && entry.method != nil
                && entry.method?.target === target
        }.compactMap(\.method?.name)
        return names.isEmpty ? nil : names
    }

    /// Runs the actions of those events, in the order in which they were added (U16).
    open func sendActions(for controlEvents: Event) {
        for entry in registered where !entry.events.isDisjoint(with: controlEvents) {
            guard !simulator.isStopped else { return }
            if let action = entry.action { sendAction(action) }
            if let method = entry.method, method.isThere {
                sendAction(method.name, to: method.target, for: nil)
            }
        }
    }

    /// Runs the actions of the control's primary event, as a tap would (U16).
    @available(iOS 17.4, *)
    open func performPrimaryAction() { sendActions(for: .primaryActionTriggered) }

    /// Called for each action of an event; override it to watch or to stop actions.
    @available(iOS 14, *)
    open func sendAction(_ action: UIAction) { action.run(from: self) }

    /// Called for each target's method of an event, with nil where the responder chain is asked;
    /// override it to watch or to stop actions (U16, U22).
    open func sendAction(_ action: String, to target: Any?, for event: UIEvent?) {
        let target = target as AnyObject?
        let known = registered.first { $0.method?.name == action && $0.method?.target === target }
        if let method = known?.method { return method.send(from: self) }
        UIApplication.shared.sendAction(action, to: target, from: self) { receiver in
            _ = simulator.perform(action, on: receiver, with: [self])
        }
    }

    /// Whether anything runs at those events.
    package func hasActions(for controlEvents: Event) -> Bool {
        registered.contains { !$0.events.isDisjoint(with: controlEvents) }
    }

    /// What the user is going to choose of a menu that a tap shows.
    @Counted var wantedChoice: Int?

    /// The titles of the choices that a control offers to a tap.
    package var choices: [String] { [] }

    /// U16: the user taps the control where no finger can reach it. A disabled control does nothing.
    package func userTaps(_ choice: Int? = nil) {
        guard isEnabled, !simulator.isStopped else { return }
        press(count: 1)
        fingerLeft(for: choice)
    }

    /// U16, X13: the finger touches the control, for that time in a row.
    private func press(count: Int) {
        isHighlighted = true
        sendActions(for: .touchDown)
        if count > 1 { sendActions(for: .touchDownRepeat) }
    }

    /// Whether the control follows a finger.
    @Counted public private(set) var isTracking = false
    /// Whether the finger that it follows is on it.
    @Counted public private(set) var isTouchInside = false

    /// Called when a finger comes; with false the control does not follow it (X41).
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    /// Called when the finger moves; with false the control follows it no longer (X41).
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    /// Called when the finger leaves, before the actions (X41).
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
    /// Called when the touch is cancelled (X41).
    open func cancelTracking(with event: UIEvent?) {}

    /// U16: the finger leaves the screen over the control; `choice` is the choice under it.
    func fingerLeft(for choice: Int?) {
        isHighlighted = false
        tell(.none) { sendActions(for: [.touchUpInside]) }
        sendActions(for: .primaryActionTriggered)
    }

    /// The choice at that point, for a control that offers several.
    func choice(at place: CGPoint) -> Int? { nil }

    /// The center of a choice, in the control's coordinates; nil if the control has no size.
    package func place(of choice: Int?) -> CGPoint? {
        bounds.isEmpty ? nil : CGPoint(x: bounds.midX, y: bounds.midY)
    }

    /// The choice at that point, for choices that stand side by side with equal widths.
    func choiceInRow(at place: CGPoint) -> Int? {
        guard !choices.isEmpty, bounds.width > 0 else { return nil }
        let share = (place.x - bounds.minX) / bounds.width
        return min(max(0, Int(clamping: share * CGFloat(choices.count))), choices.count - 1)
    }

    /// The center of a choice that stands in such a row; nil if there are no choices.
    func placeInRow(of choice: Int?) -> CGPoint? {
        guard !bounds.isEmpty, let choice, choices.indices.contains(choice) else { return nil }
        let width = bounds.width / CGFloat(choices.count)
        return CGPoint(x: bounds.minX + width * (CGFloat(choice) + 0.5), y: bounds.midY)
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isEnabled, !isTracking, let touch = touches.first else { return }
        // Set before, since the app's code may ask for it.
        (isTracking, isTouchInside) = (true, true)
        isTracking = beginTracking(touch, with: event)
        if isTracking { press(count: touch.tapCount) } else { isTouchInside = false }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isEnabled, isTracking, let touch = touches.first else { return }
        isTouchInside = holds(touch.location(in: self))
        isHighlighted = isTouchInside
        isTracking = continueTracking(touch, with: event)
        guard isTracking else { return isHighlighted = false }
        sendActions(for: isTouchInside ? .touchDragInside : .touchDragOutside)
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isEnabled, isTracking, let touch = touches.first else { return }
        let place = touch.location(in: self)
        isTouchInside = holds(place)
        endTracking(touch, with: event)
        let isInside = isTouchInside
        (isTracking, isTouchInside) = (false, false)
        if isInside { return fingerLeft(for: choice(at: place)) }
        isHighlighted = false
        sendActions(for: .touchUpOutside)
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isTracking else { return }
        cancelTracking(with: event)
        (isTracking, isTouchInside) = (false, false)
        isHighlighted = false
        sendActions(for: .touchCancel)
    }

    /// U25: whether a finger at that point is on the control; one on a control without a size stays on it.
    private func holds(_ point: CGPoint) -> Bool { bounds.isEmpty || bounds.encloses(point) }

    /// Logs that the user has changed the control's value, and sends the actions for that.
    func tellValue(_ text: String, rule: RuleID = .u16) {
        tell(simulator.recorder.argument(text: text), rule: rule) {
            sendActions(for: [.valueChanged, .primaryActionTriggered])
        }
    }

    /// Logs the user's interaction with the control, and runs what it causes.
    func tell(_ argument: EventArgument, rule: RuleID = .u16, _ body: () -> Void) {
        simulator.dispatch.send(.action, to: self, argument, rule: rule, method: body)
    }
}
