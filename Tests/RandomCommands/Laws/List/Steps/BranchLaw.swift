/// A branch, and back.
struct BranchLaw: Law {
    let name = "branch-and-back"
    let sentence = "What is tried in a branch is not there for who comes back from it."

    func breach(in trial: Trial) -> Breach? {
        let here = trial.session.workbench.currentStep
        let count = trial.session.workbench.steps.count
        let beginnings = count == 0 ? [] : ["undo \((count + 1) / 2)"]
        let trip = beginnings + ["new branchling; root branchling", "branchling.title = \"B\""]
        return trial.breach(after: [trip + ["goto \(here)"]])
    }
}
