import CommandLanguage

/// Names, types and members without arguments.
extension StatementChecker {
    // MARK: Names

    mutating func checkName(
        _ name: String, at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression {
        if let scope { return try checkName(name, in: scope, at: span) }
        return try checkWorldName(name, at: span)
    }

    /// A name in a closure: a local one, or one of the session, which the closure then holds.
    private mutating func checkName(
        _ name: String, in scope: CheckScope, at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression {
        if let found = scope.find(name) {
            if name.hasPrefix("$") { scope.usesShorthand = true }
            return CheckedExpression(.local(found.slot), found.local.type, at: span)
        }
        self.scope = scope.parent
        defer { self.scope = scope }
        let outer = try checkName(name, at: span)
        guard isConstant(name) else { return outer }
        scope.capture(name, outer)
        return try captured(name, in: scope, at: span)
    }

    private func captured(
        _ name: String, in scope: CheckScope, at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression {
        guard let found = scope.find(name) else { throw unknown(name, at: span) }
        return CheckedExpression(.local(found.slot), found.local.type, at: span)
    }

    private func checkWorldName(
        _ name: String, at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression {
        guard let type = declared[name]?.type ?? variables.type(of: name) else {
            throw unknown(name, at: span)
        }
        return CheckedExpression(.worldName(name), type, at: span)
    }

    /// Whether the name of the session stands for the same thing as long as it lives.
    func isConstant(_ name: String) -> Bool {
        (declared[name] ?? variables.entry(name))?.isConstant ?? true
    }

    private func unknown(_ name: String, at span: SourceSpan) -> Diagnostic {
        if variables.isDead(name) {
            return Diagnostic(.unknownName, at: span, "'\(name)' was deallocated")
        }
        if MemberTable.type(named: name) != nil {
            return Diagnostic(
                .illegal, at: span, "'\(name)' is a type: make a value with '\(name)(…)'")
        }
        let known = variables.known + declared.keys.sorted() + MemberTable.names
        return Diagnostic(
            .unknownName, at: span, "unknown name '\(name)'",
            suggestion: NearestName.nearest(to: name, among: known))
    }

    // MARK: Types

    /// The type that an expression names, as in `UIView.AnimationOptions.curveLinear`.
    func typeReference(_ expression: Expression) -> TypeDescription? {
        switch expression.kind {
        case .name(let name):
            let isShadowed =
                scope?.find(name) != nil || declared[name] != nil
                || variables.type(of: name) != nil
            return isShadowed ? nil : MemberTable.type(named: name)
        case .member(let outer, let name, isOptional: false):
            guard let outer = typeReference(outer) else { return nil }
            return MemberTable.type(named: outer.name + "." + name)
        default: return nil
        }
    }

    /// The type of an annotation: `UIViewController?`, `[UIView]`.
    func type(named text: String, at span: SourceSpan) throws(Diagnostic) -> ValueType {
        var text = text.trimmingSpaces
        if text.hasPrefix("any ") { text.removeFirst(4) }
        if text.hasSuffix("?") || text.hasSuffix("!") {
            return try type(named: String(text.dropLast()), at: span).wrapped
        }
        if text.hasPrefix("["), text.hasSuffix("]") {
            return try collectionType(text.dropFirst().dropLast(), at: span)
        }
        switch text {
        case "Void", "()": return .void
        case "Any", "AnyObject": return .any
        default: break
        }
        guard let type = MemberTable.type(named: text), type !== TypeDescription.array else {
            throw Diagnostic(
                .unknownName, at: span, "unknown type '\(text)'",
                suggestion: NearestName.nearest(to: text, among: MemberTable.names))
        }
        return .named(type)
    }

    private func collectionType(
        _ text: Substring, at span: SourceSpan
    ) throws(Diagnostic) -> ValueType {
        guard let colon = text.firstIndex(of: ":") else {
            return .array(try type(named: String(text), at: span))
        }
        return .dictionary(
            try type(named: String(text[..<colon]), at: span),
            try type(named: String(text[text.index(after: colon)...]), at: span))
    }

    // MARK: Members

    /// A member of a type: an enumeration's, an option or a static property.
    func checkStaticMember(
        _ name: String, of type: TypeDescription, at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression {
        switch type.kind {
        case .choices(let names):
            if let index = names.firstIndex(of: name) {
                return CheckedExpression(
                    .constant(.choice(type, index)), .named(type), at: span)
            }
        case .options(let options):
            if let option = options.first(where: { $0.name == name }) {
                return CheckedExpression(
                    .constant(.options(type, option.bits)), .named(type), at: span)
            }
        case .simple, .object:
            if let property = type.staticProperty(name) {
                return CheckedExpression(.staticProperty(property), property.type, at: span)
            }
        }
        throw Diagnostic(
            .unknownMember, at: span, "'\(type.name)' has no '\(name)'",
            suggestion: nearest(to: name, among: type.staticNames))
    }

    /// `.fullScreen`, where the type is known from the place.
    func checkImplicitMember(
        _ name: String, of expected: ValueType?, at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression {
        guard let type = expected?.unwrapped.description else {
            throw Diagnostic(
                .wrongType, at: span, "nothing here tells the type that '.\(name)' belongs to")
        }
        return try checkStaticMember(name, of: type, at: span)
    }

    /// A property of a value.
    func property(
        _ name: String, of type: ValueType, at span: SourceSpan
    ) throws(Diagnostic) -> MemberProperty {
        if let property = MemberTable.property(name, of: type) { return property }
        if let method = MemberTable.methods(name, of: type).first {
            throw Diagnostic(
                .illegal, at: span, "'\(method.name)' is a method: call it",
                suggestion: method.name)
        }
        throw unknownMember(name, of: type, at: span)
    }

    /// What to say of a member that the type does not have.
    func unknownMember(
        _ name: String, of type: ValueType, at span: SourceSpan
    ) -> Diagnostic {
        Diagnostic(
            .unknownMember, at: span, "'\(type.name)' has no member '\(name)'",
            suggestion: nearest(to: name, among: MemberTable.memberNames(of: type)))
    }

    /// The member whose name without its labels is nearest.
    func nearest(to name: String, among members: [String]) -> String? {
        let bases = members.map { String($0.prefix { $0 != "(" }) }
        let nearest = NearestName.nearest(to: name, among: bases)
        return nearest.flatMap { bases.firstIndex(of: $0) }.map { members[$0] }
    }
}

extension TypeDescription {
    /// A static property of this type.
    func staticProperty(_ name: String) -> MemberProperty? {
        members.staticProperties.first { $0.name == name }
    }

    /// The names of its members that need no instance; methods in full.
    var staticNames: [String] {
        switch kind {
        case .choices(let names): names
        case .options(let options): options.map(\.name)
        case .simple, .object:
            members.staticProperties.map(\.name) + members.staticMethods.map(\.name)
        }
    }
}

extension String {
    /// Without spaces at either end.
    var trimmingSpaces: String {
        let start = drop { $0 == " " }
        return String(start.reversed().drop { $0 == " " }.reversed())
    }
}
