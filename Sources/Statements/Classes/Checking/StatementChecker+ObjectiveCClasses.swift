import CommandLanguage

/// Classes of Objective-C: an `@interface` and its `@implementation` are one class, selectors tell
/// what is overridden, and initialisers are methods that return `self`.
extension StatementChecker {
    /// The declaration with what was declared of the class before.
    func completed(_ declaration: ClassDeclaration) -> ClassDeclaration {
        var result = declaration
        if result.name.text.isEmpty {
            let known = variables.classes.lastOfObjectiveC ?? "Container"
            result.name = Word(known, span: declaration.name.span)
        }
        if let before = scriptClass(named: result.name.text)?.declaration,
            before.language == .objectiveC
        {
            result = before.joined(with: result)
        }
        if result.superclass == nil {
            result.superclass = Word("UIViewController", span: result.name.span)
        }
        return result
    }

    /// Whether it is the rest of a class of Objective-C, rather than members for one of the model's.
    func isImplementation(_ declaration: ClassDeclaration) -> Bool {
        guard declaration.language == .objectiveC else { return false }
        if scriptClass(named: declaration.name.text)?.declaration?.language == .objectiveC {
            return true
        }
        return type(named: declaration.name.text).map(MemberTable.isOfGallery) ?? true
    }

    /// Declares a method whose selector the superclass knows; false where it is a new one.
    mutating func declareKnown(
        _ method: FunctionDeclaration, in progress: inout ClassInProgress
    ) throws(Diagnostic) -> Bool {
        guard progress.isObjectiveC, !method.modifiers.contains(.static),
            let selector = method.objcSelector,
            let superclass = progress.kind.description.superclass,
            let found = resolve(selector, of: .named(superclass))
        else { return false }
        switch found {
        case .method(let known, let positions):
            try declareOverride(of: known, positions, method, in: &progress)
        case .getter(let property):
            let member = try accessor(of: property, method, in: &progress)
            progress.pending.append(
                code(of: method, [], result: property.assignedType) { member.call = $0 })
        case .setter(let property):
            let member = try accessor(of: property, method, in: &progress)
            let value = method.parameters.prefix(1).map {
                PendingCode.Parameter(name: $0.name, type: property.assignedType)
            }
            progress.pending.append(code(of: method, value, result: .void) { member.set = $0 })
        }
        return true
    }

    private mutating func declareOverride(
        of known: MemberMethod, _ positions: [Int], _ method: FunctionDeclaration,
        in progress: inout ClassInProgress
    ) throws(Diagnostic) {
        try checkNew(known.name, method.name, isStatic: false, in: &progress)
        let key = known.place.flatMap { progress.kind.superclass?.table[$0].key }
        let member = ScriptMember(known.name, key: key)
        if known.place != nil {
            progress.kind.add(member)
        } else if let model = OverridableMember.named(known.name) {
            progress.kind.add(member, overriding: model)
        } else {
            throw Diagnostic(
                .unsupported, at: method.name.span,
                "'\(method.objcSelector ?? known.name)' cannot be overridden here")
        }
        let parameters = known.parameters.indices.map { index in
            let declared = positions.firstIndex(of: index).map { method.parameters[$0].name }
            return PendingCode.Parameter(
                name: declared ?? .implied("_", at: method.name.span),
                type: known.parameters[index].type)
        }
        progress.pending.append(
            code(of: method, parameters, result: known.result) { member.call = $0 })
    }

    /// The member that takes the place of a property, with what its getter or setter is already.
    private func accessor(
        of property: MemberProperty, _ method: FunctionDeclaration,
        in progress: inout ClassInProgress
    ) throws(Diagnostic) -> ScriptMember {
        let name = method.objcSelector ?? property.name
        try checkNew(name, method.name, isStatic: false, in: &progress)
        if let member = progress.accessors[property.name] { return member }
        let member = ScriptMember(property.name)
        progress.accessors[property.name] = member
        let inherited = Expression(
            .link(
                .member(
                    Expression(.name("super"), span: method.name.span), name: property.name,
                    isOptional: false)), span: method.name.span)
        progress.pending.append(
            PendingCode(
                body: [.exit(.return(inherited, method.name.span))], result: property.assignedType,
                span: method.name.span
            ) { if member.call == nil { member.call = $0 } })
        try put(member, inPlaceOf: property, at: method.name.span, in: progress)
        return member
    }

    private func code(
        of method: FunctionDeclaration, _ parameters: [PendingCode.Parameter], result: ValueType,
        keep: @escaping @MainActor (CheckedClosure) -> Void
    ) -> PendingCode {
        PendingCode(
            body: method.body, parameters: parameters, result: result, span: method.name.span,
            keep: keep)
    }

    // MARK: super

