import CommandLanguage

/// Declares initialisers: those that a class has of its own, and those that it inherits.
@MainActor
struct InitialiserChecker {
    let line: LineUnderCheck

    /// An initialiser with a mistake is not declared; the others are.
    func declare(_ progress: inout ClassInProgress) {
        line.place.classContext = ClassContext(
            description: progress.kind.description, kind: progress.kind, hasSelf: false)
        defer { line.place.classContext = nil }
        if refusesOwn(in: progress) { return }
        for declaration in progress.declaration.initialisers {
            let part = declaration.part(named: progress.kind.name)
            let isRight = line.keepMistake(of: part) { () throws(Diagnostic) in
                try declareInitialiser(declaration, in: &progress)
            }
            if !isRight { progress.lacksInitialiser = true }
        }
        let inherited =
            progress.kind.superclass?.initialisers
            ?? progress.kind.foundation.initialisers
        let own = progress.kind.initialisers
        let designated = own.filter { !$0.isConvenience }
        if designated.isEmpty || progress.isObjectiveC {
            addInherited(inherited, to: progress.kind)
        } else {
            line.keepMistake(of: progress.declaration.heading) { () throws(Diagnostic) in
                try checkRequired(inherited, own, in: progress)
            }
            let names = Set(own.map(\.name))
            let isWhole = inherited.allSatisfy {
                $0.isConvenience || names.contains($0.name) || Self.isOverridden($0.name, by: names)
            }
            if isWhole {
                addInherited(inherited.filter(\.isConvenience), to: progress.kind)
            }
        }
        progress.members.initialisers = progress.kind.initialisers.map(progress.kind.maker)
    }

    /// A text view's `init(frame:)` and an image view's longest one call others of theirs, which classes override.
    private static func isOverridden(_ name: String, by names: Set<String>) -> Bool {
        name == "init(frame:)" && names.contains("init(frame:textContainer:)")
            || ["init(frame:textContainer:)", "init(image:highlightedImage:)"].contains(name)
    }

    /// An object of an app's compiled class is made by one of that class's initialisers, before any code of the
    /// session's class runs.
    private func refusesOwn(in progress: ClassInProgress) -> Bool {
        guard case .adopted(let above) = progress.kind.foundation,
            let first = progress.declaration.initialisers.first
        else { return false }
        let name = above.description.name
        line.keepMistake(of: first.part(named: progress.kind.name)) { () throws(Diagnostic) in
            throw Diagnostic(
                .unsupported, at: first.name.span,
                "a class under '\(name)', which is compiled, has the initialisers of '\(name)' alone",
                hint: "give its properties values where they are declared")
        }
        return true
    }

    private func addInherited(_ initialisers: [ScriptInitialiser], to kind: ScriptClass) {
        let names = Set(kind.initialisers.map(\.name))
        kind.initialisers += initialisers.filter { !names.contains($0.name) }
    }

    private func declareInitialiser(
        _ written: FunctionDeclaration, in progress: inout ClassInProgress
    ) throws(Diagnostic) {
        var declaration = written
        if written.modifiers.contains(.override),
            let superclass = progress.kind.description.superclass,
            let old = line.oldSpellings.initialiser(written.parameters.map(\.label), of: superclass)
        {
            for index in declaration.parameters.indices {
                declaration.parameters[index].label = old.parameters[index].label
            }
        }
        takeTypesOfProperties(&declaration, in: progress)
        let signature = try line.types.methodSignature(of: declaration)
        try progress.checkNew(signature.key, declaration.name, isStatic: false)
        try checkModifiers(of: declaration, signature, in: progress)
        let isFailable = declaration.modifiers.contains(.failable) || progress.isObjectiveC
        let initialiser = ScriptInitialiser(
            signature.name, signature.parameters, owner: progress.kind,
            isConvenience: declaration.modifiers.contains(.convenience),
            isRequired: declaration.modifiers.contains(.required), isFailable: isFailable)
        initialiser.open = line.types.openSignature(of: declaration)?.parameters
        initialiser.canThrow = signature.canThrow
        initialiser.isMemberwise = declaration.isMemberwise
        initialiser.givesImplicitlyUnwrapped = signature.givesImplicitlyUnwrapped
        progress.kind.initialisers.append(initialiser)
        var code = PendingCode(
            body: try initialiserBody(declaration, in: progress),
            parameters: signature.locals(of: declaration), role: .initialiser,
            span: declaration.name.span, canThrow: signature.canThrow,
            language: declaration.language
        ) { initialiser.code = $0 }
        code.changesSelf = progress.kind.isStructure
        if isFailable { code.result = .any }
        progress.pending.append(code)
    }

