import CommandLanguage
import HeadlessUIKit

/// Functions of the language.
extension Evaluator {
    func callBuiltin(
        _ function: BuiltinFunction, _ arguments: [CheckedExpression], _ frame: Frame,
        at span: SourceSpan
    ) throws(StatementStop) -> Value {
        if function.isCheck { return try check(function, arguments, frame, at: span) }
        let values = try evaluate(arguments, frame)
        switch function {
        case .write: return try write(values, of: arguments.map(\.type), at: span)
        case .writeForDebugging:
            return try write(forDebugging: values, of: arguments.map(\.type), at: span)
        case .writeFormat:
            onPrint(ObjectiveCFormat.text(values))
            return .void
        case .min, .max: return extreme(values, isMax: function == .max)
        case .abs: return try magnitude(values[0], at: span)
        case .stride: return .array(try stride(values, at: span))
        case .zip:
            let left = values[0].elements(atMost: values[1])
            let right = values[1].elements(atMost: values[0])
            return .array(Value.made(of: zip(left, right)) { .tuple([$0.0, $0.1]) })
        case .type: return values[0].dynamicType(declared: arguments[0].type)
        case .withExtendedLifetime: return try call(values[1], holding: values[0], at: span)
        case .sqrt: return number(values[0]) { $0.squareRoot() }
        case .floor: return number(values[0]) { $0.rounded(.down) }
        case .ceil: return number(values[0]) { $0.rounded(.up) }
        case .round: return number(values[0]) { $0.rounded() }
        case .sin: return number(values[0], Foundation.sin)
        case .cos: return number(values[0], Foundation.cos)
        case .pow: return power(values[0], values[1])
        case .fatalError, .preconditionFailure, .assertionFailure, .precondition, .assert:
            throw .fatal(values.first?.printedText ?? "", at: span)
        }
    }

    /// `withExtendedLifetime`: the value lives at least as long as the closure runs.
    private func call(
        _ body: Value, holding value: Value, at span: SourceSpan
    ) throws(StatementStop) -> Value {
        guard case .function(let function) = body else { throw .nilFound(at: span) }
        defer { withExtendedLifetime(value) {} }
        return try call(function, [value], at: span)
    }

    // MARK: Printing

    /// The first two values are the separator and the terminator.
    private func write(
        _ values: [Value], of types: [ValueType], at span: SourceSpan
    ) throws(StatementStop) -> Value {
        let texts = try zip(values, types).map { (value, type) throws(StatementStop) in
            try self.text(of: value, type, at: span)
        }
        let text = texts.dropFirst(2).joined(separator: texts[0])
        if texts[1].hasSuffix("\n") {
            onPrint(text + texts[1].dropLast())
        } else {
            onPrintPart(text + texts[1])
        }
        return .void
    }

    /// Texts keep their quotes.
    private func write(
        forDebugging values: [Value], of types: [ValueType], at span: SourceSpan
    ) throws(StatementStop) -> Value {
        let shown = try zip(values, types).enumerated().map {
            (index, part) throws(StatementStop) in
            if index < 2 { return part.0 }
            _ = try self.text(of: part.0, part.1, at: span)
            return Value.string(part.0.debugText(of: part.1))
        }
        return try write(shown, of: shown.map { _ in .string }, at: span)
    }

    // MARK: Numbers

    private func extreme(_ values: [Value], isMax: Bool) -> Value {
        values.dropFirst().reduce(values[0]) { best, value in
            if value.isNaN || best.isNaN { return best }
            let order = Value.order(value, best) ?? 0
            return (isMax ? order >= 0 : order < 0) ? value : best
        }
    }

    private func magnitude(_ value: Value, at span: SourceSpan) throws(StatementStop) -> Value {
        guard let whole = value.whole else { return number(value) { abs($0) } }
        guard whole.isNegative else { return value }
        guard let negated = whole.negated else { throw .overflow(at: span) }
        return negated
    }

    /// What the function makes of a `Double`; any other value as it is.
    private func number(_ value: Value, _ function: (Double) -> Double) -> Value {
        if case .float(let number) = value { return .float(Float(function(Double(number)))) }
        return if case .double(let number) = value { .double(function(number)) } else { value }
    }

    private func power(_ base: Value, _ exponent: Value) -> Value {
        guard let exponent = exponent.number else { return .void }
        return number(base) { Foundation.pow($0, exponent) }
    }

    private func stride(_ values: [Value], at span: SourceSpan) throws(StatementStop) -> [Value] {
        guard case .bool(let isClosed) = values[3] else { return [] }
        var result: [Value] = []
        var next = values[0]
        let zero: Value = if case .int = next { .int(0) } else { .double(0) }
        guard let direction = Value.order(values[2], zero), direction != 0 else {
            throw .fatal("Stride size must not be zero", at: span)
        }
        while let order = Value.order(next, values[1]),
            order * direction < 0 || isClosed && order == 0
        {
            guard result.count < Value.longestRange else {
                throw .fatal(
                    "a stride of more than \(Value.longestRange) numbers is too long", at: span)
            }
            result.append(next)
            if endsLongWork() { throw .failure(.interruption(of: span)) }
            next = try compute(.plus, values[0], step(values[2], result.count), at: span)
        }
        return result
    }

    /// How far the number is from the first one: a product gathers no rounding.
    private func step(_ size: Value, _ count: Int) -> Value {
        if case .int(let size) = size { return .int(size &* count) }
        return number(size) { $0 * Double(count) }
    }

    // MARK: Checks

    /// `assert` and `precondition`: the text is only made where it is needed.
    private func check(
        _ function: BuiltinFunction, _ arguments: [CheckedExpression], _ frame: Frame,
        at span: SourceSpan
    ) throws(StatementStop) -> Value {
        if try isTrue(arguments[0], frame) { return .void }
        let text = arguments.count > 1 ? try evaluate(arguments[1], frame).printedText : ""
        let head = function == .precondition ? "Precondition failed" : "Assertion failed"
        throw .trap(head, text, at: span)
    }
}
