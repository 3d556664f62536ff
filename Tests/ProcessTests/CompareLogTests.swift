import Foundation
import Testing

@Suite("vcr compare-log")
struct CompareLogTests {
    private let home: Home

    init() throws {
        home = try Home()
        _ = try home.write("new home\nroot home\n", to: "s.vcr")
    }

    private func compare(_ log: String, _ options: [String] = []) throws -> PipedRun {
        let file = try home.write(log, to: "app.log")
        return try PipedRun.run(
            ["compare-log", file, home.path + "/s.vcr"] + options, home: home)
    }

    @Test func `logs that agree are status 0`() throws {
        let run = try compare(
            "home viewWillAppear(_:)\nhome viewDidAppear(_:)\n",
            ["--pattern", "{object} {function}"])
        #expect(
            run
                == PipedRun(
                    status: 0,
                    output: "- app.log\n+ s.vcr: iPhone 16, iOS 26\nthe same: 2 callbacks\n",
                    errors: ""))
    }

    @Test(arguments: [
        ("home viewWillAppear:\nhome viewDidAppear:\n", "{class} {function}"),
        ("home.viewWillAppear(_:)\nhome.viewDidAppear(_:)\n", "{class}.{function}"),
        ("[home] viewWillAppear(_:)\n[home] viewDidAppear(_:)\n", "[{class}] {function}"),
        (
            "2024-03-01 10:22:11.123 Reader[1:2] -[home viewWillAppear:]\n"
                + "2024-03-01 10:22:11.124 Reader[1:2] -[home viewDidAppear:]\n", "{function}"
        ),
        (
            "2024-03-01 10:22:11.123 Reader[1:2] home viewWillAppear:\n"
                + "2024-03-01 10:22:11.124 Reader[1:2] home viewDidAppear:\n",
            "{class} {function}"
        ),
    ])
    func `the usual forms are known, also behind the stamp of NSLog`(log: String, form: String)
        throws
    {
        let run = try compare(log, ["--names", "home=home"])
        #expect(run.status == 0)
        #expect(run.output.hasSuffix("the same: 2 callbacks\n"))
        #expect(run.errors.contains("are read as '\(form)'"))
    }

    @Test func `logs that differ are status 1, with the rule that was followed here`() throws {
        let run = try compare(
            "Start viewDidAppear(_:)\nStart viewWillAppear(_:)\n",
            ["--pattern", "{object} {function}", "--names", "Start=home"])
        #expect(
            run
                == PipedRun(
                    status: 1,
                    output: """
                        - app.log
                        + s.vcr: iPhone 16, iOS 26
                        Start is home
                        - home.viewDidAppear
                          home.viewWillAppear
                        + home.viewDidAppear  C01 A single root at launch

                        """, errors: ""))
    }

    @Test func `a pattern may begin with a hyphen, and another system is told of`() throws {
        let run = try compare(
            "-[Home viewWillAppear:]\n-[Home viewDidAppear:]\n",
            ["--pattern", "-[{class} {function}]", "--names", "Home=home"])
        #expect(run.status == 0)
        let recording = try compare(
            """
            {"v":1,"kind":"recording","device":"iPhone","system":"17.2","records":["viewDidAppear(_:)"]}
            {"obj":"home","cls":"Home","sel":"viewDidAppear(_:)","args":["false"]}

            """)
        #expect(
            recording.output == """
                - app.log: iPhone, iOS 17.2
                + s.vcr: iPhone 16, iOS 26
                the app ran on iOS 17, the session on 26: --ios 17 compares like with like
                the same: 1 callback

                """)
    }

    @Test func `what is no log is status 2`() throws {
        let run = try compare("hello\n")
        #expect(run.status == 2)
        #expect(run.output == "")
        #expect(
            run.errors.hasSuffix(
                "has no callbacks: say how its lines look: pattern \"{class} {function}\"\n"))
        #expect(
            try PipedRun.run(["compare-log", "none", home.path + "/s.vcr"], home: home).status == 2)
    }
}
