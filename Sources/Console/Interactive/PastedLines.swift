import CommandLanguage

/// What arrived at the prompt in one piece, line by line: a paste or a recalled block has several.
struct PastedLines: Equatable {
    /// Without line ends; empty lines at the end are left out.
    let lines: [String]

    init(_ text: String) {
        var lines = text.split(omittingEmptySubsequences: false) {
            $0 == "\n" || $0 == "\r\n" || $0 == "\r"
        }.map(String.init)
        while lines.count > 1, lines.last?.isEmpty == true { lines.removeLast() }
        self.lines = lines
    }

    /// Whether there is more than one, so that each is echoed before it runs.
    var isPaste: Bool { lines.count > 1 }

    /// The lines at which commands begin, where there are several; none where all is one command,
    /// which the terminal shows as it was pasted.
    var beginnings: Set<Int> {
        guard isPaste else { return [] }
        var parser = ScriptParser(file: nil)
        parser.feed(lines.joined(separator: "\n") + "\n")
        parser.finish()
        var found: Set<Int> = []
        do throws(Diagnostic) {
            while let command = try parser.next() {
                found.insert(command.firstLine - 1)
            }
        } catch {
            found.insert(error.span.line - 1)
        }
        return found.count > 1 ? found : []
    }
}

extension ParsedCommand {
    /// The line of the script in which it begins, from 1.
    var firstLine: Int {
        switch self {
        case .verb(let verb): verb.word.span.line
        case .statement(let line): line.span.line
        }
    }
}
