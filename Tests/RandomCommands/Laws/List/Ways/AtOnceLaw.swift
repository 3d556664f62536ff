/// All of a script at once.
struct AtOnceLaw: Law {
    let name = "piece-by-piece"
    let sentence =
        "What is typed piece by piece answers as what comes at once, where definitions of Objective-C that follow each "
        + "other, which are one step as in a file, are one piece."

    func breach(in trial: Trial) -> Breach? {
        let other = trial.played(trial.pieces.withProgramsTogether)
        let end = other.finish()
        let whole = ScriptRun(.text(trial.text))
        let output = other.parts.map(\.output).joined().lines
        return Breach(expected: output, found: whole.output.lines)
            ?? Breach(
                expected: (other.parts.map(\.talk).joined() + end).lines, found: whole.talk.lines)
    }
}

extension [String] {
    /// The pieces with definitions of Objective-C that follow each other as one piece.
    fileprivate var withProgramsTogether: [String] {
        reduce(into: []) { pieces, piece in
            if let last = pieces.last, last.isProgramOfC, piece.isProgramOfC {
                pieces[pieces.count - 1] = last + "\n" + piece
            } else {
                pieces.append(piece)
            }
        }
    }
}

extension String {
    /// Whether it begins as a definition of Objective-C.
    fileprivate var isProgramOfC: Bool { hasPrefix("@") }
}
