import CommandLanguage

/// What a command is in the code of an app.
enum CodeForm: Sendable {
    typealias Write =
        @MainActor @Sendable (StepWriter, borrowing Arguments) throws(Diagnostic) -> Void
    typealias Repeated = @MainActor @Sendable (borrowing Arguments) -> (block: Block?, times: Int)

    /// What the closure writes before the command runs. What code must know of the whole session
    /// before its first step, `plan` notes.
    case written(Write, plan: CodePlan.Note? = nil)
    /// The commands of a block, so many times.
    case commands(Repeated)
    /// Nothing, and a remark says why: what is called meanwhile is the code's own answer.
    case nothing(String)

    /// For a command of which nothing more is known.
    static let unknown = CodeForm.nothing("it changes nothing in the app")
    /// For commands that move a finger.
    static let finger = CodeForm.nothing(StepWriter.finger)
}
