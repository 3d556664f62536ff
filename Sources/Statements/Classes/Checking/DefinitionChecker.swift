import CommandLanguage

/// Checks definitions of types, alone or together.
@MainActor
struct DefinitionChecker {
    let line: LineUnderCheck

    /// Checks the definition of a type that stands alone.
    func check(
        _ definition: Statement.Definition
    ) throws(Diagnostic) -> CheckedStatement {
        switch definition {
        case .class(let declaration): return try checkClass(declaration)
        case .enumeration(let declaration): return try line.enumerations.check(declaration)
        case .alias(let name, let type): return try checkAlias(name, type)
        }
    }

    /// Checks definitions that may need each other: first all the types, then their members, then
    /// the code.
    func checkTogether(_ group: DefinitionGroup) throws(Diagnostic) -> CheckedBlock {
        guard line.scope.isTop else {
            throw Diagnostic(
                .unsupported, at: group.place, "a type within a function is not understood")
        }
        let waiting = line.classes.pending
        var extensions: [ExtensionInProgress] = []
        do throws(Diagnostic) {
            return try check(group, &extensions)
        } catch {
            line.classes.pending = waiting
            for progress in extensions.reversed() { progress.takeBack() }
            throw line.classCode.allMistakes(with: error)
        }
    }

    private func check(
        _ group: DefinitionGroup, _ extensions: inout [ExtensionInProgress]
    ) throws(Diagnostic) -> CheckedBlock {
        var block = CheckedBlock(statements: [])
        line.group.isOpen = true
        defer { line.group.isOpen = false }
        declare(group.plain, in: &block)
        let begun = begin(group.classes, in: &block)
        var classes = begun.classes
        let aliases = declareKnown(group.aliases, in: &block)
        for progress in classes {
            block.statements.append(
                .definition(line.classDefinitions.declareAliases(of: progress)))
        }
        declare(aliases, in: &block)
        let functions = declareFunctions(group.functions)
        var (values, waiting) = declareValues(group.statements)
        for progress in classes { line.classDefinitions.bindSuperclass(of: progress) }
        line.enumerations.declareCases()
        let order = group.orderOfExtensions
        begin(order.first, &extensions)
        declareMembers(of: &classes)
        declareRest(&waiting, &values)
        begin(order.rest, &extensions)
        try line.protocols.declareRequirements()
        line.protocols.suspectWaiting(of: group)
        declareRest(&waiting, &values, isLast: true)
        for declaration in begun.refused { line.refusedClasses.check(declaration) }
        for declaration in group.declarations {
            let statement = Statement.declaration(declaration)
            do throws(Diagnostic) {
                block.statements.append(try line.statements.check(statement))
            } catch {
                line.found.mistakes.add(error, of: statement)
            }
        }
        for progress in classes { line.classCode.checkCode(of: progress) }
        for progress in extensions { line.extensions.checkCode(of: progress) }
        for progress in extensions { line.extensions.checkConformances(of: progress) }
        for progress in classes { line.protocols.checkConformances(of: progress) }
        for function in functions {
            line.keepMistake(of: function.declaration.part(named: function.name)) {
                () throws(Diagnostic) in
                block.statements.append(try line.functions.checkDeclared(function))
            }
        }
        try line.classCode.throwMistakes(in: classes)
        block.statements += values.sorted { $0.key < $1.key }.map(\.value)
        return block
    }

    /// Makes the classes known, without members yet; apart from those whose headings are refused.
    private func begin(
        _ declarations: [ClassDeclaration], in block: inout CheckedBlock
    ) -> (classes: [ClassInProgress], refused: [ClassDeclaration]) {
        var classes: [ClassInProgress] = []
        var refused: [ClassDeclaration] = []
        for declaration in declarations {
            let isKnown = line.keepMistake(of: declaration.heading) { () throws(Diagnostic) in
                let (progress, definitions) = try line.classDefinitions.begin(declaration)
                classes.append(progress)
                block.statements.append(.definition(definitions))
            }
            if !isKnown { refused.append(declaration) }
        }
        return (classes, refused)
    }

    private func begin(
        _ declarations: [ClassDeclaration], _ extensions: inout [ExtensionInProgress]
    ) {
        let first = extensions.count
        for declaration in declarations {
            line.keepMistake(of: declaration.headingOfExtension) { () throws(Diagnostic) in
                extensions.append(try line.extensions.begin(declaration))
            }
        }
        for index in extensions.indices.dropFirst(first) {
            line.extensions.declareStored(of: &extensions[index])
        }
    }

    // MARK: What belongs to no type

    /// Checks variables that need no type of the group; the others wait, by their places.
    private func declareValues(
        _ statements: [Statement]
    ) -> (checked: [Int: CheckedStatement], waiting: [Int: Statement]) {
        var checked: [Int: CheckedStatement] = [:]
        var waiting: [Int: Statement] = [:]
        for (index, statement) in statements.enumerated() {
            let before = line.memory
            if case .declaration = statement, let value = try? line.statements.check(statement) {
                checked[index] = value
            } else {
                line.goBack(to: before)
                waiting[index] = statement
            }
        }
        return (checked, waiting)
    }

    private func declareFunctions(_ declarations: [FunctionDeclaration]) -> [FunctionSignature] {
        var functions: [FunctionSignature] = []
        for declaration in declarations {
            line.keepMistake(of: declaration.part(named: declaration.name.text)) {
                () throws(Diagnostic) in
                functions.append(try line.functions.declare(declaration))
            }
        }
        return functions
    }

