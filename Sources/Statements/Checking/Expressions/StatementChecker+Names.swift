import CommandLanguage

/// Names, types and members without arguments.
extension StatementChecker {
    // MARK: Names

    mutating func checkName(
        _ name: String, at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression {
        if let variable = localVariable(name, in: scope, at: span) {
            let isUnwrapped = variable.isImplicitlyUnwrapped && language == .swift
            let type = isUnwrapped ? variable.type.unwrapped : variable.type
            return CheckedExpression(.name(.local(variable)), type, at: span)
        }
        if let own = try checkOwnProperty(name, at: span) { return own }
        return try checkWorldName(name, at: span)
    }

    /// The variable of that name in a function. A closure keeps what it takes from around it; of
    /// the session's names it keeps those that are constant.
    private func localVariable(
        _ name: String, in scope: CheckScope, at span: SourceSpan
    ) -> LocalVariable? {
        if let found = scope.find(name) {
            if name.hasPrefix("$") { scope.usesShorthand = true }
            return found
        }
        guard let parent = scope.parent else { return nil }
        if let outer = localVariable(name, in: parent, at: span) { return scope.capture(outer) }
        guard scope.belongsToLine, isConstant(name), let value = worldValue(name, at: span) else {
            return nil
        }
        return scope.capture(name, value)
    }

    /// A name of the session.
    private func worldValue(_ name: String, at span: SourceSpan) -> CheckedExpression? {
        guard let type = declared[name]?.type ?? variables.type(of: name) else { return nil }
        let traits = (declared[name] ?? variables.entry(name))?.traits ?? []
        let isUnwrapped = traits.contains(.implicitlyUnwrapped) && language == .swift
        return CheckedExpression(
            .name(.world(name, isUnwrapped: isUnwrapped)), isUnwrapped ? type.unwrapped : type,
            at: span)
    }

    private func checkWorldName(
        _ name: String, at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression {
        if let value = worldValue(name, at: span) { return value }
        if let function = (declaredFunctions[name] ?? variables.functions(name)).last {
            return CheckedExpression(.name(.function(function)), function.type, at: span)
        }
        if let constant = ConstantsOfC.inBoth[name] {
            return CheckedExpression(.constant(constant.value), constant.type, at: span)
        }
        throw unknown(name, at: span)
    }

    /// Whether the name of the session stands for the same thing as long as it lives.
    func isConstant(_ name: String) -> Bool {
        (declared[name] ?? variables.entry(name))?.isConstant ?? true
    }

    private func unknown(_ name: String, at span: SourceSpan) -> Diagnostic {
        if variables.isDead(name) {
            return Diagnostic(.unknownName, at: span, "'\(name)' was deallocated")
        }
        if type(named: name) != nil {
            return Diagnostic(
                .illegal, at: span, "'\(name)' is a type: make a value with '\(name)(…)'")
        }
        if let outside = OutsideName.describe(name) {
            return Diagnostic(
                .unsupported, at: span, WordOutside.refusal("\(outside) ('\(name)')"))
        }
        if let own = unmodelled(name, of: context?.description, at: span) { return own }
        if !givesAdvice { return Diagnostic(.unknownName, at: span, "unknown name '\(name)'") }
        let known =
            variables.known + declared.keys.sorted() + scope.names + ownMemberNames + typeNames
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
                scope.knows(name) || declared[name] != nil || variables.type(of: name) != nil
            return isShadowed ? nil : type(named: name)
        case .link(.member(let outer, let name, isOptional: false)):
            guard let outer = typeReference(outer) else { return nil }
            return type(named: outer.name + "." + name)
        case .link, .implicitMember, .literal, .message, .operation, .closure, .attempt, .address:
            return nil
        }
    }

    // MARK: Members

    /// A member of a type: an enumeration's, an option or a static property.
    func checkStaticMember(
        _ name: String, of type: TypeDescription, at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression {
        if name == "self", type.isClass || type.isScripted {
            return CheckedExpression(
                .constant(.object(TypeReference(type))), .named(.anyClass), at: span)
        }
        switch type.kind {
        case .choices(let names):
            if let index = names.firstIndex(of: name) {
                if !type.carried(by: index).isEmpty {
                    throw Diagnostic(
                        .wrongArity, at: span, "'\(name)' needs what it carries",
                        suggestion: type.members.staticMethods.first { $0.base == name }?.name)
                }
                return CheckedExpression(
                    .constant(.choice(type, index)), .named(type), at: span)
            }
        case .options(let options):
            if let option = options.first(where: { $0.name == name }) {
                return CheckedExpression(
                    .constant(.options(type, option.bits)), .named(type), at: span)
            }
        case .simple, .object: break
        }
        if let property = type.inheritedStatic(name, in: variables.classes)
            ?? type.traitDefault(name)
        {
            return CheckedExpression(.member(.staticProperty(property)), property.type, at: span)
        }
        throw Diagnostic(
            .unknownMember, at: span, "'\(type.name)' has no '\(name)'",
            suggestion: nearest(to: name, among: type.staticNames(in: variables.classes)))
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
        if let property = variables.classes.property(name, of: type) { return property }
        if let method = variables.classes.methods(name, of: type).first {
            throw Diagnostic(
                .illegal, at: span, "'\(method.name)' is a method: call it",
                suggestion: method.name)
        }
        throw unknownMember(name, of: type, at: span)
    }

    /// What to say of a member that UIKit's class has and the model has not; nil for other names.
    func unmodelled(
        _ name: String, of type: TypeDescription?, at span: SourceSpan
    ) -> Diagnostic? {
        guard let type, UnmodelledMembers.containInSwift(name, of: type, in: variables.classes)
        else { return nil }
        return .unmodelled(name, of: type.name, at: span)
    }

    /// What to say of a member that the type does not have.
    func unknownMember(
        _ name: String, of type: ValueType, at span: SourceSpan
    ) -> Diagnostic {
        unmodelled(name, of: type.description, at: span)
            ?? Diagnostic(
                .unknownMember, at: span, "'\(type.name)' has no member '\(name)'",
                suggestion: givesAdvice
                    ? nearest(to: name, among: variables.classes.memberNames(of: type)) : nil)
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

    /// A static property of this type, or one that the session's extensions add to it.
    func ownStatic(_ name: String, in classes: ClassTable) -> MemberProperty? {
        staticProperty(name) ?? classes.addition(to: self)?.staticProperty(name)
    }

    /// The names of its members that need no instance; methods in full.
    func staticNames(in classes: ClassTable) -> [String] {
        switch kind {
        case .choices(let names): names
        case .options(let options): options.map(\.name)
        case .simple, .object:
            members.staticProperties.map(\.name) + members.staticMethods.map(\.name)
                + (classes.addition(to: self)?.staticNames(in: classes) ?? [])
        }
    }
}
