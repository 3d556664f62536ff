/// Types of the program's.
extension ProgramWriter {
    mutating func writeTypes() {
        writeErrors()
        for _ in 0..<dice.roll(3) { writeEnumeration() }
        for _ in 0..<(1 + dice.roll(2)) { writeStructure() }
        for _ in 0..<dice.roll(3) { writeClass() }
        if chance(1, of: 3) { writeProtocol() }
    }

    private mutating func writeErrors() {
        let type = globalName("F")
        scope.errors = (type, ["low", "high"])
        declare("enum \(type): Error { case low, high(Int) }")
    }

    private mutating func writeEnumeration() {
        var type = ProgramScope.Declared(name: globalName("E"))
        if chance(1, of: 3) { return writeRawEnumeration(type) }
        for index in 0..<(2 + dice.roll(2)) {
            let isLabelled = chance(1, of: 2)
            let fields = (0..<dice.roll(3)).map { part in
                Kind.Field(name: isLabelled ? "f\(part)" : "", kind: kind(1))
            }
            type.cases.append(("c\(index)", fields))
        }
        type.isPrintable = type.cases.allSatisfy { one in
            one.fields.allSatisfy { scope.isPrintable($0.kind) }
        }
        let cases = type.cases.map { one -> String in
            let parts = one.fields.map { ($0.name.isEmpty ? "" : $0.name + ": ") + $0.kind.text }
            return "case \(one.name)" + (parts.isEmpty ? "" : "(\(parts.joined(separator: ", ")))")
        }
        declare(
            "enum \(type.name) {\n    \(cases.joined(separator: "\n    "))\n\(weight(of: type))}")
        type.methods.append(.init(name: "weight", parameters: [], result: .int))
        scope.enumerations.append(type)
    }

    /// A method with a `switch` over all cases.
    private mutating func weight(of type: ProgramScope.Declared) -> String {
        let cases = type.cases.map { one -> String in
            guard let first = one.fields.first else {
                return "        case .\(one.name): return \(dice.roll(9))"
            }
            let names = one.fields.indices.map { $0 == 0 ? "let x" : "_" }
            let value = first.kind == .int ? "x" : first.kind == .string ? "x.count" : "7"
            let bound = value == "7" ? names.map { _ in "_" } : names
            return "        case .\(one.name)(\(bound.joined(separator: ", "))): return \(value)"
        }
        return "    func weight() -> Int {\n        switch self {\n"
            + cases.joined(separator: "\n") + "\n        }\n    }\n"
    }

    private mutating func writeRawEnumeration(_ plain: ProgramScope.Declared) {
        var type = plain
        let isText = chance(1, of: 2)
        type.cases = [("r0", []), ("r1", []), ("r2", [])]
        type.rawKind = isText ? .string : .int
        let first = isText ? "" : " = \(dice.roll(9) - 3)"
        declare(
            "enum \(type.name): \(isText ? "String" : "Int"), CaseIterable { "
                + "case r0\(first), r1, r2\n"
                + "    mutating func next() { self = self == .r2 ? .r0 : .r2 }\n}")
        type.mutating.append(.init(name: "next", parameters: [], result: nil))
        scope.enumerations.append(type)
    }

    private mutating func writeStructure() {
        var type = ProgramScope.Declared(name: globalName("S"))
        type.fields = fields(1 + dice.roll(3), "s")
        let isDescribed = chance(1, of: 4)
        type.isPrintable = isDescribed || type.fields.allSatisfy { scope.isPrintable($0.kind) }
        var lines = type.fields.map { field in
            "    var \(field.name): \(field.kind.text)" + observer(of: field)
        }
        lines += changes(of: &type)
        if isDescribed {
            lines.append("    var description: String { \"\(type.name)!\" }")
        }
        let promise = isDescribed ? ": CustomStringConvertible" : ""
        declare("struct \(type.name)\(promise) {\n\(lines.joined(separator: "\n"))\n}")
        scope.structures.append(type)
    }

