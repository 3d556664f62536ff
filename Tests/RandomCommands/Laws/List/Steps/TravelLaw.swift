/// `goto`, also into other branches.
struct TravelLaw: Law {
    let name = "goto-and-back"
    let sentence =
        "Whoever goes to any step of any branch and comes back finds everything as it was."

    func breach(in trial: Trial) -> Breach? {
        let here = trial.session.workbench.currentStep
        let all = [0] + trial.session.numbers
        let some = Set((0..<4).map { all[all.count * $0 / 4] } + all.suffix(1)).sorted()
        return trial.breach(after: some.map { ["goto \($0)", "goto \(here)"] })
    }
}
