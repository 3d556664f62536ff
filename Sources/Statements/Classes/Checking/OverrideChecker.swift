import CommandLanguage

/// Checks what a class overrides: its superclass must have it, and the word must be there, as in Swift.
@MainActor
struct OverrideChecker {
    let line: LineUnderCheck

    /// Puts a method in the place of the one that it overrides; false where it overrides none.
    func check(
        _ method: FunctionDeclaration, _ signature: MethodSignature, _ member: ScriptMember,
        in progress: ClassInProgress
    ) throws(Diagnostic) -> Bool {
        let isMarked = method.modifiers.contains(.override)
        let named = superMethods(signature, in: progress)
        let isNarrowed = progress.declaration.hasGenericSuperclass
        guard
            let found = named.first(where: {
                signature.canOverride($0, isNarrowed: isNarrowed, in: line.classes)
            })
        else {
            if isMarked { return try checkUnknown(method, signature, member, named, in: progress) }
            return false
        }
        guard isMarked || progress.isObjectiveC else {
            throw Diagnostic(
                .illegal, at: method.name.span,
                "overriding declaration requires an 'override' keyword",
                suggestion: "override func \(signature.name)")
        }
        if found.place != nil || found.extended != nil {
            progress.kind.add(member, inPlace: found.place)
            return true
        }
        guard let model = OverridableMember.named(found.name) else {
            // In Objective-C everything is open; what the model never asks is the class's own, as what observers are told.
            if progress.isObjectiveC || isOfRootObject(signature) {
                progress.kind.add(member)
                return true
            }
            throw notOpen("method '\(found.name)'", at: method.name.span)
        }
        progress.kind.add(member, overriding: model, since: found.since)
        return true
    }

    /// What is marked as an override of a method that the model does not have under that name: its old name is another
    /// one's, or UIKit has it and nothing here calls it.
    private func checkUnknown(
        _ method: FunctionDeclaration, _ signature: MethodSignature, _ member: ScriptMember,
        _ named: [MemberMethod], in progress: ClassInProgress
    ) throws(Diagnostic) -> Bool {
        guard let superclass = progress.kind.description.superclass else {
            if isOfRootObject(signature) { return false }
            throw overridesNothing(method, named, in: progress)
        }
        switch line.oldSpellings.overridden(method, in: superclass) {
        case .method(let found, _)? where signature.canTake(found, in: line.classes):
            line.found.leftOut.addOld(signature.name, found.name)
            try put(member, inPlaceOf: found, at: method.name.span, in: progress)
            return true
        case .getter(let found)? where signature.parameters.isEmpty:
            line.found.leftOut.addOld(signature.name, found.name)
            try put(member, inPlaceOf: found, at: method.name.span, in: progress)
            return true
        case .method?, .getter?, .setter?, nil: break
        }
        let known =
            line.inert.has(method.name.text, superclass, signature: signature.name)
            ?? line.foreign.owner(of: superclass)
        guard let owner = known, named.isEmpty else {
            if named.isEmpty, line.foreign.addsOverridden(signature, of: superclass) {
                return false
            }
            throw overridesNothing(method, named, in: progress)
        }
        line.foreign.override(signature, of: owner)
        line.found.leftOut.addInert("\(owner.name).\(method.name.text)")
        return false
    }

    /// Whether `NSObject` has the method, which the class inherits from.
    private func isOfRootObject(_ signature: MethodSignature) -> Bool {
        Self.methodsOfObjects.contains(signature.name)
            || TypeDescription.rootObject.members.methods.contains { $0.name == signature.name }
    }

    /// What `NSObject` has beside that, and only code calls.
    private static let methodsOfObjects: Set = ["copy()", "mutableCopy()"]

    private func put(
        _ member: ScriptMember, inPlaceOf found: MemberMethod, at span: SourceSpan,
        in progress: ClassInProgress
    ) throws(Diagnostic) {
        guard found.place == nil, let model = OverridableMember.named(found.name) else {
            throw notOpen("method '\(found.name)'", at: span)
        }
        progress.kind.add(member, overriding: model, since: found.since)
    }

    private func superMethods(
        _ signature: MethodSignature, in progress: ClassInProgress
    ) -> [MemberMethod] {
        guard let superclass = progress.kind.description.superclass else { return [] }
        let base = String(signature.name.prefix { $0 != "(" })
        return line.classes.methods(base, of: .named(superclass)).filter {
            $0.name == signature.name
        }
    }

