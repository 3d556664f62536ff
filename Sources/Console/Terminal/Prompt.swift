import Rendering
import Workbench

/// The texts of prompts.
public enum Prompt {
    /// The prompt for a command; it ends in the two bytes `> ` whatever the terminal can do.
    public static func text(
        _ state: PromptState, _ phrases: Phrasebook = Phrasebook(.english)
    ) -> StyledText {
        var name = "vcr " + String(state.step)
        if state.isHeld { name += " " + phrases("held") }
        if state.isInteracting { name += " " + phrases("swiping") }
        if state.isBesideTheNewestBranch { name += " " + phrases("branch") }
        if state.isStepping { name += " " + phrases("stepping") }
        switch state.following {
        case .attached: name += " " + phrases("following")
        case .detached: name += " " + phrases("detached")
        case nil: break
        }
        return StyledText([.init(name, .prompt), .init("> ", .plain)])
    }

    /// The prompt for the rest of a command.
    public static let continuation: StyledText = "...> "

    /// The text for readline, which wants `\001` and `\002` around all that does not print; the
    /// mark of a terminal that knows it stands in front.
    public static func readlineText(
        _ text: StyledText, theme: String, on terminal: TerminalTraits
    ) -> String {
        let mark = terminal.understandsMarks ? TextEncoding.shellMark(.promptStart) : []
        let prefix = mark.isEmpty ? "" : "\u{1}" + String(decoding: mark, as: UTF8.self) + "\u{2}"
        let color = terminal.usesColor && terminal.understandsEscapes
        return prefix + TextEncoding.prompt(text, theme: .orStandard(theme), color: color)
    }
}
