import CommandLanguage

/// Checks the user's enumerations.
@MainActor
struct EnumerationChecker {
    let line: LineUnderCheck

    /// An enumeration without a class around it.
    func check(_ declaration: EnumDeclaration) throws(Diagnostic) -> CheckedStatement {
        guard line.scope.isTop else {
            throw Diagnostic(
                .unsupported, at: declaration.name.span,
                "a type within a function is not understood")
        }
        try line.definitions.checkTypeName(declaration.name)
        let definition = try check(declaration, in: nil)
        line.definitions.declare([definition])
        if !line.group.isOpen {
            declareCases()
            try line.classCode.throwMistakes()
        }
        return .definition([definition])
    }

    /// An enumeration, perhaps within a type.
    func check(
        _ declaration: EnumDeclaration, in outer: String?
    ) throws(Diagnostic) -> TypeDefinition {
        var names: [String] = []
        for item in declaration.cases {
            if names.contains(item.name.text) {
                throw Diagnostic(
                    .duplicateName, at: item.name.span,
                    "invalid redeclaration of '\(item.name.text)'")
            }
            names.append(item.name.text)
        }
        try refuseRawTypes(of: declaration)
        let rawValues = try rawValues(of: declaration)
        let prefix = outer.map { $0 + "." } ?? ""
        let type = TypeDescription(prefix + declaration.name.text, choices: names)
        type.session = line.classes
        type.typeParameters = declaration.typeParameters
        type.generics = declaration.generics.map {
            GenericName(rawValue: $0.name.text, owner: type.name)
        }
        var members = TypeMembers()
        if let raw = rawValues {
            members.properties.append(
                MemberProperty("rawValue", type: raw.type) { (value) throws(ConversionFailure) in
                    guard case .choice(_, let index) = value else {
                        throw ConversionFailure(argument: nil)
                    }
                    return raw.values[index]
                })
            members.initialisers.append(initialiser(of: type, from: raw))
        }
        if declaration.inherited.contains(where: { $0.isNamed("CaseIterable") }) {
            let all = Value.array(names.indices.map { .choice(type, $0) })
            members.staticProperties.append(
                MemberProperty("allCases", type: .array(.named(type))) { _ in all })
        }
        type.define(members)
        type.protocols = try line.protocols.named(
            declaration.inherited.filter { item in
                MemberTable.type(named: item.description)?.isProtocol != false
            })
        type.promise(declaration.inherited)
        if declaration.cases.contains(where: { !$0.carried.isEmpty }) {
            line.group.waitingCases.append(
                WaitingCases(
                    type: type, declaration: declaration, outer: outer, context: line.classContext))
        }
        return TypeDefinition(type: type)
    }

    private func refuseRawTypes(of declaration: EnumDeclaration) throws(Diagnostic) {
        guard let item = declaration.cases.first(where: { !$0.carried.isEmpty }),
            declaration.rawType != nil
        else { return }
        throw Diagnostic(
            .illegal, at: item.name.span, "enum with raw type cannot have cases with arguments")
    }

    /// Tells what the cases of enumerations carry, now that the types which that needs are known.
    func declareCases() {
        let waiting = line.group.waitingCases
        line.group.waitingCases = []
        let outer = line.classContext
        defer { line.place.classContext = outer }
        for item in waiting {
            line.place.classContext = item.context
            declareCases(of: item.declaration, in: item.type)
        }
    }

    /// A case with a mistake carries nothing.
    private func declareCases(of declaration: EnumDeclaration, in type: TypeDescription) {
        var members = type.members
        let outer = line.place.genericTypes
        defer { line.place.genericTypes = outer }
        let constraints = line.types.constraints(of: type)
        for (index, item) in declaration.cases.enumerated() {
            var elements: [TupleElement] = []
            for (name, constraint) in constraints {
                line.place.genericTypes[name.rawValue] = constraint
            }
            line.keepMistake(of: item.part) { () throws(Diagnostic) in
                elements = try carried(by: item)
            }
            type.carried.append(elements)
            if !type.generics.isEmpty {
                for name in type.generics {
                    line.place.genericTypes[name.rawValue] = .generic(name)
                }
                type.openCarried.append((try? carried(by: item)) ?? elements)
            }
            if elements.isEmpty { continue }
            var defaults: [Int: Value] = [:]
            line.keepMistake(of: item.part) { () throws(Diagnostic) in
                for place in item.defaults.keys.sorted() {
                    defaults[place] = try item.defaults[place].map { value throws(Diagnostic) in
                        try standard(value, elements[place].type)
                    }
                }
            }
            let parameters = elements.enumerated().map { place, element in
                MethodParameter(
                    label: element.label, type: element.type, defaultValue: defaults[place])
            }
            let labels = elements.map { ($0.label ?? "_") + ":" }.joined()
            let method = MemberMethod(
                "\(item.name.text)(\(labels))", parameters: parameters, result: .named(type)
            ) { _, values in .carrying(type, index, values) }
            method.isCase = true
            if let open = type.openCarried.dropFirst(index).first {
                method.open = OpenSignature(
                    parameters: zip(parameters, open).map { known, element in
                        MethodParameter(
                            label: known.label, type: element.type,
                            defaultValue: known.defaultValue)
                    }, result: .named(type.open))
            }
            members.staticMethods.append(method)
        }
        type.define(members)
    }

