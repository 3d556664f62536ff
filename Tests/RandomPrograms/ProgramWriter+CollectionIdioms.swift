/// Pieces of programs that work with texts, lists and tables.
extension ProgramWriter {
    mutating func textIdiom() -> String {
        let text = typed(.string, 1)
        let (first, second) = (name("t"), name("t"))
        switch dice.roll(10) {
        case 0: return "for \(first) in \(text) { print(\(first), terminator: \"|\") }\nprint()"
        case 1:
            return "print(\(text).map { String($0) }, \(text).filter { $0 != \"a\" })"
        case 2:
            return "let \(first) = \(text).split(separator: \" \").map { String($0) }\n"
                + "print(\(first), \(first).count)"
        case 3:
            return "print(\(text).hasPrefix(\"a\"), \(text).hasSuffix(\"q\\\"\"), "
                + "\(text).contains(\"é\"), \(text) == String(\(text).reversed()))"
        case 4: return "print(\(text).first.map { String($0) } ?? \"-\", \(text).last as Any)"
        case 5:
            return "var \(first) = \(text)\n\(first).append(\"!\")\nlet \(second) = \(first)\n"
                + "\(first) += \(typed(.string, 1))\nprint(\(first), \(second), \(first).count)"
        case 6:
            return "print(String(\(text).dropFirst()), String(\(text).dropLast()), "
                + "String(\(text).suffix(\(dice.roll(3)))))"
        case 7: return "print(\"\"\"\n<\\(\(text))>\n  \\(\(text).count)\n\"\"\")"
        case 8:
            return "print(Array(\(text)).count, \(text).isEmpty ? \"none\" : \(text).uppercased())"
        default: return "print(\"\\(\(text)) and \\([\(text)])\", [\"k\": \(text)])"
        }
    }

    // MARK: Collections

    mutating func listIdiom() -> String {
        let element = dice.pick([.int, .string, .double] as [Kind])
        let list = typed(.array(element), 1)
        let (first, second) = (name("l"), name("l"))
        switch dice.roll(13) {
        case 0:
            return "print((\(list)).sorted(by: >), (\(list)).min() as Any, (\(list)).max() as Any)"
        case 1: return "print((\(list)).enumerated().map { \"\\($0.offset):\\($0.element)\" })"
        case 2: return "print(zip((\(list)), 1...).map { \"\\($0)\\($1)\" })"
        case 3: return "print((\(list)).first { $0 > \(literal(element, 0)) } as Any)"
        case 4:
            return "print((\(list)).contains(\(literal(element, 0))), "
                + "(\(list)).allSatisfy { $0 < \(literal(element, 0)) })"
        case 5:
            return "var \(first) = \(list)\nlet \(second) = \(first)\n"
                + "\(first).removeAll { $0 > \(literal(element, 0)) }\n\(first).reverse()\n"
                + "print(\(first), \(second))"
        case 6:
            return "var \(first) = \(list)\n\(first).sort()\n"
                + "if \(first).count > 1 { \(first).swapAt(0, \(first).count - 1) }\nprint(\(first))"
        case 7:
            return "print((\(list)).prefix { $0 < \(literal(element, 0)) }.count, "
                + "Array((\(list)).dropFirst(\(dice.roll(3)))), Array((\(list)).suffix(2)))"
        case 8:
            return
                "print((\(list)).flatMap { [$0, $0] }, (\(list)).compactMap { $0 as \(element.text)? })"
        case 9:
            return "print((\(list)).firstIndex(of: \(literal(element, 0))) as Any, "
                + "(\(list)).indices.map { $0 * 2 })"
        case 10:
            return
                "for \(first) in stride(from: \(dice.roll(4)), to: \(4 + dice.roll(9)), by: \(1 + dice.roll(3))) "
                + "{ print(\(first), terminator: \" \") }\nprint(\"end\")"
        case 11:
            return "let \(first) = [\(list), \(list)]\nvar \(second) = \(first)\n"
                + "\(second)[0].append(\(literal(element, 0)))\n"
                + "print(\(first).map(\\.count), \(second), \(first) == \(second))"
        default:
            return "var \(first) = [(name: \"a\", list: \(list)), (name: \"b\", list: \(list))]\n"
                + "let \(second) = \(first)\n\(first)[1].list.append(\(literal(element, 0)))\n"
                + "\(first)[0].name += \"!\"\nprint(\(first), \(second).map { $0.name })"
        }
    }

    mutating func tableIdiom() -> String {
        let value = dice.pick([.int, .string, .array(.int)] as [Kind])
        let table = typed(.dictionary(.string, value), 1)
        let (first, second) = (name("d"), name("d"))
        switch dice.roll(8) {
        case 0:
            return
                "for \(first) in (\(table)).keys.sorted() { print(\(first), (\(table))[\(first)]!) }"
        case 1:
            return "var \(first): [String: Int] = [:]\n"
                + "for \(second) in \(typed(.array(.string), 1)) { \(first)[\(second), default: 0] += 1 }\n"
                + "print(\(first).sorted { $0.key < $1.key }.map { \"\\($0.key)=\\($0.value)\" })"
        case 2:
            return
                "var \(first) = \(table)\nlet \(second) = \(first).updateValue(\(typed(value, 1)), forKey: \"k\")\n"
                + "print(\(second) as Any, \(first).count, \(first).removeValue(forKey: \"zz\") as Any)"
        case 3:
            return
                "if let \(first) = (\(table))[\"a\"] { print(\"has\", \(first)) } else { print(\"has none\") }"
        case 4: return "print((\(table)).count, (\(table)).isEmpty, (\(table))[\"nope\"] == nil)"
        case 5:
            return "var \(first): [Int: [String]] = [:]\n"
                + "for \(second) in \(typed(.array(.string), 1)) { \(first)[\(second).count, default: []].append(\(second)) }\n"
                + "for \(second) in \(first).keys.sorted() { print(\(second), \(first)[\(second)]!) }"
        case 6:
            return
                "let \(first) = \(typed(.array(.int), 1))\nlet \(second) = (\(first).filter { $0 % 2 == 0 }, \(first).filter { $0 % 2 != 0 })\n"
                + "print(\(second), \(first).prefix { $0 > 0 }.count, \(first).drop { $0 > 0 }.count)"
        default:
            return
                "var \(first): Set = [\(dice.roll(9)), \(9 + dice.roll(9))]\nlet \(second) = \(first)\n"
                + "\(first).insert(\(dice.roll(9)))\n\(first).remove(\(dice.roll(9)))\n"
                + "print(\(first).sorted(), \(second).sorted(), \(first).isSubset(of: \(second)))"
        }
    }
}
