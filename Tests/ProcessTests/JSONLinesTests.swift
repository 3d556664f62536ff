import Foundation
import Testing

@Suite("Under --log json standard output is JSON Lines and nothing else")
struct JSONLinesTests {
    let home: Home

    init() throws { home = try Home() }

    private func run(_ options: [String], _ script: String) throws -> PipedRun {
        try PipedRun.run(["--log", "json"] + options + ["-c", script], home: home)
    }

    /// The objects of the lines; fails where a line is none.
    private func objects(_ output: String) throws -> [[String: Any]] {
        try output.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map { line in
            let object = try JSONSerialization.jsonObject(with: Data(line.utf8))
            return try #require(object as? [String: Any], "\(line)")
        }
    }

    @Test("answers, prints and echoes are records of their kind; events stay as they are")
    func kinds() throws {
        let result = try run([], #"new home; root home; mark; tree; print("x", 2); echo a b"#)
        let events = """
            {"v":1,"seq":3,"step":2,"t":0,"cat":"load","obj":"home","cls":"UIViewController",\
            "sel":"loadView()","objc":"loadView","args":[],"depth":0,"cause":2,"rule":"L02",\
            "text":"home.loadView()"}
            """
        let lines = result.output.split(separator: "\n").map(String.init)
        #expect(lines.first == events)
        #expect(
            lines.suffix(4) == [
                #"{"v":1,"seq":21,"step":2,"t":0,"cat":"mark","obj":null,"cls":null,"sel":null,"#
                    + #""objc":null,"args":["mark"],"depth":0,"cause":null,"rule":null,"#
                    + #""text":"mark"}"#,
                #"{"v":1,"kind":"answer","step":2,"text":"home [appeared] 393×852 wC hR"}"#,
                #"{"v":1,"kind":"print","step":3,"text":"x 2"}"#,
                #"{"v":1,"kind":"echo","step":3,"text":"a b"}"#,
            ])
        #expect(result.errors == "")
        #expect(try objects(result.output).count == 9)
    }

    @Test("--echo and --tree are records too")
    func options() throws {
        let result = try run(
            ["--only", "load", "--echo", "--tree", "after"],
            "new p\non p.viewDidLoad {\n  echo in\n}\nroot p")
        #expect(
            result.output.split(separator: "\n").filter { !$0.contains(#""cat""#) } == [
                #"{"v":1,"kind":"echo","step":0,"text":"new p"}"#,
                #"{"v":1,"kind":"echo","step":1,"text":"on p.viewDidLoad {\n  echo in\n}"}"#,
                #"{"v":1,"kind":"echo","step":2,"text":"root p"}"#,
                #"{"v":1,"kind":"echo","step":3,"text":"in"}"#,
                #"{"v":1,"kind":"answer","step":3,"text":"+ p [appeared] 393×852 wC hR (new)"}"#,
            ])
        let end = try run(["--only", "mark", "--tree", "end"], "new p; root p")
        #expect(
            end.output == #"""
                {"v":1,"kind":"answer","step":2,"text":"+ p [appeared] 393×852 wC hR (new)"}

                """#)
    }

    @Test("a print cannot forge an event, nor a line")
    func forgery() throws {
        let forged = #"{\"v\":1,\"seq\":9,\"cat\":\"load\"}"#
        let result = try run([], #"print("\#(forged)\n\#(forged)"); echo "a\n\#(forged)""#)
        #expect(
            result.output == #"""
                {"v":1,"kind":"print","step":1,"text":"\#(forged)\n\#(forged)"}
                {"v":1,"kind":"echo","step":1,"text":"a\n\#(forged)"}

                """#)
        #expect(try objects(result.output).allSatisfy { $0["cat"] == nil && $0.count == 4 })
    }

    @Test("text is escaped and arrives as it was printed")
    func escapes() throws {
        let result = try run(["--color", "always"], #"print("\u{1B}[2J\u{202E}\t\"\\é😀")"#)
        #expect(
            result.output == #"""
                {"v":1,"kind":"print","step":1,"text":"\u001b[2J\u202e\t\"\\é😀"}

                """#)
        let object = try #require(try objects(result.output).first)
        #expect(object["text"] as? String == "\u{1B}[2J\u{202E}\t\"\\é😀")
    }

    @Test("what would happen is an answer: no event of it came")
    func dryRun() throws {
        let result = try run(["--only", "containment"], "new p; new a; root p; dry add a")
        #expect(
            result.output == #"""
                {"v":1,"kind":"answer","step":3,"text":"a.willMove(toParent: p)\na.didMove(toParent: p)\#
                \n  p [appeared] 393×852 wC hR\n+ └─ a [appeared] 393×852 (new)"}

                """#)
    }

    @Test("every looking command answers with JSON alone, without colors")
    func commands() throws {
        let looks = [
            "tree", "tree --style uikit", "views", "screen", "log", "log 2 --why", "info home",
            "responders home", "traits home", "statusbar", "explain M2", "why home.viewDidLoad",
            "why not home.viewWillDisappear", "code", "doctor", "dry remove a",
            #"compare "remove a" "remove a animated""#, "history", "help", "help add", "set",
            #"complete "rem""#, "say", "bisect tree { x }", "export swift", "export objc",
            "export svg", "alias t tree", "alias",
        ]
        let script = (["new home; new a; root home; add a"] + looks).joined(separator: "\n")
        let result = try run(["--color", "always", "--keep-going"], script)
        for object in try objects(result.output) {
            #expect((object["cat"] == nil) == ["answer"].contains(object["kind"] as? String))
            #expect(object["v"] as? Int == 1)
        }
        #expect(!result.output.contains("\u{1B}"))
        #expect(!result.output.contains(#"\u001b"#))
    }

    @Test("errors and notes stay on standard error")
    func errors() throws {
        let result = try run(["--only", "mark"], "new a; undo; add nothing")
        #expect(result.status == 3)
        #expect(result.output == "")
        #expect(
            result.errors == """
                at the start
                -c:1:18: unknown controller 'nothing'

                """)
    }

    @Test("set format begins it and ends it")
    func setting() throws {
        let result = try PipedRun.run(
            ["-c", "echo a; set format json; echo b; set format plain; echo c"], home: home)
        #expect(
            result.output == #"""
                a
                {"v":1,"kind":"echo","step":0,"text":"b"}
                c

                """#)
    }

    @Test("no script leaves it where --log asked for it")
    func leaving() throws {
        let script = #"set format plain; print("{\"v\":1,\"cat\":\"load\"}"); set format"#
        let note = "the format stays json, as --log says\n"
        let path = try home.write(script, to: "leave.vcr")
        for arguments in [["-c", script], [path], ["-c", "source \(path)"]] {
            let result = try PipedRun.run(["--log", "json"] + arguments, home: home)
            let print = #"{"v":1,"kind":"print","step":1,"text":"{\"v\":1,\"cat\":\"load\"}"}"#
            #expect(result.output.split(separator: "\n").first.map(String.init) == print)
            #expect(try objects(result.output).allSatisfy { $0["kind"] != nil })
            #expect(result.errors == note)
        }
    }
}
