import CommandLanguage

/// Classes: an interface that tells what they have, and an implementation.
extension ObjectiveCWriter {
    func definitions(_ types: [TypeDefinition]) throws(CodeGap) -> [String] {
        // A class that has types within tells of its other names by themselves, also where it has none.
        if types.isEmpty { return [] }
        if let within = typeWithin(types) { return leaveOut(typeWithin: within) }
        let names = namesOfLine
        guard
            let kind = types.lazy.compactMap(\.scriptClass).first(where: {
                names.contains($0.name)
            }), let code = kind.declaration
        else { throw CodeGap("a type within a function is Swift's") }
        let superclass = try superclassName(of: kind)
        var parts = ClassParts()
        for inner in types where inner.scriptClass !== kind { leaveOut(inner, of: kind, &parts) }
        for property in code.storedProperties { add(property, of: kind, to: &parts) }
        for property in code.computedProperties { add(property, of: kind, to: &parts) }
        parts.methods = initialisers(of: kind, code, parts.values) + parts.methods
        parts.methods += code.methods.flatMap { method(of: $0, in: kind) }
        if let body = kind.deinitialiser?.body {
            parts.methods += methods("deinit", at: nil, of: kind) { () throws(CodeGap) in
                [Method(head: "- (void)dealloc", body: try lines(body))]
            }
        }
        return lines(of: kind, code, superclass, parts)
    }

    /// What a class is made of: what stands in the interface, the values with which its properties
    /// begin, and the methods of the implementation.
    struct ClassParts {
        var properties: [String] = []
        var values: [String] = []
        var methods: [Method] = []
    }

    private func lines(
        of kind: ScriptClass, _ code: ClassDeclaration, _ superclass: String, _ parts: ClassParts
    ) -> [String] {
        let heads = parts.methods.filter(\.isNew).map(\.head)
        let protocols = adopted(code.protocols.map(\.description), by: kind)
            .joined(separator: ", ")
        let adoption = protocols.isEmpty ? "" : " <\(protocols)>"
        var lines = ["@interface \(kind.name) : \(superclass)\(adoption)"]
        if !parts.properties.isEmpty { lines += [""] + parts.properties }
        if !heads.isEmpty { lines += [""] + heads.map { $0 + ";" } }
        lines += ["", "@end", "", "@implementation \(kind.name)"]
        for method in parts.methods { lines += [""] + method.lines }
        return lines + ["", "@end"]
    }

    /// The protocols that are there; the class goes without those that are left out.
    private func adopted(_ protocols: [String], by kind: ScriptClass) -> [String] {
        for name in protocols where omitted.contains(name) {
            omissions.append(
                Omission(
                    name: "\(kind.name): \(name)", reason: "'\(name)' is left out",
                    isOverride: false))
        }
        return protocols.filter { !omitted.contains($0) }
    }

    /// The classes that the line itself defines, and not within others.
    private var namesOfLine: [String] {
        source.statements.compactMap { statement in
            guard case .definition(.class(let declaration)) = statement else { return nil }
            return declaration.name.text
        }
    }

    /// The class or structure that is defined within a class of the line; nil where they are another.
    private func typeWithin(_ types: [TypeDefinition]) -> ScriptClass? {
        let names = namesOfLine
        return types.lazy.compactMap(\.scriptClass).first { kind in
            names.contains { kind.name.hasPrefix($0 + ".") }
        }
    }

    private static let reasonAgainstTypesWithin = "a type within a type is Swift's"

    private func leaveOut(typeWithin kind: ScriptClass) -> [String] {
        let reason = Self.reasonAgainstTypesWithin
        omissions.append(Omission(name: kind.name, reason: reason, isOverride: false))
        return Self.comment("\(reason):", [kind.name])
    }

    /// Leaves out a type within the class.
    private func leaveOut(_ type: TypeDefinition, of kind: ScriptClass, _ parts: inout ClassParts) {
        let name =
            type.name.hasPrefix(kind.name + ".")
            ? String(type.name.dropFirst(kind.name.count + 1)) : type.name
        let left = member(name, at: nil, of: kind) { () throws(CodeGap) -> [String] in
            throw CodeGap(Self.reasonAgainstTypesWithin)
        }
        parts.properties += left.lines
    }

    private func superclassName(of kind: ScriptClass) throws(CodeGap) -> String {
        if let superclass = kind.description.superclass {
            guard !omitted.contains(superclass.name) else {
                throw CodeGap("'\(superclass.name)' is left out")
            }
            return superclass.objectiveCName
        }
        guard kind.foundation == .object else {
            throw CodeGap("'\(kind.name)' has no superclass, as only Swift's classes may")
        }
        return "NSObject"
    }

    /// A method as it stands in the implementation.
    struct Method {
        let head: String
        let body: [String]
        /// Whether the superclass does not have it, so that the interface tells of it.
        var isNew = false
        /// What stands there instead.
        var comment: [String]?

        @MainActor var lines: [String] {
            comment ?? [head + " {"] + body.map { ObjectiveCWriter.indented($0) } + ["}"]
        }
    }

