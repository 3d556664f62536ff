import CommandLanguage

/// A line that a variation adds: a command of the shell, or a call in the session's language.
enum Insertion: Hashable {
    case command(String)
    case call(UIKitCall, SourceLanguage)

    /// The line as it is typed.
    var source: String {
        switch self {
        case .command(let source): source
        case .call(let call, let language): call.text(in: language)
        }
    }

    /// The call that it makes; nil for a command.
    var call: UIKitCall? {
        switch self {
        case .command: nil
        case .call(let call, _): call
        }
    }
}
