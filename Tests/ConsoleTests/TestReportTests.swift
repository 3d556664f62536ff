import Rendering
import Testing
import Workbench

@testable import Console

@Suite("Reports of vcr test")
struct TestReportTests {
    private static let verdicts = [
        TestVerdict(script: "a/good.vcr", ending: .status(.fine), milliseconds: 1),
        TestVerdict(
            script: "a/b#d.vcr", ending: .status(.expectationFailed),
            talk: ["a/b#d.vcr:1:1: log differs", "- \"<x>\" & y"], milliseconds: 1020),
        TestVerdict(script: "quit.vcr", ending: .status(.quit(7))),
    ]

    private static let odd = [
        TestVerdict(script: "empty.vcr", ending: .status(.fine), notes: [.empty]),
        TestVerdict(script: "loud.vcr", ending: .status(.fine), notes: [.warned]),
        TestVerdict(
            script: "bad.vcr", ending: .crashed("signal 11, Segmentation fault"), talk: ["Fatal"]),
        TestVerdict(script: "slow.vcr", ending: .hung("60"), milliseconds: 60_000),
    ]

    private func report(
        _ format: TestFormat, _ verdicts: [TestVerdict] = verdicts, count: Int? = nil,
        width: Int? = nil
    ) -> [String] {
        let report = format.report(width: width)
        var sum = TestSum(scripts: count ?? verdicts.count)
        var lines = report.opening(count: sum.scripts)
        for verdict in verdicts {
            sum.add(verdict, keeping: report.needsVerdictsAtEnd)
            lines += report.entry(verdict, number: sum.verdicts)
        }
        return (lines + report.closing(sum)).map(TextEncoding.plain.string)
    }

