/// An event in 16 bytes: without its step and time, and without what is seldom there. Public, since
/// only then is the packing compiled into the recorder.
public struct PackedEvent: Sendable, Equatable {
    @usableFromInline let callback: Callback
    @usableFromInline let rule: RuleID?
    /// From the lowest bit on: the argument's code, the depth, and how many events back the cause
    /// stands, where 0 is the step itself.
    @usableFromInline let bits: UInt16
    @usableFromInline private(set) var object: ObjectID
    @usableFromInline private(set) var payload: UInt32

    @inlinable static var codeBits: UInt16 { 4 }
    @inlinable static var depthBits: UInt16 { 3 }
    @inlinable static var distanceBits: UInt16 { 9 }

    /// Nil for what does not fit: great depth, a cause that is far away.
    @inlinable @inline(__always)
    public init?(
        _ callback: Callback, _ object: ObjectID, _ argument: PackedArgument, rule: RuleID?,
        depth: UInt16, distance: Int
    ) {
        guard distance >> Int(Self.distanceBits) == 0, depth >> Self.depthBits == 0 else {
            return nil
        }
        self.callback = callback
        self.rule = rule
        bits =
            argument.code | depth << Self.codeBits
            | UInt16(truncatingIfNeeded: distance) << (Self.codeBits + Self.depthBits)
        self.object = object
        payload = argument.payload
    }

    /// An event whose argument, depth and cause stand in the table of remainders.
    init(_ callback: Callback, _ object: ObjectID, rule: RuleID?, remainder: Int) {
        self.callback = callback
        self.rule = rule
        bits = UInt16(PackedArgument.Kind.remainder.rawValue)
        self.object = object
        payload = UInt32(remainder)
    }

    private var packedArgument: PackedArgument {
        PackedArgument(code: bits & (1 << Self.codeBits - 1), payload: payload)
    }

    var kind: PackedArgument.Kind { packedArgument.kind }

    /// How many callbacks were running around it, unless that stands in the table of remainders.
    var depth: UInt16 { bits >> Self.codeBits & (1 << Self.depthBits - 1) }

    /// The argument, unless that stands in the table of remainders.
    var argument: EventArgument { packedArgument.argument }

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
