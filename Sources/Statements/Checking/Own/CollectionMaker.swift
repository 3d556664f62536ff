import CommandLanguage

/// Checks calls that make collections by another name than an array's: `NSMutableArray()`, `Dictionary(grouping:by:)`.
@MainActor
struct CollectionMaker {
    let line: LineUnderCheck

    /// The call of such a type; nil where the name is that of anything else.
    func check(
        _ name: String, _ arguments: [Argument], at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression? {
        if name == "Dictionary" { return try checkDictionary(arguments, at: span) }
        guard name.hasPrefix("NS"), let type = AbsentClass.ofSwift[name] else { return nil }
        let label = arguments.first?.label
        if label == "format", type.isNamed(.string) {
            return try line.typeCalls.checkCall(
                of: .string, Expression(.name(name), span: span), arguments, at: span)
        }
        if arguments.isEmpty || label == "capacity" { return type.empty(at: span) }
        if label == "contentsOfFile" || label == "contentsOf" || label == "contentsOfURL"
            || label == "data"
        {
            return try nothing(type, arguments, at: span)
        }
        if let value = arguments.first, name == "NSNumber" || name == "NSValue" {
            let known = Self.types[label ?? ""].map { ValueType.named($0) }
            return try line.expressions.check(value.value, expecting: known).retyped(type)
        }
        if label == "objects" {
            let values = Expression(.literal(.array(arguments.map(\.value))), span: span)
            return try line.expressions.check(values, as: type, for: "'\(name)'")
        }
        guard arguments.count == 1,
            ["array", "dictionary", "set", "string", "rawValue", nil].contains(label)
        else { return nil }
        if label == "array", case .set = type {
            return try line.typeCalls.checkCollection(
                type, [Argument(value: arguments[0].value)], at: span
            ).value
        }
        return try line.expressions.check(arguments[0].value, as: type, for: "'\(name)'")
    }

    /// What `NSValue` holds, by the label of its initialiser.
    private static let types: [String: TypeDescription] = [
        "cgRect": .rect, "cgPoint": .point, "cgSize": .size, "uiEdgeInsets": .insets,
    ]

    /// What stands in a file: nothing here reads one.
    private func nothing(
        _ type: ValueType, _ arguments: [Argument], at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression {
        for argument in arguments { _ = try line.expressions.check(argument.value) }
        line.found.leftOut.addInert("\(type.name)(contentsOfFile:)")
        return CheckedExpression(.constant(.null), type.wrapped, at: span)
    }

    private func checkDictionary(
        _ arguments: [Argument], at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression? {
        let labels = arguments.map(\.label)
        let known = DictionaryMembers.initialisers.filter {
            $0.parameters.map(\.label) == labels
                || $0.parameters.count == labels.count && labels.last == .some(nil)
                    && $0.parameters.dropLast().map(\.label) == labels.dropLast()
        }
        guard !known.isEmpty else { return nil }
        let call = try line.arguments.check(
            arguments, of: known, receiver: .any, owner: "Dictionary", at: span)
        return CheckedExpression(
            .member(.initialiser(call.method, call.arguments)), call.result, at: span)
    }
}

@MainActor
extension ValueType {
    /// An empty collection of the type, or an empty text.
    fileprivate func empty(at span: SourceSpan) -> CheckedExpression? {
        switch self {
        case .array: CheckedExpression(.constant(.array([])), self, at: span)
        case .set: CheckedExpression(.constant(.set([])), self, at: span)
        case .dictionary: CheckedExpression(.constant(.dictionary([])), self, at: span)
        case .named(let type) where type === TypeDescription.string:
            CheckedExpression(.constant(.string("")), self, at: span)
        case .void, .null, .named, .optional, .function, .tuple, .range, .generic, .any: nil
        }
    }
}
