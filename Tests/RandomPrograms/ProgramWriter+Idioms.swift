/// Short pieces of programs as people write them, each with values of its own.
extension ProgramWriter {
    /// A piece that prints what it has found.
    mutating func idiom() -> String {
        switch dice.roll(8) {
        case 0: return textIdiom()
        case 1: return listIdiom()
        case 2: return tableIdiom()
        case 3: return closureIdiom()
        case 4: return patternIdiom()
        case 5: return numberIdiom()
        case 6: return errorIdiom()
        default: return objectIdiom()
        }
    }

    // MARK: Texts

    private mutating func textIdiom() -> String {
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

    private mutating func listIdiom() -> String {
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

    private mutating func tableIdiom() -> String {
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

    // MARK: Closures

    private mutating func closureIdiom() -> String {
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

    private mutating func patternIdiom() -> String {
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

    private mutating func numberIdiom() -> String {
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

    // MARK: Errors

    private mutating func errorIdiom() -> String {
        let (first, second) = (name("z"), name("z"))
        let (type, limit) = (scope.errors.type, dice.roll(9))
        let function =
            "func \(first)(_ n: Int) throws -> Int {\n    defer { print(\"out\", n) }\n"
            + "    if n > \(limit) { throw \(type).high(n) }\n    if n < 0 { throw \(type).low }\n    return n + 1\n}\n"
        let number = typed(.int, 1)
        switch dice.roll(5) {
        case 0:
            return function
                + "do {\n    print(try \(first)(\(number)), try \(first)(\(dice.roll(9))))\n}"
                + " catch \(type).high(let \(second)) where \(second) % 2 == 0 {\n    print(\"even\", \(second))\n}"
                + " catch let \(second) as \(type) {\n    print(\"own\", \(second))\n} catch {\n    print(\"any\")\n}"
        case 1:
            return function
                + "func \(second)(_ n: Int) throws -> Int {\n    do { return try \(first)(n) }\n"
                + "    catch \(type).low { return 0 }\n}\n"
                + "print((try? \(second)(\(number))) as Any, (try? \(second)(-1)) as Any)"
        case 2:
            return function
                + "func \(second)(_ body: (Int) throws -> Int) rethrows -> Int { try body(\(dice.roll(9))) }\n"
                + "print(\(second) { $0 * 2 })\ndo { print(try \(second)(\(first))) } catch { print(error) }"
        case 3:
            return function + "for \(second) in [-1, \(dice.roll(9)), \(dice.roll(20))] {\n"
                + "    do { print(try \(first)(\(second))) } catch { print(\"caught\", error); continue }\n    print(\"went on\")\n}"
        default:
            return function
                + "if let \(second) = try? \(first)(\(number)) { print(\"got\", \(second)) } else { print(\"failed\") }"
        }
    }

    // MARK: Objects

    private mutating func objectIdiom() -> String {
        guard !scope.classes.isEmpty else { return listIdiom() }
        let type = dice.pick(scope.classes)
        let (first, second) = (name("o"), name("o"))
        let object = literal(.object(type.name), 1)
        switch dice.roll(7) {
        case 0:
            return "do {\n    let \(first) = \(object)\n    let \(second) = \(object)\n"
                + "    print(\(first) === \(second), \(first).text())\n}"
        case 1:
            return
                "weak var \(first): \(type.name)?\ndo {\n    let \(second) = \(object)\n    \(first) = \(second)\n"
                + "    print(\(first) == nil, \(second).text())\n}\nprint(\(first) == nil)"
        case 2:
            return "var \(first): \(type.name)? = \(object)\n"
                + "let \(second) = { [weak \(first)] in print(\(first)?.text() ?? \"gone\") }\n"
                + "\(second)()\n\(first) = nil\n\(second)()"
        case 3:
            return
                "var \(first) = [\(object), \(object)]\n\(first).removeFirst()\nprint(\(first).count)\n"
                + "\(first).removeAll()\nprint(\"emptied\")"
        case 4:
            return
                "do {\n    var \(first) = [\"k\": \(object)]\n    \(first)[\"k\"] = \(object)\n    print(\"set\")\n"
                + "    \(first)[\"k\"] = nil\n    print(\(first).count)\n}"
        case 5:
            return
                "func \(first)(_ a: \(type.name), _ b: \(type.name)) -> String { a.text() + b.text() }\n"
                + "print(\(first)(\(object), \(object)))"
        default:
            return
                "do {\n    let \(first): Any = \(object)\n    print(\(first) is \(type.name), \(first) is Int, "
                + "(\(first) as? \(type.name))?.text() as Any)\n}"
        }
    }
}
