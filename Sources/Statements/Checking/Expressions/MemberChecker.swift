import CommandLanguage

/// Finds the members of values and types.
@MainActor
struct MemberChecker {
    let line: LineUnderCheck

    /// A member of a type: an enumeration's, an option or a static property.
    func checkStatic(
        _ name: String, of type: TypeDescription, asking own: CheckedExpression? = nil,
        at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression {
        if name == "self" { return own ?? reference(to: type, at: span) }
        line.classes.inert.sketch?.makes(type)
        switch type.kind {
        case .choices(let names):
            if let index = names.firstIndex(of: name) {
                if !type.carried(by: index).isEmpty {
                    throw Diagnostic(
                        .wrongArity, at: span, "'\(name)' needs what it carries",
                        suggestion: type.members.staticMethods.first { $0.base == name }?.name)
                }
                return value(.choice(type.template, index), named: name, of: type, at: span)
            }
        case .options(let options):
            if let option = options.first(where: { $0.name == name }) {
                return value(.options(type, option.bits), named: name, of: type, at: span)
            }
        case .simple, .object: break
        }
        if let property = type.inheritedStatic(name, in: line.classes)
            ?? type.traitDefault(name)
        {
            if let own {
                let dynamic = property.ofDynamicType(in: line.classes)
                return CheckedExpression(
                    .member(.property(own, dynamic, isChained: false)), property.type, at: span)
            }
            if let own = dynamicType(in: type, at: span) {
                return CheckedExpression(
                    .member(.property(own, property, isChained: false)), property.type, at: span)
            }
            return CheckedExpression(
                .member(.staticProperty(property.bound(to: type))), property.type, at: span)
        }
        if line.language == .swift {
            if let known = line.oldSpellings.caseName(name, of: type) {
                return try checkStatic(known, of: type, at: span)
            }
            if let old = notification(name, of: type, at: span) { return old }
            var found = try line.inert.staticProperty(name, of: type, at: span)
            if found == nil {
                found = try line.foreign.staticProperty(name, of: type, at: span)
            }
            if let inert = found {
                return CheckedExpression(.member(.staticProperty(inert)), inert.type, at: span)
            }
        }
        throw Diagnostic(
            .unknownMember, at: span, "'\(type.name)' has no '\(name)'",
            suggestion: NearestName.nearestMember(
                to: name, among: type.staticNames(in: line.classes)))
    }

    /// `Notification.Name.UIKeyboardWillShow` of Swift 3, which is `UIResponder.keyboardWillShowNotification` today; nil
    /// for any other name.
    private func notification(
        _ name: String, of type: TypeDescription, at span: SourceSpan
    ) -> CheckedExpression? {
        guard type === TypeDescription.notificationName else { return nil }
        if name.hasPrefix("UI"),
            ConstantsOfC.property(name + "Notification", in: line.classes) != nil
                || ConstantsOfC.find(name + "Notification") != nil
        {
            return try? line.names.check(name + "Notification", at: span).retyped(.named(type))
        }
        // Another framework's, which nothing here ever posts.
        guard
            ForeignModules.own(name, line.classes.inert.modules)
                || ForeignModules.isOfCoreData(name) || name.hasPrefix("NSUbiquitous")
        else { return nil }
        line.found.leftOut.addInert("Notification.Name.\(name)")
        return CheckedExpression(.constant(.string(name + "Notification")), .named(type), at: span)
    }

    /// `UITableViewCell.self`
    func reference(to type: TypeDescription, at span: SourceSpan) -> CheckedExpression {
        CheckedExpression(
            .constant(.object(TypeReference(type))), .named(.anyClass), at: span)
    }

    /// Of `type(of: value)`, where that is an object: the class that is known of it, and what tells its class when the code
    /// runs; nil for any other expression.
    func typeOfValue(
        _ expression: Expression
    ) throws(Diagnostic) -> (known: TypeDescription, own: CheckedExpression)? {
        if let type = try line.typeArguments.value(expression),
            let known = type.known.description
        {
            return (known, type.own)
        }
        guard line.language == .swift,
            case .link(.call(let callee, let arguments)) = expression.kind,
            case .name("type") = callee.kind, arguments.count == 1, arguments[0].label == "of",
            let known = try line.expressions.check(arguments[0].value).type.description,
            known.isClass
        else { return nil }
        return (known, try line.expressions.check(expression))
    }

    /// The type that `self` is or is of, where code of a protocol's extension names that type; nil elsewhere.
    func dynamicType(in type: TypeDescription, at span: SourceSpan) -> CheckedExpression? {
        guard let context = line.classContext, type === context.description, type.isScripted,
            type.isProtocol || !type.parts.isEmpty
        else { return nil }
        return typeOfSelf(at: span)
    }

    /// The type that `self` is or is of; nil in code that has no `self`.
    func typeOfSelf(at span: SourceSpan) -> CheckedExpression? {
        guard let context = line.classContext, let own = try? line.names.check("self", at: span)
        else { return nil }
        if line.isInCodeOfType { return own }
        guard context.hasSelf else { return nil }
        let type = context.description
        return .computed([own], .named(.anyClass), at: span) { _, values throws(StatementStop) in
            guard case .object(let object) = values[0], let found = MemberTable.type(of: object)
            else { return .object(TypeReference(type)) }
            return .object(TypeReference(found))
        }
    }

    private func value(
        _ value: Value, named name: String, of type: TypeDescription, at span: SourceSpan
    ) -> CheckedExpression {
        Availability.value(
            value, named: name, since: Availability.firstSystem(of: name, in: type),
            as: .named(type), at: span)
    }

    /// `.fullScreen`, where the type is known from the place.
    func checkImplicit(
        _ name: String, of expected: ValueType?, at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression {
        if name == "none", let expected, expected.isOptional,
            expected.unwrapped.description?.valueNames?.contains(name) != true
        {
            return CheckedExpression(.constant(.null), .null, at: span)
        }
        guard let type = expected?.unwrapped.description ?? untoldOwner(of: name, expected) else {
            throw Diagnostic(
                .wrongType, at: span, "nothing here tells the type that '.\(name)' belongs to")
        }
        line.classes.inert.sketch?.takeImplicitMember(of: type)
        if isUntold(type, name), let only = onlyOwner(of: name) {
            return try checkStatic(name, of: only, at: span)
        }
        return try checkStatic(name, of: type, at: span)
    }

    /// The type that `.name` belongs to where any value may stand: a bundle's, or one of a library that is not here.
    private func untoldOwner(of name: String, _ expected: ValueType?) -> TypeDescription? {
        if name == "main", expected?.unwrapped.isAny == true { return .bundle }
        if Self.namesOfFractions.contains(name), expected == nil { return .double }
        if expected == nil, line.scope.isInForeignClosure { return .foreign }
        return line.classes.inert.absent.mayHave(name: name) ? .foreign : nil
    }

    /// What only fractions have: `-.pi / 2`.
    private static let namesOfFractions: Set<String> = [
        "pi", "infinity", "greatestFiniteMagnitude", "leastNormalMagnitude",
    ]

    /// Whether only a type parameter is due, or a protocol of the code's own that has no such member: what is meant is one of
    /// the types that conform to it.
    func isUntold(_ type: TypeDescription, _ name: String) -> Bool {
        type === TypeDescription.erased
            || type.isProtocol && type.isScripted
                && type.inheritedStatic(name, in: line.classes) == nil
                && !type.hasStaticMethod(name, in: line.classes)
    }

    /// The one type of the code's own that has a case or a constant of that name: where a type parameter of a type is
    /// due, nothing tells more.
    func onlyOwner(of name: String) -> TypeDescription? {
        let declared = line.declared.types.keys.sorted().compactMap {
            line.declared.types[$0]?.type
        }
        let known = line.classes.names.compactMap { line.classes.type(named: $0) }
        var owners: [TypeDescription] = []
        for type in declared + known where !owners.contains(where: { $0 === type }) {
            let has =
                type.valueNames?.contains(name) == true
                || type.inheritedStatic(name, in: line.classes) != nil
            if has { owners.append(type) }
        }
        if owners.count == 1 { return owners[0] }
        let around = Set(line.classContext?.names ?? [])
        let inner = owners.filter { owner in
            around.contains { owner.name.hasPrefix($0 + ".") }
        }
        return inner.count == 1 ? inner[0] : nil
    }

    /// The one type of the code's own that is made with such labels, where a type parameter is due: `.init(title: "A")`.
    func onlyOwner(ofInitialiser arguments: [Argument]) -> TypeDescription? {
        guard arguments.contains(where: { $0.label != nil }) else { return nil }
        let declared = line.declared.types.keys.sorted().compactMap {
            line.declared.types[$0]?.type
        }
        let known = line.classes.names.compactMap { line.classes.type(named: $0) }
        var owners: [TypeDescription] = []
        for type in declared + known where !owners.contains(where: { $0 === type }) {
            let fits = line.classes.initialisers(of: type).contains {
                $0.positions(of: arguments) != nil
            }
            if fits { owners.append(type) }
        }
        return owners.count == 1 ? owners[0] : nil
    }

    /// The one enumeration of the code's own that has all the cases, where what is looked at is a type parameter's.
    func enumeration(of cases: [SwitchCase]) -> TypeDescription? {
        let names = cases.flatMap(\.patterns).compactMap(\.caseName)
        guard !names.isEmpty else { return nil }
        let declared = line.declared.types.keys.sorted().compactMap {
            line.declared.types[$0]?.type
        }
        let known = line.classes.names.compactMap { line.classes.type(named: $0) }
        var owners: [TypeDescription] = []
        for type in declared + known where !owners.contains(where: { $0 === type }) {
            let own = Set(type.valueNames ?? [])
            if own.isSuperset(of: names) { owners.append(type) }
        }
        return owners.count == 1 ? owners[0] : nil
    }

    /// A type that has a member of its own of that base name, where only the run tells which class a value is:
    /// `type.identifier` of a `T.Type`. The class itself is asked then.
    func owner(ofStatic name: String) -> TypeDescription? {
        let declared = line.declared.types.keys.sorted().compactMap {
            line.declared.types[$0]?.type
        }
        let known = line.classes.names.compactMap { line.classes.type(named: $0) }
        let extended = line.classes.additions.map(\.type)
        return (declared + known + extended).first { type in
            guard type.isClass || type.isProtocol || !MemberTable.holds(type) else { return false }
            let own = [type, type.standard, line.classes.addition(to: type)].compactMap(\.self)
            return own.contains { part in
                !MemberTable.holds(part)
                    && (part.staticProperty(name) != nil
                        || part.members.staticMethods.contains { $0.base == name })
            }
        }
    }

    /// A property of a value.
    func property(
        _ name: String, of type: ValueType, at span: SourceSpan
    ) throws(Diagnostic) -> MemberProperty {
        if let property = line.classes.property(name, of: type) { return property }
        if type.isForeign, let open = try line.foreign.property(name, of: type, at: span) {
            return open
        }
        if type.isErased {
            return line.classes.requirement(name, type: .named(.erased), isSettable: true)
        }
        if let publisher = try line.foreign.publisher(name, of: type, at: span) { return publisher }
        if line.language == .swift, type.isNamed(.anyClass), let owner = owner(ofStatic: name),
            let property = owner.inheritedStatic(name, in: line.classes)
        {
            return property.ofDynamicType(in: line.classes)
        }
        if line.language == .swift,
            line.classes.methods(name, of: type).isEmpty || line.foreign.isOpen(type)
        {
            if let old = line.oldSpellings.property(name, of: type) { return old }
            if let inert = try line.inert.property(name, of: type, at: span) { return inert }
            if let open = try line.foreign.property(name, of: type, at: span) { return open }
        }
        if name == "description", line.language == .swift,
            type.description.map({ $0.isProtocol || $0.isClass }) == true
        {
            return DescriptionMembers.description
        }
        if name == "hashValue", line.language == .swift, !type.isOptional || type.isAny {
            return HashMembers.hashValue
        }
        if type.isAny, line.language == .swift, let number = NumberMembers.property(name) {
            return number
        }
        if let found = memberOfSubclass(of: type, { line.classes.property(name, of: $0) }) {
            return line.classes.requirement(
                name, type: found.type, isSettable: found.set != nil)
        }
        if let method = line.classes.methods(name, of: type).first {
            throw Diagnostic(
                .illegal, at: span, "'\(name)' is a method: call it", suggestion: method.name)
        }
        throw unknownMember(name, of: type, at: span)
    }

    /// In a class under `Base<Cell>`: what `Base` knows as what its type parameter must be may be any class of the code's own
    /// below that, which the object tells when the code runs. Nil elsewhere, and where none has such a member.
    func memberOfSubclass<Member>(
        of type: ValueType, _ find: (ValueType) -> Member?
    ) -> Member? {
        guard line.language == .swift, let above = type.unwrapped.description, above.isClass,
            line.classContext?.hasGenericSuperclass == true
        else { return nil }
        let declared = line.declared.types.keys.sorted().compactMap {
            line.declared.types[$0]?.type
        }
        let known = line.classes.names.compactMap { line.classes.type(named: $0) }
        for own in declared + known
        where own !== above && own.isClass && own.inherits(from: above, in: line.classes) {
            if let found = find(.named(own)) { return found }
        }
        return nil
    }

    /// What to say of a member that the type does not have.
    func unknownMember(
        _ name: String, of type: ValueType, at span: SourceSpan
    ) -> Diagnostic {
        line.classes.unmodelled(name, of: type.description, at: span)
            ?? Diagnostic(
                .unknownMember, at: span, "'\(type.name)' has no member '\(name)'",
                suggestion: line.givesAdvice ? suggestion(for: name, of: type) : nil,
                hint: line.givesAdvice ? ownerOfNamesake(name, besides: type) : nil)
    }

    /// The nearest member; of a controller also one that its view has.
    private func suggestion(for name: String, of type: ValueType) -> String? {
        if let nearest = NearestName.nearestMember(
            to: name, among: line.classes.memberNames(of: type))
        {
            return nearest
        }
        guard inherits(type, from: .viewController) else { return nil }
        return namesake(of: name, in: .view).map { "view.\($0)" }
    }

    /// That a controller has such a member, where a view was asked for it.
    private func ownerOfNamesake(_ name: String, besides type: ValueType) -> Message? {
        guard inherits(type, from: .view) else { return nil }
        return namesake(of: name, in: .viewController).map {
            "a view has no controllers: 'UIViewController' has '\($0)'"
        }
    }

    private func namesake(of name: String, in owner: TypeDescription) -> String? {
        line.classes.memberNames(of: .named(owner)).first { $0.prefix { $0 != "(" } == name }
    }

    private func inherits(_ type: ValueType, from owner: TypeDescription) -> Bool {
        type.unwrapped.description?.inherits(from: owner, in: line.classes) ?? false
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

extension TypeDescription {
    /// A property of the type itself, its own or inherited.
    func inheritedStatic(_ name: String, in classes: ClassTable) -> MemberProperty? {
        lineage(in: classes).lazy.compactMap { $0.staticProperty(name) }.first
    }

    /// Whether the type itself, or a superclass, has a method of that base name.
    func hasStaticMethod(_ base: String, in classes: ClassTable) -> Bool {
        lineage(in: classes).contains { $0.members.staticMethods.contains { $0.base == base } }
    }
}

extension Pattern {
    /// The name of the case that it begins with a `.`; nil for any other pattern.
    fileprivate var caseName: String? {
        switch kind {
        case .carrying(nil, let name, _): name.text
        case .value(let expression):
            if case .implicitMember(let name) = expression.kind { name } else { nil }
        case .carrying, .binding, .instance, .anything, .tuple: nil
        }
    }
}
