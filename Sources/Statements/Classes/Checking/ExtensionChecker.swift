import CommandLanguage

/// Checks extensions: members for a class that is there already, the user's or the model's.
@MainActor
struct ExtensionChecker {
    let line: LineUnderCheck

    func check(
        _ written: ClassDeclaration
    ) throws(Diagnostic) -> CheckedStatement {
        var progress = try begin(written)
        declareStored(of: &progress)
        do throws(Diagnostic) {
            checkCode(of: progress)
            checkConformances(of: progress)
            try line.classCode.throwMistakes()
        } catch {
            progress.takeBack()
            throw error
        }
        return .definition([])
    }

    /// Declares the members of an extension, which changes the type at once.
    func begin(
        _ written: ClassDeclaration
    ) throws(Diagnostic) -> ExtensionInProgress {
        var declaration = written
        // A category only promises its properties: methods keep the promise.
        if written.language == .objectiveC { declaration.storedProperties = [] }
        let name = declaration.name.text
        // Selectors are texts here.
        let collection =
            name == "Selector" ? TypeDescription.string : TypeDescription.collection(named: name)
        guard
            let type = name == "Optional" ? collection : line.types.type(named: name) ?? collection
        else {
            throw Diagnostic(
                .unknownName, at: declaration.name.span,
                "unknown type '\(name)'",
                suggestion: NearestName.nearest(
                    to: name, among: line.classes.names + MemberTable.names))
        }
        var progress = ExtensionInProgress(
            type: type, of: declaration, in: line.classes)
        progress.own = try ownType(type, declaration)
        progress.element = try declaration.elementType.map(collectionPart)
        for (name, written) in declaration.requirements {
            if type === TypeDescription.dictionary {
                progress.entryTypes[name] = try collectionPart(written)
            }
            guard let parameter = type.generics.first(where: { $0.rawValue == name }) else {
                continue
            }
            progress.conditions[parameter] = try line.types.type(written)
        }
        try declareMembers(of: declaration, in: &progress)
        progress.target.define(progress.members)
        progress.promising.protocols += progress.promised
        progress.promising.promise(declaration.protocols)
        progress.kind = line.types.scriptClass(named: type.name)
        progress.kind?.added += progress.methods
        return progress
    }

    /// What `where` says of the parts of a collection; anything where it names one of Swift's protocols.
    private func collectionPart(_ written: TypeSyntax) throws(Diagnostic) -> ValueType {
        written.wholeName.map(KnownProtocols.contains) ?? false
            ? .any : try line.types.type(written)
    }

    private func declareMembers(
        of declaration: ClassDeclaration, in progress: inout ExtensionInProgress
    ) throws(Diagnostic) {
        progress.promised = try line.protocols.named(declaration.protocols)
        let outer = line.place.genericTypes
        defer { line.place.genericTypes = outer }
        line.place.genericTypes.merge(progress.elementTypes) { $1 }
        line.place.classContext = ClassContext(description: progress.own, hasSelf: false)
        defer { line.place.classContext = nil }
        try refuseMembersOfClasses(declaration, of: progress)
        for property in declaration.computedProperties {
            line.keepMistake(of: property.part) { () throws(Diagnostic) in
                try add(property, to: &progress)
            }
        }
        for method in declaration.methods {
            line.keepMistake(of: method.part(named: method.name.text)) { () throws(Diagnostic) in
                try add(method, to: &progress)
            }
        }
        for initialiser in declaration.initialisers {
            line.keepMistake(of: initialiser.part(named: progress.type.name)) {
                () throws(Diagnostic) in
                try addInitialiser(initialiser, to: &progress)
            }
        }
    }

