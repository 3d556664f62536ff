/// Two worlds at a time.
struct BesideLaw: Law {
    let name = "worlds-beside"
    let sentence = "A second world that is used in turn with the first changes nothing in it."

    func breach(in trial: Trial) -> Breach? {
        let (first, second) = (PlayedSession(), PlayedSession())
        for (piece, other) in zip(trial.pieces, trial.pieces.reversed()) {
            first.play(piece)
            second.play(other)
        }
        for (part, again) in zip(trial.session.parts, first.parts) {
            if let breach = Breach(expected: part.output.lines, found: again.output.lines) {
                return breach
            }
        }
        return Breach(expected: trial.seen, found: first.seen)
    }
}
