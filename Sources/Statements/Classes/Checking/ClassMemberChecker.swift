import CommandLanguage

/// Declares the members of a class: their names and types.
@MainActor
struct ClassMemberChecker {
    let line: LineUnderCheck

    /// A member with a mistake is not declared; the others are.
    func declare(_ progress: inout ClassInProgress) {
        line.place.classContext = ClassContext(
            description: progress.kind.description, kind: progress.kind, hasSelf: false)
        defer { line.place.classContext = nil }
        let stored = progress.declaration.storedProperties.neededFirst {
            $0.type == nil && $0.modifiers.contains(.static)
        }
        // `let button = Home.makeButton()` needs to know what the method gives.
        declareMethods(of: &progress) { $0.isStaticOfSwift }
        for property in stored where !property.waitsForNeighbours {
            line.keepMistake(of: property.part) { () throws(Diagnostic) in
                try declareStored(property, in: &progress)
            }
        }
        for property in progress.declaration.computedProperties {
            line.keepMistake(of: property.part) { () throws(Diagnostic) in
                try declareComputed(property, in: &progress)
            }
        }
        declareMethods(of: &progress) { !$0.isStaticOfSwift }
        let waiting = stored.filter(\.waitsForNeighbours)
        for property in waiting.neededFirst(\.waitsForNeighbours) {
            line.keepMistake(of: property.part) { () throws(Diagnostic) in
                try declareStored(property, in: &progress)
            }
        }
        if let body = progress.declaration.deinitialiser {
            let kind = progress.kind
            progress.pending.append(
                PendingCode(body: body, span: progress.declaration.name.span) {
                    kind.deinitialiser = $0
                })
        }
    }

    private func declareMethods(
        of progress: inout ClassInProgress, where isMeant: (FunctionDeclaration) -> Bool
    ) {
        for method in progress.declaration.methods where isMeant(method) {
            line.keepMistake(of: method.part(named: method.name.text)) { () throws(Diagnostic) in
                try declareMethod(method, in: &progress)
            }
        }
    }

    private func declareStored(
        _ property: ClassDeclaration.StoredProperty, in progress: inout ClassInProgress
    ) throws(Diagnostic) {
        let isStatic = property.modifiers.contains(.static)
        try progress.checkNew(property.name.text, property.name, isStatic: isStatic)
        if property.modifiers.contains(.override),
            !line.overrides.isOfAbsent(property, in: progress)
        {
            return try line.overrides.declareObserving(property, in: &progress)
        }
        let above = isStatic ? nil : redeclared(property, in: progress)
        if !isStatic, above == nil { try checkNotInherited(property.name, in: progress) }
        if property.type == nil { progress.kind.description.define(progress.members) }
        let type = try storedType(of: property)
        let member = ScriptMember(property.name.text, key: above?.key)
        member.isLazy = property.modifiers.contains(.lazy)
        member.isWeak = !property.modifiers.isDisjoint(with: [.weak, .unowned])
        member.startsAsNil =
            property.initialValue == nil && !property.isConstant && type.value.isOptional
        member.isUnowned = property.modifiers.contains(.unowned)
        member.isTracked = property.modifiers.contains(.observable)
        member.type = type.value
        try checkModifiers(of: property, type.value)
        addInitialValue(of: property, type.value, to: member, in: &progress)
        addObservers(of: property, type.value, to: member, isStatic: isStatic, in: &progress)
        let open = line.types.openType(property.type ?? property.madeParameter(in: line))
        if isStatic {
            let described = progress.kind.staticProperty(
                member, type: type.value, isSettable: !property.isConstant)
            described.open = open
            return progress.members.staticProperties.append(described)
        }
        progress.kind.store(member)
        progress.kind.add(member)
        progress.unobserved[member.name] = progress.kind.unobserved(
            member, type: type.value, isImplicitlyUnwrapped: type.isImplicitlyUnwrapped)
        if let described = progress.kind.property(
            member, type: type.value, isImplicitlyUnwrapped: type.isImplicitlyUnwrapped,
            isSettable: !property.isConstant)
        {
            described.open = open
            progress.members.properties.append(described)
        }
    }

    /// The property of a class above that code in Objective-C declares again, as one that can be set.
    private func redeclared(
        _ property: ClassDeclaration.StoredProperty, in progress: ClassInProgress
    ) -> ScriptMember? {
        guard progress.declaration.language == .objectiveC else { return nil }
        return progress.kind.superclass?.table.first { $0.name == property.name.text }
    }

    private func checkNotInherited(
        _ name: Word, in progress: ClassInProgress
    ) throws(Diagnostic) {
        guard let superclass = progress.kind.description.superclass,
            line.classes.property(name.text, of: .named(superclass)) != nil
        else { return }
        throw Diagnostic(
            .illegal, at: name.span, "cannot override with a stored property '\(name.text)'",
            hint: "'\(superclass.name)' has it: override it with 'didSet' or a computed property")
    }

