/// Writes what is known of the uses of a value as a type of Swift, and the value that stands for nothing of that type.
@MainActor
struct StubTypeWriter {
    let sketch: StubSketch
    let classes: ClassTable

    // MARK: Types

    /// The type of a value that code uses so; `Any` where its uses tell nothing.
    func text(of use: StubUse, within outer: [StubUse] = []) -> WrittenType {
        let plain = plain(of: use, within: outer)
        return use.isOptional ? plain.optional : plain
    }

    private func plain(of use: StubUse, within outer: [StubUse]) -> WrittenType {
        if let type = joined(use, outer) { return text(of: type, within: outer + [use]) }
        guard let members = use.members, members.kind != .extension else { return .any }
        return named(members.name)
    }

    private func named(_ name: String) -> WrittenType {
        WrittenType(name, name.contains(" & ") ? .composition : .plain)
    }

    /// The one type that all uses agree on; nil where they tell none, or where the value has a type of its own.
    func joined(_ use: StubUse, _ outer: [StubUse] = []) -> ValueType? {
        guard outer.count < 6, !outer.contains(where: { $0 === use }) else { return nil }
        let known = use.types.filter { type in
            type.description?.stubUse.map { !isUntold($0, outer + [use]) } ?? true
        }
        let told = known.filter { !$0.isUnknown }
        guard var type = told.first else { return use.members == nil ? known.first : nil }
        for other in told.dropFirst() {
            if type.isNamed(.int), other.isNamed(.double) || other.isNamed(.float) {
                type = other
            } else if other.isNamed(.int), type.isNamed(.double) || type.isNamed(.float) {
                continue
            } else if let both = narrower(type, other) {
                type = both
            } else {
                return use.members == nil ? .any : nil
            }
        }
        return type
    }

    /// Of two types, the one whose values are of both.
    private func narrower(_ first: ValueType, _ second: ValueType) -> ValueType? {
        if first.isUnknown { return second }
        if second.isUnknown { return first }
        if first.fits(second, in: classes) { return first }
        return second.fits(first, in: classes) ? second : nil
    }

    private func isUntold(_ use: StubUse, _ outer: [StubUse]) -> Bool {
        use.members == nil && joined(use, outer) == nil
    }

    func text(of type: ValueType, within outer: [StubUse]) -> WrittenType {
        switch type {
        case .void: .void
        case .null, .any, .generic: .any
        case .named(let description):
            if let use = description.stubUse {
                text(of: use, within: outer)
            } else {
                named(description.name + parameters(of: description.name))
            }
        case .optional(let inner): text(of: inner, within: outer).optional
        case .array(let element): WrittenType("[\(text(of: element, within: outer))]")
        case .set(let element): WrittenType("Set<\(text(of: element, within: outer))>")
        case .dictionary(let key, let value):
            WrittenType("[\(text(of: key, within: outer)): \(text(of: value, within: outer))]")
        case .range(let bound): WrittenType("Range<\(text(of: bound, within: outer))>")
        case .function(let parameters, let result):
            WrittenType(
                "("
                    + parameters.map { text(of: $0, within: outer).description }.joined(
                        separator: ", ")
                    + ") -> \(resultText(of: result, within: outer))", .function)
        case .tuple(let elements):
            WrittenType(
                "("
                    + elements.map { element in
                        (element.label.map { $0 + ": " } ?? "")
                            + text(of: element.type, within: outer).description
                    }.joined(separator: ", ") + ")")
        }
    }

    private func resultText(of result: ValueType, within outer: [StubUse]) -> WrittenType {
        if let use = result.description?.stubUse { return self.result(of: use, within: outer) }
        return text(of: result, within: outer)
    }

    /// What a call gives that code uses so: nothing where code does nothing with it.
    func result(of use: StubUse, within outer: [StubUse] = []) -> WrittenType {
        isUntold(use, outer) && !use.isOptional && use.isDropped
            ? .void : text(of: use, within: outer)
    }

    /// `<Any>` for a type with one type parameter.
    private func parameters(of name: String) -> String {
        guard let count = sketch.type(named: name)?.parameterCount, count > 0 else { return "" }
        return "<" + Array(repeating: "Any", count: count).joined(separator: ", ") + ">"
    }

    // MARK: Values

    /// What stands for nothing of the type that was written; nil where no such value is known.
    func nothing(of use: StubUse, written type: WrittenType) -> String? {
        if type.shape == .optional { return "nil" }
        if type == .any { return "\"\"" }
        if type == .void { return "()" }
        return joined(use, []).map { nothing(of: $0) } ?? use.members.flatMap(nothing)
    }

