/// The session without what failed in it is the same session.
struct FailureLaw: Law {
    let name = "failure-leaves-nothing"
    let sentence = "A command that fails changes nothing that can be read, and takes no number."

    func breach(in trial: Trial) -> Breach? {
        let kept = trial.session.parts.compactMap(\.withoutFailures)
        if kept == trial.pieces { return nil }
        let other = trial.played(kept)
        return Breach(
            expected: other.numbered + other.seen, found: trial.session.numbered + trial.seen)
    }
}

extension PlayedSession {
    /// The numbers of the steps that lead here.
    fileprivate var numbered: [String] { workbench.steps.map { "step \($0.number)" } }
}
