import CommandLanguage

/// Classes: an interface and its implementation are one.
extension SwiftWriter {
    func lines(_ written: ClassDeclaration) throws(CodeGap) -> [String] {
        guard let kind = scriptClass(named: written.name.text), let code = kind.declaration,
            let superclass = kind.description.superclass
        else { throw CodeGap("it adds to a class that is written elsewhere") }
        guard code.initialisers.isEmpty else {
            throw CodeGap("initialisers are written otherwise in Swift")
        }
        context = kind.description
        defer { context = nil }
        let parents = [superclass.name] + code.protocols.map(\.description)
        var lines = ["class \(kind.name): \(parents.joined(separator: ", ")) {"]
        let properties = try code.storedProperties.texts { property throws(CodeGap) in
            try declaration(of: property)
        }
        lines += properties.map { "    " + $0 }
        for method in code.methods where !method.body.isEmpty || method.objcSelector != nil {
            let written = try self.lines(method, superclass)
            if lines.count > 1 { lines.append("") }
            lines += written.map { $0.isEmpty ? "" : "    " + $0 }
        }
        return lines + ["}"]
    }

    private func declaration(
        of property: ClassDeclaration.StoredProperty
    ) throws(CodeGap) -> String {
        guard let type = property.type.flatMap(valueType),
            property.modifiers.isDisjoint(with: .static)
        else { throw CodeGap("'\(property.name.text)' is a property as only Objective-C has it") }
        let weak = property.modifiers.contains(.weak) ? "weak " : ""
        let name = property.name.text.swiftIdentifier
        if type.isNamed(.bool) { return "var \(name) = false" }
        if type.isScalar { return "var \(name): \(type.codeName) = 0" }
        if type.isStructure { return "var \(name): \(type.codeName) = .zero" }
        if case .function = type.unwrapped { return "var \(name): (\(type.unwrapped.name))!" }
        return "\(weak)var \(name): \(type.unwrapped.name)!"
    }

    // MARK: Methods

    private func lines(
        _ method: FunctionDeclaration, _ superclass: TypeDescription
    ) throws(CodeGap) -> [String] {
        guard let selector = method.objcSelector, !method.modifiers.contains(.static) else {
            throw CodeGap("'\(method.name.text)' is a method as only Objective-C has it")
        }
        let inherited = member(selector, of: .named(superclass))
        let own = context?.objectiveC.instance[selector]
        guard let known = inherited ?? own else {
            throw CodeGap("nothing tells what '\(selector)' is in Swift")
        }
        let word = inherited == nil ? "" : "override "
        switch known {
        case .getter(let property):
            let head = "\(word)var \(property.name): \(property.type.codeName) {"
            return [head] + (try inner(method.body)) + ["}"]
        case .setter: throw CodeGap("'\(selector)' is written otherwise in Swift")
        case .method(let known, _):
            let types = known.parameters.map { inherited == nil ? $0.type.given : $0.type }
            let names = method.parameters.map(\.name.text)
            let parameters = zip(zip(names, known.parameters), types).map { pair, type in
                Self.parameter(pair.0, pair.1.label, type)
            }
            let result = known.result.isVoid ? "" : " -> \(known.result.codeName)"
            let head =
                "\(word)func \(known.base)(\(parameters.joined(separator: ", ")))\(result) {"
            return [head] + (try inner(method.body, Array(zip(names, types)))) + ["}"]
        }
    }

    /// `_ animated: Bool`, `toParent parent: UIViewController?`
    private static func parameter(_ name: String, _ label: String?, _ type: ValueType) -> String {
        let isClosure = if case .function = type { true } else { false }
        let spelled = isClosure ? "@escaping \(type.name)" : type.codeName
        let outer = label ?? "_"
        return (outer == name ? name : "\(outer) \(name)") + ": " + spelled
    }
}

extension ValueType {
    /// As a method that takes an object has it, rather than nil.
    fileprivate var given: ValueType {
        if case .optional(.named(let type)) = self { .named(type) } else { self }
    }
}
