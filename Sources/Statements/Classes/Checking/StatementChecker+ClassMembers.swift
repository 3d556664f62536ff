import CommandLanguage

/// The members of a class: their names and types.
extension StatementChecker {
    mutating func declareMembers(_ progress: inout ClassInProgress) throws(Diagnostic) {
        context = ClassContext(
            description: progress.kind.description, kind: progress.kind, hasSelf: false)
        defer { context = nil }
        for property in progress.declaration.storedProperties {
            try declareStored(property, in: &progress)
        }
        for property in progress.declaration.computedProperties {
            try declareComputed(property, in: &progress)
        }
        for method in progress.declaration.methods { try declareMethod(method, in: &progress) }
        if let body = progress.declaration.deinitialiser {
            let kind = progress.kind
            progress.pending.append(
                PendingCode(body: body, span: progress.declaration.name.span) {
                    kind.deinitialiser = $0
                })
        }
    }

    /// Refuses a second member of the same name and types.
    func checkNew(
        _ key: String, _ name: Word, isStatic: Bool, in progress: inout ClassInProgress
    ) throws(Diagnostic) {
        guard progress.keys.insert(isStatic ? "static " + key : key).inserted else {
            let shown = key.prefix { $0 != "|" }
            throw Diagnostic(
                .duplicateName, at: name.span, "invalid redeclaration of '\(shown)'")
        }
    }

    // MARK: Stored properties

    private mutating func declareStored(
        _ property: ClassDeclaration.StoredProperty, in progress: inout ClassInProgress
    ) throws(Diagnostic) {
        let isStatic = property.modifiers.contains(.static)
        try checkNew(property.name.text, property.name, isStatic: isStatic, in: &progress)
        if property.modifiers.contains(.override) {
            return try declareObserving(property, in: &progress)
        }
        if !isStatic { try checkNotInherited(property.name, in: progress) }
        if property.type == nil { progress.kind.description.define(progress.members) }
        let type = try storedType(of: property)
        let member = ScriptMember(property.name.text)
        member.isLazy = property.modifiers.contains(.lazy)
        member.isWeak = !property.modifiers.isDisjoint(with: [.weak, .unowned])
        member.startsAsNil =
            property.initialValue == nil && !property.isConstant && type.value.isOptional
        member.isUnowned = property.modifiers.contains(.unowned)
        member.type = type.value
        try checkModifiers(of: property, type.value)
        addInitialValue(of: property, type.value, to: member, in: &progress)
        addObservers(of: property, type.value, to: member, isStatic: isStatic, in: &progress)
        if isStatic {
            return progress.members.staticProperties.append(
                progress.kind.staticProperty(
                    member, type: type.value, isSettable: !property.isConstant))
        }
        progress.kind.store(member)
        progress.kind.add(member)
        progress.unobserved[member.name] = progress.kind.unobserved(
            member, type: type.value, isImplicitlyUnwrapped: type.isImplicitlyUnwrapped)
        if let described = progress.kind.property(
            member, type: type.value, isImplicitlyUnwrapped: type.isImplicitlyUnwrapped,
            isSettable: !property.isConstant)
        {
            progress.members.properties.append(described)
        }
    }

    private func checkNotInherited(
        _ name: Word, in progress: ClassInProgress
    ) throws(Diagnostic) {
        guard let superclass = progress.kind.description.superclass,
            variables.classes.property(name.text, of: .named(superclass)) != nil
        else { return }
        throw Diagnostic(
            .illegal, at: name.span, "cannot override with a stored property '\(name.text)'",
            hint: "'\(superclass.name)' has it: override it with 'didSet' or a computed property")
    }

    private mutating func storedType(
        of property: ClassDeclaration.StoredProperty
    ) throws(Diagnostic) -> (value: ValueType, isImplicitlyUnwrapped: Bool) {
        if let text = property.type {
            return try memberType(text, at: property.name.span)
        }
        guard let initial = property.initialValue else {
            throw Diagnostic(
                .wrongArity, at: property.name.span, "'\(property.name.text)' needs a type")
        }
        let outer = scope
        scope = CheckScope(.function, parent: nil)
        defer { scope = outer }
        let type = try check(initial).type
        if case .null = type {
            throw Diagnostic(
                .wrongType, at: initial.span,
                "'\(property.name.text)' needs a type: the value tells none")
        }
        let isWeak = property.modifiers.contains(.weak)
        return (isWeak ? type.wrapped : type, false)
    }

