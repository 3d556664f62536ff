import Rendering
import Workbench

/// JUnit's XML, as build servers read it; without times, so that equal runs give equal reports.
struct JUnitTestReport: TestReport {
    func opening(count: Int) -> [StyledText] { [] }

    func entry(_ verdict: TestVerdict, number: Int) -> [StyledText] { [] }

    func closing(_ verdicts: [TestVerdict], count: Int) -> [StyledText] {
        let failures = verdicts.count { $0.status == .expectationFailed }
        let errors = verdicts.count { !$0.passed } - failures
        let counts = "tests=\"\(verdicts.count)\" failures=\"\(failures)\" errors=\"\(errors)\""
        let lines =
            [
                "<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<testsuites name=\"vcr\" \(counts)>",
                "  <testsuite name=\"vcr\" \(counts)>",
            ] + verdicts.flatMap(testCase) + ["  </testsuite>", "</testsuites>"]
        return lines.map { StyledText($0) }
    }

    private func testCase(_ verdict: TestVerdict) -> [String] {
        let path = Self.escape(verdict.script)
        let (folder, name) = Self.split(path)
        let attributes = "classname=\"\(folder)\" name=\"\(name)\" file=\"\(path)\""
        if verdict.passed { return ["    <testcase \(attributes)/>"] }
        return ["    <testcase \(attributes)>"] + problem(verdict) + ["    </testcase>"]
    }

    private func problem(_ verdict: TestVerdict) -> [String] {
        let tag = verdict.status == .expectationFailed ? "failure" : "error"
        let message = Self.escape(verdict.talk.first ?? verdict.reason)
        let opening = "      <\(tag) message=\"\(message)\" type=\"\(verdict.reason)\">"
        return [opening] + verdict.talk.map(Self.escape) + ["      </\(tag)>"]
    }

    private static func split(_ path: String) -> (folder: String, name: String) {
        guard let slash = path.lastIndex(of: "/") else { return (".", path) }
        return (String(path[..<slash]), String(path[path.index(after: slash)...]))
    }

    private static func escape(_ text: String) -> String {
        var result = ""
        for character in text {
            switch character {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            default: result.append(character)
            }
        }
        return result
    }
}
