import CommandLanguage

/// Classes: an interface that tells what they have, and an implementation.
extension ObjectiveCWriter {
    func definitions(_ types: [TypeDefinition]) throws(CodeGap) -> [String] {
        guard types.count == 1, let kind = types[0].scriptClass, let code = kind.declaration else {
            throw CodeGap(
                "enumerations, protocols and extensions are written otherwise in Objective-C")
        }
        let superclass = try superclassName(of: kind)
        let methods = try members(of: kind, code)
        let properties =
            try code.storedProperties.filter { !$0.modifiers.contains(.override) }
            .texts { property throws(CodeGap) in try declaration(of: property, in: kind) }
            + code.computedProperties.filter { !$0.modifiers.contains(.override) }
            .texts { property throws(CodeGap) in try declaration(of: property, in: kind) }
        let heads = methods.filter(\.isNew).map(\.head)
        let protocols = code.protocols.map(\.description).joined(separator: ", ")
        let adopted = protocols.isEmpty ? "" : " <\(protocols)>"
        var lines = ["@interface \(kind.name) : \(superclass)\(adopted)"]
        if !properties.isEmpty { lines += [""] + properties }
        if !heads.isEmpty { lines += [""] + heads.map { $0 + ";" } }
        lines += ["", "@end", "", "@implementation \(kind.name)"]
        for method in methods {
            lines += ["", method.head + " {"] + method.body.map(Self.indented) + ["}"]
        }
        return lines + ["", "@end"]
    }

    private func superclassName(of kind: ScriptClass) throws(CodeGap) -> String {
        if let superclass = kind.description.superclass { return superclass.objectiveCName }
        guard kind.foundation == .object else {
            throw CodeGap("a class without a superclass is Swift's")
        }
        return "NSObject"
    }

    /// A method as it stands in the implementation.
    private struct Method {
        let head: String
        let body: [String]
        /// Whether the superclass does not have it, so that the interface tells of it.
        var isNew = false
    }

    private func members(
        of kind: ScriptClass, _ code: ClassDeclaration
    ) throws(CodeGap) -> [Method] {
        var members = try initialisers(of: kind, code)
        for property in code.storedProperties { members += try accessor(of: property, in: kind) }
        for property in code.computedProperties { members += try accessors(of: property, in: kind) }
        for method in code.methods { members.append(try member(method, in: kind)) }
        if let body = kind.deinitialiser?.body {
            members.append(Method(head: "- (void)dealloc", body: try lines(body)))
        }
        return members
    }

    // MARK: Stored properties

    private func declaration(
        of property: ClassDeclaration.StoredProperty, in kind: ScriptClass
    ) throws(CodeGap) -> String {
        guard !property.modifiers.contains(.static),
            let type = kind.description.property(property.name.text)?.type
        else { throw CodeGap("'\(property.name.text)' is a property as only Swift has it") }
        var traits = ["nonatomic"]
        if let storage = type.storage(property.modifiers) { traits.append(storage) }
        if property.isConstant { traits.append("readonly") }
        let declared = try type.objectiveC(declaring: Self.plain(property.name.text))
        return "@property (\(traits.joined(separator: ", "))) \(declared);"
    }

    /// The getter of a lazy property, or the setter of an observed one.
    private func accessor(
        of property: ClassDeclaration.StoredProperty, in kind: ScriptClass
    ) throws(CodeGap) -> [Method] {
        let name = Self.plain(property.name.text)
        if property.modifiers.contains(.override) {
            let model = OverridableMember.named(name).flatMap { kind.overrides[$0.rawValue] }
            guard let member = kind.member(name) ?? model, let setter = member.set,
                let type = line.classes.property(name, of: .named(kind.description))?
                    .type
            else { throw CodeGap("'\(name)' is a property as only Swift has it") }
            return [try self.setter(name, type, setter)]
        }
        guard property.modifiers.contains(.lazy) else {
            return try observingSetter(of: property, in: kind)
        }
        guard let type = kind.description.property(property.name.text)?.type,
            let value = try initialValue(of: property, in: kind)
        else { throw CodeGap("'\(name)' is a property as only Swift has it") }
        let body =
            ["if (!_\(name)) {"] + ended("_\(name) = \(value)").map(Self.indented)
            + ["}", "return _\(name);"]
        return [Method(head: "- (\(try type.objectiveC()))\(name)", body: body)]
    }

    /// The setter of a property that is observed; none of any other. Within it the property is set
    /// without it, as within Swift's observers.
    private func observingSetter(
        of property: ClassDeclaration.StoredProperty, in kind: ScriptClass
    ) throws(CodeGap) -> [Method] {
        guard property.willSet != nil || property.didSet != nil else { return [] }
        let name = Self.plain(property.name.text)
        guard let member = kind.member(name),
            let type = kind.description.property(property.name.text)?.type
        else { throw CodeGap("'\(name)' is a property as only Swift has it") }
        fields = [property.name.text]
        defer { fields = [] }
        var body = try observer(member.willSet, of: "newValue")
        // Both observers may have locals of the same name.
        if !body.isEmpty, member.didSet != nil {
            body = ["{"] + body.map(Self.indented) + ["}"]
        }
        let old = property.didSet.flatMap { $0.mentionsParameter ? Self.plain($0.parameter) : nil }
        if let old { body += ended(try type.objectiveC(declaring: old) + " = _\(name)") }
        body += ended("_\(name) = newValue") + (try observer(member.didSet, of: old))
        let head = "- (void)set\(name.capitalisedFirst):(\(try type.objectiveC()))newValue"
        return [Method(head: head, body: body)]
    }

