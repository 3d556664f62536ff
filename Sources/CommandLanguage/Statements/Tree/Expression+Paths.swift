/// Expressions that are names, or paths of members from a name.
extension Expression {
    /// Without the `?` of an optional chain and without parentheses.
    public var unchained: Expression {
        if case .link(.optionalChain(let inner)) = kind { return inner.unchained }
        if case .literal(.tuple(let elements)) = kind, elements.count == 1, elements[0].label == nil
        {
            return elements[0].value.unchained
        }
        return self
    }

    /// Whether it is that name alone.
    public func isName(_ name: String) -> Bool {
        if case .name(name) = unchained.kind { true } else { false }
    }

    /// The member's name and what stands before the dot; nil for anything else.
    public var member: (base: Expression, name: String)? {
        let kind = unchained.kind
        if case .link(.member(let base, let name, _)) = kind { return (base.unchained, name) }
        if case .message(let receiver, let selector, let values) = kind, values.isEmpty {
            return (receiver.unchained, selector)
        }
        return nil
    }

    /// Whether it is a member of this name of the object itself: `parent` or `self.parent`.
    public func isOwn(_ name: String) -> Bool {
        if isName(name) { return true }
        guard let member else { return false }
        return member.name == name && member.base.isName("self")
    }

    /// Whether it is the object's parent in its container, whatever is done to the optional.
    public var isParent: Bool {
        if case .link(.forceUnwrap(let inner)) = unchained.kind { return inner.isParent }
        return isOwn("parent") || isOwn("parentViewController")
    }

    /// The expression as far as it is a path of names.
    public var pathText: String {
        let kind = unchained.kind
        if case .name(let name) = kind { return name }
        if case .link(.forceUnwrap(let inner)) = kind { return inner.pathText + "!" }
        if case .link(.index(let base, _)) = kind { return base.pathText + "[…]" }
        if let member { return "\(member.base.pathText).\(member.name)" }
        return "…"
    }
}
