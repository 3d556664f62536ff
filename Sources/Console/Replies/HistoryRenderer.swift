import CommandLanguage
import Rendering
import Workbench

/// Lists the steps of the journal, with the branches that were left.
enum HistoryRenderer {
    /// `>` stands before the step we are at, `|` before those that led here; where a step follows
    /// another than the one before it, the line says which.
    static func lines(
        _ entries: ArraySlice<HistoryEntry>, digits: Int, phrases: Phrasebook = Phrasebook(.english)
    ) -> [StyledText] {
        entries.flatMap { lines(for: $0, digits: digits, phrases) }
    }

    /// The same for the ear: `step 6, after 3, where we are: new c`.
    static func linear(_ entries: ArraySlice<HistoryEntry>) -> [StyledText] {
        entries.map { entry in
            var facts = ["step \(entry.step)"]
            if entry.parent != entry.step - 1 { facts.append("after \(entry.parent)") }
            if entry.isCurrent { facts.append("where we are") }
            if !entry.isOnCurrentBranch { facts.append("on another branch") }
            let command = entry.command.replacing("\n", with: " ")
            return StyledText(facts.joined(separator: ", ") + ": " + command)
        }
    }

    /// The columns that the numbers of the steps take; the last number is the largest.
    static func digits(_ entries: [HistoryEntry]) -> Int {
        entries.last.map { String($0.step).count } ?? 1
    }

    /// How many lines of a step are shown; of a longer one, as a class that was pasted, the first alone.
    private static let mostLines = 8

    /// The lines that are shown of a step.
    private static func shownLines(of entry: HistoryEntry) -> [Substring] {
        let lines = entry.command.split(separator: "\n", omittingEmptySubsequences: false)
        guard lines.count > mostLines else { return lines }
        return ["\(TypedStep.telling(lines)) … (\(lines.count) lines: 'code \(entry.step)')"]
    }

    /// The lines of a block stand below each other.
    private static func lines(
        for entry: HistoryEntry, digits: Int, _ phrases: Phrasebook
    ) -> [StyledText] {
        let role: Role = entry.isOnCurrentBranch ? .plain : .dim
        let indent = String(repeating: " ", count: digits + 4)
        let command = shownLines(of: entry)
        var lines = [opening(of: entry, digits: digits)]
        for (index, part) in command.enumerated() {
            if index > 0 { lines.append(StyledText(indent)) }
            lines[index].append(String(part), role)
        }
        if entry.parent != entry.step - 1 {
            lines[lines.count - 1].append(
                "  " + phrases("(after \(entry.parent))" as Message), .dim)
        }
        return lines
    }

    private static func opening(of entry: HistoryEntry, digits: Int) -> StyledText {
        let number = String(entry.step)
        let mark = entry.isCurrent ? "> " : entry.isOnCurrentBranch ? "| " : "  "
        var line = StyledText(mark, .changed)
        line.append(String(repeating: " ", count: digits - number.count) + number + "  ", .dim)
        return line
    }
}

extension HistoryAnswer: DrawnAnswer {
    func draw(by renderer: ReplyRenderer) { renderer.answer { renderer.write(entries) } }
}

extension ReplyRenderer {
    fileprivate func write(_ entries: [HistoryEntry]) {
        let digits = HistoryRenderer.digits(entries)
        for begin in stride(from: 0, to: entries.count, by: Self.piece) {
            if begin > 0, workbench.isInterrupted() { return }
            let piece = entries[begin..<min(entries.count, begin + Self.piece)]
            write(
                display.isLinear
                    ? HistoryRenderer.linear(piece)
                    : HistoryRenderer.lines(
                        piece, digits: digits, phrases: workbench.phrases))
        }
    }
}
