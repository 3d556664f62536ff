import CommandLanguage

/// Checks names: locals, those of the class around, those of the session.
@MainActor
struct NameChecker {
    let line: LineUnderCheck

    func check(
        _ name: String, at span: SourceSpan, expecting expected: ValueType? = nil
    ) throws(Diagnostic) -> CheckedExpression {
        if let variable = localVariable(name, in: line.scope, at: span) {
            let isUnwrapped = variable.isImplicitlyUnwrapped && line.language == .swift
            let type = isUnwrapped ? variable.type.unwrapped : variable.type
            let value = CheckedExpression(.name(.local(variable)), type, at: span)
            guard let getter = variable.function, getter.isGetter else { return value }
            return CheckedExpression(.call(.value(value, [])), getter.method.result, at: span)
        }
        if let own = try line.ownMembers.checkProperty(name, at: span) { return own }
        if line.language == .swift, takesFunction(expected, named: name),
            let own = try line.methodValues.checkOwn(name, at: span, expecting: expected)
        {
            return own
        }
        if name == "self", let nobody = selfBeforeThereIsOne(at: span, expecting: expected) {
            return nobody
        }
        if let type = oldMetatype(name, at: span, expecting: expected) { return type }
        return try checkWorldName(name, at: span)
    }

    /// The name of a class where a class is due: Swift wanted no `.self` there up to version 2.
    private func oldMetatype(
        _ name: String, at span: SourceSpan, expecting expected: ValueType?
    ) -> CheckedExpression? {
        guard line.language == .swift, expected?.unwrapped.isNamed(.anyClass) == true,
            line.type(ofName: name) == nil, let type = line.types.type(named: name)
        else { return nil }
        line.found.leftOut.addOld(name, "\(name).self")
        return CheckedExpression(
            .constant(.object(TypeReference(type))), .named(.anyClass), at: span)
    }

    /// Whether a function may stand there; where nothing is known of what is due, a method's name means the method.
    private func takesFunction(_ expected: ValueType?, named name: String) -> Bool {
        if case .function? = expected?.unwrapped { return true }
        guard expected?.isForeign == true, let context = line.classContext else { return false }
        return !line.classes.methods(name, of: context.type).isEmpty
    }

    /// `self` in the initial value of a property, where any object may stand: Swift takes it for the method of that name,
    /// which no target of an action is. Nil where it means an object, or where Swift refuses it.
    private func selfBeforeThereIsOne(
        at span: SourceSpan, expecting expected: ValueType?
    ) -> CheckedExpression? {
        guard let context = line.classContext, !context.hasSelf, context.description.isClass,
            line.language == .swift, expected?.isOptional == true, expected?.unwrapped.isAny == true
        else { return nil }
        line.found.leftOut.addInert("self in a property's initial value")
        return CheckedExpression(.constant(.null), ValueType.any.wrapped, at: span)
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
        guard scope.belongsToLine, line.isConstant(name), let value = worldValue(name, at: span)
        else {
            return nil
        }
        return scope.capture(name, value)
    }

    /// A name of the session.
    private func worldValue(_ name: String, at span: SourceSpan) -> CheckedExpression? {
        guard let type = line.type(ofName: name) else {
            return nil
        }
        let traits = line.entry(name)?.traits ?? []
        let isUnwrapped = traits.contains(.implicitlyUnwrapped) && line.language == .swift
        return CheckedExpression(
            .name(.world(name, isUnwrapped: isUnwrapped)), isUnwrapped ? type.unwrapped : type,
            at: span)
    }

    private func checkWorldName(
        _ name: String, at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression {
        if let value = worldValue(name, at: span) { return value }
        if let function = line.functions(named: name).last {
            if function.isGetter {
                return CheckedExpression(
                    .call(.function(function, [])), function.method.result, at: span)
            }
            return CheckedExpression(.name(.function(function)), function.type, at: span)
        }
        if let constant = ConstantsOfC.inBoth[name] {
            return CheckedExpression(.constant(constant.value), constant.type, at: span)
        }
        if let old = oldConstant(name, at: span) { return old }
        if line.language == .swift, let inert = try line.inert.constant(name, at: span) {
            return inert
        }
        if let constant = try line.foreign.constant(name, at: span) { return constant }
        if let context = line.classContext, context.hasSelf, line.types.type(named: name) == nil,
            let open = try line.foreign.property(name, of: context.type, at: span)
        {
            return CheckedExpression(
                .member(.property(try check("self", at: span), open, isChained: false)),
                open.type, at: span)
        }
        if let global = line.foreign.global(name, at: span) { return global }
        throw unknown(name, at: span)
    }

    /// A constant of C, by which Swift 2 and 3 called what is a member today.
    private func oldConstant(_ name: String, at span: SourceSpan) -> CheckedExpression? {
        guard line.language == .swift, name.count > 3, name.first?.isLetter == true else {
            return nil
        }
        if let constant = ConstantsOfC.find(name) {
            line.found.leftOut.addOld(name, "C's")
            return CheckedExpression(.constant(constant.value), constant.type, at: span)
        }
        guard let (property, owner) = ConstantsOfC.property(name, in: line.classes) else {
            return nil
        }
        line.found.leftOut.addOld(name, "\(owner.name).\(property.name)")
        return CheckedExpression(.member(.staticProperty(property)), property.type, at: span)
    }

    /// What is wrong where a type stands in place of a value.
    func typeAsValue(_ name: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(.illegal, at: span, "'\(name)' is a type: make a value with '\(name)(…)'")
    }

    /// A property gets its initial value before there is an object: in Xcode such a line may compile, with
    /// `self` as something else, and what it sets does nothing.
    private func selfTooEarly(at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            .illegal, at: span,
            "there is no 'self' yet while a property gets its initial value: write 'lazy var', or set it "
                + "in viewDidLoad")
    }

    private func unknown(_ name: String, at span: SourceSpan) -> Diagnostic {
        if line.variables.isDead(name) {
            return Diagnostic(.unknownName, at: span, "'\(name)' was deallocated")
        }
        if line.types.type(named: name) != nil { return typeAsValue(name, at: span) }
        if name == "self" {
            return line.classContext?.hasSelf == false
                ? selfTooEarly(at: span) : .selfOutside(at: span)
        }
        if let outside = OutsideName.describe(name) {
            return Diagnostic(
                .unsupported, at: span, WordOutside.refusal("\(outside) ('\(name)')"))
        }
        if let own = line.classes.unmodelled(name, of: line.classContext?.description, at: span) {
            return own
        }
        if !line.givesAdvice { return Diagnostic(.unknownName, at: span, "unknown name '\(name)'") }
        return Diagnostic(
            .unknownName, at: span, "unknown name '\(name)'",
            suggestion: NearestName.nearest(to: name, among: known + line.types.names))
    }

    /// The names that mean a value here.
    var known: [String] {
        line.variables.known + line.declared.names.keys.sorted() + line.scope.names
            + line.ownMembers.names
    }
}

extension Diagnostic {
    /// `self` of a line that stands in no class.
    package static func selfOutside(at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            .unknownName, at: span,
            "'self' is the object in whose class code stands, and this line stands in none",
            hint: "write the object's name: home.view in place of self.view")
    }
}
