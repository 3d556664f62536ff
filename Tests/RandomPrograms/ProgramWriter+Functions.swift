/// Functions beside the program's own.
extension ProgramWriter {
    mutating func writeFunctions() {
        for _ in 0..<dice.roll(3) { writePlainFunction() }
        if chance(1, of: 2) { writeThrowingFunction() }
        for _ in 0..<dice.roll(2) { writeInoutFunction() }
        if chance(1, of: 4) { writeGenericFunction() }
    }

    private mutating func writePlainFunction() {
        let name = globalName("f")
        let parameters = (0..<(1 + dice.roll(2))).map { index in
            ProgramScope.Function.Parameter(
                label: index == 0 ? "" : "by", kind: kind(1))
        }
        let result = kind(1)
        let outer = scope.variables
        scope.variables = parameters.enumerated().map { index, parameter in
            .init(name: "a\(index)", kind: parameter.kind, isConstant: true)
        }
        let value = expression(result, 2).replacing("zero", with: "0")
        scope.variables = outer
        let list = parameters.enumerated().map { index, parameter in
            "\(parameter.label.isEmpty ? "_" : parameter.label) a\(index): \(parameter.kind.text)"
        }
        declare(
            "func \(name)(\(list.joined(separator: ", "))) -> \(result.text) { \(value) }")
        scope.functions.append(.init(name: name, parameters: parameters, result: result))
    }

    private mutating func writeThrowingFunction() {
        let name = globalName("t")
        declare(
            "func \(name)(_ a0: Int) throws -> Int {\n"
                + "    defer { print(\"leaving\", a0) }\n"
                + "    if a0 < 0 { throw \(scope.errors.type).low }\n"
                + "    guard a0 < 9 else { throw \(scope.errors.type).high(a0) }\n"
                + "    return a0 * 2\n}")
        var function = ProgramScope.Function(
            name: name, parameters: [.init(label: "", kind: .int)], result: .int)
        function.throwsErrors = true
        scope.functions.append(function)
    }

    private mutating func writeInoutFunction() {
        let name = globalName("i")
        let kind = kind(2)
        declare(
            "func \(name)(_ a0: inout \(kind.text), _ a1: \(kind.text)) { let old = a0; a0 = a1; _ = old }"
        )
        scope.functions.append(
            .init(
                name: name,
                parameters: [
                    .init(label: "", kind: kind, isInout: true), .init(label: "", kind: kind),
                ],
                result: nil))
    }

    private mutating func writeGenericFunction() {
        let name = globalName("g")
        declare("func \(name)<T>(_ a: T, _ n: Int) -> [T] { Array(repeating: a, count: n) }")
        declare("func \(name)largest<T: Comparable>(_ a: T, _ b: T) -> T { a > b ? a : b }")
        let kind = simpleKind()
        scope.functions.append(
            .init(
                name: name,
                parameters: [
                    .init(label: "", kind: .structure(scope.structures[0].name)),
                    .init(label: "", kind: .int),
                ],
                result: nil))
        scope.functions.removeLast()
        scope.functions.append(
            .init(
                name: name + "largest",
                parameters: [.init(label: "", kind: .string), .init(label: "", kind: .string)],
                result: .string))
        _ = kind
    }
}
