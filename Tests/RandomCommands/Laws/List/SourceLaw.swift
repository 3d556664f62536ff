/// `export swift` and `export objc`.
struct SourceLaw: Law {
    let language: String

    var name: String { "export-\(language)-runs" }
    var sentence: String {
        "What is exported as \(language == "swift" ? "Swift" : "Objective-C") sends the same events, "
            + "where nothing is left out."
    }

    func breach(in trial: Trial) throws -> Breach? {
        let other = trial.played()
        let file = trial.folder.file("export-\(language)")
        if other.play("export \(language) \"\(file)\" over").hasFailed { return nil }
        let text = try trial.folder.text(of: "export-\(language)")
        let steps = other.workbench.steps.map(\.source)
        // A remark, such as "rotate: the user turns the device", is all that there is of some steps.
        if steps.contains(where: { text.contains("// \($0): ") }) { return nil }
        let again = trial.played([text])
        let told = { (session: PlayedSession) in session.lines(of: .shownByDefault) }
        return Breach(expected: told(trial.session), found: told(again)).map {
            Breach(
                expected: $0.expected,
                found: ($0.found + "\n" + (again.parts.last?.talk ?? "")))
        }
    }
}
