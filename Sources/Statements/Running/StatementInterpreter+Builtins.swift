import CommandLanguage
import HeadlessUIKit

/// Functions of the language.
extension StatementInterpreter {
    func callBuiltin(
        _ function: BuiltinFunction, _ arguments: [CheckedExpression], _ frame: Frame,
        at span: SourceSpan
    ) throws(StatementStop) -> Value {
        if function.isCheck { return try assert(arguments, frame, at: span) }
        let values = try evaluate(arguments, frame)
        switch function {
        case .write: return write(values, of: arguments.map(\.type))
        case .writeForDebugging: return write(forDebugging: values, of: arguments.map(\.type))
        case .writeFormat:
            onPrint(ObjectiveCFormat.text(values))
            return .void
        case .min, .max: return extreme(values, isMax: function == .max)
        case .abs: return try magnitude(values[0], at: span)
        case .stride: return .array(try stride(values, at: span))
        case .zip:
            return .array(zip(values[0].elements, values[1].elements).map { .tuple([$0, $1]) })
        case .type: return .string(values[0].typeName)
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
        return try call(function, [value])
    }

    // MARK: Printing

    /// The first two values are the separator and the terminator.
    private func write(_ values: [Value], of types: [ValueType]) -> Value {
        let texts = zip(values, types).map { $0.printedText(of: $1) }
        var text = unfinishedLine + texts.dropFirst(2).joined(separator: texts[0])
        unfinishedLine = ""
        if texts[1].hasSuffix("\n") {
            onPrint(text + texts[1].dropLast())
        } else {
            text += texts[1]
            unfinishedLine = text
        }
        return .void
    }

    /// Texts keep their quotes.
    private func write(forDebugging values: [Value], of types: [ValueType]) -> Value {
        let shown = zip(values, types).enumerated().map { index, part -> Value in
            guard index > 1, case .string(let text) = part.0, case .named = part.1 else {
                return part.0
            }
            return .string(Value.quoted(text))
        }
        return write(shown, of: types)
    }

    /// Writes what `print` left of a line.
    func endPrintedLine() {
        if unfinishedLine.isEmpty { return }
        onPrint(unfinishedLine)
        unfinishedLine = ""
    }

    // MARK: Numbers

    private func extreme(_ values: [Value], isMax: Bool) -> Value {
        values.dropFirst().reduce(values[0]) { best, value in
            let order = Value.order(value, best) ?? 0
            return (isMax ? order > 0 : order < 0) ? value : best
        }
    }

    private func magnitude(_ value: Value, at span: SourceSpan) throws(StatementStop) -> Value {
        guard case .int(let whole) = value else { return number(value) { abs($0) } }
        if whole == .min { throw .overflow(at: span) }
        return .int(abs(whole))
    }

    /// What the function makes of a `Double`; any other value as it is.
    private func number(_ value: Value, _ function: (Double) -> Double) -> Value {
        if case .double(let number) = value { .double(function(number)) } else { value }
    }

    private func power(_ base: Value, _ exponent: Value) -> Value {
        guard case .double(let exponent) = exponent else { return .void }
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
    private func assert(
        _ arguments: [CheckedExpression], _ frame: Frame, at span: SourceSpan
    ) throws(StatementStop) -> Value {
        if try isTrue(arguments[0], frame) { return .void }
        let text = arguments.count > 1 ? try evaluate(arguments[1], frame).printedText : ""
        throw .fatal(text.isEmpty ? "Assertion failed" : "Assertion failed: \(text)", at: span)
    }
}
