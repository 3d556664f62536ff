/// `undo` and `redo`.
struct UndoLaw: Law {
    let name = "undo-then-redo"
    let sentence = "Whoever goes back and forth again finds everything as it was."

    func breach(in trial: Trial) -> Breach? {
        let count = trial.session.workbench.steps.count
        if count == 0 { return nil }
        let lengths = Set([1, 2, count / 2, count]).filter { (1...count).contains($0) }.sorted()
        return trial.breach(after: lengths.map { ["undo \($0)", "redo \($0)"] })
    }
}
