import CommandLanguage

/// Definitions of classes: first the members are declared, then their code is checked, so that it
/// may use all of them. A class with an error defines nothing.
extension StatementChecker {
    mutating func checkClass(_ declaration: ClassDeclaration) throws(Diagnostic) -> CheckedStatement
    {
        guard scope.isTop else {
            throw Diagnostic(
                .unsupported, at: declaration.name.span,
                "a type within a function is not understood")
        }
        switch declaration.role {
        case .extension where isImplementation(declaration): return try checkDefinition(declaration)
        case .definition: return try checkDefinition(declaration)
        case .extension: return try checkExtension(declaration)
        case .protocol: return try checkProtocol(declaration)
        }
    }

    /// Protocols that have waited for a class with an error wait on.
    private mutating func checkDefinition(
        _ written: ClassDeclaration
    ) throws(Diagnostic) -> CheckedStatement {
        let waiting = variables.classes.pending
        do throws(Diagnostic) {
            return try define(written)
        } catch {
            variables.classes.pending = waiting
            throw error
        }
    }

    private mutating func define(
        _ written: ClassDeclaration
    ) throws(Diagnostic) -> CheckedStatement {
        var (progress, definitions) = try beginDefinition(written)
        definitions += try declareAliases(of: progress)
        try declareCases()
        try declareRequirements()
        try declareInitialisers(&progress)
        try declareMembers(&progress)
        try checkInitialValues(in: progress)
        checkCode(of: progress)
        try throwMistakes(in: [progress])
        try checkConformances(of: progress)
        return .definition(definitions)
    }

    /// Makes the class known, without members yet.
    mutating func beginDefinition(
        _ written: ClassDeclaration
    ) throws(Diagnostic) -> (ClassInProgress, [TypeDefinition]) {
        var declaration = written
        if written.language == .objectiveC {
            declaration = completed(written)
        } else {
            try checkTypeName(declaration.name)
        }
        let inherited = try checkInheritance(of: declaration)
        let kind = ScriptClass(
            declaration.name.text, superclass: inherited.superclass,
            foundation: inherited.foundation, isStructure: declaration.isStructure,
            in: variables.classes)
        kind.description.protocols = inherited.protocols
        kind.description.promise(
            declaration.protocols + (declaration.superclass.map { [$0] } ?? []))
        kind.declaration = declaration
        let importer = ObjectiveCImport(
            superclass: kind.description.superclass, classes: variables.classes)
        declaration =
            declaration.language == .swift
            ? importer.imported(declaration) : importer.joiningAccessors(declaration)
        var definitions: [TypeDefinition] = []
        for enumeration in declaration.enumerations {
            definitions.append(try checkEnum(enumeration, in: kind.name))
        }
        definitions.append(TypeDefinition(type: kind.description, scriptClass: kind))
        declare(definitions)
        let inner = ClassContext(description: kind.description, kind: kind, hasSelf: false)
        for index in waitingCases.indices where waitingCases[index].outer == kind.name {
            waitingCases[index].context = inner
        }
        return (ClassInProgress(kind: kind, declaration: declaration), definitions)
    }

    /// Other names for types, which the members may use.
    mutating func declareAliases(
        of progress: ClassInProgress
    ) throws(Diagnostic) -> [TypeDefinition] {
        let (declaration, kind) = (progress.declaration, progress.kind)
        let outer = context
        context = ClassContext(description: kind.description, kind: kind, hasSelf: false)
        defer { context = outer }
        var definitions: [TypeDefinition] = []
        for alias in declaration.aliases {
            let meaning = try type(named: alias.type, at: alias.name.span)
            definitions.append(definition(of: alias.name.text, in: kind.name + ".", meaning))
            declare(Array(definitions.suffix(1)))
        }
        return definitions
    }

    /// `typealias NAME = TYPE`
    mutating func checkAlias(_ name: Word, _ type: String) throws(Diagnostic) -> CheckedStatement {
        guard scope.isTop else {
            throw Diagnostic(
                .unsupported, at: name.span, "a type within a function is not understood")
        }
        try checkTypeName(name)
        let meaning = try self.type(named: type, at: name.span)
        let definition = definition(of: name.text, in: "", meaning)
        declare([definition])
        return .definition([definition])
    }

    private func definition(
        of name: String, in outer: String, _ meaning: ValueType
    ) -> TypeDefinition {
        TypeDefinition(
            outer + name, standsFor: meaning,
            scriptClass: meaning.description.flatMap { scriptClass(named: $0.name) })
    }

    /// Makes the types known to what follows on the line.
    mutating func declare(_ definitions: [TypeDefinition]) {
        for definition in definitions { declaredTypes[definition.name] = definition }
    }

