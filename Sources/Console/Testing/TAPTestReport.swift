import Rendering
import Workbench

/// The Test Anything Protocol, version 14.
struct TAPTestReport: TestReport {
    func opening(count: Int) -> [StyledText] { ["TAP version 14", StyledText("1..\(count)")] }

    func entry(_ verdict: TestVerdict, number: Int) -> [StyledText] {
        let result = verdict.passed ? "ok" : "not ok"
        let line = StyledText("\(result) \(number) - \(Self.escape(verdict.script))")
        return verdict.passed ? [line] : [line] + diagnosis(verdict)
    }

    func closing(_ verdicts: [TestVerdict], count: Int) -> [StyledText] {
        verdicts.count < count ? ["Bail out! interrupted"] : []
    }

    /// A block of YAML.
    private func diagnosis(_ verdict: TestVerdict) -> [StyledText] {
        var lines = ["---", "severity: fail", "status: \(verdict.status.code)"]
        lines.append("reason: \(verdict.reason)")
        if !verdict.talk.isEmpty {
            lines.append("message: |2-")
            lines += verdict.talk.map { "  " + $0 }
        }
        lines.append("...")
        return lines.map { StyledText("  " + $0) }
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