    /// The methods that a member is; a comment where it cannot be said.
    private func methods(
        _ member: String, at name: SourceSpan?, of kind: ScriptClass, isOverride: Bool = false,
        _ write: () throws(CodeGap) -> [Method]
    ) -> [Method] {
        switch self.member(member, at: name, of: kind, isOverride: isOverride, write) {
        case .written(let methods): methods
        case .comment(let lines): [Method(head: "", body: [], comment: lines)]
        }
    }

    // MARK: Initialisers

    private func initialisers(
        of kind: ScriptClass, _ code: ClassDeclaration, _ values: [String]
    ) -> [Method] {
        let own = kind.initialisers.filter { $0.owner === kind && $0.name != "init(coder:)" }
        if own.isEmpty, !values.isEmpty {
            return [
                Method(
                    head: "- (instancetype)init", body: Self.initialising("[super init]", values))
            ]
        }
        fields = Set(code.storedProperties.filter(\.isKept).map(\.name.text))
        defer { fields = [] }
        return own.flatMap { each in
            let declared = code.initialisers.first { $0.fullName == each.name }
            return methods(each.name, at: declared?.name.span, of: kind) { () throws(CodeGap) in
                [try initialiser(each, in: kind, values)]
            }
        }
    }

    private func initialiser(
        _ initialiser: ScriptInitialiser, in kind: ScriptClass, _ values: [String]
    ) throws(CodeGap) -> Method {
        guard let code = initialiser.code,
            let method = kind.description.members.initialisers.first(where: {
                $0.name == initialiser.name
            })
        else { throw CodeGap("'\(initialiser.name)' is written otherwise in Objective-C") }
        var call = "[super init]"
        var body: [CheckedStatement] = []
        for statement in code.body.statements {
            if let text = try delegation(statement) { call = text } else { body.append(statement) }
        }
        let rest = try lines(CheckedBlock(statements: body))
        let head = try head(method.selector, "instancetype", code.parameters.dropFirst())
        let all = (initialiser.isConvenience ? [] : values) + rest
        return Method(
            head: head, body: Self.initialising(call, all), isNew: initialiser.name != "init()")
    }

    /// `[super init…]` or `[self init…]`, where the statement is that call.
    private func delegation(_ statement: CheckedStatement) throws(CodeGap) -> String? {
        guard case .expression(let value) = statement,
            case .member(.method(_, let method, _, _)) = value.kind,
            method.base == "init"
        else { return nil }
        return try text(value)
    }

    private static func initialising(_ call: String, _ lines: [String]) -> [String] {
        ["self = \(call);", "if (self) {"] + lines.map(indented) + ["}", "return self;"]
    }

    // MARK: Methods

    private func method(of declared: FunctionDeclaration, in kind: ScriptClass) -> [Method] {
        methods(
            declared.fullName, at: declared.name.span, of: kind,
            isOverride: declared.modifiers.contains(.override)
        ) { () throws(CodeGap) in [try written(declared, in: kind)] }
    }

    private func written(
        _ method: FunctionDeclaration, in kind: ScriptClass
    ) throws(CodeGap) -> Method {
        guard !method.modifiers.contains(.static), let (known, member) = found(method, in: kind),
            let body = member.call
        else { throw CodeGap("'\(method.name.text)' is a method as only Swift has it") }
        // The first parameter is the object itself.
        let parameters = body.parameters.dropFirst()
        if parameters.contains(where: \.isInout) { throw CodeGap("'inout' is Swift's") }
        let head = try head(
            selector(of: known, in: kind), known.result.objectiveC(), parameters)
        return Method(
            head: head, body: try lines(body.body), isNew: !method.modifiers.contains(.override))
    }

    /// `- (void)show:(UIViewController *)child animated:(BOOL)animated`
    func head(
        _ selector: String, _ result: String, _ parameters: ArraySlice<LocalVariable>
    ) throws(CodeGap) -> String {
        if parameters.isEmpty { return "- (\(result))\(selector)" }
        let parts = zip(selector.split(separator: ":"), parameters).map { ($0, $1) }
        let texts = try parts.texts { part throws(CodeGap) in
            "\(part.0):(\(try part.1.type.objectiveC()))\(name(of: part.1))"
        }
        return "- (\(result))" + texts.joined(separator: " ")
    }

    private func found(
        _ method: FunctionDeclaration, in kind: ScriptClass
    ) -> (method: MemberMethod, member: ScriptMember)? {
        let name = method.fullName
        let known = line.classes.methods(
            method.name.text, of: .named(kind.description)
        )
        .filter { $0.name == name }
        guard known.count == 1 else { return nil }
        let model = OverridableMember.named(name).flatMap { kind.overrides[$0.rawValue] }
        let own = known[0].place.map { kind.table[$0] }
        return (own ?? model).map { (known[0], $0) }
    }

    private func selector(of method: MemberMethod, in kind: ScriptClass) -> String {
        for type in kind.description.lineage(in: line.classes) {
            if let spelling = ObjectiveCNames.spelling(
                of: method, in: type.objectiveC.instance, isOmitted: { _ in false })
            {
                return spelling.name
            }
        }
        return method.selector
    }
}