    /// Refuses a name that means something else.
    func checkTypeName(_ name: Word) throws(Diagnostic) {
        if MemberTable.isTaken(name.text) || BuiltinFunction(rawValue: name.text) != nil {
            throw Diagnostic(
                .reservedName, at: name.span, "'\(name.text)' is a name of the language")
        }
        if declared[name.text] != nil || variables.type(of: name.text) != nil {
            throw Diagnostic(.duplicateName, at: name.span, "'\(name.text)' is a name already")
        }
        if declaredTypes[name.text] != nil {
            throw Diagnostic(
                .duplicateName, at: name.span, "invalid redeclaration of '\(name.text)'")
        }
    }

    // MARK: What it inherits

    private func checkInheritance(
        of declaration: ClassDeclaration
    ) throws(Diagnostic) -> (
        superclass: ScriptClass?, foundation: ScriptFoundation, protocols: [TypeDescription]
    ) {
        var names = declaration.protocols
        var superclass: ScriptClass?
        var foundation = ScriptFoundation.none
        if let first = declaration.superclass {
            let name = alias(named: first.text)?.description?.name ?? first.text
            if let known = scriptClass(named: name) {
                superclass = known
                foundation = known.foundation
            } else if let model = ScriptFoundation(superclass: name) {
                foundation = model
            } else if isProtocol(first.text) {
                names.insert(first, at: 0)
            } else {
                throw noSuperclass(first, of: declaration)
            }
        }
        return (superclass, foundation, try checkProtocols(names, after: declaration.superclass))
    }

    private func noSuperclass(_ name: Word, of declaration: ClassDeclaration) -> Diagnostic {
        if name.text == declaration.name.text {
            return Diagnostic(.illegal, at: name.span, "'\(name.text)' inherits from itself")
        }
        if let type = type(named: name.text), type.isClass {
            if let reason = ScriptableClass.reasonsOfClosing[type.name] {
                return Diagnostic(
                    .unsupported, at: name.span,
                    "'\(name.text)' cannot be subclassed: \(reason)")
            }
            return Diagnostic(
                .unsupported, at: name.span, "'\(name.text)' cannot be subclassed here",
                hint: "controllers, views, cells, controls, gesture recognizers, NSObject and your "
                    + "own classes can")
        }
        let known = variables.classes.names + ScriptFoundation.superclasses
        return Diagnostic(
            .unknownName, at: name.span, "unknown superclass '\(name.text)'",
            suggestion: NearestName.nearest(to: name.text, among: known))
    }

    /// The protocols of the user's among the names; UIKit's are taken as they are.
    func checkProtocols(
        _ names: [Word], after superclass: Word? = nil
    ) throws(Diagnostic) -> [TypeDescription] {
        var protocols: [TypeDescription] = []
        for name in names {
            if let known = type(named: name.text), known.isProtocol {
                protocols.append(known)
            } else if scriptClass(named: name.text) != nil
                || ScriptFoundation(superclass: name.text) != nil
            {
                throw Diagnostic(
                    .illegal, at: name.span,
                    superclass == nil || superclass == name
                        ? "superclass '\(name.text)' must appear first"
                        : "multiple inheritance from classes '\(superclass?.text ?? "")' and "
                            + "'\(name.text)'")
            } else if !KnownProtocols.contains(name.text) {
                let known =
                    variables.classes.names + KnownProtocols.names
                    + MemberTable.types.filter(\.isProtocol).map(\.name)
                throw Diagnostic(
                    .unknownName, at: name.span, "unknown protocol '\(name.text)'",
                    suggestion: NearestName.nearest(to: name.text, among: known))
            }
        }
        return protocols
    }

    func isProtocol(_ name: String) -> Bool {
        KnownProtocols.contains(name) || type(named: name)?.isProtocol ?? false
    }

    /// The class of that name, of this line or of the session.
    func scriptClass(named name: String) -> ScriptClass? {
        declaredTypes[name]?.scriptClass ?? variables.classes.scriptClass(named: name)
    }

    /// The type of that name: of the class around, of the session or of the model.
    func type(named name: String) -> TypeDescription? {
        if let erased = genericTypes[name] { return erased.description }
        if let context, let inner = innerType(named: name, of: context.description) { return inner }
        for outer in context?.names ?? [] {
            if let inner = declaredType(named: "\(outer).\(name)") { return inner }
        }
        if name == "Self" { return context?.description }
        return declaredType(named: name) ?? MemberTable.type(named: name)
    }

    /// The type of that name within a class or the classes above it.
    private func innerType(named name: String, of type: TypeDescription) -> TypeDescription? {
        var outer: TypeDescription? = type
        while let current = outer {
            let full = "\(current.name).\(name)"
            if let found = declaredType(named: full) { return found }
            if !current.isScripted, let found = MemberTable.type(named: full) { return found }
            outer = current.superclass
        }
        return nil
    }

