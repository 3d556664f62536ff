import CommandLanguage

/// Declares methods of Objective-C whose selectors the superclass or a protocol has already.
@MainActor
struct ObjectiveCMethodChecker {
    let line: LineUnderCheck

    /// Declares a method whose selector the superclass knows; false where it is a new one.
    func declareKnown(
        _ method: FunctionDeclaration, in progress: inout ClassInProgress
    ) throws(Diagnostic) -> Bool {
        guard progress.isObjectiveC, !method.modifiers.contains(.static),
            let selector = method.objcSelector,
            let superclass = progress.kind.description.superclass,
            let found = line.classes.resolve(selector, of: .named(superclass))
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

    private func declareOverride(
        of known: MemberMethod, _ positions: [Int], _ method: FunctionDeclaration,
        in progress: inout ClassInProgress
    ) throws(Diagnostic) {
        try progress.checkNew(known.name, method.name, isStatic: false)
        let key =
            known.place.flatMap { progress.kind.superclass?.table[$0].key } ?? known.extended?.key
        let member = ScriptMember(known.name, key: key)
        if known.place != nil || known.extended != nil {
            progress.kind.add(member)
        } else if let model = OverridableMember.named(known.name) {
            progress.kind.add(member, overriding: model, since: known.since)
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
        try progress.checkNew(name, method.name, isStatic: false)
        if let member = progress.accessors[property.name] { return member }
        let member = ScriptMember(property.name)
        progress.accessors[property.name] = member
        let inherited = Expression(
            .link(
                .member(
                    Expression(.name("super"), span: method.name.span),
                    name: dotName(of: property, in: progress), isOptional: false)),
            span: method.name.span)
        progress.pending.append(
            PendingCode(
                body: [.exit(.return(inherited, method.name.span))], result: property.assignedType,
                span: method.name.span
            ) { if member.call == nil { member.call = $0 } })
        try line.overrides.put(member, inPlaceOf: property, at: method.name.span, in: progress)
        return member
    }

    /// What Objective-C calls the property behind a dot.
    private func dotName(of property: MemberProperty, in progress: ClassInProgress) -> String {
        let superclass = progress.kind.description.superclass.map { ValueType.named($0) }
        let types = superclass.map { line.classes.lineage(of: $0) } ?? []
        return types.lazy.compactMap { $0.objectiveC.dotName(of: property) }.first ?? property.name
    }

    private func code(
        of method: FunctionDeclaration, _ parameters: [PendingCode.Parameter], result: ValueType,
        keep: @escaping @MainActor (CheckedClosure) -> Void
    ) -> PendingCode {
        PendingCode(
            body: method.body, parameters: parameters, result: result, span: method.name.span,
            keep: keep)
    }
}