    /// Declares the constants, whose values may be what the members of several extensions make.
    func declareStored(of progress: inout ExtensionInProgress) {
        if progress.declaration.storedProperties.isEmpty { return }
        let outer = line.place.genericTypes
        defer { line.place.genericTypes = outer }
        line.place.genericTypes.merge(progress.elementTypes) { $1 }
        line.place.classContext = ClassContext(description: progress.own, hasSelf: false)
        defer { line.place.classContext = nil }
        progress.members = progress.target.members
        for property in progress.declaration.storedProperties {
            // The value of a constant may be what the members before make.
            progress.target.define(progress.members)
            line.keepMistake(of: property.part) { () throws(Diagnostic) in
                if property.modifiers.contains(.static) {
                    try addStatic(property, to: &progress)
                } else {
                    try addManaged(property, to: &progress)
                }
            }
        }
        progress.target.define(progress.members)
    }

    /// What `self` is where `where Self: UIViewController` says more of it than that it is of the type.
    private func ownType(
        _ type: TypeDescription, _ declaration: ClassDeclaration
    ) throws(Diagnostic) -> TypeDescription {
        var parts = [type]
        for written in declaration.selfTypes {
            if let part = try line.types.type(written).description { parts.append(part) }
        }
        return parts.count == 1 ? type : TypeDescription(composing: parts, in: line.classes)
    }

    /// An initialiser that makes a value by another one: `self.init(…)`, or `self = …`.
    private func addInitialiser(
        _ declaration: FunctionDeclaration, to progress: inout ExtensionInProgress
    ) throws(Diagnostic) {
        let signature = try line.types.methodSignature(of: declaration)
        let structure = line.types.scriptClass(named: progress.type.name)
        try line.initialisers.checkMakesSelf(declaration, of: structure)
        let member = ScriptMember(signature.name, key: signature.key)
        let isFailable = declaration.modifiers.contains(.failable)
        var pending = PendingCode(
            body: declaration.body, parameters: signature.locals(of: declaration),
            result: isFailable ? .any : .void, role: .initialiser, span: declaration.name.span,
            canThrow: signature.canThrow, genericTypes: signature.genericTypes
        ) { member.call = $0 }
        pending.changesSelf = true
        if isFailable { pending.body.append(.returningTrue(at: declaration.name.span)) }
        progress.pending.append(pending)
        let type = ValueType.named(progress.type)
        let code = ScriptExtension(world: line.classes)
        let described = code.initialiser(
            member, signature.parameters, result: isFailable ? type.wrapped : type,
            of: structure?.isStructure == true ? structure : nil)
        described.adopt(signature)
        described.open = line.types.openSignature(of: declaration)
        described.conditions = progress.conditions
        progress.members.initialisers.append(described)
    }

    /// Checks the code of an extension.
    func checkCode(of progress: ExtensionInProgress) {
        let kind = line.types.scriptClass(named: progress.type.name)
        let outer = line.place.genericTypes
        defer { line.place.genericTypes = outer }
        line.place.genericTypes.merge(progress.elementTypes) { $1 }
        for code in progress.pending {
            var context = ClassContext(
                description: progress.own, kind: kind, hasSelf: code.role != .static)
            context.isInitialiser = code.role == .initialiser
            context.makesSelf = context.isInitialiser
            if let kind, context.isInitialiser { context.unobserved = kind.unobservedOfStructure }
            context.collection = progress.collection
            line.classCode.keepChecked(code, in: context)
        }
    }

    /// Checks that the type has what the extension promises.
    func checkConformances(of progress: ExtensionInProgress) {
        for promised in progress.promised {
            line.protocols.keepConformance(
                to: promised, of: progress.type, at: progress.declaration.name)
        }
    }