    private func carried(by item: EnumDeclaration.Case) throws(Diagnostic) -> [TupleElement] {
        var elements: [TupleElement] = []
        for element in item.carried {
            let type = try line.types.type(element.type)
            elements.append(TupleElement(label: element.label, type: type))
        }
        return elements
    }

    /// What stands for a part of a case that is left out.
    private func standard(_ value: Expression, _ type: ValueType) throws(Diagnostic) -> Value {
        let checked = try line.expressions.check(value, as: type, for: "a default")
        guard let constant = Self.constant(checked) else {
            throw Diagnostic(
                .unsupported, at: value.span,
                "a default of what a case carries must be a literal here")
        }
        return constant
    }

    /// What it gives whenever it is read, where no code of the session's takes part; nil for all else.
    private static func constant(_ checked: CheckedExpression) -> Value? {
        let isOwn = checked.type.unwrapped.description?.isScripted ?? false
        switch checked.kind {
        case .constant(let constant): return constant
        case .literal(.array(let elements)) where elements.isEmpty: return .array([])
        case .literal(.dictionary(let entries)) where entries.isEmpty: return .dictionary([])
        case .member(.staticProperty(let property)) where !isOwn: return try? property.get(.void)
        case .member(.initialiser(let method, let arguments))
        where !isOwn && checked.type.unwrapped.description?.isClass != true:
            let values = arguments.compactMap(constant)
            return values.count == arguments.count ? try? method.call(.void, values) : nil
        case .name, .member, .element, .literal, .operation, .optional, .call, .closure, .attempt,
            .address:
            return nil
        }
    }

    /// `init?(rawValue:)`
    private func initialiser(
        of type: TypeDescription, from raw: (type: ValueType, values: [Value])
    ) -> MemberMethod {
        let parameter = MethodParameter(label: "rawValue", type: raw.type, defaultValue: nil)
        return MemberMethod(
            "init(rawValue:)", parameters: [parameter], result: .optional(.named(type))
        ) { _, arguments in
            raw.values.firstIndex { $0.equals(arguments[0]) }.map { .choice(type, $0) } ?? .null
        }
    }

    private func rawValues(
        of declaration: EnumDeclaration
    ) throws(Diagnostic) -> (type: ValueType, values: [Value])? {
        guard let raw = declaration.rawType else { return nil }
        var values: [Value] = []
        var next = 0
        for item in declaration.cases {
            guard let written = item.rawValue else {
                values.append(try impliedValue(of: item, next, raw))
                next += 1
                continue
            }
            let type = type(ofRaw: raw)
            let value = try line.expressions.check(written, as: type, for: "a raw value")
            guard case .constant(let constant) = value.kind else {
                throw Diagnostic(
                    .wrongValue, at: written.span, "raw value for enum case must be a literal")
            }
            if case .int(let number) = constant { next = number &+ 1 }
            values.append(constant)
        }
        return (type(ofRaw: raw), values)
    }

    private func impliedValue(
        of item: EnumDeclaration.Case, _ number: Int, _ raw: String
    ) throws(Diagnostic) -> Value {
        if raw == "String" { return .string(item.name.text) }
        let literal = Expression(.literal(.integer(number)), span: item.name.span)
        let checked = try line.expressions.check(literal, as: type(ofRaw: raw), for: "a raw value")
        if case .constant(let value) = checked.kind { return value }
        return .int(number)
    }

    private func type(ofRaw name: String) -> ValueType {
        let syntax = TypeSyntax(.name(name), span: SourceSpan(line: 1, column: 1))
        return (try? line.types.type(syntax)) ?? .int
    }
}

extension EnumDeclaration {
    /// `Int`, `String` or another type of literals, where its cases have raw values.
    fileprivate var rawType: String? {
        inherited.compactMap(\.wholeName).first { Self.rawTypes.contains($0) }
    }

    private static let rawTypes: Set<String> = [
        "Int", "String", "Character", "Double", "Float", "CGFloat", "TimeInterval", "UInt", "Int8",
        "UInt8",
        "Int16",
        "UInt16", "Int32", "UInt32", "Int64", "UInt64", "NSInteger",
    ]
}

/// An enumeration whose cases carry values of types that may come later.
struct WaitingCases {
    let type: TypeDescription
    let declaration: EnumDeclaration
    /// The name of the type around.
    let outer: String?
    var context: ClassContext?
}
