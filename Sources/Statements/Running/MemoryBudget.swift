import CommandLanguage

/// What the values of one step may take. All that is made counts; where that is more than allowed,
/// the memory of the process tells how much of it is still there.
struct MemoryBudget {
    /// The bytes that were made since the step began, or since the process was asked last.
    private var spent = 0
    /// What the process took when the first megabyte had been made; nil before that.
    private var base: Int?

    private static let megabyte = 1 << 20
    /// After so many bytes it is asked whether to go on.
    static let bytesBetweenLooks = 1 << 20

    /// Takes so many bytes more; false where that is more than the limit.
    mutating func take(_ bytes: Int, limit: Int, inUse: () -> Int?) -> Bool {
        guard bytes <= limit else { return false }
        spent += bytes
        if base == nil, spent > Self.megabyte { base = inUse() }
        if spent <= limit { return true }
        guard let base, let now = inUse() else { return false }
        spent = max(0, now - base) + bytes
        return spent <= limit
    }
}

extension Evaluator {
    /// Counts bytes that a statement is about to make, or has just made.
    func charge(_ bytes: Int, at span: @autoclosure () -> SourceSpan) throws(StatementStop) {
        guard budget.take(bytes, limit: limits.memory, inUse: memoryInUse) else {
            throw .failure(Limits.diagnostic(limits.memory, at: span()))
        }
        hear(after: bytes)
        try checkEnding(at: span())
    }

    /// The value, once its own bytes are counted.
    func charged(
        _ value: Value, at span: @autoclosure () -> SourceSpan
    ) throws(StatementStop) -> Value {
        let weight = value.weight
        if weight > 0 { try charge(weight, at: span()) }
        return value
    }

    /// The same for members, which know no place.
    func reserve(_ bytes: Int) throws(ConversionFailure) {
        guard budget.take(bytes, limit: limits.memory, inUse: memoryInUse) else {
            throw ConversionFailure(limit: Limits.complaint(limits.memory))
        }
        hear(after: bytes)
    }

    /// Asks whether to go on, where values have taken much since the last time.
    private func hear(after bytes: Int) {
        unheardBytes += bytes
        if unheardBytes < MemoryBudget.bytesBetweenLooks { return }
        unheardBytes = 0
        hear()
    }

    /// What `print` shows of a value; a failure where that is longer than values may be, or too deep.
    func text(
        of value: Value, _ type: ValueType, at span: @autoclosure () -> SourceSpan
    ) throws(StatementStop) -> String {
        let text: String
        do throws(ConversionFailure) {
            text = try value.wholeText(of: type, limit: limits.memory)
        } catch {
            throw .failure(Diagnostic(.limit, at: span(), error.refusal ?? ""))
        }
        try checkEnding(at: span())
        return text
    }
}

extension Evaluator.Limits {
    /// What is said where a step makes too much.
    static func complaint(_ bytes: Int) -> Message {
        "the values of this step take more than \(bytes >> 20) MB"
    }

    static func diagnostic(_ bytes: Int, at span: SourceSpan) -> Diagnostic {
        Diagnostic(.limit, at: span, complaint(bytes), hint: "set limit N MB")
    }
}

extension Value {
    /// About how many bytes it takes itself, without the objects and closures in it.
    @MainActor
    var weight: Int {
        switch self {
        case .string(let text): text.utf8.count < 16 ? 0 : 32 + text.utf8.count
        case .array(let values), .set(let values), .tuple(let values), .carrying(_, _, let values):
            Value.weight(ofElements: values.count)
        case .dictionary(let entries): Value.weight(ofElements: 2 * entries.count)
        case .structure(let structure): Value.weight(ofElements: structure.values.count)
        case .object: 1000
        case .function(let function): 200 + 100 * function.captures.count
        case .void, .null, .bool, .int, .double, .sized, .float, .point, .size, .rect, .insets,
            .vector, .transform, .transform3D, .choice, .options, .range, .weak, .typed:
            0
        }
    }

    /// What a list of so many elements takes; as much as there can be where that is beyond counting.
    static func weight(ofElements count: Int) -> Int {
        let (bytes, overflows) = count.multipliedReportingOverflow(by: MemoryLayout<Value>.stride)
        return overflows ? .max : bytes + 80
    }

    /// Counts what a member is about to make in the session that runs.
    @MainActor
    static func reserve(_ bytes: Int) throws(ConversionFailure) {
        try Evaluator.running?.reserve(bytes)
    }

    /// The same for so many copies of something.
    @MainActor
    static func reserve(_ bytes: Int, times count: Int) throws(ConversionFailure) {
        let (all, overflows) = bytes.multipliedReportingOverflow(by: max(0, count))
        try reserve(overflows ? .max : all)
    }
}
