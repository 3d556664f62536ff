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
