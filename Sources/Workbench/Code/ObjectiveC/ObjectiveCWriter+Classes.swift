import CommandLanguage

/// Classes: an interface with the properties, an implementation with the methods.
extension ObjectiveCWriter {
    func definitions(_ types: [TypeDefinition]) throws(CodeGap) -> [String] {
        guard types.count == 1, let kind = types[0].scriptClass, let code = kind.declaration else {
            throw CodeGap("an enumeration or a protocol is written otherwise there")
        }
        guard code.initialisers.isEmpty else {
            throw CodeGap("initialisers are written otherwise there")
        }
        guard let superclass = kind.description.superclass else {
            throw CodeGap("a class without a superclass is Swift's")
        }
        var lines = ["@interface \(kind.name) : \(superclass.objectiveCName)"]
        lines += try code.storedProperties.texts { property throws(CodeGap) in
            try declaration(of: property, in: kind)
        }
        lines += ["@end", "", "@implementation \(kind.name)"]
        for method in try members(of: kind, code) { lines += [""] + method }
        return lines + ["", "@end"]
    }

    private func members(
        of kind: ScriptClass, _ code: ClassDeclaration
    ) throws(CodeGap) -> [[String]] {
        var members: [[String]] = []
        if let start = try initialiser(of: kind, code) { members.append(start) }
        for property in code.computedProperties {
            members += try accessors(of: property, in: kind)
        }
        for method in code.methods { members.append(try lines(method, in: kind)) }
        if let body = kind.deinitialiser?.body {
            members.append(["- (void)dealloc {"] + (try inner(body)) + ["}"])
        }
        return members
    }

    // MARK: Properties

    private func declaration(
        of property: ClassDeclaration.StoredProperty, in kind: ScriptClass
    ) throws(CodeGap) -> String {
        guard property.modifiers.isDisjoint(with: [.static, .lazy, .override]),
            property.willSet == nil, property.didSet == nil,
            let type = kind.description.property(property.name.text)?.type
        else { throw CodeGap("'\(property.name.text)' is a property as only Swift has it") }
        var traits = ["nonatomic"]
        if property.isConstant { traits.append("readonly") }
        if let storage = type.storage(property.modifiers) { traits.append(storage) }
        let declared = try type.objectiveC(declaring: Self.plain(property.name.text))
        return "@property (\(traits.joined(separator: ", "))) \(declared);"
    }

    /// What gives the properties their first values; nil where there are none.
    private func initialiser(
        of kind: ScriptClass, _ code: ClassDeclaration
    ) throws(CodeGap) -> [String]? {
        var values: [String] = []
        for property in code.storedProperties where property.initialValue != nil {
            guard let body = kind.member(property.name.text)?.initial?.body,
                case .return(let value?)? = body.statements.first
            else { throw CodeGap("'\(property.name.text)' begins as only Swift can") }
            values += ended("_\(Self.plain(property.name.text)) = \(try text(value))")
        }
        if values.isEmpty { return nil }
        let inner = values.map { Self.indented(Self.indented($0)) }
        return ["- (instancetype)init {", "    self = [super init];", "    if (self) {"] + inner
            + ["    }", "    return self;", "}"]
    }

    private func accessors(
        of property: ClassDeclaration.ComputedProperty, in kind: ScriptClass
    ) throws(CodeGap) -> [[String]] {
        guard let (member, type) = computed(property, in: kind), let getter = member.call else {
            throw CodeGap("'\(property.name.text)' is a property as only Swift has it")
        }
        let name = Self.plain(property.name.text)
        let head = "- (\(try type.objectiveC()))\(getterName(name, in: kind)) {"
        let get = [head] + (try inner(getter.body)) + ["}"]
        guard let setter = member.set, let value = setter.parameters.last else { return [get] }
        rename(value, "newValue")
        let set = "- (void)set\(name.capitalisedFirst):(\(try type.objectiveC()))newValue {"
        return [get, [set] + (try inner(setter.body)) + ["}"]]
    }

    private func computed(
        _ property: ClassDeclaration.ComputedProperty, in kind: ScriptClass
    ) -> (member: ScriptMember, type: ValueType)? {
        let name = property.name.text
        guard property.modifiers.isDisjoint(with: [.static]),
            let type = MemberTable.property(name, of: .named(kind.description))?.type
        else { return nil }
        let model = OverridableMember.named(name).flatMap { kind.overrides[$0.rawValue] }
        return (kind.member(name) ?? model).map { ($0, type) }
    }

    private func getterName(_ name: String, in kind: ScriptClass) -> String {
        for type in kind.description.lineage {
            for (message, member) in type.objectiveC.instance {
                if case .getter(let property) = member, property.name == name,
                    message.hasPrefix("is") || !name.hasPrefix("is")
                {
                    return message
                }
            }
        }
        return name
    }

    // MARK: Methods

    private func lines(
        _ method: FunctionDeclaration, in kind: ScriptClass
    ) throws(CodeGap) -> [String] {
        guard !method.modifiers.contains(.static), let (known, member) = found(method, in: kind),
            let body = member.call
        else { throw CodeGap("'\(method.name.text)' is a method as only Swift has it") }
        // The first parameter is the object itself.
        let parameters = body.parameters.suffix(known.parameters.count)
        var head = "- (\(try known.result.objectiveC()))"
        let selector = selector(of: known, in: kind)
        if parameters.isEmpty {
            head += selector
        } else {
            let parts = selector.split(separator: ":")
            head += try zip(parts, parameters).map { ($0, $1) }.texts { part throws(CodeGap) in
                "\(part.0):(\(try part.1.type.objectiveC()))\(name(of: part.1))"
            }.joined(separator: " ")
        }
        return [head + " {"] + (try inner(body.body)) + ["}"]
    }

    private func found(
        _ method: FunctionDeclaration, in kind: ScriptClass
    ) -> (method: MemberMethod, member: ScriptMember)? {
        let labels = method.parameters.map { ($0.label ?? "_") + ":" }.joined()
        let name = "\(method.name.text)(\(labels))"
        let known = MemberTable.methods(method.name.text, of: .named(kind.description))
            .filter { $0.name == name }
        guard known.count == 1 else { return nil }
        let model = OverridableMember.named(name).flatMap { kind.overrides[$0.rawValue] }
        let own = known[0].place.map { kind.table[$0] }
        return (own ?? model).map { (known[0], $0) }
    }

    private func selector(of method: MemberMethod, in kind: ScriptClass) -> String {
        for type in kind.description.lineage {
            if let spelling = ObjectiveCNames.spelling(
                of: method, in: type.objectiveC.instance, isOmitted: { _ in false })
            {
                return spelling.name
            }
        }
        return method.base
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
        case _ where unwrapped.isNamed(.string): return "copy"
        default: return isValueOfC ? nil : "strong"
        }
    }
}
