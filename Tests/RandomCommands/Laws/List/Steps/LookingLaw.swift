import HeadlessUIKit
import HierarchyRecords
import Workbench

/// The session with looks between its pieces is the same session.
struct LookingLaw: Law {
    let name = "looking-changes-nothing"
    let sentence =
        "A command that only looks changes nothing, nor the numbers, times and causes of what comes "
        + "after it."

    func breach(in trial: Trial) -> Breach? {
        let other = PlayedSession()
        var looks = LookWriter(trial.pieces)
        var looked: [String] = []
        var hasRaised = false
        for (piece, part) in zip(trial.pieces, trial.session.parts) {
            let look = looks.next(before: piece, in: other.workbench)
            looked.append(look)
            let objects = other.workbench.simulator.objectCount
            // What a look raises stands in the log, so that what comes after it has other places there.
            hasRaised = hasRaised || !other.play(look).events.isEmpty
            if !hasRaised, other.workbench.simulator.objectCount != objects {
                let first = ObjectID(ordinal: UInt32(objects + 1))
                return Breach(
                    expected: "'\(look)' meets no new object",
                    found: "it meets \(other.workbench.simulator.name(of: first))")
            }
            let again = other.play(piece)
            if hasRaised { continue }
            if let breach = Breach(expected: part.output.lines, found: again.output.lines) {
                return Breach(
                    expected: breach.expected, found: breach.found + "\n(after '\(look)')")
            }
        }
        guard let breach = Breach(expected: trial.seen, found: other.seen) else { return nil }
        return Breach(
            expected: breach.expected,
            found: breach.found + "\n(with '\(looked.joined(separator: "', '"))')")
    }
}

/// Takes the commands that look in turn, with operands as completion offers them.
@MainActor
private struct LookWriter {
    private var position: Int

    /// Begins at another command for each session.
    init(_ pieces: [String]) {
        position = pieces.reduce(0) { $0 + $1.utf8.count }
    }

    mutating func next(before piece: String, in workbench: Workbench) -> String {
        position += 1
        let commands = Workbench.commandsThatLook
        let command = commands[position % commands.count]
        let piece = piece.lines.count == 1 && !piece.contains(";") ? piece : "new nobody"
        switch command {
        case "dry": return "dry \(piece)"
        case "compare": return "compare \(quoted(piece)) \"new nobody\""
        case "bisect": return "bisect \"expect no exception\""
        case "why":
            return position % 3 == 0
                ? "why" : "why not \(name(in: workbench)).viewDidAppear"
        case "clear": return "tree"
        default: return line(command, in: workbench)
        }
    }

    private func line(_ command: String, in workbench: Workbench) -> String {
        let offered = workbench.completions(for: command + " ")
        if offered.isEmpty || position % 4 == 0 { return command }
        let first = "\(command) \(offered[position / 3 % offered.count].text)"
        let further = workbench.completions(for: first + " ")
        return further.isEmpty || position % 2 == 0
            ? first : "\(first) \(further[position / 5 % further.count].text)"
    }

    private func name(in workbench: Workbench) -> String {
        let names = workbench.livingNames
        return names.isEmpty ? "window" : names[position % names.count]
    }

    private func quoted(_ text: String) -> String {
        "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }
}
