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

    /// One of the fault's texts, with the names of the cast.
    func text(_ text: MysteryText, _ words: TeachingWords) -> String {
        MysteryCast.named(words(text.english, text.chinese), names)
    }

    /// The mend where it belongs: the lines around it as `mystery source` numbers them, `-` before what goes and `+`
    /// before what comes.
    var mendInContext: [String] {
        let classes = Array(lines.prefix(classLines))
        let whole = Array(mended.prefix(mended.count - (lines.count - classLines)))
        let alignment = LineAlignment(classes, whole)
        var rows: [(text: String, isChange: Bool)] = []
        var (left, right) = (0, 0)
        for (first, second) in alignment.pairs + [(classes.count, whole.count)] {
            rows += (left..<max(left, first)).map { (Self.row("-", $0 + 1, classes[$0]), true) }
            rows += whole[right..<max(right, second)].map { (Self.row("+", nil, $0), true) }
            if first < classes.count {
                rows.append((Self.row(" ", first + 1, classes[first]), false))
            }
            (left, right) = (first + 1, second + 1)
        }
        return Self.around(rows)
    }

    /// So many lines stand before and behind what changes.
    private static let context = 3

    private static func row(_ sign: String, _ number: Int?, _ text: String) -> String {
        let digits = number.map(String.init) ?? ""
        let margin = String(repeating: " ", count: max(0, 4 - digits.count)) + digits
        return text.isEmpty ? "" : "\(sign)\(margin)  \(text)"
    }

    /// The rows that change with those around them, and `…` where others are left out.
    private static func around(_ rows: [(text: String, isChange: Bool)]) -> [String] {
        let changes = rows.indices.filter { rows[$0].isChange }
        let near = rows.indices.filter { index in
            changes.contains { abs($0 - index) <= context }
        }
        var (shown, last): ([String], Int?) = ([], nil)
        for index in near {
            if let last, index > last + 1 { shown.append("       …") }
            shown.append(rows[index].text)
            last = index
        }
        return shown
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