    func storedType(
        of property: ClassDeclaration.StoredProperty
    ) throws(Diagnostic) -> (value: ValueType, isImplicitlyUnwrapped: Bool) {
        if let written = property.type {
            return try line.types.memberType(written)
        }
        guard let initial = property.initialValue else {
            throw Diagnostic(
                .wrongArity, at: property.name.span, "'\(property.name.text)' needs a type")
        }
        if let made = property.madeParameter(in: line) { return (try line.types.type(made), false) }
        let outer = line.place
        line.place.scope = CheckScope(.function, parent: nil)
        defer { line.place = outer }
        if property.modifiers.contains(.lazy) { try declareSelf(at: property.name.span) }
        let type = try line.expressions.check(initial).type
        if case .null = type {
            throw Diagnostic(
                .wrongType, at: initial.span,
                "'\(property.name.text)' needs a type: the value tells none")
        }
        let isWeak = property.modifiers.contains(.weak)
        return (isWeak ? type.wrapped : type, false)
    }

    /// Makes `self` known to the initial value of a lazy property.
    private func declareSelf(at span: SourceSpan) throws(Diagnostic) {
        guard let context = line.classContext else { return }
        var own = context
        own.hasSelf = true
        line.place.classContext = own
        _ = try line.declarations.declareLocal(Word("self", span: span), context.type, .constant)
    }

    private func checkModifiers(
        of property: ClassDeclaration.StoredProperty, _ type: ValueType
    ) throws(Diagnostic) {
        let name = property.name
        if property.modifiers.contains(.lazy) {
            guard property.initialValue != nil else {
                throw Diagnostic(
                    .wrongArity, at: name.span, "lazy properties must have an initializer")
            }
            if property.isConstant {
                throw Diagnostic(
                    .illegal, at: name.span, "'lazy' cannot be used on a let", suggestion: "var")
            }
        }
        guard property.modifiers.contains(.weak) else { return }
        if property.isConstant {
            throw Diagnostic(
                .illegal, at: name.span, "'weak' must be a mutable variable", suggestion: "var")
        }
        guard type.isOptional || property.isImplicitlyUnwrapped || line.language == .objectiveC
        else {
            throw Diagnostic(
                .wrongType, at: name.span,
                "'weak' variable should have optional type '\(type.name)?'")
        }
    }

    private func addInitialValue(
        of property: ClassDeclaration.StoredProperty, _ type: ValueType,
        to member: ScriptMember, in progress: inout ClassInProgress
    ) {
        guard let initial = property.initialValue else {
            if property.isImplicitlyUnwrapped { member.startsAsNil = true }
            if progress.isObjectiveC { member.zero = Value.zero(of: type) }
            return
        }
        progress.pending.append(
            PendingCode(
                body: [.exit(.return(initial, initial.span))],
                result: property.isImplicitlyUnwrapped ? type.wrapped : type,
                role: member.isLazy ? .member : .static, span: initial.span,
                property: property.name.text
            ) { member.initial = $0 })
    }

    private func addObservers(
        of property: ClassDeclaration.StoredProperty, _ type: ValueType,
        to member: ScriptMember, isStatic: Bool, in progress: inout ClassInProgress
    ) {
        member.isSilent =
            !progress.isObjectiveC && !property.modifiers.contains(.dynamic)
        for var code in PendingCode.observers(of: property, type, to: member, isStatic: isStatic) {
            code.changesSelf = progress.kind.isStructure && !isStatic
            progress.pending.append(code)
        }
    }

    private func declareComputed(
        _ property: ClassDeclaration.ComputedProperty, in progress: inout ClassInProgress
    ) throws(Diagnostic) {
        let isStatic = property.modifiers.contains(.static)
        try progress.checkNew(property.name.text, property.name, isStatic: isStatic)
        let type = try line.types.memberType(property.type)
        let member = ScriptMember(property.name.text)
        addAccessors(of: property, type, to: member, in: &progress)
        let open = line.types.openType(property.type)
        if isStatic {
            let described = progress.kind.staticProperty(
                member, type: type.value, isSettable: property.setter != nil)
            described.open = open
            return progress.members.staticProperties.append(described)
        }
        if try line.overrides.check(property, type.value, member, in: progress) { return }
        progress.kind.add(member)
        if let described = progress.kind.property(
            member, type: type.value, isImplicitlyUnwrapped: type.isImplicitlyUnwrapped,
            isSettable: property.setter != nil)
        {
            described.open = open
            progress.members.properties.append(described)
        }
    }

    private func addAccessors(
        of property: ClassDeclaration.ComputedProperty,
        _ type: (value: ValueType, isImplicitlyUnwrapped: Bool), to member: ScriptMember,
        in progress: inout ClassInProgress
    ) {
        let span = property.name.span
        let isStatic = property.modifiers.contains(.static)
        let role = isStatic ? PendingCode.Role.static : .member
        let assigned = type.isImplicitlyUnwrapped ? type.value.wrapped : type.value
        var reader = PendingCode(
            body: property.getter, result: assigned, role: role, span: span,
            language: property.language
        ) { member.call = $0 }
        reader.isOfType = isStatic
        progress.pending.append(reader)
        guard let setter = property.setter else { return }
        let parameter = PendingCode.Parameter.value(setter.parameter, assigned, at: span)
        var code = PendingCode(
            body: setter.body, parameters: [parameter], role: role, span: span,
            language: property.language
        ) { member.set = $0 }
        code.changesSelf = progress.kind.isStructure && !isStatic
        code.isOfType = isStatic
        progress.pending.append(code)
    }

