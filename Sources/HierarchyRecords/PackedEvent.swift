/// An event in 16 bytes: without its step and time, and without what is seldom there.
struct PackedEvent: Sendable {
    /// What the payload is.
    enum Kind: Equatable, Sendable {
        case none, no, yes, object, traits, text
        /// An index into the list's table of remainders.
        case remainder
        /// The id of the call's argument.
        case call(CallForm)
    }

    let callback: Callback
    let kind: Kind
    let rule: RuleID?
    let depth: UInt16
    /// How many events back the cause stands; 0 is the step itself.
    let distance: UInt16
    private(set) var object: ObjectID
    private(set) var payload: UInt32

    /// Nil for an argument that does not fit.
    @inline(__always)
    init?(
        _ callback: Callback, _ object: ObjectID, _ argument: EventArgument, rule: RuleID?,
        depth: UInt16, distance: UInt16
    ) {
        switch argument {
        case .none: (kind, payload) = (.none, 0)
        case .flag(let value): (kind, payload) = (value ? .yes : .no, 0)
        case .object(let id): (kind, payload) = (.object, id.ordinal)
        case .traits(let index): (kind, payload) = (.traits, UInt32(bitPattern: index))
        case .text(let index): (kind, payload) = (.text, UInt32(bitPattern: index))
        case .call(let form, let id): (kind, payload) = (.call(form), id.ordinal)
        case .size, .transition: return nil
        }
        self.callback = callback
        self.rule = rule
        self.depth = depth
        self.distance = distance
        self.object = object
    }

    /// An event whose argument and cause stand in the table of remainders.
    init(
        _ callback: Callback, _ object: ObjectID, rule: RuleID?, depth: UInt16, remainder: Int
    ) {
        self.callback = callback
        kind = .remainder
        self.rule = rule
        self.depth = depth
        distance = 0
        self.object = object
        payload = UInt32(remainder)
    }

    /// The argument, unless that stands in the table of remainders.
    var argument: EventArgument {
        switch kind {
        case .none, .remainder: .none
        case .no: .flag(false)
        case .yes: .flag(true)
        case .object: .object(ObjectID(ordinal: payload))
        case .traits: .traits(Int32(bitPattern: payload))
        case .text: .text(Int32(bitPattern: payload))
        case .call(let form): .call(form, ObjectID(ordinal: payload))
        }
    }

    /// The index of the cause, unless that stands in the table of remainders.
    func cause(ofEventAt index: Int) -> Int32 {
        distance == 0 ? -1 : Int32(truncatingIfNeeded: index - Int(distance))
    }

    /// Rewrites every id.
    mutating func replaceObjects(_ replacement: (ObjectID) -> ObjectID) {
        object = replacement(object)
        switch kind {
        case .object, .call: payload = replacement(ObjectID(ordinal: payload)).ordinal
        case .none, .no, .yes, .traits, .text, .remainder: break
        }
    }
}
