/// A key of the prompt that this program gives a meaning.
public enum LineKey: CaseIterable, Sendable {
    case help, edit

    /// As readline's settings write it.
    public var sequence: String {
        switch self {
        case .help: #"\e?"#
        case .edit: #"\C-x\C-e"#
        }
    }

    /// As people write it.
    var name: String {
        switch self {
        case .help: "Alt-?"
        case .edit: "Ctrl-X Ctrl-E"
        }
    }

    var meaning: String {
        switch self {
        case .help: "help on the word at the cursor"
        case .edit: "edits the line in $VISUAL or $EDITOR"
        }
    }
}
