/// Pieces of programs with closures, patterns and numbers.
extension ProgramWriter {
    mutating func closureIdiom() -> String {
        let (first, second, third) = (name("q"), name("q"), name("q"))
        switch dice.roll(6) {
        case 0:
            return
                "func \(first)() -> () -> Int { var n = \(dice.roll(5)); return { n += \(1 + dice.roll(4)); return n } }\n"
                + "let (\(second), \(third)) = (\(first)(), \(first)())\n"
                + "print(\(second)(), \(second)(), \(third)(), \(second)())"
        case 1:
            return "var \(first): [() -> Void] = []\n"
                + "for \(second) in 0..<\(1 + dice.roll(3)) { \(first).append { print(\"turn\", \(second)) } }\n"
                + "\(first).reversed().forEach { $0() }"
        case 2:
            let kind = simpleKind()
            return
                "var \(first): \(kind.text) = \(literal(kind, 1))\nlet \(second) = { [\(first)] in \(first) }\n"
                + "let \(third) = { \(first) }\n\(first) = \(literal(kind, 1))\nprint(\(second)(), \(third)())"
        case 3:
            return "func \(first)(_ n: Int) -> (Int) -> Int { { $0 * n + \(dice.roll(5)) } }\n"
                + "print(\(typed(.array(.int), 1)).map(\(first)(\(dice.roll(5)))), \(first)(2)(3))"
        case 4:
            return "var \(first): ((Int) -> Int)? = nil\nprint(\(first)?(1) as Any)\n"
                + "\(first) = { $0 &+ \(expression(.int, 1)) }\nprint(\(first)?(2) as Any, \(first)!(3))"
        default:
            return
                "func \(first)(_ times: Int, _ body: (Int) -> Void) { for i in 0..<times { body(i) } }\n"
                + "var \(second) = 0\n\(first)(\(dice.roll(5))) { \(second) += $0 }\nprint(\(second))"
        }
    }

    // MARK: Patterns

    mutating func patternIdiom() -> String {
        let (first, second) = (name("y"), name("y"))
        switch dice.roll(8) {
        case 0:
            let values = [simpleKind(), .string, .array(.int), .bool].map {
                typed($0, 1) + " as Any"
            }
            return
                "for \(first) in [\(values.joined(separator: ", "))] as [Any] {\n    switch \(first) {\n"
                + "    case let n as Int where n > 3: print(\"big\", n)\n    case is Int: print(\"int\")\n"
                + "    case let s as String: print(\"text\", s)\n    case let a as [Int]: print(\"list\", a)\n"
                + "    case let d as Double: print(\"double\", d)\n    case is Bool: print(\"flag\")\n"
                + "    default: print(\"other\")\n    }\n}"
        case 1:
            return
                "for case let \(first)? in [\(dice.roll(9)), nil, \(dice.roll(9))] as [Int?] { print(\(first)) }"
        case 2:
            let value = typed(.optional(.int), 1)
            return
                "switch (\(value)) {\ncase let \(first)? where \(first) < 0: print(\"below\", \(first))\n"
                + "case 0?: print(\"zero\")\ncase .some(let \(second)): print(\"some\", \(second))\n"
                + "case nil: print(\"nil\")\n}"
        case 3:
            return
                "if case 0..<\(3 + dice.roll(9)) = (\(typed(.int, 1))) { print(\"within\") } else { print(\"outside\") }"
        case 4:
            return
                "for \(first) in (\(typed(.array(.int), 1))) where \(first) % 2 == 0 { print(\"even\", \(first)) }"
        case 5:
            return "switch (\(typed(.string, 1))) {\ncase \"a\", \"bc\": print(\"short\")\n"
                + "case let \(first) where \(first).count > 3: print(\"long\", \(first))\ndefault: print(\"else\")\n}"
        case 6:
            return
                "func \(first)(_ x: Int?) -> Int {\n    guard let x, x > \(dice.roll(5)) else { return -1 }\n"
                + "    return x * 2\n}\nprint(\(first)(nil), \(first)(\(dice.roll(12))), \(first)(\(typed(.optional(.int), 1))))"
        default:
            return "let (\(first), \(second)) = (\(dice.roll(9)), \(literal(.string, 0)))\n"
                + "print(\(first), \(second), (\(first), 1) < (\(dice.roll(9)), 2))"
        }
    }

    // MARK: Numbers

    mutating func numberIdiom() -> String {
        let size = dice.pick(Kind.sizes)
        let number = typed(.sized(size), 1)
        let whole = typed(.int, 1)
        switch dice.roll(9) {
        case 0: return "print((\(number)).description, \(size).max, \(size).min, ~(\(number)))"
        case 1: return "print((\(number)) / \(1 + dice.roll(5)), (\(number)) % \(1 + dice.roll(5)))"
        case 2:
            return
                "print(\(whole).magnitude, \(whole).signum(), \(whole).isMultiple(of: \(1 + dice.roll(4))))"
        case 3:
            return
                "print(String(\(whole), radix: \(dice.pick(["2", "8", "16", "36"]))), Int(\"7f\", radix: 16) as Any)"
        case 4:
            return
                "print(\(size)(truncatingIfNeeded: \(whole)), \(size)(exactly: \(whole)) as Any, \(size)(clamping: \(whole)))"
        case 5: return "print(\(size).max &+ 1, \(size).min &- 1, \(size).max &* 2)"
        case 6:
            let value = typed(.double, 1)
            return "print((\(value)).rounded(), abs(\(value)), (\(value)) > 0)"
        case 7:
            return
                "print(Double(\(whole)) / 4, Float(\(whole)) / 3, Int(Double(\(dice.roll(20))) / 3))"
        default:
            return
                "print((\(number)) == (\(number)), [\(number)], Double(\(number)), Int(\(number)))"
        }
    }
}
