/// Statements.
extension ProgramWriter {
    mutating func statement() -> String {
        if depth > 2 { return dice.roll(2) == 0 ? change() : printing() }
        switch dice.roll(25) {
        case 20...24: return idiom()
        case 0...4: return declaration()
        case 5...9: return change()
        case 10...11: return printing()
        case 12: return branch()
        case 13: return loop()
        case 14: return unwrapping()
        case 15: return switching()
        case 16: return trying()
        case 17: return closureStatement()
        case 18: return copying()
        default: return callStatement()
        }
    }

    mutating func printing() -> String {
        let kind = kind(2)
        return show(typed(kind, 2), kind).map { "print(\($0))" } ?? "print(\(expression(.int, 2)))"
    }

    mutating func declaration() -> String {
        let kind = kind(2)
        let value = expression(kind, 2)
        let isConstant = chance(1, of: 3)
        let name = name("v")
        scope.variables.append(.init(name: name, kind: kind, isConstant: isConstant))
        return "\(isConstant ? "let" : "var") \(name): \(kind.text) = \(value)"
    }

    /// A copy of a variable, and a change of one of the two.
    private mutating func copying() -> String {
        guard let variable = mutableVariable() else { return declaration() }
        let copy = name("w")
        let lines = ["let \(copy) = \(variable.name)", change(of: variable)]
        scope.variables.append(.init(name: copy, kind: variable.kind, isConstant: true))
        return lines.joined(separator: "\n")
    }

    func isChangeable(_ variable: ProgramScope.Variable) -> Bool { !variable.isConstant }

    mutating func mutableVariable() -> ProgramScope.Variable? {
        let variables = scope.variables.filter(isChangeable)
        return variables.isEmpty ? nil : dice.pick(variables)
    }

    mutating func change() -> String {
        guard let variable = mutableVariable() else { return declaration() }
        return change(of: variable)
    }

    mutating func change(of variable: ProgramScope.Variable) -> String {
        change(variable.name, variable.kind, 2)
    }

    /// Changes a place, or something within it.
    mutating func change(_ place: String, _ kind: Kind, _ levels: Int) -> String {
        if chance(1, of: 5) || levels == 0 { return assignment(place, kind) }
        switch kind {
        case .int, .sized:
            let sign = dice.pick(["+=", "-=", "&+=", "&*=", "|=", "^="])
            return "\(place) \(sign) \(expression(kind, 1))"
        case .double, .float:
            return "\(place) \(dice.pick(["+=", "-=", "*="])) \(expression(kind, 1))"
        case .bool: return "\(place).toggle()"
        case .string: return "\(place) += \(expression(.string, 1))"
        case .array(let element): return changeArray(place, element, levels)
        case .set(let element): return "\(place).insert(\(expression(element, 0)))"
        case .dictionary(let key, let value): return changeDictionary(place, key, value, levels)
        case .optional(let inner):
            return "if \(place) != nil { \(change("\(place)!", inner, levels - 1)) }"
        case .tuple(let fields):
            let index = dice.roll(fields.count)
            let field = fields[index]
            let part = field.name.isEmpty ? "\(index)" : field.name
            return change("\(place).\(part)", field.kind, levels - 1)
        case .structure(let name): return changeStructure(place, scope.structure(name), levels)
        case .enumeration(let name):
            if let method = scope.enumeration(name)?.mutating.first {
                return "\(place).\(method.name)()"
            }
            return assignment(place, kind)
        case .object(let name):
            guard let field = scope.type(name)?.fields.first else { return printing() }
            return change("\(place).\(field.name)", field.kind, levels - 1)
        case .function: return assignment(place, kind)
        }
    }

    /// An assignment, but none of a place to itself.
    private mutating func assignment(_ place: String, _ kind: Kind) -> String {
        let value = expression(kind, 1)
        return "\(place) = \(value == place ? literal(kind, 1) : value)"
    }

    private mutating func changeArray(_ place: String, _ element: Kind, _ levels: Int) -> String {
        switch dice.roll(8) {
        case 0...2: return "\(place).append(\(expression(element, 1)))"
        case 3: return "if !\(place).isEmpty { \(place).removeLast() }"
        case 4...5:
            return "if !\(place).isEmpty { \(change("\(place)[0]", element, levels - 1)) }"
        case 6: return "\(place).insert(\(expression(element, 1)), at: 0)"
        default: return "\(place) += \(expression(.array(element), 1))"
        }
    }

    private mutating func changeDictionary(
        _ place: String, _ key: Kind, _ value: Kind, _ levels: Int
    ) -> String {
        let index = literal(key, 0)
        switch dice.roll(5) {
        case 0: return "\(place)[\(index)] = \(typed(value, 1))"
        case 1: return "\(place).removeValue(forKey: \(index))"
        case 2:
            return change("\(place)[\(index), default: \(literal(value, 1))]", value, levels - 1)
        case 3: return "\(place)[\(index)] = nil"
        default: return "\(place).updateValue(\(typed(value, 1)), forKey: \(index))"
        }
    }

    private mutating func changeStructure(
        _ place: String, _ type: ProgramScope.Declared?, _ levels: Int
    ) -> String {
        guard let type else { return printing() }
        if let method = type.mutating.first, chance(1, of: 3) {
            return call(method, place + ".", 1)
        }
        let field = dice.pick(type.fields)
        return change("\(place).\(field.name)", field.kind, levels - 1)
    }
}
