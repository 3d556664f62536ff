/// How the session runs a command once it has looked the word up and bound the operands.
enum RunMode {
    /// By itself: what changes the world becomes a step of its own.
    case byItself
    /// As part of the step that is running: inside `on`, `together` and `step`.
    case inside
    /// As it ran before: a step of the journal is repeated.
    case again
    /// As part of a step that is repeated while the writer writes it down as code.
    case written(StepWriter)

    /// Whether commands run as steps of their own.
    var isByItself: Bool {
        switch self {
        case .byItself: true
        case .inside, .again, .written: false
        }
    }
}
