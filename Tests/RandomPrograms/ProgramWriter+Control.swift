/// Control flow.
extension ProgramWriter {
    mutating func branch() -> String {
        let test = "(\(expression(.bool, 2)))"
        let then = inBraces { writer in (0..<2).map { _ in writer.statement() } }
        let rest = inBraces { writer in [writer.statement()] }
        return "if \(test) {\n\(then)\n} else {\n\(rest)\n}"
    }

    mutating func loop() -> String {
        switch dice.roll(4) {
        case 0: return countingLoop()
        case 1: return elementLoop()
        case 2: return whileLoop()
        default: return enumeratedLoop()
        }
    }

    private mutating func countingLoop() -> String {
        let index = name("i")
        let body = inBraces { writer in
            writer.scope.variables.append(.init(name: index, kind: .int, isConstant: true))
            return [writer.statement(), writer.loopEnd(), writer.statement()]
        }
        let sign = dice.pick(["..<", "..."])
        return "for \(index) in 0\(sign)\(1 + dice.roll(3)) {\n\(body)\n}"
    }

    private mutating func loopEnd() -> String {
        let word = dice.pick(["break", "continue"])
        return "if (\(expression(.bool, 1))) { \(word) }"
    }

    private mutating func elementLoop() -> String {
        let element = kind(1)
        let sequence = "(\(typed(.array(element), 1)))"
        let item = name("e")
        let isVariable = chance(1, of: 3)
        let body = inBraces { writer in
            writer.scope.variables.append(.init(name: item, kind: element, isConstant: !isVariable))
            let lines = [writer.statement(), writer.statement()]
            return lines + (writer.show(item, element).map { ["print(\($0))"] } ?? [])
        }
        return "for \(isVariable ? "var " : "")\(item) in \(sequence) {\n\(body)\n}"
    }

    private mutating func whileLoop() -> String {
        let counter = name("n")
        let body = inBraces { writer in [writer.statement()] }
        return
            "var \(counter) = 0\nwhile \(counter) < \(dice.roll(4)) {\n    \(counter) += 1\n\(body)\n}"
    }

    private mutating func enumeratedLoop() -> String {
        let element = kind(1)
        let (index, item) = (name("i"), name("e"))
        let sequence = "(\(typed(.array(element), 1)))"
        let body = inBraces { writer in
            writer.scope.variables.append(.init(name: index, kind: .int, isConstant: true))
            writer.scope.variables.append(.init(name: item, kind: element, isConstant: true))
            return [writer.statement()]
        }
        return "for (\(index), \(item)) in \(sequence).enumerated() {\n\(body)\n}"
    }

    mutating func unwrapping() -> String {
        let inner = simpleKind()
        let value = "(\(typed(.optional(inner), 1)))"
        let bound = name("u")
        let body = inBraces { writer in
            writer.scope.variables.append(.init(name: bound, kind: inner, isConstant: true))
            return [writer.statement(), "print(\(bound))"]
        }
        return "if let \(bound) = \(value) {\n\(body)\n} else {\n    print(\"none\")\n}"
    }

    mutating func switching() -> String {
        let choice = dice.roll(3)
        if choice == 0, !scope.enumerations.isEmpty { return switchOverCases() }
        if choice == 1 { return switchOverTuple() }
        let low = dice.roll(5)
        let name = name("k")
        return """
            switch (\(expression(.int, 2))) {
            case \(low): print("exactly")
            case ..<0: print("below")
            case 1...\(low + 1): print("near")
            case let \(name) where \(name) % 2 == 0: print("even", \(name))
            default: print("other")
            }
            """
    }

    private mutating func switchOverTuple() -> String {
        let (first, second) = (typed(.int, 1), typed(.bool, 1))
        let name = name("k")
        return """
            switch (\(first), \(second)) {
            case (0, _): print("zero")
            case (let \(name), true) where \(name) > 2: print("big", \(name))
            case (_, false): print("not")
            case (let \(name), _): print("rest", \(name))
            }
            """
    }

    private mutating func switchOverCases() -> String {
        let type = dice.pick(scope.enumerations)
        var lines = ["switch (\(typed(.enumeration(type.name), 1))) {"]
        for one in type.cases.dropLast(chance(1, of: 2) ? 1 : 0) {
            if one.fields.isEmpty {
                lines.append("case .\(one.name): print(\"\(one.name)\")")
                continue
            }
            let names = one.fields.map { _ in name("x") }
            let shown = zip(names, one.fields).compactMap { show($0, $1.kind) }
            let list = names.map { "let \($0)" }.joined(separator: ", ")
            lines.append(
                "case .\(one.name)(\(list)): print(\((["\"\(one.name)\""] + shown).joined(separator: ", ")))"
            )
        }
        if lines.count <= type.cases.count { lines.append("default: print(\"else\")") }
        return (lines + ["}"]).joined(separator: "\n")
    }

    mutating func trying() -> String {
        guard let function = scope.functions.first(where: \.throwsErrors) else { return printing() }
        let value = call(function, "", 1)
        switch dice.roll(3) {
        case 0: return "print((try? \(value)) as Any)"
        case 1:
            return "do {\n    print(try \(value))\n} catch \(scope.errors.type).high(let n) {\n"
                + "    print(\"high\", n)\n} catch {\n    print(error)\n}"
        default:
            return "do {\n    defer { print(\"after\") }\n    print(try \(value) + 1)\n} catch {\n"
                + "    print(\"caught\", error)\n}"
        }
    }

    mutating func closureStatement() -> String {
        let (parameter, result) = (simpleKind(), simpleKind())
        let closureName = name("c")
        if chance(1, of: 2), let variable = mutableVariable(), case .object = variable.kind {
        } else if chance(1, of: 2), let variable = mutableVariable() {
            let line = "let \(closureName) = { \(change(of: variable)) }"
            return "\(line.replacing("\n", with: "; "))\n\(closureName)()\n\(closureName)()"
        }
        let kind = Kind.function([parameter], result)
        let value = closure([parameter], result, 2)
        scope.variables.append(.init(name: closureName, kind: kind, isConstant: true))
        return "let \(closureName): \(kind.text) = \(value)"
    }

    mutating func callStatement() -> String {
        guard !scope.functions.isEmpty else { return printing() }
        let function = dice.pick(scope.functions)
        if function.throwsErrors { return trying() }
        guard let first = function.parameters.first, first.isInout else {
            let text = call(function, "", 1)
            return function.result == nil ? text : "_ = \(text)"
        }
        let places = scope.variables.filter { !$0.isConstant && $0.kind == first.kind }.map(\.name)
        guard !places.isEmpty else { return declaration() }
        let place = dice.pick(places)
        let value = literal(first.kind, 1)
        return
            "\(function.name)(&\(place), \(value.contains(place) ? literal(first.kind, 0) : value))"
    }
}
