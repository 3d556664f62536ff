import Workbench

/// `step`, and `run`.
struct SteppingLaw: Law {
    let name = "call-by-call"
    let sentence = "A step that is taken call by call does what it does at once."

    func breach(in trial: Trial) -> Breach? {
        let other = PlayedSession()
        for part in trial.session.parts {
            guard part.isOneStep, !other.play("step \(part.source)").hasFailed else {
                other.play(part.source)
                continue
            }
            for _ in 0..<2 where other.workbench.promptState.isStepping { other.play("step") }
            if other.workbench.promptState.isStepping { other.play("run") }
        }
        return Breach(expected: trial.told, found: other.told)
    }
}
