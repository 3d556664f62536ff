/// A macro of C: what stands for its name, with its parameters where it has some.
struct MacroOfC: Sendable {
    let name: String
    /// Nil where the name alone is replaced.
    let parameters: [String]?
    /// Whether the last one takes every further argument.
    let isVariadic: Bool
    let body: [SwiftToken]
    /// The line that defines it, or the lines that a `\` joins.
    let source: String

    /// The name of what a variadic macro takes beyond its parameters.
    static let rest = "__VA_ARGS__"
}

/// The macros that a script has defined so far.
struct MacroTable: Sendable {
    private var macros: [String: MacroOfC] = [:]
    /// Names that stand for a plain value, which are constants here.
    private(set) var constants: Set<String> = []

    var isEmpty: Bool { macros.isEmpty }

    subscript(name: String) -> MacroOfC? { macros[name] }

    mutating func define(_ macro: MacroOfC) { macros[macro.name] = macro }

    /// Takes the name for a constant; false where it was one before.
    mutating func defineConstant(_ name: String) -> Bool { constants.insert(name).inserted }
}