    private func overridesNothing(
        _ method: FunctionDeclaration, _ named: [MemberMethod], in progress: ClassInProgress
    ) -> Diagnostic {
        let superclass = progress.kind.description.superclass
        if let known = line.classes.unmodelled(
            method.name.text, of: superclass, at: method.name.span)
        {
            return known
        }
        let names = superclass.map { line.classes.memberNames(of: .named($0)) } ?? []
        let own = names.first { $0.hasPrefix(method.name.text + "(") }
        let nearest =
            named.isEmpty
            ? own ?? NearestName.nearestMember(to: method.name.text, among: names) : nil
        return Diagnostic(
            .unknownMember, at: method.name.span,
            "method does not override any method from its superclass", suggestion: nearest,
            hint: named.first.map { "the superclass has \($0.signatureText)" as Message }
                ?? formerly(method.name.text))
    }

    /// What is overridden today in place of a name that UIKit had.
    private func formerly(_ name: String) -> Message? {
        FormerName.named(name).map {
            "'\(name)' is a name of before iOS \($0.since); today: \($0.today.joined(separator: ", "))"
        }
    }

    private func notOpen(_ what: Message, at span: SourceSpan) -> Diagnostic {
        Diagnostic(.illegal, at: span, "\(what) is not open: it cannot be overridden")
    }

    /// Puts a computed property in the place of the one that it overrides; false where it
    /// overrides none.
    func check(
        _ property: ClassDeclaration.ComputedProperty, _ type: ValueType, _ member: ScriptMember,
        in progress: ClassInProgress
    ) throws(Diagnostic) -> Bool {
        let name = property.name
        let isMarked = property.modifiers.contains(.override)
        guard let found = superProperty(name.text, in: progress) else {
            if isMarked, !Self.propertiesOfObjects.contains(name.text) {
                let superclass = progress.kind.description.superclass
                let owner = superclass.flatMap {
                    line.inert.has(name.text, $0) ?? line.foreign.override(name.text, type, of: $0)
                }
                guard let owner else {
                    throw overridesNothing(name, in: progress)
                }
                line.found.leftOut.addInert("\(owner.name).\(name.text)")
            }
            return false
        }
        guard isMarked || progress.isObjectiveC else {
            throw Diagnostic(
                .illegal, at: name.span, "overriding declaration requires an 'override' keyword",
                suggestion: "override var \(name.text)")
        }
        guard type.unwrapped.name == found.type.unwrapped.name else {
            throw Diagnostic(
                .wrongType, at: name.span,
                "property '\(name.text)' with type '\(type.name)' cannot override a property "
                    + "with type '\(found.type.name)'")
        }
        if found.set != nil, property.setter == nil, !progress.isObjectiveC {
            throw Diagnostic(
                .illegal, at: name.span,
                "cannot override mutable property with read-only property '\(name.text)'",
                hint: "add 'set { super.\(name.text) = newValue }'")
        }
        try put(member, inPlaceOf: found, at: name.span, in: progress)
        return true
    }

    /// What `NSObject` has, and the class has as its own then: what is printed is the class's.
    private static let propertiesOfObjects: Set = ["description", "debugDescription", "hash"]

    func put(
        _ member: ScriptMember, inPlaceOf found: MemberProperty, at span: SourceSpan,
        in progress: ClassInProgress
    ) throws(Diagnostic) {
        if progress.kind.superclass?.member(found.name) != nil {
            return progress.kind.add(member)
        }
        guard let model = OverridableMember.named(found.name) else {
            if progress.isObjectiveC { return progress.kind.add(member) }
            throw notOpen("property '\(found.name)'", at: span)
        }
        progress.kind.add(member, overriding: model, since: found.since)
    }

    private func superProperty(_ name: String, in progress: ClassInProgress) -> MemberProperty? {
        guard let superclass = progress.kind.description.superclass else { return nil }
        return line.classes.property(name, of: .named(superclass))
    }

    /// Whether a property with observers overrides one that the model lacks, or one of a class of which only the name is
    /// known: it is the class's own then.
    func isOfAbsent(
        _ property: ClassDeclaration.StoredProperty, in progress: ClassInProgress
    ) -> Bool {
        guard superProperty(property.name.text, in: progress) == nil,
            property.type?.isOptional == true || property.initialValue != nil,
            let superclass = progress.kind.description.superclass,
            let owner = line.inert.has(property.name.text, superclass)
                ?? line.foreign.owner(of: superclass)
        else { return false }
        line.found.leftOut.addInert("\(owner.name).\(property.name.text)")
        return true
    }