    @Test("pretty has a line a script, reasons, and a sum")
    func pretty() {
        #expect(
            report(.pretty) == [
                "ok    a/good.vcr", "FAIL  a/b#d.vcr (an expectation failed)",
                "      a/b#d.vcr:1:1: log differs", "      - \"<x>\" & y",
                "FAIL  quit.vcr (it quit with 7)", "", "3 scripts: 1 passed, 2 failed",
            ])
        #expect(
            report(.pretty, width: 80).suffix(4) == [
                "", "In a difference - is what was expected, + what there was.", "",
                "3 scripts: 1 passed, 2 failed",
            ])
    }

    @Test("pretty breaks lines between words where a terminal is narrow")
    func narrow() {
        let talk = "a.vcr:1:1: the log lacks 'home.viewWillAppear(false)'"
        let verdict = TestVerdict(
            script: "a.vcr", ending: .status(.expectationFailed), talk: [talk, "+ short"])
        let lines = TestFormat.pretty.report(width: 40).entry(verdict, number: 1)
        #expect(
            lines.map(TextEncoding.plain.string) == [
                "FAIL  a.vcr (an expectation failed)", "      a.vcr:1:1: the log lacks",
                "        'home.viewWillAppear(false)'", "      + short",
            ])
    }

    @Test("pretty tells notes, crashes and what took too long")
    func oddPretty() {
        #expect(
            report(.pretty, Self.odd) == [
                "ok    empty.vcr (no commands)", "ok    loud.vcr (it logged a warning)",
                "FAIL  bad.vcr (its process crashed: signal 11, Segmentation fault)",
                "      Fatal", "FAIL  slow.vcr (it took longer than 60 s and was stopped)", "",
                "4 scripts: 2 passed (2 of them with a note), 2 failed",
            ])
    }

    @Test("pretty counts what an interruption left out")
    func interrupted() {
        #expect(
            report(.pretty, [Self.verdicts[0]], count: 3) == [
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
        #expect(
            report(.tap, Self.odd) == [
                "TAP version 14", "1..4", "ok 1 - empty.vcr", "  ---", "  notes:",
                "    - no commands", "  ...", "ok 2 - loud.vcr", "  ---", "  notes:",
                "    - it logged a warning", "  ...", "not ok 3 - bad.vcr", "  ---",
                "  severity: fail", "  status: 3",
                "  reason: \"its process crashed: signal 11, Segmentation fault\"",
                "  message: |2-", "    Fatal", "  ...", "not ok 4 - slow.vcr", "  ---",
                "  severity: fail", "  status: 3",
                "  reason: it took longer than 60 s and was stopped", "  ...",
            ])
    }

    @Test("TAP bails out when it is interrupted")
    func tapInterrupted() {
        #expect(
            report(.tap, [Self.verdicts[0]], count: 3) == [
                "TAP version 14", "1..3", "ok 1 - a/good.vcr", "Bail out! interrupted",
            ])
    }

    @Test("JUnit tells failures from errors, has times, and escapes")
    func junit() {
        #expect(
            report(.junit, Self.verdicts + Self.odd).joined(separator: "\n") == """
                <?xml version="1.0" encoding="UTF-8"?>
                <testsuites name="vcr" tests="7" failures="1" errors="3" time="61.021">
                  <testsuite name="vcr" tests="7" failures="1" errors="3" time="61.021">
                    <testcase classname="a" name="good.vcr" file="a/good.vcr" time="0.001"/>
                    <testcase classname="a" name="b#d.vcr" file="a/b#d.vcr" time="1.020">
                      <failure message="a/b#d.vcr:1:1: log differs" type="an expectation failed">
                a/b#d.vcr:1:1: log differs
                - &quot;&lt;x&gt;&quot; &amp; y
                      </failure>
                    </testcase>
                    <testcase classname="." name="quit.vcr" file="quit.vcr" time="0.000">
                      <error message="it quit with 7" type="it quit with 7">
                      </error>
                    </testcase>
                    <testcase classname="." name="empty.vcr" file="empty.vcr" time="0.000">
                      <system-out>no commands</system-out>
                    </testcase>
                    <testcase classname="." name="loud.vcr" file="loud.vcr" time="0.000">
                      <system-out>it logged a warning</system-out>
                    </testcase>
                    <testcase classname="." name="bad.vcr" file="bad.vcr" time="0.000">
                      <error message="Fatal" type="its process crashed: signal 11, Segmentation fault">
                Fatal
                      </error>
                    </testcase>
                    <testcase classname="." name="slow.vcr" file="slow.vcr" time="60.000">
                      <error message="it took longer than 60 s and was stopped" \
                type="it took longer than 60 s and was stopped">
                      </error>
                    </testcase>
                  </testsuite>
                </testsuites>
                """)
    }

    // MARK: Several worlds

    private static func verdict(_ script: String, _ ios: Int, passes: Bool = true, log: String = "")
        -> TestVerdict
    {
        var verdict = TestVerdict(
            of: TestTask(script: script, world: WorldSettings(ios: ios)),
            ending: .status(passes ? .fine : .expectationFailed))
        verdict.log = log
        return verdict
    }

    @Test("several worlds: each is named, and a table has what differs between them")
    func worlds() {
        let verdicts = [
            Self.verdict("same.vcr", 13, log: "x"), Self.verdict("same.vcr", 26, log: "x"),
            Self.verdict("sheet.vcr", 13, log: "y"), Self.verdict("sheet.vcr", 26, log: "z"),
            Self.verdict("old.vcr", 13), Self.verdict("old.vcr", 26, passes: false),
        ]
        #expect(
            report(.pretty, verdicts) == [
                "ok    same.vcr (iOS 13)", "ok    same.vcr (iOS 26)", "ok    sheet.vcr (iOS 13)",
                "ok    sheet.vcr (iOS 26)", "ok    old.vcr (iOS 13)",
                "FAIL  old.vcr (iOS 26) (an expectation failed)", "",
                "           iOS 13  iOS 26", "sheet.vcr  ok      other log",
                "old.vcr    ok      FAIL",
                "other: another log, or another failure, than in the first column", "",
                "6 runs: 5 passed, 1 failed",
            ])
        #expect(
            report(.pretty, Array(verdicts.prefix(2))) == [
                "ok    same.vcr (iOS 13)", "ok    same.vcr (iOS 26)", "",
                "every script ends and logs alike in all 2", "", "2 runs: 2 passed",
            ])
        #expect(report(.tap, Array(verdicts.prefix(2)))[2] == "ok 1 - same.vcr (iOS 13)")
    }

    @Test("several worlds: scripts that fail everywhere are told, and where they fail otherwise")
    func failuresEverywhere() {
        var first = Self.verdict("bad.vcr", 13, passes: false)
        var second = Self.verdict("bad.vcr", 26, passes: false)
        let passed = [Self.verdict("good.vcr", 13), Self.verdict("good.vcr", 26)]
        #expect(report(.pretty, [first, second])[3] == "every script fails alike in all 2")
        #expect(
            report(.pretty, passed + [first, second])[5]
                == "1 of 2 scripts fail alike in all 2, the others end and log alike")
        first.talk = ["bad.vcr:6:8: the log differs"]
        second.talk = ["bad.vcr:16:8: the tree differs"]
        #expect(
            report(.pretty, [first, second]).suffix(5) == [
                "         iOS 13  iOS 26", "bad.vcr  FAIL    other FAIL",
                "other: another log, or another failure, than in the first column", "",
                "2 runs: 0 passed, 2 failed",
            ])
    }

    @Test("GitHub marks each failure at its line")
    func githubPlaces() {
        var verdict = Self.verdict("bad.vcr", 26, passes: false)
        verdict.world = nil
        verdict.failures = [
            TestFailure(file: "bad.vcr", line: 8, column: 3, text: "the log lacks 'a.deinit'"),
            TestFailure(file: "se,t.vcr", line: 1, column: 1, text: "100%"),
        ]
        #expect(
            report(.github, [verdict]).filter { $0.hasPrefix("::") } == [
                "::error file=bad.vcr,line=8,col=3,title=an expectation failed::the log lacks 'a.deinit'",
                "::error file=se%2Ct.vcr,line=1,col=1,title=an expectation failed::100%25",
            ])
    }

    @Test("GitHub marks what failed, and no text ends the command early")
    func github() {
        #expect(
            report(.github) == [
                "ok    a/good.vcr", "FAIL  a/b#d.vcr (an expectation failed)",
                "      a/b#d.vcr:1:1: log differs", "      - \"<x>\" & y",
                "::error file=a/b#d.vcr,title=an expectation failed::a/b#d.vcr:1:1: log differs%0A"
                    + "- \"<x>\" & y",
                "FAIL  quit.vcr (it quit with 7)",
                "::error file=quit.vcr,title=it quit with 7::it quit with 7", "",
                "3 scripts: 1 passed, 2 failed",
            ])
    }

    @Test("--ios and --device take lists, and each world comes once")
    func lists() {
        var options = RunOptions()
        #expect(options.worlds == [WorldSettings()])
        let isRead = options.setVersions("13,26,13") && options.setDevices("iPhone 16,iPad")
        #expect(isRead)
        #expect(
            options.worlds.map { TestTask(script: "s", world: $0).worldName } == [
                "iOS 13, iPhone 16", "iOS 13, iPad", "iOS 26, iPhone 16", "iOS 26, iPad",
            ])
        for wrong in ["", "13,", "a", "13;26"] { #expect(!RunOptions.takesVersions(wrong)) }
        for wrong in ["", "iPad,"] { #expect(!RunOptions.takesDevices(wrong)) }
    }

    @Test("a worker is told the world of each script")
    func messages() {
        for world in [nil, WorldSettings(ios: 13), WorldSettings(ios: 17, device: "iPad")] {
            let task = TestTask(script: "a b.vcr", world: world)
            #expect(TestTask(message: task.message) == task)
        }
        #expect(TestTask(message: []) == nil)
    }
}
