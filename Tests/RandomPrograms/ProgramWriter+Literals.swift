/// Values as they are written.
extension ProgramWriter {
    private static let texts = [
        "\"\"", "\"a\"", "\"bc\"", "\"héllo\"", "\"x y z\"", "\"it's\"", "\"q\\\"q\"", "\"A\\tB\"",
        "\"日本\"", "\"e\\u{301}\"",
    ]
    private static let fractions = ["0.5", "1.25", "-2.0", "3.75", "0.1", "100.0", "1e3", "-0.0"]

    /// A value of that kind that mentions no name but `zero`.
    mutating func literal(_ kind: Kind, _ levels: Int) -> String {
        switch kind {
        case .int: "\(dice.roll(24) - 6)"
        case .sized(let name): "\(name)(\(dice.roll(100)) + zero)"
        case .double: dice.pick(Self.fractions)
        case .float: "(\(dice.pick(Self.fractions)) as Float)"
        case .bool: dice.pick(["true", "false"])
        case .string: dice.pick(Self.texts)
        case .array(let element): list(element, levels)
        case .set(let element): "Set(\(distinct(element)) as [\(element.text)])"
        case .dictionary(let key, let value): table(key, value, levels)
        case .optional(let inner):
            chance(1, of: 3) ? "nil" : literal(inner, levels)
        case .tuple(let fields):
            "("
                + fields.map { field in
                    (field.name.isEmpty ? "" : field.name + ": ") + literal(field.kind, levels)
                }.joined(separator: ", ") + ")"
        case .function(let parameters, let result): closure(parameters, result, levels)
        case .structure(let name): made(scope.structure(name), levels)
        case .enumeration(let name): enumerationCase(scope.enumeration(name), levels)
        case .object(let name): made(scope.type(name), levels)
        }
    }

    private mutating func list(_ element: Kind, _ levels: Int) -> String {
        let count = levels > 0 ? dice.roll(4) : 0
        let values = (0..<count).map { _ in literal(element, levels - 1) }
        return count == 0 ? "[\(element.text)]()" : "[\(values.joined(separator: ", "))]"
    }

    /// An array without equals.
    private mutating func distinct(_ key: Kind) -> String {
        let values = key == .int ? ["3", "-1", "12", "7"] : ["\"k\"", "\"a\"", "\"zz\"", "\"m\""]
        return "[" + values.prefix(dice.roll(4)).joined(separator: ", ") + "]"
    }

    private mutating func table(_ key: Kind, _ value: Kind, _ levels: Int) -> String {
        let keys = key == .int ? ["3", "-1", "12"] : ["\"k\"", "\"a\"", "\"zz\""]
        let count = levels > 0 ? dice.roll(4) : 0
        if count == 0 { return "[\(key.text): \(value.text)]()" }
        let entries = keys.prefix(count).map { "\($0): \(literal(value, levels - 1))" }
        return "[\(entries.joined(separator: ", "))]"
    }

    /// A closure that uses its parameters and what is in scope.
    mutating func closure(_ parameters: [Kind], _ result: Kind, _ levels: Int) -> String {
        let names = parameters.map { _ in name("p") }
        let outer = scope.variables
        for (name, kind) in zip(names, parameters) {
            scope.variables.append(.init(name: name, kind: kind, isConstant: true))
        }
        let value = expression(result, max(0, levels - 1))
        scope.variables = outer
        let list = zip(names, parameters).map { "\($0): \($1.text)" }.joined(separator: ", ")
        return "{ (\(list)) -> \(result.text) in \(value) }"
    }

    /// A structure or an object by its initialiser.
    private mutating func made(_ type: ProgramScope.Declared?, _ levels: Int) -> String {
        guard let type else { return "0" }
        let arguments = type.fields.map { "\($0.name): \(argument($0.kind, levels))" }
        return "\(type.name)(\(arguments.joined(separator: ", ")))"
    }

    private mutating func argument(_ kind: Kind, _ levels: Int) -> String {
        if let variable = variable(of: kind), chance(1, of: 3) { return variable }
        return literal(kind, levels - 1)
    }

    private mutating func enumerationCase(_ type: ProgramScope.Declared?, _ levels: Int) -> String {
        guard let type else { return "0" }
        let one = dice.pick(type.cases)
        if one.fields.isEmpty { return "\(type.name).\(one.name)" }
        let values = one.fields.map { field in
            (field.name.isEmpty ? "" : field.name + ": ") + argument(field.kind, levels)
        }
        return "\(type.name).\(one.name)(\(values.joined(separator: ", ")))"
    }
}