    private func refuseMembersOfClasses(
        _ declaration: ClassDeclaration, of progress: ExtensionInProgress
    ) throws(Diagnostic) {
        let isManaged = progress.type.lineage(in: line.classes).contains {
            ForeignModules.isOfCoreData($0.name)
        }
        if let stored = declaration.storedProperties.first(where: {
            !$0.modifiers.contains(.static) && !(isManaged && $0.initialValue == nil)
        }) {
            throw Diagnostic(
                .illegal, at: stored.name.span,
                "extensions must not contain stored properties")
        }
        let kind = line.types.scriptClass(named: progress.type.name)
        if let initialiser = declaration.initialisers.first,
            kind?.isStructure == false && !progress.type.isInert || progress.type.isProtocol
        {
            throw Diagnostic(
                .unsupported, at: initialiser.name.span,
                "an initializer in an extension is not understood")
        }
        if declaration.deinitialiser != nil {
            throw Diagnostic(
                .illegal, at: declaration.name.span,
                "deinitializers may only be declared within a class")
        }
        if let enumeration = declaration.enumerations.first {
            throw Diagnostic(
                .unsupported, at: enumeration.name.span,
                "a type in an extension is not understood")
        }
    }

    /// Refuses a second member of the same name; in Swift a method may share it with one that takes other types.
    private func checkNew(
        _ name: Word, _ key: String, taking signature: MethodSignature? = nil,
        in progress: inout ExtensionInProgress
    ) throws(Diagnostic) {
        // Each is for arguments of its own, or of one of two types that are one here.
        if !progress.conditions.isEmpty || progress.hadUnderOtherName(key) { return }
        // What a module gives a value of another one's hides what that one has.
        let isHidden =
            (!progress.type.isObject || progress.declaration.language == .swift)
            && progress.modelMembers.holds(key, signature)
        guard
            progress.members.holds(key, signature)
                || progress.modelMembers.holds(key, signature) && !isHidden
        else { return }
        throw Diagnostic(
            .duplicateName, at: name.span, "invalid redeclaration of '\(key)'")
    }

    private func addStatic(
        _ property: ClassDeclaration.StoredProperty, to progress: inout ExtensionInProgress
    ) throws(Diagnostic) {
        let member = ScriptMember(property.name.text)
        let isOfSelectors = progress.declaration.name.text == "Selector"
        let type = try property.type.map { (written) throws(Diagnostic) -> ValueType in
            if isOfSelectors, written.isNamed("Selector") { return .string }
            let type = try line.types.memberType(written)
            return type.isImplicitlyUnwrapped ? type.value.wrapped : type.value
        }
        member.startsAsNil =
            property.initialValue == nil && !property.isConstant && type?.isOptional == true
        guard property.initialValue != nil || member.startsAsNil else {
            throw Diagnostic(
                .wrongArity, at: property.name.span,
                "'static' properties need an initial value")
        }
        var value = type ?? (isOfSelectors ? .string : .any)
        if let initial = property.initialValue {
            if type == nil, !isOfSelectors { value = try line.expressions.check(initial).type }
            progress.pending.append(
                PendingCode(
                    body: [.exit(.return(initial, initial.span))], result: value, role: .static,
                    span: initial.span
                ) { member.initial = $0 })
        }
        progress.pending += PendingCode.observers(of: property, value, to: member, isStatic: true)
        let code = ScriptExtension(world: line.classes)
        progress.members.staticProperties.append(
            code.staticProperty(
                member, of: progress.type, type: value, isSettable: !property.isConstant))
    }

    /// `@NSManaged var title: String?`, as Xcode writes it for the classes of a model: the object keeps it.
    private func addManaged(
        _ property: ClassDeclaration.StoredProperty, to progress: inout ExtensionInProgress
    ) throws(Diagnostic) {
        guard let written = property.type else { return }
        let type = try line.types.memberType(written).value
        try checkNew(property.name, property.name.text, in: &progress)
        progress.members.properties.append(line.inert.kept(property.name.text, of: type))
    }

