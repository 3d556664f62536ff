import CommandLanguage

/// Properties: a line of the interface, the value with which they begin, and their accessors.
extension ObjectiveCWriter {
    private typealias Property = (declaration: [String], values: [String], accessors: [Method])

    func add(
        _ property: ClassDeclaration.StoredProperty, of kind: ScriptClass,
        to parts: inout ClassParts
    ) {
        let isOverride = property.modifiers.contains(.override)
        add(
            member(property.name.text, at: property.name.span, of: kind, isOverride: isOverride) {
                () throws(CodeGap) -> Property in
                let declaration = try isOverride ? [] : [declaration(of: property, in: kind)]
                return (
                    declaration, try values(of: property, in: kind),
                    try accessor(of: property, in: kind)
                )
            }, to: &parts)
    }

    func add(
        _ property: ClassDeclaration.ComputedProperty, of kind: ScriptClass,
        to parts: inout ClassParts
    ) {
        let isOverride = property.modifiers.contains(.override)
        add(
            member(property.name.text, at: property.name.span, of: kind, isOverride: isOverride) {
                () throws(CodeGap) -> Property in
                let declaration = try isOverride ? [] : [declaration(of: property, in: kind)]
                return (declaration, [], try accessors(of: property, in: kind))
            }, to: &parts)
    }

    private func add(_ property: WrittenMember<Property>, to parts: inout ClassParts) {
        switch property {
        case .written(let written):
            parts.properties += written.declaration
            parts.values += written.values
            parts.methods += written.accessors
        case .comment(let lines): parts.properties += lines
        }
    }

    /// How a property that is kept begins.
    private func values(
        of property: ClassDeclaration.StoredProperty, in kind: ScriptClass
    ) throws(CodeGap) -> [String] {
        guard property.isKept, let value = try initialValue(of: property, in: kind) else {
            return []
        }
        return ended("_\(Self.plain(property.name.text)) = \(value)")
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
            return [try self.setter(setterName(name, in: kind), type, setter)]
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
        return [get, try setter(setterName(name, in: kind), type, set)]
    }

    private func setter(
        _ selector: String, _ type: ValueType, _ code: CheckedClosure
    ) throws(CodeGap) -> Method {
        let parameters = code.parameters.suffix(1)
        let head = try head(selector, "void", parameters)
        return Method(head: head, body: try lines(code.body))
    }

    private func getterName(_ name: String, in kind: ScriptClass) -> String {
        accessorName(in: kind) {
            if case .getter(let property) = $0 { property.name == name } else { false }
        }
            ?? name
    }

    /// `setSelected:` of `isSelected`
    private func setterName(_ name: String, in kind: ScriptClass) -> String {
        accessorName(in: kind) {
            if case .setter(let property) = $0 { property.name == name } else { false }
        }
            ?? "set\(name.capitalisedFirst):"
    }

    /// The longest selector of a superclass, or of the class, that is meant.
    private func accessorName(
        in kind: ScriptClass, where isMeant: (ObjectiveCNames.Member) -> Bool
    ) -> String? {
        for type in kind.description.lineage(in: line.classes) {
            let names = type.objectiveC.instance.filter { isMeant($0.value) }.keys
            if let found = names.max(by: { ($0.count, $0) < ($1.count, $1) }) { return found }
        }
        return nil
    }
}

extension ClassDeclaration.StoredProperty {
    /// Whether its objects keep it from the beginning.
    var isKept: Bool { modifiers.isDisjoint(with: [.lazy, .override, .static]) }
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
