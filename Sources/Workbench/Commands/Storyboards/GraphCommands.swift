import CommandLanguage
import HeadlessUIKit
import HierarchyRecords

/// The command that draws a storyboard's scenes and segues.
extension CommandTable {
    static let graphCommands = [segues]

    private static let segues = Command(
        "segues", .looking, "Draws the scenes of a storyboard and the segues between them.",
        [
            .optional("NAME", .word, offering: { $0.openStoryboards }),
            .optional("STYLE", .choice(styles), after: "--style"),
        ],
        effect: .look,
        details: [
            Command.Detail("NAME", "an open storyboard; all of them unless given"),
            Command.Detail("--style STYLE", styles.words.joined(separator: ", ")),
            Command.Detail("a box", "a scene; containers stand around what they hold"),
            Command.Detail("●", "the initial scene"),
            Command.Detail("──▶ ══▶ ∿∿▶", "show or push, show detail or replace, custom"),
            Command.Detail("──▲ ┄┄▶ ◀──", "present, popover, unwind with its action"),
            Command.Detail("──■", "what is held elsewhere, or in another file"),
        ],
        examples: ["help segues"], run: drawSegues)

    private static let styles = Choices(
        noun: "style", words: SegueRequest.Style.allCases.map(\.rawValue))
}

@MainActor
private func drawSegues(
    _ session: Session, _ arguments: borrowing Arguments
) throws(Diagnostic) {
    let style = arguments.choice(1).flatMap(SegueRequest.Style.init)
    let drawn = try session.world.drawnStoryboards(arguments)
    if drawn.isEmpty {
        session.say(.lines([session.teaching.phrases("no storyboard is open")]))
    }
    for storyboard in drawn {
        session.say(
            SegueAnswer(storyboard.document, SegueRequest(name: storyboard.name, style: style)))
    }
}

extension World {
    /// The storyboard that is named, or else all that are open.
    fileprivate func drawnStoryboards(
        _ arguments: borrowing Arguments
    ) throws(Diagnostic) -> [UIStoryboard] {
        if let word = arguments.word(0) {
            return [try storyboard(word, at: arguments.verb.word.span)]
        }
        return storyboards.withoutNibs
    }
}

extension Completion {
    /// The names of the storyboards that are open.
    var openStoryboards: [CompletionItem] {
        session.world.storyboards.withoutNibs.map { CompletionItem($0.name) }
    }
}
