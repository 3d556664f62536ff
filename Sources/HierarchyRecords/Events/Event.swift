/// One line of the log, without its names and texts: those stand in the `EventLog` it belongs to.
public struct Event: Sendable {
    public var callback: Callback
    /// The rule that called for it; nil only for `mark` and `call`.
    public var rule: RuleID?
    /// How many callbacks were running around it.
    public var depth: UInt16
    /// The step that it happened in; 0 before the first.
    public var step: UInt32
    /// The receiver.
    public var object: ObjectID
    /// The index of the event that caused it; -1 where the step itself did.
    public var cause: Int32
    /// Virtual time in seconds since the world began.
    public var time: Double
    public var argument: EventArgument

    /// Makes an event.
    public init(
        _ callback: Callback, _ object: ObjectID, _ argument: EventArgument = .none,
        rule: RuleID?, step: UInt32, time: Double, depth: UInt16, cause: Int32
    ) {
        self.callback = callback
        self.object = object
        self.argument = argument
        self.rule = rule
        self.step = step
        self.time = time
        self.depth = depth
        self.cause = cause
    }
}

/// What a callback was given. Indices point into the tables of the event's log.
public enum EventArgument: Sendable, Equatable {
    case none
    case flag(Bool)
    case object(ObjectID)
    /// A controller that is shown, and whether that is animated.
    case shown(ObjectID, animated: Bool)
    /// Two controllers, the second after a label: `b, onto: a`.
    case pair(ObjectID, ObjectID, label: PairLabel)
    /// In points.
    case size(width: Float, height: Float)
    /// An index into `EventLog.traits`; -1 is nil.
    case traits(Int32)
    /// An index into `EventLog.texts`.
    case text(Int32)
    /// Of `completion transition(a, b, finished)`; the event's object is the container.
    case transition(from: ObjectID, to: ObjectID, finished: Bool)
    /// A call that user code made on the event's object.
    case call(CallForm, ObjectID)
}

/// What stands before the second of two controllers.
public enum PairLabel: String, Sendable { case none = "", onto = "onto: ", to = "to: " }

/// The calls that verbs make most, kept as values so that their text is made only when printed.
public enum CallForm: UInt8, Sendable {
    /// `p.addChild(x)`
    case addChild
    /// `p.view.addSubview(x.view)`
    case addSubviewOfChild
    /// `x.didMove(toParent: p)`, nil where no object is given
    case didMoveToParent
    /// `x.willMove(toParent: p)`, nil where no object is given
    case willMoveToParent
    /// `x.view.removeFromSuperview()`
    case removeViewFromSuperview
    /// `x.removeFromParent()`
    case removeFromParent
    /// `x.view.frame = p.view.bounds`
    case frameFillsParent
}

extension EventArgument {
    /// Rewrites every id in it.
    mutating func replaceObjects(_ replacement: (ObjectID) -> ObjectID) {
        switch self {
        case .object(let id): self = .object(replacement(id))
        case .shown(let id, let animated): self = .shown(replacement(id), animated: animated)
        case .pair(let first, let second, let label):
            self = .pair(replacement(first), replacement(second), label: label)
        case .call(let form, let id): self = .call(form, replacement(id))
        case .transition(let from, let to, let finished):
            self = .transition(from: replacement(from), to: replacement(to), finished: finished)
        case .none, .flag, .size, .traits, .text: break
        }
    }
}
