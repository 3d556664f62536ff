/// Expressions that are put together with operators and members.
extension ProgramWriter {
    mutating func composed(_ kind: Kind, _ levels: Int) -> String {
        switch kind {
        case .int: wholeNumber(levels)
        case .sized(let name): sizedNumber(kind, name, levels)
        case .double, .float: fraction(kind, levels)
        case .bool: test(levels)
        case .string: text(levels)
        case .array(let element): array(element, levels)
        case .set(let element): set(element, levels)
        case .dictionary(let key, let value): dictionary(key, value, levels)
        case .optional(let inner): optional(inner, levels)
        case .tuple, .function, .structure, .enumeration, .object: literal(kind, levels)
        }
    }

    private mutating func wholeNumber(_ levels: Int) -> String {
        let (first, second) = (typed(.int, levels - 1), typed(.int, levels - 1))
        switch dice.roll(16) {
        case 0...4: return "(\(first) \(dice.pick(["+", "-", "*"])) \(second))"
        case 5: return "(\(first) \(dice.pick(["&+", "&-", "&*"])) \(second))"
        case 6: return "(\(first) \(dice.pick(["/", "%"])) (abs(\(second)) + 1))"
        case 7: return "(\(first) \(dice.pick(["&", "|", "^"])) \(second))"
        case 8: return "(\(first) \(dice.pick(["<<", ">>"])) \(dice.roll(5)))"
        case 9: return "\(expression(.string, levels - 1)).count"
        case 10:
            let kind = Kind.array(simpleKind())
            return "\(typed(kind, levels - 1)).count"
        case 11: return "max(\(first), \(second))"
        case 12: return "\(typed(.array(.int), levels - 1)).reduce(\(first)) { $0 &+ $1 }"
        case 13: return "(Int(\(typed(.string, levels - 1))) ?? \(second))"
        case 14: return "Int(\(typed(.sized(dice.pick(Kind.sizes.dropLast())), levels - 1)))"
        default: return "(0 - \(first))"
        }
    }

    private mutating func sizedNumber(_ kind: Kind, _ name: String, _ levels: Int) -> String {
        let (first, second) = (typed(kind, levels - 1), typed(kind, levels - 1))
        switch dice.roll(9) {
        case 0: return "(\(first) \(dice.pick(["+", "-", "*"])) \(second))"
        case 1...3: return "(\(first) \(dice.pick(["&+", "&-", "&*"])) \(second))"
        case 4: return "(\(first) \(dice.pick(["&", "|", "^"])) \(second))"
        case 5: return "(\(first) \(dice.pick(["<<", ">>", "&<<", "&>>"])) \(dice.roll(12)))"
        case 6: return "\(name)(truncatingIfNeeded: \(expression(.int, levels - 1)))"
        case 7: return "\(name)(clamping: \(expression(.int, levels - 1)))"
        default: return "(\(first) \(dice.pick(["/", "%"])) (\(second) | 1))"
        }
    }

    private mutating func fraction(_ kind: Kind, _ levels: Int) -> String {
        let (first, second) = (typed(kind, levels - 1), typed(kind, levels - 1))
        switch dice.roll(6) {
        case 0...3: return "(\(first) \(dice.pick(["+", "-", "*", "/"])) \(second))"
        case 4: return "\(kind.text)(\(expression(.int, levels - 1)))"
        default: return "\(dice.pick(["max", "min"]))(\(first), \(second))"
        }
    }

    private mutating func test(_ levels: Int) -> String {
        let ordered = dice.pick([.int, .string, .double, .sized(dice.pick(Kind.sizes))] as [Kind])
        switch dice.roll(7) {
        case 0...2:
            let sign = dice.pick(["<", ">", "<=", ">=", "==", "!="])
            return "(\(typed(ordered, levels - 1)) \(sign) \(typed(ordered, levels - 1)))"
        case 3:
            let (first, second) = (typed(.bool, levels - 1), typed(.bool, levels - 1))
            return "(\(first) \(dice.pick(["&&", "||"])) \(second))"
        case 4: return "!(\(typed(.bool, levels - 1)))"
        case 5: return "\(typed(.array(.int), levels - 1)).contains(\(expression(.int, 0)))"
        default: return "\(typed(.string, levels - 1)).isEmpty"
        }
    }

    private mutating func text(_ levels: Int) -> String {
        let first = typed(.string, levels - 1)
        switch dice.roll(9) {
        case 0...1: return "(\(first) + \(typed(.string, levels - 1)))"
        case 2: return "\(first).\(dice.pick(["uppercased()", "lowercased()"]))"
        case 3: return "String(\(first).reversed())"
        case 4: return "String(\(typed(dice.pick([.int, .bool, .double]), levels - 1)))"
        case 5: return "\(typed(.array(.string), levels - 1)).joined(separator: \"-\")"
        case 6: return "String(\(first).prefix(\(dice.roll(3))))"
        case 7: return "String(repeating: \(first), count: \(dice.roll(3)))"
        default:
            let kind = simpleKind()
            return "\"<\\(\(typed(kind, levels - 1)))>\""
        }
    }

    private mutating func array(_ element: Kind, _ levels: Int) -> String {
        let own = Kind.array(element)
        let array = typed(own, levels - 1)
        switch dice.roll(8) {
        case 0: return "(\(array) + \(typed(own, levels - 1)))"
        case 1: return "Array(\(array).reversed())"
        case 2: return "Array(\(array).prefix(\(dice.roll(3))))"
        case 3: return "\(array).filter { _ in \(expression(.bool, 0)) }"
        case 4: return "\(typed(.array(.int), levels - 1)).map { _ in \(telling(element)) }"
        case 5 where element.isOrdered: return "\(array).sorted()"
        case 6: return "Array(repeating: \(telling(element)), count: \(dice.roll(3)))"
        default: return literal(own, levels)
        }
    }

    private mutating func set(_ element: Kind, _ levels: Int) -> String {
        let own = Kind.set(element)
        let name = dice.pick(["union", "intersection", "subtracting"])
        return "\(typed(own, levels - 1)).\(name)(\(typed(own, levels - 1)))"
    }

    private mutating func dictionary(_ key: Kind, _ value: Kind, _ levels: Int) -> String {
        let own = Kind.dictionary(key, value)
        return switch dice.roll(3) {
        case 0: "\(typed(own, levels - 1)).filter { $0.key != \(literal(key, 1)) }"
        case 1: "\(typed(own, levels - 1)).mapValues { _ in \(telling(value)) }"
        default: literal(own, levels)
        }
    }

    private mutating func optional(_ inner: Kind, _ levels: Int) -> String {
        switch inner {
        case .int where chance(1, of: 3): "Int(\(expression(.string, levels - 1)))"
        case .int where chance(1, of: 2): "\(typed(.array(.int), levels - 1)).max()"
        case .string where chance(1, of: 3): "\(typed(.array(.string), levels - 1)).first"
        case .sized(let name) where chance(1, of: 2):
            "\(name)(exactly: \(expression(.int, levels - 1)))"
        case .int, .double, .float, .bool, .string, .sized, .array, .set, .dictionary, .optional,
            .tuple, .function, .structure, .enumeration, .object:
            chance(1, of: 4) ? "nil" : expression(inner, levels - 1)
        }
    }

    /// A value as it is written, with its kind where nothing else tells that.
    private mutating func telling(_ kind: Kind) -> String {
        "(\(literal(kind, 1)) as \(kind.text))"
    }
}
