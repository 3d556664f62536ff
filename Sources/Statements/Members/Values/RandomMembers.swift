import HeadlessUIKit

/// Chance as one session has it: the same numbers in each session, since each step must be taken again as it was.
@MainActor
final class SessionRandom {
    @Counted private var state: UInt64 = 0x9E37_79B9_7F4A_7C15

    nonisolated init() {}

    func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// A number below the bound.
    func below(_ bound: UInt64) -> UInt64 { bound == 0 ? 0 : next() % bound }

    /// A number from 0 up to 1.
    var fraction: Double { Double(next() >> 11) / Double(1 << 53) }

    /// That of the session whose code runs.
    static var current: SessionRandom {
        Evaluator.running?.variables.classes.random ?? SessionRandom()
    }
}

/// Members that give something by chance.
@MainActor
enum RandomMembers {
    /// `Int.random(in: 0..<5)`
    static let ofInt = MemberMethod(
        "random(in:)", parameters: [.range(.int)], result: .int
    ) { (_, arguments) throws(ConversionFailure) in
        guard case .range(.int(let lower), .int(let upper), let isClosed) = arguments[0],
            isClosed ? lower <= upper : lower < upper
        else {
            throw ConversionFailure(fatalError: "Can't get random value with an empty range")
        }
        let span = UInt64(bitPattern: Int64(upper &- lower)) &+ (isClosed ? 1 : 0)
        return .int(lower &+ Int(truncatingIfNeeded: SessionRandom.current.below(span)))
    }

    /// `Double.random(in: 0...1)`
    static let ofDouble = MemberMethod(
        "random(in:)", parameters: [.range(.double)], result: .double
    ) { (_, arguments) throws(ConversionFailure) in
        guard case .range(let lower, let upper, _) = arguments[0], let first = lower.number,
            let last = upper.number
        else { throw ConversionFailure(argument: 0) }
        return .double(first + (last - first) * SessionRandom.current.fraction)
    }

    static let ofFloat = MemberMethod(
        "random(in:)", parameters: [.range(.named(.float))], result: .named(.float)
    ) { (_, arguments) throws(ConversionFailure) in
        guard case .range(let lower, let upper, _) = arguments[0], let first = lower.number,
            let last = upper.number
        else { throw ConversionFailure(argument: 0) }
        return .float(Float(first + (last - first) * SessionRandom.current.fraction))
    }

    static let ofBool = MemberMethod("random()", parameters: [], result: .bool) { _, _ in
        .bool(SessionRandom.current.below(2) == 1)
    }

    private static let element = ValueType.generic(.element)

    /// What sequences answer.
    static let ofSequences: [MemberMethod] = [
        MemberMethod("randomElement()", parameters: [], result: element.wrapped) {
            (receiver, _) throws(ConversionFailure) in
            let elements = try SequenceMembers.elements(of: receiver)
            if elements.isEmpty { return .null }
            return elements[Int(SessionRandom.current.below(UInt64(elements.count)))]
        },
        MemberMethod("shuffled()", parameters: [], result: .array(element)) {
            (receiver, _) throws(ConversionFailure) in
            .array(shuffled(try SequenceMembers.elements(of: receiver)))
        },
    ]

    /// What arrays answer beside that.
    static let ofArrays = MemberMethod(
        "shuffle()", parameters: [], result: .void,
        mutate: { (receiver, _) throws(ConversionFailure) in
            receiver = .array(shuffled(receiver.elements))
            return .void
        })

    private static func shuffled(_ elements: [Value]) -> [Value] {
        var result = elements
        for index in result.indices.dropLast() {
            if Value.endsLongWork() { break }
            let rest = UInt64(result.count - index)
            result.swapAt(index, index + Int(SessionRandom.current.below(rest)))
        }
        return result
    }
}