    /// `[super message]` and `super.property`
    mutating func checkSuperMessage(
        _ selector: String, _ arguments: [Expression], at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression {
        let receiver = try checkName("self", at: span)
        if selector.hasPrefix("init"), context?.isInitialiser == true {
            return try checkInitialiserMessage(
                selector, arguments, receiver, isSuper: true, at: span)
        }
        let type = try superType(at: span)
        guard let member = resolve(selector, of: type) else {
            let object = CheckedExpression(.constant(.null), type, at: span)
            throw unknownSelector(selector, arguments, of: object, at: span)
        }
        return try checkSend(superMember(member), receiver, selector, arguments, at: span)
    }

    private func superMember(_ member: ObjectiveCNames.Member) -> ObjectiveCNames.Member {
        guard let kind = context?.kind else { return member }
        switch member {
        case .method(let method, let positions):
            return .method(kind.superMethod(method), positions: positions)
        case .getter(let property): return .getter(kind.superProperty(property))
        case .setter(let property): return .setter(kind.superProperty(property))
        }
    }

    /// `[super init…]` and `[self init…]`, which give `self`.
    mutating func checkInitialiserMessage(
        _ selector: String, _ arguments: [Expression], _ receiver: CheckedExpression,
        isSuper: Bool, at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression {
        guard let kind = context?.kind else { throw unknownInitialiser(selector, at: span) }
        let above = kind.superclass?.initialisers ?? kind.foundation.initialisers
        let name = kind.description.nameOfInitialiser(selector, in: variables.classes)
        guard
            let chosen = (isSuper ? above : kind.initialisers).first(where: {
                $0.selector == selector || $0.name == name
            })
        else { throw unknownInitialiser(selector, at: span) }
        let method = MemberMethod(
            chosen.name, parameters: chosen.parameters, result: receiver.type
        ) { receiver, values throws(ConversionFailure) in
            let object = try ScriptClass.object(receiver)
            return kind.runInitialiser(chosen, on: object, values, isSuper: isSuper)
                ? receiver : .null
        }
        let positions = Array(chosen.parameters.indices)
        return try checkSend(
            .method(method, positions: positions), receiver, selector, arguments, at: span)
    }

    private func unknownInitialiser(_ selector: String, at span: SourceSpan) -> Diagnostic {
        let known = context?.kind?.initialisers.map(\.selector) ?? []
        return Diagnostic(
            .unknownMember, at: span, "no initialiser '\(selector.clipped)' is known here",
            suggestion: NearestName.nearest(to: selector, among: known))
    }
}

extension TypeDescription {
    /// What Swift calls the model's initialiser of that selector.
    fileprivate func nameOfInitialiser(
        _ selector: String, in classes: ClassTable
    ) -> String? {
        for ancestor in lineage(in: classes) {
            if let known = ancestor.objectiveC.initialisers[selector] { return known.swiftName }
        }
        return nil
    }
}

extension ScriptClass {
    /// Runs an initialiser that another one called, and says whether it gave an object.
    func runInitialiser(
        _ chosen: ScriptInitialiser, on object: any ScriptedObject, _ values: [Value],
        isSuper: Bool
    ) -> Bool {
        guard isSuper else {
            let kind = object.script.kind
            let own = kind.initialisers.first { $0.name == chosen.name } ?? chosen
            return kind.run(own, on: object, values)
        }
        if let superclass { return superclass.run(chosen, on: object, values) }
        chosen.model(object, values)
        return true
    }
}

extension ScriptInitialiser {
    /// As Objective-C calls it: `initWithNibName:bundle:`.
    var selector: String {
        let labels = name.dropFirst("init(".count).dropLast().split(separator: ":")
        guard let first = labels.first else { return "init" }
        return "initWith\(String(first).capitalisedFirst):"
            + labels.dropFirst().map { $0 + ":" }.joined()
    }
}

extension ClassDeclaration {
    /// This declaration with the members of another of the same class; a method that both have is
    /// the other's.
    fileprivate func joined(with other: ClassDeclaration) -> ClassDeclaration {
        var result = self
        result.name = other.name
        result.superclass = other.superclass ?? superclass
        result.protocols = protocols.filter { !other.protocols.contains($0) } + other.protocols
        let properties = Set(other.storedProperties.map(\.name.text))
        result.storedProperties =
            storedProperties.filter { !properties.contains($0.name.text) } + other.storedProperties
        let selectors = Set((other.methods + other.initialisers).map(\.objcSelector))
        result.methods = methods.filter { !selectors.contains($0.objcSelector) } + other.methods
        result.initialisers =
            initialisers.filter { !selectors.contains($0.objcSelector) } + other.initialisers
        result.deinitialiser = other.deinitialiser ?? deinitialiser
        return result
    }
}