    /// Gives the parameters the types of the properties whose values they are, where only those tell them; what they do not
    /// tell is no parameter.
    private func takeTypesOfProperties(
        _ declaration: inout FunctionDeclaration, in progress: ClassInProgress
    ) {
        for (index, parameter) in declaration.parameters.enumerated().reversed()
        where parameter.hasTypeOfProperty {
            let before = line.memory
            let property = progress.declaration.storedProperties.first {
                $0.name.text == parameter.name.text
            }
            // An object would be made for the property as well: its value is no argument here.
            if let type = property.flatMap({ try? line.classMembers.storedType(of: $0).value }),
                !type.unwrapped.mayBeObject
            {
                declaration.parameters[index].type = type.syntax(at: parameter.name.span)
            } else {
                line.goBack(to: before)
                declaration.parameters.remove(at: index)
                declaration.body.remove(at: index)
            }
        }
    }

    private func checkModifiers(
        of declaration: FunctionDeclaration, _ signature: MethodSignature,
        in progress: ClassInProgress
    ) throws(Diagnostic) {
        if progress.isObjectiveC || line.place.isOldCode { return }
        // What is known of the superclass by its name alone may be a protocol.
        if line.foreign.owner(of: progress.kind.description) != nil { return }
        let inherited =
            progress.kind.superclass?.initialisers
            ?? progress.kind.foundation.initialisers
        let isRoot = progress.kind.superclass == nil && progress.kind.foundation == .none
        let found = isRoot ? nil : inherited.first { $0.name == signature.name }
        let isMarked = declaration.modifiers.contains(.override)
        let span = declaration.name.span
        if let found, found.isRequired {
            if !declaration.modifiers.contains(.required) {
                throw Diagnostic(
                    .illegal, at: span,
                    "'required' modifier must be present on all overrides of a required initializer",
                    suggestion: "required")
            }
        } else if let found, !found.isConvenience {
            if !isMarked {
                throw Diagnostic(
                    .illegal, at: span, "overriding declaration requires an 'override' keyword",
                    suggestion: "override \(signature.name)")
            }
        } else if isMarked {
            throw Diagnostic(
                .unknownMember, at: span,
                "initializer does not override a designated initializer from its superclass")
        }
    }

    private func checkRequired(
        _ inherited: [ScriptInitialiser], _ own: [ScriptInitialiser], in progress: ClassInProgress
    ) throws(Diagnostic) {
        if progress.isObjectiveC || progress.lacksInitialiser || line.place.isOldCode { return }
        for required in inherited where required.isRequired {
            guard !own.contains(where: { $0.name == required.name }) else { continue }
            let name = progress.kind.description.superclass?.name ?? ""
            throw Diagnostic(
                .illegal, at: progress.declaration.name.span,
                "'required' initializer '\(required.name)' must be provided by subclass of "
                    + "'\(name)'",
                hint: "required init?(coder: NSCoder) { fatalError() }")
        }
    }

    /// A class without initialisers of its own needs initial values.
    func checkInitialValues(in progress: ClassInProgress) {
        line.keepMistake(of: progress.declaration.heading) { () throws(Diagnostic) in
            try checkValues(in: progress)
        }
    }

    private func checkValues(in progress: ClassInProgress) throws(Diagnostic) {
        // What is decoded has an initialiser that the compiler writes.
        let isDecoded = ["Decodable", "Codable"].contains {
            progress.kind.description.promises($0)
        }
        if progress.lacksInitialiser || isDecoded { return }
        let own = progress.kind.initialisers.filter { $0.owner === progress.kind }
        guard own.allSatisfy(\.isConvenience),
            let missing = progress.declaration.uninitialised(in: line).first,
            !progress.isObjectiveC,
            !progress.declaration.uninitialised(in: line).contains(where: {
                line.found.mistakes.doubts($0.text)
            })
        else {
            return
        }
        throw Diagnostic(
            .illegal, at: progress.declaration.name.span,
            "class '\(progress.kind.name)' has no initializers",
            hint: "stored property '\(missing.text)' without initial value prevents synthesized "
                + "initializers")
    }

