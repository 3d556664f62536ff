import CommandLanguage

extension Expression {
    /// The class of which it makes an object: `First()`, `[[First alloc] init]`.
    var madeClass: String? {
        if case .link(.call(let called, _)) = unchained.kind,
            case .name(let name) = called.unchained.kind,
            name.first?.isUppercase == true
        {
            return name
        }
        guard case .message(let receiver, let selector, _) = unchained.kind,
            selector.hasPrefix("init"), let made = receiver.member, made.name == "alloc",
            case .name(let name) = made.base.kind
        else { return nil }
        return name
    }
}
