import Rendering
import Testing
import Workbench

@testable import Console

@Suite("Reports of vcr test")
struct TestReportTests {
    private static let verdicts = [
        TestVerdict(script: "a/good.vcr", status: .fine),
        TestVerdict(
            script: "a/b#d.vcr", status: .expectationFailed,
            talk: ["a/b#d.vcr:1:1: log differs", "- \"<x>\" & y"]),
        TestVerdict(script: "quit.vcr", status: .quit(7)),
    ]

    private func report(
        _ format: TestFormat, _ verdicts: [TestVerdict] = verdicts, count: Int = 3
    ) -> [String] {
        let report = format.report
        var lines = report.opening(count: count)
        for (index, verdict) in verdicts.enumerated() {
            lines += report.entry(verdict, number: index + 1)
        }
        return (lines + report.closing(verdicts, count: count)).map(TextEncoding.plain.string)
    }

    @Test("pretty has a line a script, reasons, and a sum")
    func pretty() {
        #expect(
            report(.pretty) == [
                "ok    a/good.vcr", "FAIL  a/b#d.vcr (an expectation failed)",
                "      a/b#d.vcr:1:1: log differs", "      - \"<x>\" & y",
                "FAIL  quit.vcr (it quit with 7)", "", "3 scripts: 1 passed, 2 failed",
            ])
    }

    @Test("pretty counts what an interruption left out")
    func interrupted() {
        #expect(
            report(.pretty, [Self.verdicts[0]]) == [
                "ok    a/good.vcr", "", "3 scripts: 1 passed, 2 not run",
            ])
    }

    @Test("TAP has a plan, numbered results and YAML")
    func tap() {
        #expect(
            report(.tap) == [
                "TAP version 14", "1..3", "ok 1 - a/good.vcr", "not ok 2 - a/b\\#d.vcr", "  ---",
                "  severity: fail", "  status: 1", "  reason: an expectation failed",
                "  message: |2-", "    a/b#d.vcr:1:1: log differs", "    - \"<x>\" & y", "  ...",
                "not ok 3 - quit.vcr", "  ---", "  severity: fail", "  status: 7",
                "  reason: it quit with 7", "  ...",
            ])
    }

    @Test("TAP bails out when it is interrupted")
    func tapInterrupted() {
        #expect(
            report(.tap, [Self.verdicts[0]]) == [
                "TAP version 14", "1..3", "ok 1 - a/good.vcr", "Bail out! interrupted",
            ])
    }

    @Test("JUnit tells failures from errors, and escapes")
    func junit() {
        #expect(
            report(.junit).joined(separator: "\n") == """
                <?xml version="1.0" encoding="UTF-8"?>
                <testsuites name="vcr" tests="3" failures="1" errors="1">
                  <testsuite name="vcr" tests="3" failures="1" errors="1">
                    <testcase classname="a" name="good.vcr" file="a/good.vcr"/>
                    <testcase classname="a" name="b#d.vcr" file="a/b#d.vcr">
                      <failure message="a/b#d.vcr:1:1: log differs" type="an expectation failed">
                a/b#d.vcr:1:1: log differs
                - &quot;&lt;x&gt;&quot; &amp; y
                      </failure>
                    </testcase>
                    <testcase classname="." name="quit.vcr" file="quit.vcr">
                      <error message="it quit with 7" type="it quit with 7">
                      </error>
                    </testcase>
                  </testsuite>
                </testsuites>
                """)
    }
}