    private func declareMethod(
        _ method: FunctionDeclaration, in progress: inout ClassInProgress
    ) throws(Diagnostic) {
        if try line.objectiveCMethods.declareKnown(method, in: &progress) { return }
        let method = progress.isObjectiveC ? method.namedAsAsked : method
        let isStatic = method.modifiers.contains(.static)
        let signature = try line.types.methodSignature(of: method)
        try progress.checkNew(signature.key, method.name, isStatic: isStatic)
        let member = ScriptMember(signature.name, key: signature.key)
        let changes = progress.kind.isStructure && method.modifiers.contains(.mutating)
        var code = PendingCode(
            body: method.body, parameters: signature.locals(of: method),
            result: signature.erased(signature.result), role: isStatic ? .static : .member,
            span: method.name.span, canThrow: signature.canThrow,
            genericTypes: signature.genericTypes, language: method.language
        ) { member.call = $0 }
        code.changesSelf = changes && !isStatic
        code.isOfType = isStatic
        code.makesObject = !isStatic && method.makesObject
        progress.pending.append(code)
        if isStatic {
            let described = progress.kind.staticMethod(
                member, signature.parameters, result: signature.result)
            described.adopt(signature)
            described.open = line.types.openSignature(of: method)
            return progress.members.staticMethods.append(described)
        }
        if try line.overrides.check(method, signature, member, in: progress) { return }
        progress.kind.add(member)
        if let described = progress.kind.method(
            member, signature.parameters, result: signature.result, changes: changes)
        {
            described.adopt(signature)
            described.open = line.types.openSignature(of: method)
            progress.members.methods.append(described)
        }
    }
}

extension ClassDeclaration.StoredProperty {
    /// Whether its type is told by a value that may read what is declared below it.
    fileprivate var waitsForNeighbours: Bool { modifiers.contains(.lazy) && type == nil }
}

extension ClassDeclaration.StoredProperty {
    /// The type parameter of the type around of which its value is made: `V` of `let label = V()`; nil for any other value.
    @MainActor
    fileprivate func madeParameter(in line: LineUnderCheck) -> TypeSyntax? {
        guard let generics = line.classContext?.description.generics, !generics.isEmpty,
            case .link(.call(var callee, _)) = initialValue?.kind
        else { return nil }
        if case .link(.member(let base, "init", isOptional: false)) = callee.kind { callee = base }
        guard case .name(let name) = callee.kind, generics.contains(where: { $0.rawValue == name })
        else { return nil }
        return TypeSyntax(.name(name), span: callee.span)
    }
}

extension [ClassDeclaration.StoredProperty] {
    /// Those that are meant behind the ones that their values need, as only these tell their types:
    /// `static let standard = shared`. All others stand as they were written.
    fileprivate func neededFirst(_ isMeant: (Element) -> Bool) -> Self {
        let untold = filter(isMeant)
        if untold.count < 2 { return self }
        let names = Set(untold.map(\.name.text))
        var sorted: Self = []
        var waiting = self
        while !waiting.isEmpty {
            let missing = names.subtracting(sorted.map(\.name.text))
            // Values that need each other are refused when they are checked.
            let index =
                waiting.firstIndex { property in
                    !names.contains(property.name.text)
                        || property.namesInValue.isDisjoint(
                            with: missing.subtracting([property.name.text]))
                } ?? 0
            sorted.append(waiting.remove(at: index))
        }
        return sorted
    }
}

extension ClassDeclaration.StoredProperty {
    /// The names of values and members in its initial value.
    fileprivate var namesInValue: Set<String> {
        var found: Set<String> = []
        guard let initialValue else { return found }
        CodeWalk.expressions(of: initialValue) { part in
            switch part.kind {
            case .name(let name), .link(.member(_, let name, _)): found.insert(name)
            case .link, .type, .implicitMember, .literal, .message, .operation, .closure, .attempt,
                .address:
                break
            }
        }
        return found
    }
}

extension FunctionDeclaration {
    /// Whether it is a method of the type itself, whose types its head tells.
    fileprivate var isStaticOfSwift: Bool { language == .swift && modifiers.contains(.static) }
}

extension FunctionDeclaration {
    /// Whether Objective-C takes it for an initialiser by its name, which is another than `initWith…`.
    fileprivate var makesObject: Bool {
        guard language == .objectiveC, result != nil, let selector = objcSelector else {
            return false
        }
        return selector.hasPrefix("init") && selector.dropFirst(4).first?.isLowercase == false
    }
}
