import Workbench

/// The running copy, and `--recover`.
struct RecoveryLaw: Law {
    let name = "cut-off-and-recovered"
    let sentence = "A session that was cut off is recovered as it was."

    func breach(in trial: Trial) -> Breach? {
        playUntilCutOff(trial)
        let other = PlayedSession()
        let notes = other.workbench.recover(directory: trial.folder.file("copies"))
        return Breach(expected: trial.seen, found: other.seen).map {
            Breach(
                expected: $0.expected,
                found: ([$0.found] + notes.map(\.text)).joined(separator: "\n"))
        }
    }

    private func playUntilCutOff(_ trial: Trial) {
        let session = PlayedSession()
        session.workbench.beginAutosave(directory: trial.folder.file("copies"))
        session.play(trial.pieces)
    }
}
