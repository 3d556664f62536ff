/// The tests of a file that has several: a line `# test: NAME` begins each, and what stands before the first of them
/// runs ahead of every one.
struct TestParts {
    /// One of them.
    struct Part: Equatable, Sendable {
        /// Counted from 1.
        let number: Int
        let name: String
    }

    private static let mark = "# test:"
    private let lines: [Substring]

    init(of text: String) {
        lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    }

    private static func name(in line: Substring) -> String? {
        guard line.hasPrefix(mark) else { return nil }
        return String(line.dropFirst(mark.count).drop { $0 == " " })
    }

    /// All of them, in order; none where the file is one test.
    var all: [Part] {
        lines.compactMap(Self.name).enumerated().map {
            Part(number: $0.offset + 1, name: $0.element)
        }
    }

    /// The text with what belongs to other parts left blank, so that lines keep their numbers.
    func text(of part: Part) -> String {
        var number = 0
        return lines.map { line -> Substring in
            if Self.name(in: line) != nil { number += 1 }
            return number == 0 || number == part.number ? line : ""
        }.joined(separator: "\n")
    }
}
