import CommandLanguage
import HierarchyRecords
import Rendering
import Workbench

/// Words changes to the session with which a callback would have been sent.
struct AlternativeRenderer {
    /// The number that the command in question would have had, where it was refused.
    var refused: Int?
    var phrases = Phrasebook(.english)

    /// The change with its number, by which `apply` makes it.
    func lines(_ alternative: Alternative, number: Int) -> [StyledText] {
        var lines: [StyledText] = []
        for (index, change) in alternative.changes.enumerated() {
            var line = StyledText(index == 0 ? "  \(number). " : "     ")
            line.append(text(of: change))
            lines.append(line)
        }
        for event in alternative.events {
            var line = StyledText("       ")
            line.append(event.value, .added)
            line.append("  \(event.name)", .dim)
            lines.append(line)
        }
        return lines
    }

    private func text(of change: Alternative.Change) -> StyledText {
        var line = StyledText()
        switch change {
        case .add(let source, let places):
            line.append(TypedStep.oneLine(source), .strong)
            line.append(" \(text(of: places))")
        case .replace(let step, let source, let new):
            append(new, inPlaceOf: source, step: step, to: &line)
        case .leaveOut(let step, let source):
            line.append(phrases("without step \(step)," as Message) + " ")
            line.append(TypedStep.oneLine(source), .strong)
        case .move(let step, let source, let place):
            if step != refused { line.append(phrases("step \(step)," as Message) + " ") }
            line.append(TypedStep.oneLine(source), .strong)
            line.append("\(step == refused ? "" : ",") \(text(of: [place]))")
        }
        return line
    }

    /// Of a step with several lines, the one that changes.
    private func append(
        _ new: String, inPlaceOf old: String, step: Int, to line: inout StyledText
    ) {
        let pairs = zip(Self.lines(of: new), Self.lines(of: old))
        guard Self.lines(of: old).count > 1,
            let (number, pair) = pairs.enumerated().first(where: { $1.0 != $1.1 })
        else {
            line.append(TypedStep.oneLine(new), .strong)
            let replaced = named(step, TypedStep.oneLine(old))
            return line.append(" " + phrases("in place of \(replaced)" as Message))
        }
        line.append(pair.0, .strong)
        let replaced = named(step, pair.1)
        line.append(" " + phrases("in place of line \(number + 1) of \(replaced)" as Message))
    }

    /// The lines of a source without the space around them.
    private static func lines(of source: String) -> [String] {
        source.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            let start = line.drop { $0 == " " || $0 == "\t" }
            return String(start.reversed().drop { $0 == " " || $0 == "\t" }.reversed())
        }
    }

    /// What stands before the source of a step: a command that was refused has no number.
    private func named(_ step: Int, _ source: String) -> Message {
        step == refused ? Message(source) : "step \(step), \(source)"
    }

    /// `before step 3, 4 or 5`, `after step 6`, `before it`
    private func text(of places: [Alternative.Place]) -> String {
        var before: [Int] = []
        var after: [Int] = []
        let own = refused.map { Alternative.Place.before(step: $0) }
        for place in places where place != own {
            switch place {
            case .before(let step): before.append(step)
            case .after(let step): after.append(step)
            }
        }
        var parts: [Message] = []
        if !before.isEmpty { parts.append("before step \(choice(before))") }
        if !after.isEmpty { parts.append("after step \(choice(after))") }
        if own.map(places.contains) ?? false { parts.append("before it") }
        guard let first = parts.first else { return "" }
        return phrases(parts.dropFirst().reduce(first) { "\($0), or \($1)" })
    }

    private func choice(_ numbers: [Int]) -> Message {
        guard let last = numbers.last, numbers.count > 1 else { return "\(numbers.first ?? 0)" }
        return "\(numbers.dropLast().map(String.init).joined(separator: ", ")) or \(last)"
    }
}
