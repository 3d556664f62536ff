import CommandLanguage

/// Types by their names.
extension TypeResolver {
    /// The type that an expression names, as in `UIView.AnimationOptions.curveLinear`.
    func reference(_ expression: Expression) -> TypeDescription? {
        switch expression.kind {
        case .name("self") where line.isInCodeOfType: return line.classContext?.description
        case .name(let name):
            let isShadowed =
                line.scope.knows(name) || line.isName(name)
            if isShadowed { return nil }
            return type(named: name) ?? (name == "Selector" ? TypeDescription.string : nil)
        case .link(.member(let outer, let name, isOptional: false)):
            let path = expression.pathText
            guard let outer = reference(outer) else { return nil }
            return type(named: outer.name + "." + name) ?? declaredType(named: path)
                ?? MemberTable.type(named: path)
        case .type(let written):
            guard case .generic(let base, _) = written.kind else { return nil }
            if let type = (try? type(written))?.description { return type }
            let known = type(named: base.description)
            return known?.isCollection == true ? nil : known
        case .link, .implicitMember, .literal, .message, .operation, .closure, .attempt, .address:
            return nil
        }
    }

    /// The type that an expression names, also one without a name of its own: `[Book]`.
    func type(namedBy expression: Expression) -> ValueType? {
        if case .name(let name) = expression.kind, let known = typeParameters[name] { return known }
        if case .literal(let literal) = expression.kind { return type(namedBy: literal) }
        if case .type(let written) = expression.kind {
            return (try? type(written)) ?? reference(expression).map { .named($0) }
        }
        if case .name(let name) = expression.kind,
            ["Any", "AnyObject", "NSObjectProtocol"].contains(name)
        {
            return .any
        }
        // What a type parameter must be, where that is a protocol of the system's.
        if case .name(let name) = expression.kind, KnownProtocols.contains(name),
            !line.scope.knows(name), !line.isName(name)
        {
            return .named(.erased)
        }
        if case .name(let name) = expression.kind, let absent = AbsentClass.ofSwift[name],
            line.language == .swift, !line.scope.knows(name), !line.isName(name)
        {
            return absent
        }
        if let found = reference(expression) { return .named(found) }
        guard case .name(let name) = expression.kind, !line.scope.knows(name), !line.isName(name)
        else { return nil }
        return alias(named: name)
    }

    /// `.Palette.primary` where a `UIColor` is due, whose extension declares the type `Palette`: the same with the name of
    /// the type before it; nil for all that begins otherwise.
    func completed(_ expression: Expression, of expected: ValueType?) -> Expression? {
        guard let root = expression.implicitRoot, root.first?.isUppercase == true,
            let owner = expected?.unwrapped.description,
            let inner = innerType(named: root, of: owner)
        else { return nil }
        return expression.beginning(at: inner.name)
    }

    /// `[Book]` and `[String: Book]`
    private func type(namedBy literal: Expression.Literal) -> ValueType? {
        if case .array(let elements) = literal, elements.count == 1 {
            return type(namedBy: elements[0]).map { .array($0) }
        }
        guard case .dictionary(let entries) = literal, entries.count == 1,
            let key = type(namedBy: entries[0].key), let value = type(namedBy: entries[0].value)
        else { return nil }
        return .dictionary(key, value)
    }

    /// Whether it names what a type parameter's protocol leaves open: `R.Response` of `R: Request`.
    func leavesOpen(_ expression: Expression) -> Bool {
        guard case .link(.member(let outer, let name, isOptional: false)) = expression.kind,
            case .name(let parameter) = outer.kind,
            let constraint = typeParameters[parameter]?.description
        else { return false }
        return constraint.associatedTypes.contains { $0.rawValue == name }
    }

    /// What `X.self` names; nil for any other expression.
    func type(ofReference expression: Expression) -> ValueType? {
        guard case .link(.member(let base, "self", isOptional: false)) = expression.kind else {
            return nil
        }
        return type(namedBy: base)
    }

    func isProtocol(_ name: String) -> Bool {
        KnownProtocols.contains(name) || type(named: name)?.isProtocol ?? false
    }

    /// The class of that name, of this line or of the session.
    func scriptClass(named name: String) -> ScriptClass? {
        if let declared = line.declared.types[name] { return declared.scriptClass }
        return line.classes.scriptClass(named: name)
            ?? (MemberTable.type(named: name) == nil ? otherType(named: name)?.scriptClass : nil)
    }

    /// The type of that name: of the class around, of the session or of the model.
    func type(named name: String) -> TypeDescription? {
        if let erased = typeParameters[name] { return erased.description }
        if let context = line.classContext,
            let inner = innerType(named: name, of: context.description)
        {
            return inner
        }
        for outer in line.classContext?.names ?? [] {
            if let inner = declaredType(named: "\(outer).\(name)") { return inner }
        }
        if name == "Self" { return line.classContext?.description }
        if line.classContext != nil, let parameter = try? typeParameter(named: name) {
            return parameter.description
        }
        return declaredType(named: name) ?? MemberTable.type(named: name)
            ?? (Self.namesOfArrays.contains(name) ? .array : otherType(named: name)?.type)
    }

    /// Lists that are arrays here: a slice has its elements for itself.
    private static let namesOfArrays: Set = ["ArraySlice", "ContiguousArray"]

