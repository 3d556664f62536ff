import TestSupport

/// Writes a small program of Swift: some types and functions, and a function that uses them. The same
/// text is run here and built by the Swift compiler.
struct ProgramWriter {
    let number: Int
    var dice: Dice
    var scope = ProgramScope()
    /// The types and the functions beside the program's own.
    private(set) var declarations: [String] = []
    /// The statements of the program's function, each with the lines within it.
    private(set) var body: [String] = []
    private var nameCount = 0
    /// How deep the statement that is written stands in others.
    var depth = 0

    init(seed: Int) {
        number = seed
        dice = Dice(seed: seed)
        for _ in 0..<3 { _ = dice.roll(7) }
        writeTypes()
        writeFunctions()
        for _ in 0..<(6 + dice.roll(9)) { body.append(statement()) }
        body += scope.variables.compactMap(closingPrint)
    }

    /// The program; its function takes a zero of which the compiler does not know.
    var text: String {
        let lines = body.flatMap { $0.split(separator: "\n").map { "    " + $0 } }
        return (declarations + ["func program\(number)(_ zero: Int) {"] + lines + ["}"])
            .joined(separator: "\n") + "\n"
    }

    mutating func declare(_ text: String) { declarations.append(text) }

    /// A name that nothing has yet.
    mutating func name(_ prefix: String) -> String {
        nameCount += 1
        return "\(prefix)\(nameCount)"
    }

    /// The name of a type or a function, which no other program has.
    mutating func globalName(_ prefix: String) -> String { name("\(prefix)\(number)_") }

    mutating func chance(_ part: Int, of whole: Int) -> Bool { dice.roll(whole) < part }

    /// Writes within braces: what is declared there is gone behind them.
    mutating func inBraces(_ write: (inout ProgramWriter) -> [String]) -> String {
        let outer = scope.variables
        depth += 1
        let lines = write(&self)
        depth -= 1
        scope.variables = outer
        return lines.flatMap { $0.split(separator: "\n") }.map { "    " + $0 }
            .joined(separator: "\n")
    }

    private func closingPrint(_ variable: ProgramScope.Variable) -> String? {
        show(variable.name, variable.kind).map { "print(\"\(variable.name)\", \($0))" }
    }

    /// What `print` shows of a value of that kind; nil where there is nothing to show.
    func show(_ value: String, _ kind: Kind) -> String? {
        switch kind {
        case .set: "\(value).sorted()"
        case .dictionary(_, let inner):
            scope.isPrintable(inner) ? "\(value).sorted { $0.key < $1.key }.map { $0 }" : nil
        case .object(let name): scope.type(name).map { _ in "\(value).text()" }
        case .int, .double, .float, .bool, .string, .sized, .array, .optional, .tuple, .function,
            .structure, .enumeration:
            scope.isPrintable(kind) ? (isOptional(kind) ? "\(value) as Any" : value) : nil
        }
    }

    private func isOptional(_ kind: Kind) -> Bool {
        if case .optional = kind { true } else { false }
    }
}
