import Foundation

/// A session as text: lines of input, each followed by exactly what the program writes.
///
///     # options: --ios 12
///     vcr> new a
///     vcr> on a.viewDidLoad {
///     ...> echo loaded
///     ...> }
///     ! what goes to standard error
///     what goes to standard output
///     status 0
///
/// `$DIR` stands for a directory of the transcript's own, `<0xFF>` in input for a byte.
struct Transcript: Equatable {
    /// Input that belongs together, and what came of it.
    struct Entry: Equatable {
        var input: [String]
        var output: [String] = []
    }

    /// Lines that begin with `#`, in front of the first entry.
    var head: [String] = []
    var entries: [Entry] = []
    var status: Int32?

    /// The words behind `# options:`.
    var options: [String] {
        head.filter { $0.hasPrefix(Self.optionsMark) }
            .flatMap { $0.dropFirst(Self.optionsMark.count).split(separator: " ") }
            .map(String.init)
    }

    /// The whole text, as it is kept.
    var text: String {
        let lines = entries.flatMap { entry in
            zip(entry.input.indices, entry.input).map { index, line in
                Self.trimmed((index == 0 ? Self.prompt : Self.continuation) + line)
            } + entry.output
        }
        let ending = status.map { ["\(Self.statusMark)\($0)"] } ?? []
        return (head + lines + ending).map { $0 + "\n" }.joined()
    }

    private static let prompt = "vcr> "
    private static let continuation = "...> "
    private static let optionsMark = "# options: "
    private static let statusMark = "status "

    /// Reads a transcript that `text` has written.
    init(_ text: String) {
        for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
            take(line)
        }
        // What follows the last newline is no line.
        if entries.last?.output.last == "" { entries[entries.count - 1].output.removeLast() }
    }

    private mutating func take(_ line: String) {
        if let input = Self.rest(of: line, after: Self.prompt) {
            entries.append(Entry(input: [input]))
        } else if entries.isEmpty {
            if !line.isEmpty { head.append(line) }
        } else if let input = Self.rest(of: line, after: Self.continuation) {
            entries[entries.count - 1].input.append(input)
        } else if let status = Self.rest(of: line, after: Self.statusMark).flatMap({ Int32($0) }) {
            self.status = status
        } else {
            entries[entries.count - 1].output.append(line)
        }
    }

    private static func rest(of line: String, after mark: String) -> String? {
        if line == trimmed(mark) { return "" }
        return line.hasPrefix(mark) ? String(line.dropFirst(mark.count)) : nil
    }

    /// Without the space that an empty line of input would end in.
    private static func trimmed(_ line: String) -> String {
        line == prompt || line == continuation ? String(line.dropLast()) : line
    }
}