    private func add(
        _ property: ClassDeclaration.ComputedProperty, to progress: inout ExtensionInProgress
    ) throws(Diagnostic) {
        let isStatic = property.modifiers.contains(.static)
        if !isStatic { try checkNew(property.name, property.name.text, in: &progress) }
        let written = try line.types.memberType(property.type)
        let type = written.value
        let given = written.isImplicitlyUnwrapped ? type.wrapped : type
        let member = ScriptMember(property.name.text)
        let role = isStatic ? PendingCode.Role.static : .member
        let span = property.name.span
        var reader = PendingCode(body: property.getter, result: given, role: role, span: span) {
            member.call = $0
        }
        reader.isOfType = isStatic
        progress.pending.append(reader)
        if let setter = property.setter {
            let value = PendingCode.Parameter.value(setter.parameter, given, at: span)
            var code = PendingCode(
                body: setter.body, parameters: [value], role: role, span: span
            ) { member.set = $0 }
            code.changesSelf = progress.changesSelf && !isStatic
            code.isOfType = isStatic
            progress.pending.append(code)
        }
        let code = ScriptExtension(world: line.classes)
        let described =
            isStatic
            ? code.staticProperty(
                member, of: progress.type, type: type, isSettable: property.setter != nil)
            : code.property(
                member, type: type, isSettable: property.setter != nil,
                changes: progress.changesSelf)
        described.open = line.types.openType(property.type)
        described.conditions = progress.conditions
        if isStatic {
            progress.members.staticProperties.append(described)
        } else {
            progress.members.properties.append(described)
        }
    }

    private func add(
        _ method: FunctionDeclaration, to progress: inout ExtensionInProgress
    ) throws(Diagnostic) {
        if method.modifiers.contains(.override), !MemberTable.holds(progress.type) {
            throw Diagnostic(
                .unsupported, at: method.name.span,
                "an override in an extension is not understood: put it into the class")
        }
        let isStatic = method.modifiers.contains(.static)
        let signature = try line.types.methodSignature(of: method)
        if !isStatic {
            try checkNew(
                method.name, signature.name, taking: method.language == .swift ? signature : nil,
                in: &progress)
        }
        let member = ScriptMember(signature.name, key: signature.key)
        let changes =
            progress.changesSelf && method.modifiers.contains(.mutating) && !isStatic
        var pending = PendingCode(
            body: method.body, parameters: signature.locals(of: method),
            result: signature.erased(signature.result), role: isStatic ? .static : .member,
            span: method.name.span, canThrow: signature.canThrow,
            genericTypes: signature.genericTypes
        ) { member.call = $0 }
        pending.changesSelf = changes
        pending.isOfType = isStatic
        progress.pending.append(pending)
        let code = ScriptExtension(world: line.classes)
        let described =
            if isStatic {
                code.staticMethod(member, signature.parameters, result: signature.result)
            } else if method.modifiers.contains(.objc), progress.type.isObject {
                code.overridableMethod(member, signature.parameters, result: signature.result)
            } else {
                code.method(
                    member, signature.parameters, result: signature.result, changes: changes)
            }
        described.adopt(signature)
        described.open = line.types.openSignature(of: method)
        described.conditions = progress.conditions
        if isStatic {
            progress.members.staticMethods.append(described)
        } else {
            progress.members.methods.append(described)
            progress.methods.append(member)
        }
    }
}

extension TypeMembers {
    /// Whether it has a property of that name, or a method of that full name, which takes the same types if those are told.
    @MainActor
    fileprivate func holds(_ key: String, _ signature: MethodSignature?) -> Bool {
        properties.contains { $0.name == key }
            || methods.contains { method in
                method.name == key
                    && signature.map {
                        $0.parameters.map(\.type.name) == method.parameters.map(\.type.name)
                            && $0.parameters.map(\.isAutoclosure)
                                == method.parameters.map(\.isAutoclosure)
                    } ?? true
            }
    }
}

extension Statement {
    /// The end of an initialiser that may give `nil` earlier.
    fileprivate static func returningTrue(at span: SourceSpan) -> Statement {
        .exit(.return(Expression(.literal(.boolean(true)), span: span), span))
    }
}
