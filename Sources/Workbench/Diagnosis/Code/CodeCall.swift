import CommandLanguage

/// A call of a member, told the same way in both languages.
struct CodeCall {
    let receiver: Expression
    /// Swift's base name, or Objective-C's selector up to its first colon.
    let name: String
    /// Labels are Swift's argument labels, or the words of the selector; nil where there is none.
    let arguments: [Argument]
    let span: SourceSpan

    init?(_ expression: Expression) {
        span = expression.span
        switch expression.kind {
        case .call(let called, let arguments):
            guard case .member(let receiver, let name, _) = called.unchained.kind else {
                return nil
            }
            self.receiver = receiver.unchained
            self.name = name
            self.arguments = arguments
        case .message(let receiver, let selector, let values):
            let words = selector.split(separator: ":").map(String.init)
            self.receiver = receiver.unchained
            name = words.first ?? selector
            arguments = values.enumerated().map { index, value in
                Argument(label: index < words.count ? words[index] : nil, value: value)
            }
        default: return nil
        }
    }

    /// Whether it goes to `super`.
    var isSuper: Bool { receiver.isName("super") }

    /// The closures that it is given, with their labels.
    var closures: [(label: String?, body: [Statement])] {
        arguments.compactMap { argument in
            guard case .closure(let closure) = argument.value.kind else { return nil }
            return (argument.label, closure.body)
        }
    }
}

extension Expression {
    /// Without the `?` of an optional chain and without parentheses.
    var unchained: Expression {
        switch kind {
        case .optionalChain(let inner): inner.unchained
        case .tuple(let elements) where elements.count == 1 && elements[0].label == nil:
            elements[0].value.unchained
        default: self
        }
    }

    func isName(_ name: String) -> Bool {
        if case .name(name) = unchained.kind { true } else { false }
    }

    /// The member's name and what stands before the dot; nil for anything else.
    var member: (base: Expression, name: String)? {
        switch unchained.kind {
        case .member(let base, let name, _): (base.unchained, name)
        case .message(let receiver, let selector, let values) where values.isEmpty:
            (receiver.unchained, selector)
        default: nil
        }
    }

    /// Whether it is a member of this name of the object itself: `parent` or `self.parent`.
    func isOwn(_ name: String) -> Bool {
        if isName(name) { return true }
        guard let member else { return false }
        return member.name == name && member.base.isName("self")
    }

    /// Whether it is the object's parent in its container, whatever is done to the optional.
    var isParent: Bool {
        switch unchained.kind {
        case .forceUnwrap(let inner): inner.isParent
        default: isOwn("parent") || isOwn("parentViewController")
        }
    }

    /// The expression as far as it is a path of names.
    var pathText: String {
        switch unchained.kind {
        case .name(let name): return name
        case .forceUnwrap(let inner): return inner.pathText + "!"
        case .index(let base, _): return base.pathText + "[…]"
        default:
            if let member { return "\(member.base.pathText).\(member.name)" }
            return "…"
        }
    }
}
