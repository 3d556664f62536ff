/// How a value of a declared type crosses between the model and statements.
struct ScriptType {
    /// The type that turns into a value of statements and back.
    let name: String
    /// Makes one of an expression of the declared type; nil where both are the same type.
    var wrap: ((String) -> String)?
    /// The way back.
    var unwrap: ((String) -> String)?

    func wrapped(_ expression: String) -> String { wrap?(expression) ?? expression }
    func unwrapped(_ expression: String) -> String { unwrap?(expression) ?? expression }
}

/// Finds how types cross.
struct ScriptTypes {
    /// Types that are values of statements themselves.
    let plain: Set<String>
    /// Protocols whose objects statements hold, and other types that need one of statements' own, with the type that
    /// holds a value of them: `Set<UITouch>` is held by `TouchSet`.
    let references: [String: String]

    /// Nil where the type cannot cross.
    func type(for declared: SpelledType) -> ScriptType? {
        if let held = reference(to: declared.text) { return held }
        return switch declared {
        case .named("Void", _), .inOut, .variadic, .tuple: nil
        case .named(let name, []): plain.contains(name) ? ScriptType(name: name) : nil
        case .named: nil
        case .existential(let name): reference(to: name)
        case .optional(let inner), .unwrapped(let inner): optional(inner)
        case .array(let element): array(element)
        case .dictionary: nil
        case .function(let parameters, let result): block(parameters, result)
        }
    }

    private func reference(to name: String) -> ScriptType? {
        references[name].map { type in
            ScriptType(
                name: type, wrap: { "\(type)(\($0))" }, unwrap: { "\($0).object" })
        }
    }

    private func optional(_ inner: SpelledType) -> ScriptType? {
        guard let inner = type(for: inner) else { return nil }
        return ScriptType(
            name: inner.name + "?",
            wrap: inner.wrap.map { wrap in { "\($0).map { \(wrap("$0")) }" } },
            unwrap: inner.unwrap.map { unwrap in { "\($0).map { \(unwrap("$0")) }" } })
    }

    private func array(_ element: SpelledType) -> ScriptType? {
        guard let element = type(for: element) else { return nil }
        return ScriptType(
            name: "[\(element.name)]",
            wrap: element.wrap.map { wrap in { "\($0).map { \(wrap("$0")) }" } },
            unwrap: element.unwrap.map { unwrap in { "\($0).map { \(unwrap("$0")) }" } })
    }

    /// A closure that returns nothing; the others differ in what stands for a missing answer.
    private func block(_ parameters: [SpelledType], _ result: SpelledType) -> ScriptType? {
        guard result == .void else { return nil }
        var types: [ScriptType] = []
        for parameter in parameters {
            guard let type = type(for: parameter) else { return nil }
            types.append(type)
        }
        let isPlain = types.allSatisfy { $0.wrap == nil }
        return ScriptType(
            name: "Block<\(types.map(\.name).joined(separator: ", "))>",
            wrap: isPlain ? { "Block(\($0))" } : nil,
            unwrap: { block in Self.call(of: block, types) })
    }

    private static func call(of block: String, _ types: [ScriptType]) -> String {
        guard types.contains(where: { $0.wrap != nil }) else { return "\(block).run" }
        let names = types.indices.map { "value\($0)" }
        let arguments = zip(types, names).map { $0.wrapped($1) }.joined(separator: ", ")
        let head = names.joined(separator: ", ")
        let kinds = types.map(\.name).joined(separator: ", ")
        return "{ (block: Block<\(kinds)>) in { \(head) in block.call(\(arguments)) } }(\(block))"
    }
}
