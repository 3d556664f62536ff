import CommandLanguage
import HierarchyRecords

/// The commands that are gone through call by call.
struct SteppedCommands {
    let commands: [ParsedCommand]
    /// The commands as any script could have them.
    var source: String
    /// Whether they stand in braces, to be one step together.
    var isBlock = false
}

/// What the session knows of standing still in the middle of a step.
struct Stops {
    /// The step that the user goes through call by call.
    var stepping: Stepping?
    /// Whether the user was told how to go on at a stop.
    var areExplained = false
}

/// A step that the user goes through call by call.
///
/// The world is made again for every stop and runs to the call at which it stands still, so that
/// everything that looks finds it half built. What is journalled in the end is one step that names
/// the calls that were left out.
struct Stepping {
    let stepped: SteppedCommands
    let span: SourceSpan
    /// Where the step's events begin.
    let begin: Int
    /// The call that the world stands before, from 1.
    var position = 0
    /// The calls that are left out.
    var leftOut: Set<Int> = []
    /// What was shown at the stops so far.
    var shown: ShownPart
    /// The tree at the last stop.
    var tree: HierarchySnapshot

    /// The command that does the whole again, without the calls that were left out.
    var journalled: String {
        if leftOut.isEmpty {
            return stepped.isBlock ? "together " + stepped.source : stepped.source
        }
        let numbers = leftOut.sorted().map(String.init).joined(separator: ",")
        return "step --skip \(numbers) \(stepped.source)"
    }

    /// What messages call it: its first line.
    var title: String {
        let lines = stepped.source.split(separator: "\n").map(String.init)
        let first =
            stepped.isBlock ? lines.prefix(2).joined(separator: " ") : lines.first ?? stepped.source
        return lines.count > 1 ? first + " …" : first
    }
}

/// How much of a step was shown before it was taken.
struct ShownPart {
    /// Where the events begin that were not shown yet.
    var events = 0
    /// How many of the asides were shown.
    var asides = 0

    /// The same, for a step whose events begin at `begin`.
    func from(_ begin: Int) -> ShownPart {
        ShownPart(events: max(begin, events), asides: asides)
    }
}
