/// An event's argument in 36 bits. Public, since only then is the packing compiled into the recorder.
public struct PackedArgument: Sendable {
    /// What the payload is.
    enum Kind: UInt8, Sendable {
        case none, no, yes, object, traits, text
        /// An index into the list's table of remainders.
        case remainder
        /// The id of the call's argument. The codes from this one up to the next kind stand for the
        /// forms of calls, in the order of `CallForm`.
        case call
        /// The id of the controller that is shown.
        case shown = 14, shownAnimated
    }

    /// The kind, and of a call its form: less than 16.
    @usableFromInline let code: UInt16
    @usableFromInline let payload: UInt32

    @inlinable @inline(__always)
    init(code: UInt16, payload: UInt32) {
        self.code = code
        self.payload = payload
    }

    /// Nil for what does not fit: a size, a pair, a transition.
    @inlinable @inline(__always)
    public init?(_ argument: EventArgument) {
        switch argument {
        case .none: self.init(code: 0, payload: 0)
        case .flag(let value): self.init(code: value ? 2 : 1, payload: 0)
        case .object(let id): self.init(code: 3, payload: id.ordinal)
        case .traits(let index): self.init(code: 4, payload: UInt32(bitPattern: index))
        case .text(let index): self.init(code: 5, payload: UInt32(bitPattern: index))
        case .call(let form, let id):
            self.init(code: 7 &+ UInt16(form.rawValue), payload: id.ordinal)
        case .shown(let id, let animated):
            self.init(code: animated ? 15 : 14, payload: id.ordinal)
        case .size, .pair, .transition: return nil
        }
    }

    var kind: Kind { Kind(rawValue: UInt8(truncatingIfNeeded: code)) ?? .call }

    private var callForm: CallForm? {
        CallForm(rawValue: UInt8(truncatingIfNeeded: code) &- Kind.call.rawValue)
    }

    /// The argument, unless that stands in the table of remainders.
    public var argument: EventArgument {
        switch kind {
        case .none, .remainder: .none
        case .no: .flag(false)
        case .yes: .flag(true)
        case .object: .object(ObjectID(ordinal: payload))
        case .traits: .traits(Int32(bitPattern: payload))
        case .text: .text(Int32(bitPattern: payload))
        case .call: callForm.map { .call($0, ObjectID(ordinal: payload)) } ?? .none
        case .shown, .shownAnimated:
            .shown(ObjectID(ordinal: payload), animated: kind == .shownAnimated)
        }
    }
}
