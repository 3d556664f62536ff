import Rendering

/// The Test Anything Protocol, version 14.
struct TAPTestReport: TestReport {
    let needsVerdictsAtEnd = false

    func opening(count: Int) -> [StyledText] { ["TAP version 14", StyledText("1..\(count)")] }

    func entry(_ verdict: TestVerdict, number: Int) -> [StyledText] {
        let result = verdict.passed ? "ok" : "not ok"
        let line = StyledText(
            "\(result) \(number) - \(Self.escape(verdict.title))")
        if verdict.passed, verdict.notes.isEmpty { return [line] }
        return [line] + (verdict.passed ? block(verdict.notes) : diagnosis(verdict))
    }

    func closing(_ sum: TestSum) -> [StyledText] {
        sum.verdicts < sum.scripts ? ["Bail out! interrupted"] : []
    }

    /// What is to be noted of a script that passed, in YAML.
    private func block(_ notes: [TestNote]) -> [StyledText] {
        (["---", "notes:"] + notes.map { "  - \($0.rawValue)" } + ["..."]).map {
            StyledText("  " + $0)
        }
    }

    /// Why a script failed, in YAML.
    private func diagnosis(_ verdict: TestVerdict) -> [StyledText] {
        var lines = ["---", "severity: fail", "status: \(verdict.code)"]
        lines.append("reason: \(Self.quoted(verdict.reason.text))")
        if !verdict.talk.isEmpty {
            lines.append("message: |2-")
            lines += verdict.talk.map { "  " + $0 }
        }
        lines.append("...")
        return lines.map { StyledText("  " + $0) }
    }

    /// A text with a colon, such as `its process crashed: …`, stands in quotes in YAML.
    private static func quoted(_ text: String) -> String {
        text.contains(":") ? "\"\(text)\"" : text
    }

    /// A description may hold no bare `#`, since that would begin a directive.
    private static func escape(_ text: String) -> String {
        var result = ""
        for character in text {
            if character == "#" || character == "\\" { result.append("\\") }
            result.append(character)
        }
        return result
    }
}
