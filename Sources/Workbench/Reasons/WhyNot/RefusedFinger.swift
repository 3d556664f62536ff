import CommandLanguage

/// A command for a finger that was refused, since it would have reached nothing. It is no step; `why not`
/// takes it for the one that is asked about as long as no other step follows.
struct RefusedFinger {
    /// As a step, with the number that the next one gets.
    let step: TypedStep
    /// Why it was refused.
    let reason: Message
    /// The step that it followed.
    let parent: Int

    /// Nil where the command was refused for another reason.
    init?(
        _ failure: Diagnostic, _ source: String, at span: SourceSpan, in journal: Journal
    ) {
        guard failure.code == .missed else { return nil }
        step = TypedStep(number: journal.nextNumber, source: source, span: span)
        reason = failure.wording
        parent = journal.current
    }

    /// Whether the session still stands where the finger was refused.
    func isLast(in journal: Journal) -> Bool {
        journal.current == parent && journal.nextNumber == step.number
    }
}
