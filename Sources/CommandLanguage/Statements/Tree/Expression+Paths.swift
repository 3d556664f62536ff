/// Expressions that are names, or paths of members from a name.
extension Expression {
    /// Without the `?` of an optional chain and without parentheses.
    public var unchained: Expression {
        switch kind {
        case .optionalChain(let inner): inner.unchained
        case .tuple(let elements) where elements.count == 1 && elements[0].label == nil:
            elements[0].value.unchained
        default: self
        }
    }

    /// Whether it is that name alone.
    public func isName(_ name: String) -> Bool {
        if case .name(name) = unchained.kind { true } else { false }
    }

    /// The member's name and what stands before the dot; nil for anything else.
    public var member: (base: Expression, name: String)? {
        switch unchained.kind {
        case .member(let base, let name, _): (base.unchained, name)
        case .message(let receiver, let selector, let values) where values.isEmpty:
            (receiver.unchained, selector)
        default: nil
        }
    }

    /// Whether it is a member of this name of the object itself: `parent` or `self.parent`.
    public func isOwn(_ name: String) -> Bool {
        if isName(name) { return true }
        guard let member else { return false }
        return member.name == name && member.base.isName("self")
    }

    /// Whether it is the object's parent in its container, whatever is done to the optional.
    public var isParent: Bool {
        switch unchained.kind {
        case .forceUnwrap(let inner): inner.isParent
        default: isOwn("parent") || isOwn("parentViewController")
        }
    }

    /// The expression as far as it is a path of names.
    public var pathText: String {
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