    /// A type that is there only where code names it: of Foundation, or one of UIKit's that the model lacks.
    private func otherType(named name: String) -> TypeDefinition? {
        guard line.classes.inert.mayBeType(name) else { return nil }
        if line.language == .objectiveC { return line.inertOfC.modelled(name) }
        return line.classes.prelude.definition(named: name)
            ?? line.classes.inert.definition(named: name) ?? renamedType(named: name)
    }

    /// A type of Foundation by the name that it had in Swift 2: `NSNumberFormatter` is `NumberFormatter`.
    private func renamedType(named name: String) -> TypeDefinition? {
        if let present = presentType(ofReference: name) {
            line.found.leftOut.addOld(name, present.name)
            return TypeDefinition(type: present)
        }
        guard name.hasPrefix("NS"), AbsentClass.ofSwift[name] == nil else { return nil }
        let present = String(name.dropFirst(2))
        guard present.first?.isUppercase == true,
            let found = MemberTable.type(named: present).map({ TypeDefinition(type: $0) })
                ?? line.classes.prelude.definition(named: present)
                ?? (Surface.entry(swift: present) == nil
                    ? nil : line.classes.inert.definition(named: present))
        else { return nil }
        line.found.leftOut.addOld(name, present)
        return found
    }

    /// A type of C's by the name that it had in Swift 2: `CGContextRef` is `CGContext`; nil for any other name.
    private func presentType(ofReference name: String) -> TypeDescription? {
        guard name.hasSuffix("Ref"), name.hasPrefix("CG") else { return nil }
        return type(named: String(name.dropLast("Ref".count)))
    }

    /// The type of that name within a class or the classes above it.
    private func innerType(named name: String, of type: TypeDescription) -> TypeDescription? {
        var outer: TypeDescription? = type
        while let current = outer {
            let full = "\(current.template.name).\(name)"
            if let found = declaredType(named: full) { return found }
            if !current.isScripted, let found = MemberTable.type(named: full) { return found }
            outer = current.above
        }
        return nil
    }

    /// What another name for a type stands for, in the class around or in the session.
    func alias(named name: String) -> ValueType? {
        for outer in line.classContext?.names ?? [] {
            let inner = "\(outer).\(name)"
            if let found = line.declared.types[inner]?.alias ?? line.classes.alias(named: inner) {
                return found
            }
        }
        if let own = line.classContext?.description, !name.contains("."),
            innerType(named: name, of: own) == nil, let found = promisedAlias(named: name, of: own)
        {
            return found
        }
        return line.declared.types[name]?.alias ?? line.classes.alias(named: name)
            ?? (type(named: name) == nil ? otherType(named: name)?.alias : nil)
    }

    /// The collection that another name stands for, where no variable and no function has that name.
    func collection(named name: String) -> ValueType? {
        guard name.first?.isUppercase == true, !line.scope.knows(name), !line.isName(name),
            let found = alias(named: name)
        else { return nil }
        return found.emptyCollection == nil ? nil : found
    }

    /// The other name for a type that a protocol of the type declares.
    private func promisedAlias(named name: String, of type: TypeDescription) -> ValueType? {
        for promised in line.classes.protocols(of: type) {
            let inner = "\(promised.name).\(name)"
            if let found = line.declared.types[inner]?.alias ?? line.classes.alias(named: inner) {
                return found
            }
        }
        return nil
    }

    /// The names of all types, the model's last.
    var names: [String] {
        line.declared.types.keys.sorted() + line.classes.names + MemberTable.names
    }

    /// Whether the code itself declares a type of that name.
    func isDeclared(_ name: String) -> Bool { declaredType(named: name) != nil }

    func declaredType(named name: String) -> TypeDescription? {
        line.declared.types[name]?.type ?? line.classes.type(named: name)
    }
}

extension Expression {
    /// The name behind the `.` that it begins with; nil where it begins otherwise.
    fileprivate var implicitRoot: String? {
        switch kind {
        case .implicitMember(let name): name
        case .link(.member(let base, _, _)), .link(.call(let base, _)), .link(.index(let base, _)),
            .link(.forceUnwrap(let base)), .link(.optionalChain(let base)):
            base.implicitRoot
        case .name, .type, .literal, .message, .operation, .closure, .attempt, .address: nil
        }
    }

    /// The same where the type of that name stands in the place of the `.` and the name behind it.
    fileprivate func beginning(at type: String) -> Expression {
        let kind: Kind
        switch self.kind {
        case .implicitMember:
            let names = type.split(separator: ".").map(String.init)
            return names.dropFirst().reduce(Expression(.name(names[0]), span: span)) {
                Expression(.link(.member($0, name: $1, isOptional: false)), span: span)
            }
        case .link(.member(let base, let name, let isOptional)):
            kind = .link(
                .member(base.beginning(at: type), name: name, isOptional: isOptional))
        case .link(.call(let base, let arguments)):
            kind = .link(.call(base.beginning(at: type), arguments))
        case .link(.index(let base, let arguments)):
            kind = .link(.index(base.beginning(at: type), arguments))
        case .link(.forceUnwrap(let base)): kind = .link(.forceUnwrap(base.beginning(at: type)))
        case .link(.optionalChain(let base)):
            kind = .link(.optionalChain(base.beginning(at: type)))
        case .name, .type, .literal, .message, .operation, .closure, .attempt, .address:
            return self
        }
        return Expression(kind, span: span)
    }
}