    /// The type of a member; of `UIView!` it is `UIView`, and `nil` can be assigned too.
    func memberType(
        _ text: String, at span: SourceSpan
    ) throws(Diagnostic) -> (value: ValueType, isImplicitlyUnwrapped: Bool) {
        let isUnwrapped = text.hasSuffix("!")
        let type = try type(named: isUnwrapped ? String(text.dropLast()) : text, at: span)
        return (type, isUnwrapped)
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
        guard type.isOptional || property.isImplicitlyUnwrapped || language == .objectiveC else {
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
        member.isObserved = property.willSet != nil || property.didSet != nil
        let span = property.name.span
        func add(
            _ observer: ClassDeclaration.Observer?,
            _ keep: @escaping @MainActor (CheckedClosure) -> Void
        ) {
            guard let observer else { return }
            var code = PendingCode(
                body: observer.body,
                parameters: [.value(observer.parameter, type, at: span)],
                role: isStatic ? .static : .member, span: span, keep: keep)
            code.observed = property.name.text
            code.changesSelf = progress.kind.isStructure && !isStatic
            progress.pending.append(code)
        }
        add(property.willSet) { member.willSet = $0 }
        add(property.didSet) { member.didSet = $0 }
    }

    // MARK: Computed properties

    private mutating func declareComputed(
        _ property: ClassDeclaration.ComputedProperty, in progress: inout ClassInProgress
    ) throws(Diagnostic) {
        let isStatic = property.modifiers.contains(.static)
        try checkNew(property.name.text, property.name, isStatic: isStatic, in: &progress)
        let type = try memberType(property.type, at: property.name.span)
        let member = ScriptMember(property.name.text)
        addAccessors(of: property, type, to: member, in: &progress)
        if isStatic {
            return progress.members.staticProperties.append(
                progress.kind.staticProperty(
                    member, type: type.value, isSettable: property.setter != nil))
        }
        if try overrides(property, type.value, member, in: progress) { return }
        progress.kind.add(member)
        if let described = progress.kind.property(
            member, type: type.value, isImplicitlyUnwrapped: type.isImplicitlyUnwrapped,
            isSettable: property.setter != nil)
        {
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
        progress.pending.append(
            PendingCode(
                body: property.getter, result: assigned, role: role, span: span,
                language: property.language
            ) { member.call = $0 })
        guard let setter = property.setter else { return }
        let parameter = PendingCode.Parameter.value(setter.parameter, assigned, at: span)
        var code = PendingCode(
            body: setter.body, parameters: [parameter], role: role, span: span,
            language: property.language
        ) { member.set = $0 }
        code.changesSelf = progress.kind.isStructure && !isStatic
        progress.pending.append(code)
    }

    // MARK: Methods

    private mutating func declareMethod(
        _ method: FunctionDeclaration, in progress: inout ClassInProgress
    ) throws(Diagnostic) {
        if try declareKnown(method, in: &progress) { return }
        let method = progress.isObjectiveC ? method.namedAsAsked : method
        let isStatic = method.modifiers.contains(.static)
        let signature = try methodSignature(of: method)
        try checkNew(signature.key, method.name, isStatic: isStatic, in: &progress)
        let member = ScriptMember(signature.name, key: signature.key)
        let changes = progress.kind.isStructure && method.modifiers.contains(.mutating)
        var code = PendingCode(
            body: method.body, parameters: signature.locals(of: method),
            result: signature.erased(signature.result), role: isStatic ? .static : .member,
            span: method.name.span, canThrow: signature.canThrow,
            genericTypes: signature.genericTypes, language: method.language
        ) { member.call = $0 }
        code.changesSelf = changes && !isStatic
        progress.pending.append(code)
        if isStatic {
            let described = progress.kind.staticMethod(
                member, signature.parameters, result: signature.result)
            described.adopt(signature)
            return progress.members.staticMethods.append(described)
        }
        if try overrides(method, signature, member, in: progress) { return }
        progress.kind.add(member)
        if let described = progress.kind.method(
            member, signature.parameters, result: signature.result, changes: changes)
        {
            described.adopt(signature)
            progress.members.methods.append(described)
        }
    }

    /// The name, the parameters and the result of a method or an initialiser.
    func methodSignature(
        of method: FunctionDeclaration
    ) throws(Diagnostic) -> MethodSignature {
        let constraints = try constraints(of: method)
        let checker = naming(method.generics)
        var parameters: [MethodParameter] = []
        for parameter in method.parameters {
            parameters.append(try checker.methodParameter(parameter))
        }
        let result = try method.result.map { text throws(Diagnostic) in
            try checker.type(named: text, at: method.name.span)
        }
        var signature = MethodSignature(method.name.text, parameters, result: result ?? .void)
        signature.constraints = constraints
        signature.canThrow = method.modifiers.contains(.throwing)
        return signature
    }

    /// A parameter as its callers see it.
    func methodParameter(
        _ parameter: FunctionDeclaration.Parameter
    ) throws(Diagnostic) -> MethodParameter {
        let word = "inout "
        let isInout = parameter.type.hasPrefix(word)
        let text = isInout ? String(parameter.type.dropFirst(word.count)) : parameter.type
        var described = MethodParameter(
            label: parameter.label, type: try type(named: text, at: parameter.name.span),
            defaultValue: parameter.isVariadic
                ? .array([]) : parameter.defaultValue == nil ? nil : .void)
        described.isInout = isInout
        described.isVariadic = parameter.isVariadic
        return described
    }

    /// What the type parameters of a function must be.
    func constraints(
        of function: FunctionDeclaration
    ) throws(Diagnostic) -> [GenericName: ValueType] {
        var constraints: [GenericName: ValueType] = [:]
        for (name, constraint) in function.generics {
            let isKnown = KnownProtocols.contains(constraint)
            constraints[GenericName(rawValue: name.text)] =
                isKnown ? .any : try type(named: constraint, at: name.span)
        }
        return constraints
    }

    /// The checker for the head of a function with those type parameters.
    func naming(_ generics: [(name: Word, constraint: String)]) -> StatementChecker {
        var checker = self
        for (name, _) in generics {
            checker.genericTypes[name.text] = .generic(GenericName(rawValue: name.text))
        }
        return checker
    }
}

extension MemberMethod {
    /// Takes over what the head of its declaration says beside names and types.
    @MainActor
    func adopt(_ signature: MethodSignature) {
        canThrow = signature.canThrow
        constraints = signature.constraints
    }
}

/// What tells one method from others.
@MainActor
struct MethodSignature {
    /// In full: `move(_:to:)`.
    let name: String
    /// The name with the types.
    let key: String
    let parameters: [MethodParameter]
    let result: ValueType
    /// What its type parameters must be.
    var constraints: [GenericName: ValueType] = [:]
    var canThrow = false

    init(_ base: String, _ parameters: [MethodParameter], result: ValueType) {
        let labels = parameters.map { ($0.label ?? "_") + ":" }.joined()
        let types = parameters.map(\.type.name).joined(separator: ",")
        name = "\(base)(\(labels))"
        key = "\(name)|\(types)"
        self.parameters = parameters
        self.result = result
    }

    /// The parameters as the body knows them.
    func locals(of method: FunctionDeclaration) -> [PendingCode.Parameter] {
        zip(method.parameters, parameters).map { declared, known in
            PendingCode.Parameter(
                name: declared.name, type: erased(known.type),
                defaultValue: declared.defaultValue, isInout: known.isInout)
        }
    }

    /// The type as the body knows it, where type parameters are what they must be.
    func erased(_ type: ValueType) -> ValueType {
        constraints.isEmpty ? type : GenericBindings(constraints).resolve(type)
    }

    /// What the names of the type parameters mean in the body.
    var genericTypes: [String: ValueType] {
        Dictionary(uniqueKeysWithValues: constraints.map { ($0.key.rawValue, $0.value) })
    }
}
