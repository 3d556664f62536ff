import HierarchyRecords

/// A world with one fault in it, told as a bug report: the same for the same seed on every machine.
struct Mystery: Sendable {
    /// A line that is shown beside its number, with the number of the step that begins there.
    typealias Line = (number: Int, step: Int?, text: String)

    let id: MysteryID
    let fault: MysteryFault
    /// The classes and the steps, line by line.
    let lines: [String]
    /// The same without the fault.
    let mended: [String]
    /// The number of the line to be accused.
    let line: Int
    /// How many lines, from the first on, are the classes'.
    let classLines: Int
    /// The lines that are steps of the user's at the faulty part.
    let shown: ClosedRange<Int>
    /// What the mend does.
    let mend: [String]
    /// How many controllers there are.
    let size: Int
    /// The names of the cast.
    let names: [String: String]

    /// The steps that make the world.
    var script: String { lines.joined(separator: "\n") }
    /// Those that make it without the fault.
    var mendedScript: String { mended.joined(separator: "\n") }
    /// What holds without the fault.
    var promise: String { MysteryCast.named(fault.promise, names) }

    /// One of the fault's texts.
    func text(_ text: MysteryText, _ words: TeachingWords) -> String {
        MysteryCast.named(words(text.english, text.chinese), names)
    }

    /// The method that a line of the classes stands in, by the line that it begins on; nil between
    /// methods.
    func method(of line: Int) -> Int? {
        guard (1...classLines).contains(line) else { return nil }
        let indent = { (text: String) in text.prefix { $0 == " " }.count }
        for number in stride(from: line, through: 1, by: -1) {
            let text = lines[number - 1]
            if text == "    }", number < line { return nil }
            if indent(text) == 4, text.contains("func ") || text.hasSuffix("{") { return number }
            if indent(text) == 0 { return nil }
        }
        return nil
    }
}
