import CommandLanguage
import HeadlessUIKit
import HierarchyRecords

/// The command that shows what the device shows.
extension CommandTable {
    static let screenCommands = [screenCommand]

    private static let screenCommand = Command(
        "screen", .looking, "Draws what the device shows.",
        [
            .optional("STYLE", .choice(screenStyles), after: "--style"),
            .optional("N", .count, after: "--columns"),
            .optional("N", .count, after: "--rows"),
        ],
        effect: .look,
        details: [
            Command.Detail("--style STYLE", screenStyles.words.joined(separator: ", ")),
            Command.Detail(
                "--columns N", "the room for it, at least 24; unless given, the terminal's"),
            Command.Detail("--rows N", "the same, at least 8"),
            Command.Detail("heavy lines, + ~ •", "what the last step brought, moved or changed"),
            Command.Detail("dotted lines", "where the safe area ends; what is hardly seen yet"),
            Command.Detail("shaded", "what a presentation dims"),
            Command.Detail("a › b", "b fills a"),
        ],
        examples: [
            "new home; root home; new a; present a as pageSheet; screen",
            "new a; new n as nav root a; root n; new b; hold; push b; wait 0.1; screen --style plain",
        ],
        run: showScreen)

    private static let screenStyles = Choices(
        noun: "style", words: ScreenRequest.Style.allCases.map(\.rawValue))
}

@MainActor
private func showScreen(
    _ session: Session, _ arguments: borrowing Arguments
) throws(Diagnostic) {
    let before = try session.worldBefore(for: arguments.verb.word.span)
    let screen = session.world.simulator.screenSnapshot()
    session.say(
        ScreenAnswer(
            screen,
            ScreenRequest(
                style: arguments.choice(0).flatMap(ScreenRequest.Style.init),
                columns: arguments.count(1), rows: arguments.count(2),
                before: before.views)))
    session.before.keepsViews = true
}
