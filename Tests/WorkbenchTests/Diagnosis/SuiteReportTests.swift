import CheckoutFiles
import Foundation
import HierarchyRecords
import Testing

@testable import Workbench

@MainActor
@Suite("Reports of the device suite")
struct SuiteReportTests {
    private typealias Row = ScenarioRun.Row

    /// A report of one scenario: a root, and in its second step what the argument has.
    private func report(
        _ recorded: [String], system: String = "26.1", second: String = "add a",
        left: String = "null"
    ) -> String {
        """
        {"v":1,"kind":"device-suite","system":"\(system)","device":"iPhone17,1","isPad":false,
        "isSimulated":true,"scenarios":[{"name":"add","controllers":["home","a"],"rules":["C10"],
        "left":\(left),"steps":[
        {"source":"new home; new a","expected":[],"recorded":[]},
        {"source":"root home","expected":[],"recorded":["home.viewDidLoad()",
        "home.viewWillAppear(false)","home.viewIsAppearing(false)","home.viewDidAppear(false)"]},
        {"source":"\(second)","expected":[],"recorded":\(recorded.debugDescription)}]}]}
        """
    }

    private static let adding = [
        "a.willMove(toParent: home)", "a.viewDidLoad()", "a.viewWillAppear(false)",
        "a.didMove(toParent: home)", "a.viewIsAppearing(false)", "a.viewDidAppear(false)",
    ]

    /// What the command answers, and how it ends.
    private func answer(_ text: String) throws -> (lines: [String], status: Int32) {
        let folder = try TemporaryDirectory()
        try folder.write(text, to: "report.json")
        let session = TestSession()
        let status = session.run("recording \"\(folder.path)/report.json\"")
        let errors = session.errors.map { $0.replacing(folder.path + "/", with: "") }
        return (session.lines + errors, status.code)
    }

    @Test func `what a device did as the model does confirms its rules`() throws {
        let answer = try answer(report(Self.adding))
        #expect(
            answer.lines == [
                "report.json: iPhone17,1 (a simulator), iOS 26.1, 1 scenario",
                "confirmed    C01 C10 M2 L02", "contradicted none",
            ])
        #expect(answer.status == 0)
    }

    @Test func `what did not come, came twice or came otherwise contradicts its own rule`() throws {
        var recorded = Self.adding
        recorded[2] = "a.viewWillAppear(true)"
        recorded.insert("a.viewIsAppearing(false)", at: 4)
        recorded.remove(at: 1)
        let answer = try answer(report(recorded))
        #expect(
            answer.lines == [
                "report.json: iPhone17,1 (a simulator), iOS 26.1, 1 scenario",
                "confirmed    C01", "contradicted C10 M2 L02",
                "C10  Adding a child to a visible container", "  in add, add a",
                "    + a.viewWillAppear(true)", "    - a.viewWillAppear(false)",
                "M2  When viewIsAppearing comes", "  in add, add a",
                "    + a.viewIsAppearing(false)",
                "L02  Loading in code", "  in add, add a", "    - a.viewDidLoad()",
            ])
        #expect(answer.status == 1)
    }

    @Test func `what comes steps later speaks against the rule of the step that lacked it`() {
        var verdict = SuiteVerdict()
        let root = [Row(text: "a.didMove(toParent: n)", rule: .c40)]
        let pop = [Row(text: "b.viewWillDisappear(true)", rule: .c36)]
        verdict.add([], to: root, step: "root n", of: "one")
        verdict.add(
            ["b.viewWillDisappear(true)", "a.didMove(toParent: n)"], to: pop, step: "pop",
            of: "one")
        verdict.add(
            ["b.viewWillDisappear(true)", "a.didMove(toParent: n)"], to: pop, step: "pop",
            of: "two")
        #expect(
            verdict.contradictions == [
                SuiteVerdict.Contradiction(
                    rule: .c40, scenario: "one", step: "root n",
                    lines: ["- a.didMove(toParent: n)"]),
                SuiteVerdict.Contradiction(
                    rule: .c40, scenario: "one", step: "pop",
                    lines: ["+ a.didMove(toParent: n)"]),
                SuiteVerdict.Contradiction(
                    rule: .c36, scenario: "two", step: "pop",
                    lines: ["+ a.didMove(toParent: n)"]),
            ])
    }

    @Test func `what comes besides speaks against what came before it`() {
        var verdict = SuiteVerdict()
        let expected = [Row(text: "a.viewDidLoad()", rule: .l02), Row(text: "b.x()", rule: .c10)]
        verdict.add(
            ["a.viewDidLoad()", "c.y()", "b.x()"], to: expected, step: "s", of: "one")
        verdict.add(["c.y()"], to: [], step: "first\nsecond", of: "two")
        #expect(
            verdict.contradictions == [
                .init(rule: .l02, scenario: "one", step: "s", lines: ["+ c.y()"])
            ])
        #expect(verdict.unexplained == ["two, first …: + c.y()"])
        #expect(verdict.confirmed == [.c10])
    }

    @Test func `the rules are those of the report's system`() throws {
        let adding = Self.adding.filter { !$0.contains("viewIsAppearing") }
        let answer = try answer(
            report(adding, system: "12.4").replacing(
                "\"home.viewIsAppearing(false)\",", with: ""))
        #expect(answer.lines.suffix(2) == ["confirmed    C01 C10 L02", "contradicted none"])
    }

    @Test func `what was left out on the device or cannot be taken here says nothing`() throws {
        let left = try answer(report([], left: "\"needs a person: swipe down\""))
        #expect(
            left.lines.dropFirst() == [
                "confirmed    none", "contradicted none",
                "left out     add: needs a person: swipe down",
            ])
        for step in ["add nobody", "save x.vcr", "}", "while true {}"] {
            let answer = try answer(report([], second: step))
            #expect(answer.lines.last == "left out     add: its steps cannot be taken here")
            #expect(answer.status == 0)
        }
        #expect(try self.answer(report([], second: "quit 5")).lines.last == "contradicted none")
    }

    @Test func `what is no report is refused in one line`() throws {
        let mistakes = [
            ("", "is no report of the device suite"),
            (String(repeating: "[", count: 100_000), "is no report of the device suite"),
            (#"{"kind":"device-suite"}"#, "is no report of the device suite"),
            (
                report([]).replacing("\"v\":1", with: "\"v\":2"),
                "is a report of version 2, and this program reads version 1"
            ),
            (report([], system: "99"), "is of iOS 99, which is not modelled"),
            (report([], system: #"26\u001b[31m"#), "has texts that no suite writes"),
            (
                report([String(repeating: "x", count: 5_000)]),
                "is larger than any suite's report"
            ),
        ]
        for (text, mistake) in mistakes {
            let answer = try answer(text)
            #expect(answer.lines == ["1:11: 'report.json' \(mistake)"])
            #expect(answer.status == 3)
        }
    }

    @Test func `the suite's recorder and the model compare the same callbacks`() {
        #expect(ScenarioRun.compared.map(\.spelling.swift) == CallbackRecorder.lifeCycle)
    }

    @Test func `every report that was filed holds, and is of UIKit`() throws {
        let folder = Checkout.url("Tests/Recordings")
        let files = try FileManager.default.contentsOfDirectory(
            at: folder, includingPropertiesForKeys: nil)
        for file in files where file.pathExtension == "json" {
            let report = try SuiteReport.read([UInt8](Data(contentsOf: file)))
            #expect(report.device != "vcr", "\(file.lastPathComponent)")
            let session = TestSession()
            #expect(
                session.run("recording \"\(file.path)\"") == .fine, "\(file.lastPathComponent)")
        }
    }
}
