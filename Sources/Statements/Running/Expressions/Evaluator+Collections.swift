import CommandLanguage

/// Collections and texts that are put together, and what they hold.
extension Evaluator {
    func compose(
        _ literal: CheckedExpression.Literal, _ frame: Frame
    ) throws(StatementStop) -> Value {
        switch literal {
        case .interpolation(let parts): return .string(try interpolate(parts, frame))
        case .array(let elements): return .array(try evaluate(elements, frame))
        case .dictionary(let entries): return try dictionary(entries, frame)
        case .union(let type, let options): return try union(type, options, frame)
        case .tuple(let elements): return .tuple(try evaluate(elements, frame))
        }
    }

    private func interpolate(
        _ parts: [CheckedExpression], _ frame: Frame
    ) throws(StatementStop) -> String {
        var result = ""
        for (value, part) in zip(try evaluate(parts, frame), parts) {
            result += try text(of: value, part.type, at: part.span)
        }
        return result
    }

    private func dictionary(
        _ entries: [(key: CheckedExpression, value: CheckedExpression)], _ frame: Frame
    ) throws(StatementStop) -> Value {
        var result: NestedList<DictionaryEntry> = []
        for entry in entries {
            let key = try evaluate(entry.key, frame)
            let value = try evaluate(entry.value, frame)
            if result.position(of: key) != nil {
                throw .failure(
                    Diagnostic(
                        .illegal, at: entry.key.span,
                        "Fatal error: Dictionary literal contains duplicate keys"))
            }
            result.append(DictionaryEntry(key, value))
        }
        return .dictionary(result)
    }

    private func union(
        _ type: TypeDescription, _ options: [CheckedExpression], _ frame: Frame
    ) throws(StatementStop) -> Value {
        var bits: UInt = 0
        for value in try evaluate(options, frame) {
            if case .options(_, let more) = value { bits |= more }
        }
        return .options(type, bits)
    }

    // MARK: Elements

    func read(
        _ element: CheckedExpression.Element, _ frame: Frame, at span: SourceSpan
    ) throws(StatementStop) -> Value {
        switch element {
        case .ofArray(let array, let index):
            return try self.element(array, index, frame, at: span)
        case .slice(let array, let range): return try slice(array, range, frame, at: span)
        case .ofDictionary(let dictionary, let key): return try entry(dictionary, key, frame)
        case .ofTuple(let tuple, let index, let isChained):
            guard case .tuple(let values) = try receiver(tuple, isChained, frame) else {
                return .void
            }
            return index < values.count ? values[index] : .void
        }
    }

    private func element(
        _ array: CheckedExpression, _ index: CheckedExpression, _ frame: Frame,
        at span: SourceSpan
    ) throws(StatementStop) -> Value {
        let value = try receiver(array, false, frame)
        guard case .array(let elements) = value,
            case .int(let position) = try evaluate(index, frame)
        else { return .null }
        guard elements.indices.contains(position) else { throw .outOfRange(at: span) }
        return elements[position]
    }

    private func slice(
        _ array: CheckedExpression, _ range: CheckedExpression, _ frame: Frame,
        at span: SourceSpan
    ) throws(StatementStop) -> Value {
        guard case .array(let elements) = try receiver(array, false, frame),
            case .range(let lower, let upper, let isClosed) = try evaluate(range, frame)
        else { return .null }
        let begin = if case .int(let begin) = lower { begin } else { 0 }
        var end = elements.count
        if case .int(let last) = upper { end = isClosed && last < .max ? last + 1 : last }
        guard begin >= 0, begin <= end, end <= elements.count else { throw .outOfRange(at: span) }
        return .array(Array(elements[begin..<end]))
    }

    private func entry(
        _ dictionary: CheckedExpression, _ key: CheckedExpression, _ frame: Frame
    ) throws(StatementStop) -> Value {
        guard case .dictionary(let entries) = try receiver(dictionary, false, frame) else {
            return .null
        }
        let key = try evaluate(key, frame)
        return entries.value(for: key) ?? .null
    }
}
