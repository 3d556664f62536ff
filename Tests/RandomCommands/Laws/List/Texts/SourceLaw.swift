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
        let steps = other.workbench.steps.map(\.source)
        if steps.isEmpty { return nil }
        let file = trial.folder.file("export-\(language)")
        let part = other.play("export \(language) \"\(file)\" over")
        if let refusal = part.refusal { return Breach(expected: "an export", found: refusal) }
        let text = try trial.folder.text(of: "export-\(language)")
        guard !part.hasFailed, let script = script(text, of: steps) else { return nil }
        let again = trial.played([script])
        let told = { (session: PlayedSession) in
            session.lines(of: .shownByDefault).map(\.withoutClasses)
        }
        return Breach(expected: told(trial.session), found: told(again)).map {
            Breach(
                expected: $0.expected,
                found: ($0.found + "\n" + (again.parts.last?.talk ?? "")))
        }
    }

    /// The export with what is no part of an app, such as "rotate: the user turns the device", as the
    /// commands again; nil where a part of a step is a remark.
    private func script(_ text: String, of steps: [String]) -> String? {
        let all = text.lines
        let head = all.firstIndex { $0.hasPrefix("let window") || $0.hasPrefix("UIWindow") } ?? 0
        var lines = Array(all[...head])
        for line in all[(head + 1)...] {
            let step = steps.first { line == "// \($0)" || line.hasPrefix("// \($0): ") }
            if let step {
                if line != "// \(step)" { lines.append(step) }
            } else if line.isRemark {
                return nil
            } else {
                lines.append(line)
            }
        }
        return (steps.storyboards + lines).joined(separator: "\n")
    }
}

extension String {
    fileprivate var isRemark: Bool { drop { $0 == " " }.hasPrefix("//") }

    /// A line of the log without what counts objects of a class: in code, a controller with something on
    /// its callbacks has a class of its own.
    fileprivate var withoutClasses: String {
        replacing(#/<\w+: /#, with: "<")
            .replacing(/[A-Z]\w*-\d+/) { $0.output.prefix { $0 != "-" } }
    }
}

extension [String] {
    /// Commands that open the storyboards which the steps open: an app has them in its bundle.
    fileprivate var storyboards: [String] {
        compactMap { step in
            let words = step.split(separator: " ")
            return words.first == "storyboard" ? words.prefix(2).joined(separator: " ") : nil
        }
    }
}
