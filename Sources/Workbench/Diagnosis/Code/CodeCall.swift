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
        if case .link(.call(let called, let arguments)) = expression.kind,
            case .link(.member(let receiver, let name, _)) = called.unchained.kind
        {
            self.receiver = receiver.unchained
            self.name = name
            self.arguments = arguments
        } else if case .message(let receiver, let selector, let values) = expression.kind {
            let words = selector.split(separator: ":").map(String.init)
            self.receiver = receiver.unchained
            name = words.first ?? selector
            arguments = values.enumerated().map { index, value in
                Argument(label: index < words.count ? words[index] : nil, value: value)
            }
        } else {
            return nil
        }
    }

    private init(own name: String, _ arguments: [Argument], at span: SourceSpan) {
        receiver = Expression(.name("self"), span: span)
        self.name = name
        self.arguments = arguments
        self.span = span
    }

    /// The call, also where it is one of the object's own methods by its name alone, as in Swift.
    static func orOwn(_ expression: Expression) -> CodeCall? {
        guard case .link(.call(let called, let arguments)) = expression.kind,
            case .name(let name) = called.unchained.kind
        else { return CodeCall(expression) }
        return CodeCall(own: name, arguments, at: expression.span)
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
