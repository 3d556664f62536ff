/// An event in 16 bytes: without its step and time, and without what is seldom there.
package struct PackedEvent: Sendable {
    /// What the payload is.
    enum Kind: UInt8, Sendable {
        case none, no, yes, object, traits, text
        /// An index into the list's table of remainders.
        case remainder
        /// The id of the call's argument. The codes from here to the next kind tell the calls' forms.
        case call
        /// The id of the controller that is shown.
        case shown = 14, shownAnimated
    }

    @usableFromInline let callback: Callback
    @usableFromInline let rule: RuleID?
    /// From the lowest bit on: a code for the kind, the depth, and how many events back the cause
    /// stands, where 0 is the step itself.
    @usableFromInline let bits: UInt16
    @usableFromInline private(set) var object: ObjectID
    @usableFromInline private(set) var payload: UInt32

    @inlinable static var codeBits: UInt16 { 4 }
    @inlinable static var depthBits: UInt16 { 3 }
    @inlinable static var distanceBits: UInt16 { 9 }

    /// Nil for what does not fit: a size, a transition, great depth, a cause that is far away.
    @inlinable @inline(__always)
    package init?(
        _ callback: Callback, _ object: ObjectID, _ argument: EventArgument, rule: RuleID?,
        depth: UInt16, distance: Int
    ) {
        guard distance >> Int(Self.distanceBits) == 0, depth >> Self.depthBits == 0 else {
            return nil
        }
        let code: UInt16
        switch argument {
        case .none: (code, payload) = (0, 0)
        case .flag(let value): (code, payload) = (value ? 2 : 1, 0)
        case .object(let id): (code, payload) = (3, id.ordinal)
        case .traits(let index): (code, payload) = (4, UInt32(bitPattern: index))
        case .text(let index): (code, payload) = (5, UInt32(bitPattern: index))
        case .call(let form, let id): (code, payload) = (7 &+ UInt16(form.rawValue), id.ordinal)
        case .shown(let id, let animated): (code, payload) = (animated ? 15 : 14, id.ordinal)
        case .size, .pair, .transition: return nil
        }
        self.callback = callback
        self.rule = rule
        bits =
            code | depth << Self.codeBits
            | UInt16(truncatingIfNeeded: distance) << (Self.codeBits + Self.depthBits)
        self.object = object
    }

    /// An event whose argument, depth and cause stand in the table of remainders.
    init(_ callback: Callback, _ object: ObjectID, rule: RuleID?, remainder: Int) {
        self.callback = callback
        self.rule = rule
        bits = UInt16(Kind.remainder.rawValue)
        self.object = object
        payload = UInt32(remainder)
    }

    private var code: UInt8 { UInt8(truncatingIfNeeded: bits & (1 << Self.codeBits - 1)) }

    var kind: Kind { Kind(rawValue: code) ?? .call }

    private var callForm: CallForm? { CallForm(rawValue: code &- Kind.call.rawValue) }

    /// How many callbacks were running around it, unless that stands in the table of remainders.
    var depth: UInt16 { bits >> Self.codeBits & (1 << Self.depthBits - 1) }

    /// The argument, unless that stands in the table of remainders.
    var argument: EventArgument {
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

    /// The index of the cause, unless that stands in the table of remainders.
    func cause(ofEventAt index: Int) -> Int32 {
        let distance = Int(bits >> (Self.codeBits + Self.depthBits))
        return distance == 0 ? -1 : Int32(truncatingIfNeeded: index - distance)
    }

    /// Rewrites every id.
    mutating func replaceObjects(_ replacement: (ObjectID) -> ObjectID) {
        object = replacement(object)
        switch kind {
        case .object, .call, .shown, .shownAnimated:
            payload = replacement(ObjectID(ordinal: payload)).ordinal
        case .none, .no, .yes, .traits, .text, .remainder: break
        }
    }
}
