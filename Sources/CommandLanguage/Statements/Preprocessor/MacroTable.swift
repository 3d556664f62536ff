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
    /// Where that stands in its text.
    let line: Int
    /// The number of that text among those that were read.
    fileprivate(set) var text = 0

    /// The name of what a variadic macro takes beyond its parameters.
    static let rest = "__VA_ARGS__"
}

/// The macros that a script has defined so far.
struct MacroTable: Sendable {
    /// By name, in the order of their definitions.
    private var macros: [String: [MacroOfC]] = [:]
    /// The number of the text that is read.
    private var text = 0
    /// Names that stand for a plain value, which are constants here.
    private(set) var constants: Set<String> = []

    var isEmpty: Bool { macros.isEmpty }

    /// The last one of that name.
    subscript(name: String) -> MacroOfC? { macros[name]?.last }

    /// What the name means on a line of the text that is read: what was defined last before it, and where that is nothing and
    /// no constant has the name, what is defined first behind it.
    subscript(name: String, line line: Int) -> MacroOfC? {
        guard let all = macros[name] else { return nil }
        let before = all.last { $0.text < text || $0.line <= line }
        return before ?? (constants.contains(name) ? nil : all.first)
    }

    mutating func define(_ macro: MacroOfC) {
        var macro = macro
        macro.text = text
        macros[macro.name, default: []].append(macro)
    }

    /// Makes what was defined so far what was defined before the text that is read next.
    mutating func beginText() { text += 1 }

    /// Takes the name for a constant; false where it was one before.
    mutating func defineConstant(_ name: String) -> Bool { constants.insert(name).inserted }
}