    /// A call of an initialiser that takes values which stand for nothing; nil where the type has one without arguments.
    func plainInitialiser(of type: TypeDescription) -> String? {
        let known = type.members.initialisers
        if known.contains(where: { $0.parameters.isEmpty }) { return nil }
        for initialiser in known where !initialiser.result.isOptional {
            let values = initialiser.parameters.compactMap { parameter in
                nothing(of: parameter.type).map { (parameter.label.map { $0 + ": " } ?? "") + $0 }
            }
            guard values.count == initialiser.parameters.count else { continue }
            return "self.init(\(values.joined(separator: ", ")))"
        }
        return nil
    }

    func nothing(of type: ValueType) -> String? {
        switch type {
        case .void: "()"
        case .null, .optional: "nil"
        case .any, .generic: "\"\""
        case .array, .set: "[]"
        case .dictionary: "[:]"
        case .range: "0..<0"
        case .tuple(let elements): tuple(elements)
        case .function(let parameters, let result): function(parameters.count, result)
        case .named(let description):
            if let use = description.stubUse {
                nothing(of: use, written: text(of: use))
            } else {
                nothing(of: description)
            }
        }
    }

    private func tuple(_ elements: [TupleElement]) -> String? {
        let parts = elements.compactMap { nothing(of: $0.type) }
        return parts.count == elements.count ? "(\(parts.joined(separator: ", ")))" : nil
    }

    private func function(_ count: Int, _ result: ValueType) -> String? {
        let names =
            count == 0 ? "" : Array(repeating: "_", count: count).joined(separator: ", ") + " in "
        if let use = result.description?.stubUse {
            let text = self.result(of: use)
            return text == .void
                ? "{ \(names)}" : nothing(of: use, written: text).map { "{ \(names)\($0) }" }
        }
        return result.isVoid ? "{ \(names)}" : nothing(of: result).map { "{ \(names)\($0) }" }
    }

    private func nothing(of type: TypeDescription) -> String? {
        if let sketched = sketch.type(named: type.name) { return nothing(of: sketched) }
        switch type.name {
        case "Bool": return "false"
        case "String": return "\"\""
        case "Int", "Double", "Float", "UInt", "CGFloat": return "0"
        case "UIColor": return ".clear"
        case "IndexPath": return "IndexPath(row: 0, section: 0)"
        case "Notification.Name": return "Notification.Name(\"\")"
        case "UIFont": return ".systemFont(ofSize: 17)"
        case "URL": return "URL(fileURLWithPath: \"\")"
        case "CGRect", "CGPoint", "CGSize", "UIEdgeInsets": return ".zero"
        default: break
        }
        switch type.kind {
        case .choices(let names):
            return names.indices.first { type.carried(by: $0).isEmpty }.map { ".\(names[$0])" }
        case .options: return "[]"
        case .simple, .object: break
        }
        let isPlain = type.members.initialisers.contains { initialiser in
            initialiser.parameters.isEmpty
                || type.inherits(from: .view, in: classes)
                    && initialiser.parameters.allSatisfy { $0.defaultValue != nil }
        }
        return isPlain && !type.isScripted ? "\(type.name)()" : nil
    }

    /// The first case that carries nothing, or else one that carries what is empty.
    private func emptyCase(of type: StubType) -> String? {
        if let plain = type.cases.first(where: { $0.parameters.isEmpty }) {
            return ".\(plain.name)"
        }
        for choice in type.cases {
            let values = choice.parameters.map { label, use in
                nothing(of: use, written: text(of: use)).map {
                    (label.map { $0 + ": " } ?? "") + $0
                }
            }
            let known = values.compactMap { $0 }
            if known.count == values.count {
                return ".\(choice.name)(\(known.joined(separator: ", ")))"
            }
        }
        return nil
    }

    private func nothing(of type: StubType) -> String? {
        if type.kind == .protocol { return nil }
        if type.isEnumeration(sketch) {
            return emptyCase(of: type)
        }
        return "\(type.name)\(parameters(of: type.name))()"
    }
}

extension StubType {
    /// Whether it is an enumeration: code writes its members by their names alone, and makes none.
    @MainActor func isEnumeration(_ sketch: StubSketch) -> Bool {
        guard kind == .class, isImplicit || members.contains(where: { $0.kind == .choice }),
            sketch.base(of: name) == "NSObject", !cases.isEmpty
        else { return false }
        return !members.contains { $0.kind == .initialiser || $0.kind == .property && isKept($0) }
    }

    private func isKept(_ member: Member) -> Bool { !member.isStatic && member.use.isSet }

    /// Its cases, where it is an enumeration: those that patterns tell of say what they carry.
    @MainActor var cases: [Member] {
        let carrying = members.filter { $0.kind == .choice }
        let named = members.filter { member in
            guard member.isStatic, member.kind != .choice else { return false }
            return !carrying.contains { $0.name == member.name }
                && member.use.types.allSatisfy { type in
                    type.description?.stubUse?.members === self || type.description?.name == name
                }
        }
        var seen: Set<String> = []
        return (carrying + named).filter { seen.insert($0.name).inserted }
    }
}