    private func overridesNothing(_ name: Word, in progress: ClassInProgress) -> Diagnostic {
        let superclass = progress.kind.description.superclass
        if let known = line.classes.unmodelled(name.text, of: superclass, at: name.span) {
            return known
        }
        let names = superclass.map { line.classes.memberNames(of: .named($0)) } ?? []
        return Diagnostic(
            .unknownMember, at: name.span,
            "property does not override any property from its superclass",
            suggestion: NearestName.nearestMember(to: name.text, among: names),
            hint: formerly(name.text))
    }

    /// `override var title: String? { didSet { … } }`: the superclass keeps the value.
    func declareObserving(
        _ property: ClassDeclaration.StoredProperty, in progress: inout ClassInProgress
    ) throws(Diagnostic) {
        let name = property.name
        guard property.willSet != nil || property.didSet != nil else {
            throw Diagnostic(
                .illegal, at: name.span,
                "cannot override with a stored property '\(name.text)'",
                hint: "override it with 'didSet' or as a computed property")
        }
        guard let found = superProperty(name.text, in: progress) else {
            throw overridesNothing(name, in: progress)
        }
        guard found.set != nil else {
            throw Diagnostic(
                .illegal, at: name.span,
                "cannot observe read-only property '\(name.text)'; it can't change")
        }
        let member = ScriptMember(name.text)
        let inherited = Expression(
            .link(
                .member(
                    Expression(.name("super"), span: name.span), name: name.text, isOptional: false)
            ),
            span: name.span)
        progress.pending.append(
            PendingCode(
                body: [.exit(.return(inherited, name.span))], result: found.assignedType,
                span: name.span
            ) { member.call = $0 })
        let value = PendingCode.Parameter.value("newValue", found.assignedType, at: name.span)
        progress.pending.append(
            PendingCode(
                body: property.observing(inherited), parameters: [value], span: name.span
            ) { member.set = $0 })
        try put(member, inPlaceOf: found, at: name.span, in: progress)
    }
}

extension ClassDeclaration {
    /// Whether it says of its superclass what that one's type parameters are.
    var hasGenericSuperclass: Bool {
        if case .generic = superclass?.kind { true } else { false }
    }
}

extension ClassDeclaration.StoredProperty {
    /// Sets what the superclass keeps, between the observers.
    fileprivate func observing(_ inherited: Expression) -> [Statement] {
        let value = Expression(.name("newValue"), span: name.span)
        let old = Word.implied(didSet?.parameter ?? "oldValue", at: name.span)
        var body: [Statement] = []
        if let willSet {
            var statements = willSet.body
            if willSet.parameter != "newValue" {
                let parameter = Word.implied(willSet.parameter, at: name.span)
                statements.insert(
                    .declaration(
                        .variable(
                            name: parameter, isConstant: true, isWeak: false, type: nil,
                            value: value)),
                    at: 0)
            }
            body.append(.block(.plain(statements)))
        }
        if didSet != nil {
            body.append(
                .declaration(
                    .variable(
                        name: old, isConstant: true, isWeak: false, type: nil, value: inherited)))
        }
        body.append(.assignment(target: inherited, op: nil, value: value))
        if let didSet { body.append(.block(.plain(didSet.body))) }
        return body
    }
}

extension MethodSignature {
    /// Whether a method of this signature takes all that the other one takes and returns what it
    /// returns. Under `Base<Cell>` it may take less: what the type parameter is there.
    func canOverride(
        _ other: MemberMethod, isNarrowed: Bool = false, in classes: ClassTable
    ) -> Bool {
        parameters.count == other.parameters.count
            && zip(other.parameters, parameters).allSatisfy {
                $0.type.fits($1.type, in: classes)
                    || isNarrowed && $1.type.fits($0.type, in: classes)
            }
            && (result.fits(other.result, in: classes) || other.result.isVoid && result.isVoid)
    }
}

extension MethodSignature {
    /// Whether it takes as many arguments as the method that it overrides by an old name, of types that may be theirs.
    func canTake(_ other: MemberMethod, in classes: ClassTable) -> Bool {
        parameters.count == other.parameters.count
            && zip(other.parameters, parameters).allSatisfy { known, own in
                known.type.unwrapped.fits(own.type.unwrapped, in: classes) || own.type.isAny
            }
    }
}

extension MemberMethod {
    /// As a declaration would begin: `willMove(toParent: UIViewController?)`.
    @MainActor
    var signatureText: String {
        let texts = parameters.map { "\($0.label ?? "_"): \($0.type.name)" }
        let result = result.isVoid ? "" : " -> \(result.name)"
        return "\(base)(\(texts.joined(separator: ", ")))\(result)"
    }
}
