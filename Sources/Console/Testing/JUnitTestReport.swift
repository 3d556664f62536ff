import Rendering

/// JUnit's XML, as build servers read it. Only the times differ between equal runs.
struct JUnitTestReport: TestReport {
    let needsVerdictsAtEnd = true

    func opening(count: Int) -> [StyledText] { [] }

    func entry(_ verdict: TestVerdict, number: Int) -> [StyledText] { [] }

    func closing(_ sum: TestSum) -> [StyledText] {
        let failures = sum.kept.count { $0.ending == .status(.expectationFailed) }
        let counts =
            "tests=\"\(sum.verdicts)\" failures=\"\(failures)\" errors=\"\(sum.failed - failures)\" "
            + Self.time(sum.milliseconds)
        let lines =
            [
                "<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<testsuites name=\"vcr\" \(counts)>",
                "  <testsuite name=\"vcr\" \(counts)>",
            ] + sum.kept.flatMap(testCase) + ["  </testsuite>", "</testsuites>"]
        return lines.map { StyledText($0) }
    }

    private func testCase(_ verdict: TestVerdict) -> [String] {
        let path = Self.escape(verdict.script)
        let (folder, name) = Self.split(path)
        let attributes =
            "classname=\"\(folder)\" name=\"\(name)\(Self.escape(verdict.place))\" file=\"\(path)\" "
            + Self.time(verdict.milliseconds)
        let content = verdict.passed ? notes(verdict) : problem(verdict)
        if content.isEmpty { return ["    <testcase \(attributes)/>"] }
        return ["    <testcase \(attributes)>"] + content + ["    </testcase>"]
    }

    private func notes(_ verdict: TestVerdict) -> [String] {
        verdict.notes.map { "      <system-out>\($0.rawValue)</system-out>" }
    }

    /// The attribute, in seconds.
    private static func time(_ milliseconds: Int) -> String {
        let thousandths = String(1000 + milliseconds % 1000).dropFirst()
        return "time=\"\(milliseconds / 1000).\(thousandths)\""
    }

    private func problem(_ verdict: TestVerdict) -> [String] {
        let tag = verdict.ending == .status(.expectationFailed) ? "failure" : "error"
        let message = Self.escape(verdict.talk.first ?? verdict.reason.text)
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
