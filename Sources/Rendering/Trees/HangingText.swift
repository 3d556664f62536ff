/// A row of a tree whose text may be wider than the terminal: what goes on below hangs on the same
/// branches.
struct HangingText {
    /// The marks and branches before the row.
    var lead = StyledText()
    var text = StyledText()
    /// The branches before what goes on below.
    var below = StyledText()

    /// A terminal that leaves less room for text breaks lines as it does.
    private static let leastRoom = 20

    /// The lines, of at most so many columns.
    func lines(in columns: Int) -> [StyledText] {
        let room = columns - max(lead.columns, below.columns)
        if lead.columns + text.columns <= columns || room < Self.leastRoom {
            return [joined(lead, text)]
        }
        let parts = TextWrapping.wrap(text, to: room, indent: 0, breaksWords: true)
        return parts.enumerated().map { joined($0.offset == 0 ? lead : below, $0.element) }
    }

    private func joined(_ lead: StyledText, _ text: StyledText) -> StyledText {
        var line = lead
        line.append(text)
        return line
    }
}
