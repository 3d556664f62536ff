/// `export markdown`.
struct MarkdownLaw: Law {
    let name = "export-markdown-passes"
    let sentence =
        "What is exported as Markdown passes as a test, and has the same steps and logs once more."

    func breach(in trial: Trial) throws -> Breach? {
        let other = trial.played()
        let (first, second) = (trial.folder.file("a.md"), trial.folder.file("b.md"))
        other.play("export markdown \"\(first)\" over")
        let result = ScriptRun(.file(first), then: "export markdown \"\(second)\" over")
        if result.status != 0 {
            return Breach(expected: "status 0", found: "status \(result.status): \(result.talk)")
        }
        let (once, again) = (try trial.folder.text(of: "a.md"), try trial.folder.text(of: "b.md"))
        return Breach(expected: once.steps, found: again.steps)
    }
}

extension String {
    /// The blocks of an export that are steps or what these log. The prose of a script, its title as
    /// well, stands in the export of it once more.
    fileprivate var steps: [String] {
        var fence: String?
        return lines.filter { line in
            if let open = fence {
                if line == open { fence = nil }
                return true
            }
            guard line.hasPrefix("```") else { return false }
            let ticks = String(line.prefix { $0 == "`" })
            let word = line.dropFirst(ticks.count).prefix { $0.isLetter }
            guard word == "vcr" || word == "text" else { return false }
            fence = ticks
            return true
        }
    }
}