    /// Sometimes a `didSet`, which may set the property once more.
    private mutating func observer(of field: Kind.Field) -> String {
        guard field.kind == .int, chance(1, of: 3) else { return "" }
        return " { didSet { if \(field.name) > 9 { \(field.name) = 9 }; "
            + "print(\"did\", oldValue, \(field.name)) } }"
    }

    /// Methods that change a value, and one that does not.
    private mutating func changes(of type: inout ProgramScope.Declared) -> [String] {
        var lines: [String] = []
        let outer = scope.variables
        for field in type.fields {
            scope.variables.append(.init(name: field.name, kind: field.kind, isConstant: true))
        }
        for field in type.fields.prefix(2) {
            let method = "set_\(field.name)"
            lines.append(
                "    mutating func \(method)(_ v: \(field.kind.text)) { "
                    + "\(field.name) = v; \(chance(1, of: 2) ? "self.\(field.name) = v" : "") }"
            )
            type.mutating.append(
                .init(
                    name: method, parameters: [.init(label: "", kind: field.kind)], result: nil))
        }
        let result = simpleKind()
        let value = expression(result, 1).replacing("zero", with: "0")
        lines.append("    func get() -> \(result.text) { \(value) }")
        type.methods.append(.init(name: "get", parameters: [], result: result))
        scope.variables = outer
        return lines
    }

    private mutating func writeClass() {
        var type = ProgramScope.Declared(name: globalName("C"))
        type.fields = fields(1 + dice.roll(2), "m")
        let parameters = type.fields.map { "\($0.name): \($0.kind.text)" }
        var lines = type.fields.map { "    var \($0.name): \($0.kind.text)" }
        lines.append(
            "    init(\(parameters.joined(separator: ", "))) { "
                + type.fields.map { "self.\($0.name) = \($0.name)" }.joined(separator: "; ") + " }")
        if chance(2, of: 3) { lines.append("    deinit { print(\"deinit \(type.name)\") }") }
        let shown = type.fields.compactMap { show($0.name, $0.kind) }.map { "\\(\($0))" }
        lines.append(
            "    func text() -> String { \"\(type.name): \(shown.joined(separator: " "))\" }")
        type.methods.append(.init(name: "text", parameters: [], result: .string))
        let isOpen = chance(1, of: 2)
        declare("class \(type.name) {\n\(lines.joined(separator: "\n"))\n}")
        scope.classes.append(type)
        if isOpen { writeSubclass(of: type) }
    }

    private mutating func writeSubclass(of type: ProgramScope.Declared) {
        var subclass = type
        subclass = ProgramScope.Declared(
            name: globalName("D"), fields: type.fields, methods: type.methods)
        declare(
            "class \(subclass.name): \(type.name) {\n"
                + "    override func text() -> String { \"sub \" + super.text() }\n"
                + "    deinit { print(\"deinit \(subclass.name)\") }\n}")
        scope.classes.append(subclass)
    }

    /// A protocol with a default method, to which a structure and a class conform.
    private mutating func writeProtocol() {
        let name = globalName("P")
        let (value, object) = (globalName("V"), globalName("O"))
        declare(
            "protocol \(name) { var size: Int { get set }; mutating func grow(_ n: Int) -> Int }")
        declare("extension \(name) { mutating func twice() -> Int { grow(1) + grow(2) } }")
        declare(
            "struct \(value): \(name) { var size = 1; "
                + "mutating func grow(_ n: Int) -> Int { size += n; return size } }")
        declare(
            "class \(object): \(name) { var size = 10; "
                + "func grow(_ n: Int) -> Int { size += n; return size * 2 } }")
        let function = globalName("u")
        declare(
            "func \(function)() {\n    var all: [\(name)] = [\(value)(), \(object)()]\n"
                + "    let old = all\n    for i in all.indices { print(all[i].twice()) }\n"
                + "    all[0].size += \(dice.roll(5))\n"
                + "    print(old.map { $0.size }, all.map { $0.size })\n}")
        scope.functions.append(.init(name: function, parameters: [], result: nil))
    }
}