    /// The body, with the calls that Swift makes by itself.
    private func initialiserBody(
        _ declaration: FunctionDeclaration, in progress: ClassInProgress
    ) throws(Diagnostic) -> [Statement] {
        var body = declaration.body
        let span = declaration.name.span
        if declaration.modifiers.contains(.failable), body.count == 1,
            case .expression(let only) = body[0], case .literal(.nil) = only.kind
        {
            body = [.exit(.return(only, only.span))]
        }
        let isConvenience = declaration.modifiers.contains(.convenience)
        if progress.kind.isStructure, body.callsInitialiser(on: "self") {
            // The other initialiser gives the stored properties their values.
        } else if !progress.isObjectiveC, !body.leaves {
            let delegates = body.callsInitialiser(on: isConvenience ? "self" : "super")
            if isConvenience {
                if !delegates { throw notDelegating("self", at: span) }
            } else {
                try checkAssigned(body, span, in: progress.declaration)
                if !delegates, progress.needsSuperInitialiser {
                    throw notDelegating("super", at: span)
                }
                if !delegates, progress.kind.superclass != nil {
                    let base = Expression(.name("super"), span: span)
                    let callee = Expression(
                        .link(.member(base, name: "init", isOptional: false)), span: span)
                    body.append(.expression(Expression(.link(.call(callee, [])), span: span)))
                }
            }
        }
        if declaration.modifiers.contains(.failable), !body.leaves {
            body.append(.exit(.return(Expression(.name("self"), span: span), span)))
        }
        return body
    }

    /// An initialiser in an extension calls another one or assigns `self`; one of the session's structures may give the
    /// properties their values instead.
    func checkMakesSelf(
        _ initialiser: FunctionDeclaration, of kind: ScriptClass?
    ) throws(Diagnostic) {
        let (body, span) = (initialiser.body, initialiser.name.span)
        if body.leaves || body.makesSelf { return }
        guard let declaration = kind?.declaration, declaration.isStructure else {
            throw notDelegating("self", at: span)
        }
        try checkAssigned(body, span, in: declaration)
    }

    private func notDelegating(_ receiver: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            .illegal, at: span,
            "'\(receiver).init' isn't called on all paths before returning from initializer")
    }

    /// Every stored property has a value before `super.init` is called.
    private func checkAssigned(
        _ body: [Statement], _ span: SourceSpan, in declaration: ClassDeclaration
    ) throws(Diagnostic) {
        let call = body.firstIndex { $0.initialiserCall(on: "super") != nil }
        let assigned = Array(body[..<(call ?? body.count)]).assignedProperties
        for property in declaration.uninitialised(in: line)
        where !assigned.contains(property.text) {
            if let call, let place = body[call].initialiserCall(on: "super") {
                throw Diagnostic(
                    .illegal, at: place,
                    "property 'self.\(property.text)' not initialized at super.init call")
            }
            throw Diagnostic(
                .illegal, at: span,
                "return from initializer without initializing all stored properties",
                hint: "'self.\(property.text)' not initialized")
        }
    }
}

extension ClassInProgress {
    /// Whether `super.init` cannot be left to the language.
    @MainActor
    fileprivate var needsSuperInitialiser: Bool {
        if kind.foundation.standardInitialiser != nil { return true }
        return kind.superclass.map { superclass in
            !superclass.initialisers.contains { $0.name == "init()" && !$0.isConvenience }
        } ?? false
    }
}

extension ClassDeclaration {
    /// The stored properties that an initialiser must set.
    @MainActor
    fileprivate func uninitialised(in line: LineUnderCheck) -> [Word] {
        storedProperties.filter { property in
            let mayBeNil =
                property.mayBeNil
                || property.type?.wholeName.flatMap(line.types.alias)?.isOptional == true
            return property.initialValue == nil && !(mayBeNil && !property.isConstant)
                && property.modifiers.isDisjoint(with: [.static, .override])
        }.map(\.name)
    }
}
