/// All of a script at once.
struct AtOnceLaw: Law {
    let name = "piece-by-piece"
    let sentence = "What is typed piece by piece answers as what comes at once."

    func breach(in trial: Trial) -> Breach? {
        let other = trial.played()
        let end = other.finish()
        let whole = ScriptRun(.text(trial.text))
        let output = other.parts.map(\.output).joined().lines
        return Breach(expected: output, found: whole.output.lines)
            ?? Breach(
                expected: (other.parts.map(\.talk).joined() + end).lines, found: whole.talk.lines)
    }
}
