import CommandLanguage

/// A call as it is to be typed, made of one whose labels do not fit.
@MainActor
struct MendedCall {
    private let method: MemberMethod
    private let arguments: [Argument]

    init(_ method: MemberMethod, _ arguments: [Argument]) {
        self.method = method
        self.arguments = arguments
    }

    /// `present(b, animated: true)`; nil where it is not clear what to type.
    var text: String? {
        if method.base == "init" { return nil }
        var rest = arguments
        var parts: [String] = []
        for parameter in method.parameters {
            let index =
                rest.firstIndex { $0.label == parameter.label }
                ?? rest.firstIndex { $0.label == nil && parameter.mayTake($0.value) }
            if index == nil, parameter.defaultValue != nil { continue }
            let value = index.map { rest.remove(at: $0).value.asTyped } ?? parameter.placeholder
            guard let value else { return nil }
            parts.append(parameter.label.map { "\($0): \(value)" } ?? value)
        }
        return rest.isEmpty ? "\(method.base)(\(parts.joined(separator: ", ")))" : nil
    }
}

@MainActor
extension MethodParameter {
    /// Whether a value without its label can be meant for this parameter: a flag is no object.
    fileprivate func mayTake(_ value: Expression) -> Bool {
        if case .literal(.boolean) = value.kind { return type.unwrapped.isNamed(.bool) }
        if case .closure = value.kind, case .function = type.unwrapped { return true }
        return !type.unwrapped.isNamed(.bool)
    }

    /// What to type where nothing was given; nil where only the user knows.
    fileprivate var placeholder: String? {
        if type.isNamed(.bool) { return "true" }
        return type.isOptional ? "nil" : nil
    }
}

extension Expression {
    /// The source of a name, a path or a simple literal; nil for what is longer.
    fileprivate var asTyped: String? {
        switch kind {
        case .name(let name): return name
        case .type(let type): return type.description
        case .implicitMember(let name): return "." + name
        case .link(.member(let outer, let name, let isOptional)):
            return outer.asTyped.map { $0 + (isOptional ? "?." : ".") + name }
        case .literal(let literal): return literal.asTyped
        case .link, .message, .operation, .closure, .attempt, .address: return nil
        }
    }
}

extension Expression.Literal {
    fileprivate var asTyped: String? {
        switch self {
        case .integer(let value): "\(value)"
        case .number(let value): "\(value)"
        case .boolean(let value): "\(value)"
        case .nil: "nil"
        case .array(let elements): elements.isEmpty ? "[]" : nil
        case .string, .dictionary, .tuple, .selector, .available: nil
        }
    }
}
