import CommandLanguage

/// Chains: members, calls and indexes, with `?` and `!` between them.
extension StatementChecker {
    /// A part of a chain. While `isChained`, a `?` stands before it, and its type is what it is
    /// when nothing was `nil`.
    struct Link {
        var value: CheckedExpression
        var isChained: Bool
    }

    mutating func checkLink(
        _ expression: Expression, expecting expected: ValueType? = nil
    ) throws(Diagnostic) -> Link {
        switch expression.kind {
        case .member(let base, let name, let isOptional):
            return try checkMember(base, name, isOptional, at: expression.span)
        case .call(let callee, let arguments):
            return try checkCall(callee, arguments, at: expression.span, expecting: expected)
        case .index(let base, let arguments):
            return try checkIndex(base, arguments, at: expression.span)
        case .forceUnwrap(let inner):
            return try checkUnwrap(inner, at: expression.span)
        default:
            return Link(value: try check(expression, expecting: expected), isChained: false)
        }
    }

    /// What stands before a `.` or a `[`; an optional must have been unwrapped.
    mutating func checkReceiver(
        _ expression: Expression, isOptional: Bool, member: @autoclosure () -> String
    ) throws(Diagnostic) -> Link {
        var link = try checkLink(expression)
        if isOptional {
            guard link.value.type.isOptional else {
                throw Diagnostic(
                    .wrongType, at: expression.span,
                    "'?' needs an optional before it, not \(link.value.type.name)")
            }
            link.isChained = true
            link.value = link.value.retyped(link.value.type.unwrapped)
        } else if case .optional(let inner) = link.value.type {
            throw Diagnostic(
                .wrongType, at: expression.span,
                "\(inner.name)? must be unwrapped before '\(member())'",
                hint: "write '?.\(member())' or '!.\(member())'")
        }
        return link
    }

    private mutating func checkMember(
        _ base: Expression, _ name: String, _ isOptional: Bool, at span: SourceSpan
    ) throws(Diagnostic) -> Link {
        if let type = typeReference(base) {
            return Link(
                value: try checkStaticMember(name, of: type, at: span), isChained: false)
        }
        let receiver = try checkReceiver(base, isOptional: isOptional, member: name)
        let property = try property(name, of: receiver.value.type, at: span)
        let value = CheckedExpression(
            .property(receiver.value, property, isChained: isOptional),
            property.type.replacingAny(with: receiver.value.type.element), at: span)
        return Link(value: value, isChained: receiver.isChained)
    }

    private mutating func checkUnwrap(
        _ inner: Expression, at span: SourceSpan
    ) throws(Diagnostic) -> Link {
        let link = try checkLink(inner)
        guard link.value.type.isOptional || link.value.isImplicitlyUnwrapped else {
            throw Diagnostic(
                .wrongType, at: span, "'!' needs an optional before it, not \(link.value.type.name)"
            )
        }
        let value = CheckedExpression(.unwrap(link.value), link.value.type.unwrapped, at: span)
        return Link(value: value, isChained: link.isChained)
    }

    private mutating func checkIndex(
        _ base: Expression, _ arguments: [Argument], at span: SourceSpan
    ) throws(Diagnostic) -> Link {
        let receiver = try checkReceiver(base, isOptional: false, member: "[…]")
        guard arguments.count == 1, arguments[0].label == nil else {
            throw Diagnostic(.wrongArity, at: span, "an index is one value")
        }
        switch receiver.value.type {
        case .array(let element):
            let index = try check(arguments[0].value, as: .int, for: "an array's index")
            let value = CheckedExpression(.element(receiver.value, index), element, at: span)
            return Link(value: value, isChained: receiver.isChained)
        case .dictionary(let key, let entry):
            let index = try check(arguments[0].value, as: key, for: "a dictionary's key")
            let value = CheckedExpression(.entry(receiver.value, index), entry.wrapped, at: span)
            return Link(value: value, isChained: receiver.isChained)
        default:
            throw Diagnostic(
                .wrongType, at: span, "'\(receiver.value.type.name)' has no elements")
        }
    }
}

extension CheckedExpression {
    /// The same value, taken for another type.
    func retyped(_ type: ValueType) -> CheckedExpression {
        CheckedExpression(kind, type, at: span)
    }

    /// Whether it reads a property like `view: UIView!`.
    var isImplicitlyUnwrapped: Bool {
        if case .property(_, let property, _) = kind {
            property.isImplicitlyUnwrapped
        } else {
            false
        }
    }
}

extension ValueType {
    /// What an array holds; anything for other types.
    var element: ValueType { if case .array(let element) = self { element } else { .any } }
}
