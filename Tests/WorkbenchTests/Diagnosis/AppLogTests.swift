import HierarchyRecords
import Testing

@testable import Workbench

@MainActor
@Suite("The log of an app beside the session's")
struct AppLogTests {
    private static let script = """
        class HomeViewController: UIViewController {}
        let home = HomeViewController()
        new a
        root home
        add a

        """

    private func comparison(
        _ log: String, _ words: String = "", of script: String = script
    ) throws -> LogComparison {
        let folder = try TemporaryDirectory()
        try folder.write(log, to: "app.log")
        let session = TestSession()
        session.run(script)
        #expect(session.run("log import \"\(folder.path)/app.log\"\(words)") == .fine)
        #expect(session.errors == [])
        return try #require(session.workbench.logComparison)
    }

    private func refusal(_ log: String, _ words: String = "") throws -> [String] {
        let folder = try TemporaryDirectory()
        try folder.write(log, to: "app.log")
        let session = TestSession()
        session.run("log import \"\(folder.path)/app.log\"\(words)")
        #expect(session.workbench.logComparison == nil)
        return session.errors.map { $0.replacing(folder.path + "/", with: "") }
    }

    @Test func `the recorder writes what the session logged, and no line differs`() throws {
        let session = TestSession()
        session.run(Self.script)
        var lines: [String] = []
        CallbackRecorder.shared.write(
            session.workbench.session.world.simulator, device: "iPhone 16"
        ) {
            lines.append($0)
        }
        let comparison = try comparison(lines.joined(separator: "\n"))
        #expect(comparison.isSame)
        #expect(comparison.app.summary == "app.log: iPhone 16, iOS 26")
        #expect(
            comparison.appRows.map(\.text) == [
                "home.loadView", "home.viewDidLoad", "home.viewWillAppear(false)",
                "home.viewIsAppearing(false)", "home.viewWillLayoutSubviews",
                "home.viewDidLayoutSubviews", "home.viewDidAppear(false)", "a.willMove(home)",
                "a.loadView", "a.viewDidLoad", "a.viewWillAppear(false)", "a.didMove(home)",
                "home.viewWillLayoutSubviews", "home.viewDidLayoutSubviews",
                "a.viewIsAppearing(false)", "a.viewWillLayoutSubviews",
                "a.viewDidLayoutSubviews", "a.viewDidAppear(false)",
            ])
    }

    @Test func `a recording's objects are paired by their classes, and what differs has its rule`()
        throws
    {
        let log = """
            {"v":1,"kind":"recording","device":"iPhone","system":"12.4","records":["viewWillAppear(_:)","viewIsAppearing(_:)","viewDidAppear(_:)"]}
            {"obj":"HomeViewController-1","cls":"App.HomeViewController","sel":"viewWillAppear(_:)","args":["false"]}
            {"obj":"HomeViewController-1","cls":"App.HomeViewController","sel":"viewDidAppear(_:)","args":["false"]}
            """
        let comparison = try comparison(
            log,
            of:
                "class HomeViewController: UIViewController {}\nlet home = HomeViewController()\nroot home"
        )
        #expect(comparison.names == [LogComparison.Pair(app: "HomeViewController-1", ours: "home")])
        #expect(
            comparison.appRows.map(\.text) == [
                "home.viewWillAppear(false)", "home.viewDidAppear(false)",
            ])
        #expect(
            comparison.sessionRows == [
                LogComparison.Row(text: "home.viewWillAppear(false)", rule: .c01),
                LogComparison.Row(text: "home.viewIsAppearing(false)", rule: .m2),
                LogComparison.Row(text: "home.viewDidAppear(false)", rule: .c01),
            ])
    }

    @Test func `lines of another form are read by a pattern, and the others counted`() throws {
        let log = """
            2026-01-02 10:11:12.345 App[12:34] HomeViewController viewDidLoad()
            something else
            2026-01-02 10:11:12.345 App[12:34] HomeViewController viewWillAppear(_:)
            2026-01-02 10:11:12.345 App[12:34] HomeViewController viewDidAppear(_:)
            """
        let comparison = try comparison(log, " pattern \"{*}] {class} {function}\"")
        #expect(comparison.leftOut == 1)
        #expect(comparison.isSame)
        #expect(
            comparison.appRows.map(\.text) == [
                "HomeViewController.viewDidLoad", "HomeViewController.viewWillAppear",
                "HomeViewController.viewDidAppear",
            ])
    }

    @Test func `Objective-C's names are read, with the class in their brackets`() throws {
        let log = "-[HomeViewController viewDidLoad]\n-[HomeViewController viewWillAppear:]"
        let comparison = try comparison(log, " pattern \"{function}\"")
        #expect(
            comparison.appRows.map(\.text)
                == ["HomeViewController.viewDidLoad", "HomeViewController.viewWillAppear"])
        #expect(comparison.isSame)
    }

    @Test func `lines that name no object at all are compared by their callbacks`() throws {
        let log = "viewDidLoad()\nviewWillAppear(_:)\nviewDidAppear(_:)\n"
        let comparison = try comparison(
            log, " pattern \"{function}\"", of: "new home\nnew n as nav root home\nroot n\n")
        #expect(comparison.isSame)
        #expect(
            comparison.sessionRows.map(\.text) == [
                "viewDidLoad", "viewWillAppear", "viewDidAppear",
            ])
        #expect(comparison.alone == [])
    }

    @Test func `a person says which object is which, and the rest stays alone`() throws {
        let log = "Start viewDidLoad()\nOther viewDidLoad()"
        let comparison = try comparison(log, " pattern \"{object} {function}\" names Start=home")
        #expect(comparison.names == [LogComparison.Pair(app: "Start", ours: "home")])
        #expect(comparison.alone == ["Other"])
        #expect(comparison.appRows.map(\.text) == ["home.viewDidLoad", "Other.viewDidLoad"])
        #expect(comparison.sessionRows.map(\.text) == ["home.viewDidLoad"])
    }

    @Test func `what is no log, no pattern or no pair is refused`() throws {
        #expect(
            try refusal("hello") == [
                "1:12: 'app.log' has no callbacks: say how its lines look: pattern \"{class} {function}\""
            ])
        #expect(
            try refusal("hello", " pattern \"{function}\"")
                == [
                    "1:12: 'app.log' has no callbacks: no line looks like the pattern, in "
                        + "which {*} stands for what is passed over"
                ])
        #expect(
            try refusal("x", " pattern \"{klass} {function}\"").map { $0.drop { $0 != " " } } == [
                " '{klass}' is no field: they are {object}, {class}, {function} and {*}"
            ])
        #expect(
            try refusal("x", " pattern \"{class}\"").map { $0.drop { $0 != " " } }
                == [" the pattern has no '{function}', where the callback's name stands"])
        #expect(
            try refusal("x", " pattern \"{class}{function}\"").map { $0.drop { $0 != " " } }
                == [" two fields stand side by side: nothing tells where one ends"])
        #expect(
            try refusal("x", " names home").map { $0.drop { $0 != " " } }
                == [" 'home' is no pair of names, as Home-1=home is"])
    }

    @Test func `what the log may hold does no harm`() throws {
        let deep = String(repeating: "[", count: 20_000)
        #expect(try refusal("{\"obj\":\(deep)").count == 1)
        #expect(try refusal(String(repeating: "{\"obj\":", count: 2_000)).count == 1)
        #expect(
            try refusal("\u{0}\u{1b}[31m\n{\"obj\":\"\u{1b}]0;\",\"sel\":\"nothing\"}").count == 1)
    }

    @Test func `a report without an app's log is of a step, and there is none of another branch`() {
        let session = TestSession()
        var reports: [StepReport] = []
        session.workbench.writeStepReport = {
            reports.append($0)
            return "# report\n"
        }
        for line in [
            "export report", "new home; root home; export report; undo; new a; export report 3",
            "export report 2", "export report 9", "export svg 3",
        ] {
            session.run(line)
        }
        #expect(reports.map(\.step) == [2, 3])
        #expect(reports.first?.script == ["new home", "root home"])
        #expect(
            reports.first?.rows.map(\.text) == [
                "home.loadView()", "home.viewDidLoad()", "home.viewWillAppear(false)",
                "home.viewIsAppearing(false)", "home.viewDidAppear(false)",
            ])
        #expect(reports.last?.rows == [])
        #expect(
            session.errors.map { String($0.drop { $0 != " " }.dropFirst()) } == [
                "there is no step yet", "step 2 does not lead here; 'goto 2' leads there",
                "no step 9: the last is 3", "a step goes with 'report' alone",
            ])
    }
}
