import Rendering
import Workbench

/// Lists the steps of the journal, with the branches that were left.
enum HistoryRenderer {
    /// `>` stands before the step we are at, `|` before those that led here; where a step follows
    /// another than the one before it, the line says which.
    static func lines(_ entries: [HistoryEntry]) -> [StyledText] {
        let digits = entries.map { String($0.step).count }.max() ?? 1
        return entries.map { line($0, digits: digits) }
    }

    private static func line(_ entry: HistoryEntry, digits: Int) -> StyledText {
        let number = String(entry.step)
        let mark = entry.isCurrent ? "> " : entry.isOnCurrentBranch ? "| " : "  "
        var line = StyledText(mark, .changed)
        line.append(String(repeating: " ", count: digits - number.count) + number + "  ", .dim)
        line.append(entry.command, entry.isOnCurrentBranch ? .plain : .dim)
        if entry.parent != entry.step - 1 { line.append("  (after \(entry.parent))", .dim) }
        return line
    }
}