    /// The lines of an observer, whose parameter is called so.
    private func observer(
        _ code: CheckedClosure?, of parameter: String?
    ) throws(CodeGap) -> [String] {
        guard let code else { return [] }
        // The first parameter is the object itself.
        if let parameter, code.parameters.count > 1 { rename(code.parameters[1], parameter) }
        return try lines(code.body)
    }

    private func initialValue(
        of property: ClassDeclaration.StoredProperty, in kind: ScriptClass
    ) throws(CodeGap) -> String? {
        guard property.initialValue != nil else { return nil }
        guard let body = kind.member(property.name.text)?.initial?.body,
            case .exit(.return(let value?))? = body.statements.first
        else { throw CodeGap("'\(property.name.text)' begins as only Swift can") }
        return try text(value)
    }

    // MARK: Initialisers

    private func initialisers(
        of kind: ScriptClass, _ code: ClassDeclaration
    ) throws(CodeGap) -> [Method] {
        let others: DeclarationModifiers = [.lazy, .override, .static]
        let stored = code.storedProperties.filter { $0.modifiers.isDisjoint(with: others) }
        var values: [String] = []
        for property in stored {
            guard let value = try initialValue(of: property, in: kind) else { continue }
            values += ended("_\(Self.plain(property.name.text)) = \(value)")
        }
        let own = kind.initialisers.filter { $0.owner === kind && $0.name != "init(coder:)" }
        if own.isEmpty, !values.isEmpty {
            return [
                Method(
                    head: "- (instancetype)init", body: Self.initialising("[super init]", values))
            ]
        }
        fields = Set(stored.map(\.name.text))
        defer { fields = [] }
        var methods: [Method] = []
        for each in own { methods.append(try initialiser(each, in: kind, values)) }
        return methods
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

    // MARK: Computed properties

    private func declaration(
        of property: ClassDeclaration.ComputedProperty, in kind: ScriptClass
    ) throws(CodeGap) -> String {
        let name = Self.plain(property.name.text)
        guard !property.modifiers.contains(.static), let member = kind.member(name),
            let type = line.classes.property(name, of: .named(kind.description))?.type
        else { throw CodeGap("'\(name)' is a property as only Swift has it") }
        let traits = member.set == nil ? "nonatomic, readonly" : "nonatomic"
        return "@property (\(traits)) \(try type.objectiveC(declaring: name));"
    }

    private func accessors(
        of property: ClassDeclaration.ComputedProperty, in kind: ScriptClass
    ) throws(CodeGap) -> [Method] {
        let name = Self.plain(property.name.text)
        let model = OverridableMember.named(name).flatMap { kind.overrides[$0.rawValue] }
        guard !property.modifiers.contains(.static), let member = kind.member(name) ?? model,
            let type = line.classes.property(name, of: .named(kind.description))?.type,
            let getter = member.call
        else { throw CodeGap("'\(name)' is a property as only Swift has it") }
        let head = "- (\(try type.objectiveC()))\(getterName(name, in: kind))"
        let get = Method(head: head, body: try lines(getter.body))
        guard let set = member.set else { return [get] }
        return [get, try setter(name, type, set)]
    }

    private func setter(
        _ name: String, _ type: ValueType, _ code: CheckedClosure
    ) throws(CodeGap) -> Method {
        let parameters = code.parameters.suffix(1)
        let head = try head("set\(name.capitalisedFirst):", "void", parameters)
        return Method(head: head, body: try lines(code.body))
    }

    private func getterName(_ name: String, in kind: ScriptClass) -> String {
        for type in kind.description.lineage(in: line.classes) {
            let names = type.objectiveC.instance.filter { entry in
                if case .getter(let property) = entry.value { property.name == name } else { false }
            }.keys
            if let found = names.max(by: { ($0.count, $0) < ($1.count, $1) }) { return found }
        }
        return name
    }

    // MARK: Methods

    private func member(
        _ method: FunctionDeclaration, in kind: ScriptClass
    ) throws(CodeGap) -> Method {
        guard !method.modifiers.contains(.static), let (known, member) = found(method, in: kind),
            let body = member.call
        else { throw CodeGap("'\(method.name.text)' is a method as only Swift has it") }
        // The first parameter is the object itself.
        let parameters = body.parameters.dropFirst()
        let head = try head(
            selector(of: known, in: kind), known.result.objectiveC(), parameters)
        return Method(
            head: head, body: try lines(body.body), isNew: !method.modifiers.contains(.override))
    }

    /// `- (void)show:(UIViewController *)child animated:(BOOL)animated`
    private func head(
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
        let labels = method.parameters.map { ($0.label ?? "_") + ":" }.joined()
        let name = "\(method.name.text)(\(labels))"
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

extension ClassDeclaration.Observer {
    /// Whether its code uses the value that it is given.
    fileprivate var mentionsParameter: Bool {
        var isMentioned = false
        CodeWalk.expressions(of: body) { if $0.isName(parameter) { isMentioned = true } }
        return isMentioned
    }
}

@MainActor
extension ValueType {
    /// How a property keeps it: `strong`, `weak`, `copy`; nil where nothing is to be said.
    fileprivate func storage(_ modifiers: DeclarationModifiers) -> String? {
        if modifiers.contains(.weak) { return "weak" }
        if modifiers.contains(.unowned) { return "unsafe_unretained" }
        switch unwrapped {
        case .function, .array, .dictionary: return "copy"
        case .named, .void, .null, .optional, .set, .tuple, .range, .generic, .any:
            if unwrapped.isNamed(.string) { return "copy" }
            return isValueOfC ? nil : "strong"
        }
    }
}