    /// What another name for a type stands for, in the class around or in the session.
    func alias(named name: String) -> ValueType? {
        for outer in context?.names ?? [] {
            let inner = "\(outer).\(name)"
            if let found = declaredTypes[inner]?.alias ?? variables.classes.alias(named: inner) {
                return found
            }
        }
        return declaredTypes[name]?.alias ?? variables.classes.alias(named: name)
    }

    /// The names of all types, the model's last.
    var typeNames: [String] {
        declaredTypes.keys.sorted() + variables.classes.names + MemberTable.names
    }

    private func declaredType(named name: String) -> TypeDescription? {
        declaredTypes[name]?.type ?? variables.classes.type(named: name)
    }

    // MARK: Code

    /// Checks the code of the class's members, now that all of them are known.
    mutating func checkCode(of progress: ClassInProgress) {
        progress.kind.description.define(progress.members)
        for code in progress.pending {
            var context = ClassContext(
                description: progress.kind.description, kind: progress.kind,
                hasSelf: code.role != .static)
            context.isInitialiser = code.role == .initialiser
            context.observed = code.observed
            context.unobserved = progress.unobserved
            keepChecked(code, in: context)
        }
    }

    /// Checks code and hands it over, or keeps what is wrong with it.
    mutating func keepChecked(_ code: PendingCode, in context: ClassContext) {
        do throws(Diagnostic) {
            code.keep(try checkCode(code, in: context))
        } catch {
            mistakes.add(error)
        }
    }

    /// Throws what is wrong in the code of the classes, if anything is.
    mutating func throwMistakes(in classes: [ClassInProgress] = []) throws(Diagnostic) {
        guard mistakes.areThere else { return }
        defer { mistakes = Mistakes() }
        let missing = language == .swift ? classes.map(missingMembers) : []
        if let failure = mistakes.diagnostic(missing: missing) { throw failure }
    }

    /// The helpers that the code of a class lacks.
    private func missingMembers(of progress: ClassInProgress) -> MissingMembers {
        var checker = self
        checker.context = ClassContext(
            description: progress.kind.description, kind: progress.kind, hasSelf: true)
        return MissingMembers(progress.pending, in: checker)
    }

    /// Checks code whose first argument is `self`.
    mutating func checkCode(
        _ code: PendingCode, in context: ClassContext
    ) throws(Diagnostic) -> CheckedClosure {
        let outer = (scope, self.context, language, genericTypes)
        scope = CheckScope(.function, parent: nil, result: code.result)
        scope.canThrow = code.canThrow
        genericTypes.merge(code.genericTypes) { $1 }
        if let property = code.property { scope.resultUse = "'\(property)'" }
        self.context = context
        language = code.language ?? language
        defer { (scope, self.context, language, genericTypes) = outer }
        let receiver = Word.implied(context.hasSelf ? "self" : "_", at: code.span)
        // An initialiser of Objective-C assigns `self` what the one above gave.
        let isConstant = language == .swift ? !code.changesSelf : !context.isInitialiser
        let own = try declareLocal(receiver, context.type, isConstant ? .constant : [])
        own.isInout = code.changesSelf
        var variables = [own]
        var defaults: [CheckedExpression?] = [nil]
        for parameter in code.parameters {
            defaults.append(
                try parameter.defaultValue.map { value throws(Diagnostic) in
                    try check(value, as: parameter.type, for: "'\(parameter.name.text)'")
                })
            variables.append(
                try declareParameter(
                    parameter.name, parameter.type, isInout: parameter.isInout))
        }
        let body = try checkFunctionBody(code.body)
        if language == .swift, !code.result.isVoid, !code.body.leaves, !code.body.isExpression {
            throw Diagnostic(
                .illegal, at: code.span,
                "missing return in code that is expected to return '\(code.result.name)'")
        }
        return CheckedClosure(
            parameters: variables, defaults: defaults, scope: scope, body: body,
            height: code.body.height, span: code.span)
    }
}

/// Protocols of Swift and Foundation that a class may say it conforms to, and UIKit's that its own classes
/// conform to already. Those that apps adopt are described in the table.
enum KnownProtocols {
    static let names = [
        "AnyObject", "CaseIterable", "Codable", "Comparable", "CustomDebugStringConvertible",
        "CustomStringConvertible", "Equatable", "Hashable", "NSCoding", "NSObjectProtocol",
        "Sendable", "UIContentContainer", "UITraitEnvironment",
    ]

    private static let known = Set(names)

    static func contains(_ name: String) -> Bool { known.contains(name) }

    /// Whether only classes conform to it.
    static func areClassBound(_ name: String) -> Bool {
        let ofValues = [
            "CaseIterable", "Codable", "Comparable", "CustomStringConvertible",
            "CustomDebugStringConvertible", "Equatable", "Hashable", "Identifiable", "Sendable",
        ]
        return contains(name) && !ofValues.contains(name)
    }
}