    /// Checks what waited; what fails waits on, or is a mistake where nothing more comes.
    private func declareRest(
        _ waiting: inout [Int: Statement], _ checked: inout [Int: CheckedStatement],
        isLast: Bool = false
    ) {
        for index in waiting.keys.sorted() {
            guard let statement = waiting[index] else { continue }
            let before = line.memory
            do throws(Diagnostic) {
                checked[index] = try line.statements.check(statement)
                waiting[index] = nil
            } catch {
                line.goBack(to: before)
                if isLast { line.found.mistakes.add(error, of: statement) }
            }
        }
    }

    private func declare(_ definitions: [Statement.Definition], in block: inout CheckedBlock) {
        for definition in definitions {
            line.keepMistake(of: definition.heading) { () throws(Diagnostic) in
                block.statements.append(try check(definition))
            }
        }
    }

    /// Declares other names for types that are known by now; the rest, which may need a name within a class, is given back.
    private func declareKnown(
        _ definitions: [Statement.Definition], in block: inout CheckedBlock
    ) -> [Statement.Definition] {
        definitions.filter { definition in
            let before = line.memory
            guard let checked = try? check(definition) else {
                line.goBack(to: before)
                return true
            }
            block.statements.append(checked)
            return false
        }
    }

    /// Declares what makes objects first: the value of a property may be such an object.
    private func declareMembers(of classes: inout [ClassInProgress]) {
        for index in classes.indices {
            line.initialisers.declare(&classes[index])
            classes[index].kind.description.define(classes[index].members)
        }
        for index in classes.indices {
            classes[index].kind.inheritMembers()
            line.classMembers.declare(&classes[index])
            line.initialisers.checkInitialValues(in: classes[index])
            classes[index].kind.description.define(classes[index].members)
        }
    }

    func checkClass(_ declaration: ClassDeclaration) throws(Diagnostic) -> CheckedStatement {
        guard line.scope.isTop else {
            throw Diagnostic(
                .unsupported, at: declaration.name.span,
                "a type within a function is not understood")
        }
        switch declaration.role {
        case .extension where isImplementation(declaration):
            return try line.classDefinitions.check(declaration)
        case .definition: return try line.classDefinitions.check(declaration)
        case .extension: return try line.extensions.check(declaration)
        case .protocol: return try line.protocols.check(declaration)
        }
    }

    /// `typealias NAME = TYPE`
    private func checkAlias(_ name: Word, _ type: TypeSyntax) throws(Diagnostic) -> CheckedStatement
    {
        guard line.scope.isTop else {
            throw Diagnostic(
                .unsupported, at: name.span, "a type within a function is not understood")
        }
        try checkTypeName(name)
        return .definition([try declareAlias(name, type)])
    }

    /// Makes another name known, which may use those of the type that it is declared in.
    func declareAlias(
        _ name: Word, _ type: TypeSyntax, in outer: ClassDeclaration? = nil
    ) throws(Diagnostic) -> TypeDefinition {
        let prefix = outer.map { $0.name.text + "." } ?? ""
        let full = prefix + name.text
        let context = line.place.classContext
        defer { line.place.classContext = context }
        if let dot = full.lastIndex(of: "."),
            let around = line.types.type(named: String(full[..<dot]))
        {
            line.place.classContext = ClassContext(description: around, hasSelf: false)
        }
        let definition = definition(of: full, in: "", try line.types.type(type))
        declare([definition])
        return definition
    }

    func definition(
        of name: String, in outer: String, _ meaning: ValueType
    ) -> TypeDefinition {
        TypeDefinition(
            outer + name, standsFor: meaning,
            scriptClass: meaning.description.flatMap {
                line.types.scriptClass(named: $0.template.name)
            })
    }

    /// Makes the types known to what follows on the line.
    func declare(_ definitions: [TypeDefinition]) {
        for definition in definitions { line.declared.types[definition.name] = definition }
        for definition in definitions {
            guard let dot = definition.name.lastIndex(of: "."),
                let outer = line.types.declaredType(named: String(definition.name[..<dot])),
                !outer.isProtocol,
                let type = definition.alias ?? definition.type.map({ .named($0) })
            else { continue }
            outer.innerTypes[String(definition.name[definition.name.index(after: dot)...])] = type
        }
    }

    /// Refuses a name that means something else.
    func checkTypeName(_ name: Word) throws(Diagnostic) {
        if MemberTable.isTaken(name.text) || BuiltinFunction(rawValue: name.text) != nil {
            let whose =
                AdoptedTypes.have(name.text) ? "a type of the package" : "a name of the language"
            throw Diagnostic(.reservedName, at: name.span, "'\(name.text)' is \(whose)")
        }
        if line.isName(name.text) {
            throw Diagnostic(.duplicateName, at: name.span, "'\(name.text)' is a name already")
        }
        if let known = line.declared.types[name.text] {
            // C takes the same name for a type again, as headers have it.
            if line.language == .objectiveC, known.alias != nil { return }
            throw Diagnostic(
                .duplicateName, at: name.span, "invalid redeclaration of '\(name.text)'")
        }
    }

    /// Whether it is the rest of a class of Objective-C, rather than members for one of the model's.
    func isImplementation(_ declaration: ClassDeclaration) -> Bool {
        guard declaration.language == .objectiveC else { return false }
        if line.types.scriptClass(named: declaration.name.text)?.declaration?.language
            == .objectiveC
        {
            return true
        }
        if let known = line.types.type(named: declaration.name.text) {
            return MemberTable.isOfGallery(known)
        }
        return !FrameworkName.isLikely(declaration.name.text)
    }
}
