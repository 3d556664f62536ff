import Rendering
import Workbench

/// A line a script, the reasons of those that failed below it, and a sum.
struct PrettyTestReport: TestReport {
    func opening(count: Int) -> [StyledText] { [] }

    func entry(_ verdict: TestVerdict, number: Int) -> [StyledText] {
        if verdict.passed {
            return [StyledText([.init("ok    ", .didAppear), .init(verdict.script, .plain)])]
        }
        let first = StyledText([
            .init("FAIL  ", .problem), .init(verdict.script, .plain),
            .init(" (\(verdict.reason))", .dim),
        ])
        return [first] + verdict.talk.map { StyledText("      " + $0) }
    }

    func closing(_ verdicts: [TestVerdict], count: Int) -> [StyledText] {
        let passed = verdicts.count(where: \.passed)
        let failed = verdicts.count - passed
        var line = "\(count) \(count == 1 ? "script" : "scripts"): \(passed) passed"
        if failed > 0 { line += ", \(failed) failed" }
        if count > verdicts.count { line += ", \(count - verdicts.count) not run" }
        return ["", StyledText(line, failed > 0 ? .problem : .strong)]
    }
}
