/// `export markdown`.
struct MarkdownLaw: Law {
    let name = "export-markdown-passes"
    let sentence =
        "What is exported as Markdown passes as a test, and is the same text when it is exported again."

    func breach(in trial: Trial) throws -> Breach? {
        let other = trial.played()
        let (first, second) = (trial.folder.file("a.md"), trial.folder.file("b.md"))
        // Which categories are shown is the user's, and no part of the session.
        let export = { (path: String) in "set log all\nexport markdown \"\(path)\" over" }
        other.play(export(first))
        let result = ScriptRun(.file(first), then: export(second))
        if result.status != 0 {
            return Breach(expected: "status 0", found: "status \(result.status): \(result.talk)")
        }
        let (once, again) = (try trial.folder.text(of: "a.md"), try trial.folder.text(of: "b.md"))
        return Breach(expected: once.withoutHead(1), found: again.withoutHead(3))
    }
}

extension String {
    /// The lines of an export but for so many paragraphs at its beginning: the mark, and what is told
    /// of the session. All else is prose of the script that is exported again.
    fileprivate func withoutHead(_ paragraphs: Int) -> [String] {
        Array(lines.dropFirst(paragraphs * 2))
    }
}
