import CommandLanguage
import Foundation
import HierarchyRecords
import Testing
import Workbench

@testable import Console
@testable import Rendering

@MainActor
@Suite("A session in other forms")
struct SessionFormTests {
    private let session = "new home; root home; print(1 + 1); new a; root nil; present a"

    /// What the commands print, without the log.
    private func text(_ commands: String) -> String {
        var options = RunOptions()
        options.format = DisplaySettings.LogFormat.none
        options.policy.keepsGoing = true
        let capture = CapturedOutput()
        let shell = Shell(options, output: Output(capture))
        let inputs = Shell.Inputs(standardInput: { TextSource("", in: ScriptName("<stdin>")) })
        _ = shell.run(RunPlan(commands: [commands]), inputs)
        return capture.dataText
    }

    private func export(_ form: String, of session: String) -> String {
        let all = text(session + "\nexport " + form)
        let before = text(session)
        return String(all.dropFirst(before.count))
    }

    @Test("as Markdown have the log behind each step, and run again as they stand")
    func markdown() {
        let written = export("markdown", of: "new home; root home; print(1 + 1)")
        #expect(
            written == """
                <!-- Exported by vcr. -->

                # session

                iPhone 16, iOS 26

                ```vcr
                new home
                ```

                ```vcr
                root home
                ```

                ```text log
                home.loadView()
                home.viewDidLoad()
                home.viewWillAppear(false)
                home.viewIsAppearing(false)
                home.viewDidAppear(false)
                ```

                ```vcr
                print(1 + 1)
                ```

                ```text log
                2
                ```

                """)
    }

    @Test("as Markdown are the same where they are exported again, but for their head")
    func markdownAgain() throws {
        let written = export("markdown", of: "new home; root home; present home; print(1)")
        #expect(written.contains("\nThe step was undone.\n```\n"))
        let file = try temporaryFile(written, "md")
        defer { try? FileManager.default.removeItem(at: file) }
        let capture = CapturedOutput()
        let run = UnseenRun(
            RunOptions(), output: Output(capture), interruption: NoInterruption())
        #expect(run.export("markdown", isTree: false, script: file.path, to: nil) == 0)
        let paragraphs = { (text: String) in text.components(separatedBy: "\n\n") }
        #expect(paragraphs(capture.dataText).dropFirst(3) == paragraphs(written).dropFirst(1))
    }

    @Test("as diagrams for Mermaid name objects and notes without its own signs")
    func mermaid() {
        #expect(
            export("mermaid", of: "new home; root home; set home.title \"a;<b>\"") == """
                %% Exported by vcr.
                sequenceDiagram
                    participant UIKit
                    participant o5 as home
                    Note over UIKit,UIKit: new home
                    Note over UIKit,o5: root home
                    UIKit->>o5: home.loadView()
                    UIKit->>o5: home.viewDidLoad()
                    UIKit->>o5: home.viewWillAppear(false)
                    UIKit->>o5: home.viewIsAppearing(false)
                    UIKit->>o5: home.viewDidAppear(false)
                    Note over UIKit,o5: set home.title #34;a#59;#60;b#62;#34;

                """)
    }

    @Test("as graphs have children below their parents, and what is presented at a dashed edge")
    func graphs() {
        let session = "new home; new a; new b; root home; add a; present b from home as fullScreen"
        #expect(
            export("mermaid --tree", of: session) == """
                %% Exported by vcr.
                flowchart TD
                    n0["home<br>UIViewController<br>disappeared"]
                    n1["a<br>UIViewController<br>disappeared"]
                    n2["b<br>UIViewController<br>appeared"]
                    n0 --> n1
                    n0 -. "as fullScreen" .-> n2

                """)
        #expect(
            export("dot", of: session) == #"""
                // Exported by vcr.
                digraph session {
                  label="session";
                  node [shape=box, fontname="Helvetica"];
                  n0 [label="home\nUIViewController\ndisappeared"];
                  n1 [label="a\nUIViewController\ndisappeared"];
                  n2 [label="b\nUIViewController\nappeared"];
                  n0 -> n1;
                  n0 -> n2 [style=dashed, label="as fullScreen"];
                }

                """#)
        #expect(text("export dot --tree") == "")
    }

    private struct Page: Decodable {
        struct Step: Decodable {
            struct Node: Decodable, Equatable {
                let depth: Int
                let name: String
                let state: String
            }
            let step: Int
            let source: String
            let outcome: String
            let output: [String]
            let tree: [Node]?
        }
        let v: Int
        let title: String
        let steps: [Step]
    }

    @Test("as JSON are one object, with a tree where it changed and undone steps at their places")
    func json() throws {
        let written = export("json", of: "new a; new b; root a; add b; add b; present b; print(1)")
        let page = try JSONDecoder().decode(Page.self, from: Data(written.utf8))
        #expect(page.v == 1)
        #expect(
            page.steps.map { "\($0.step) \($0.source) \($0.outcome)" } == [
                "1 new a taken", "2 new b taken", "3 root a taken", "4 add b taken",
                "5 present b exception", "5 print(1) taken",
            ])
        #expect(page.steps.map { $0.tree != nil } == [true, false, true, true, false, false])
        #expect(page.steps.map(\.output) == [[], [], [], [], [], ["1"]])
        #expect(
            page.steps[3].tree == [
                Page.Step.Node(depth: 0, name: "a", state: "appeared"),
                Page.Step.Node(depth: 1, name: "b", state: "appeared"),
            ])
    }

    @Test("as a cast are an asciicast whose times never go back")
    func cast() throws {
        let lines = export("cast", of: "new home; root home; present home").split(separator: "\n")
        let head = try #require(
            try JSONSerialization.jsonObject(with: Data(lines[0].utf8)) as? [String: Any])
        #expect(head["version"] as? Int == 2)
        var last = 0.0
        var screen = ""
        for line in lines.dropFirst() {
            let event = try #require(
                try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [Any])
            let time = try #require((event[0] as? NSNumber)?.doubleValue)
            #expect(time >= last && event[1] as? String == "o")
            last = time
            screen += event[2] as? String ?? ""
        }
        #expect(screen.contains("new home\r\n") && screen.contains("viewDidAppear(false)"))
        #expect(screen.contains("the step was undone"))
    }

    @Test("as a page let no name, title or output out of its place")
    func hostilePage() {
        let text = "<script>alert(1)</script>'&"
        let page = export(
            "html",
            of: "new home; root home; set home.title \"\(text)\"; "
                + "print(\"</script><img src=x onerror=a>\")")
        #expect(page.components(separatedBy: "<script").count == 2)
        #expect(page.components(separatedBy: "</script").count == 2)
        #expect(!page.contains("<img src=x"))
        #expect(page.contains("&lt;script&gt;alert(1)&lt;/script&gt;"))
        #expect(page.components(separatedBy: "<section ").count == 5)
        #expect(page.contains("<span class=\"load\">"))
    }

    @Test(
        "can be written over by the next export without a word",
        arguments: SessionForm.named.map(\.rawValue) + ["mermaid --tree", "swift", "objc", "svg"])
    func marks(form: String) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("a").path
        let session = Workbench()
        var notes: [String] = []
        let renderer = ReplyRenderer(session, output: Output(CapturedOutput()))
        _ = renderer
        session.onReply = { reply in
            for content in reply.contents {
                if case .notes(let said) = content { notes += said.map(\.text) }
                if case .diagnostic(let diagnostic) = content { notes.append(diagnostic.line) }
            }
        }
        var parser = ScriptParser(in: .commandLine)
        parser.feed(
            "new home; root home; export \(form) \"\(file)\"; new a; export \(form) \"\(file)\"\n")
        parser.finish()
        while let command = try parser.next() { _ = session.execute(command) }
        #expect(notes.count == 2 && notes.allSatisfy { $0.hasPrefix("exported ") }, "\(notes)")
    }

    @Test("as a page have what was asked behind each step, and which keys do what")
    func askedOnPage() throws {
        let page = export("html", of: "new home; root home; tree; doctor; new a; help tree")
        let sections = page.components(separatedBy: "<section ").dropFirst()
        let asked = sections.map {
            $0.matches(of: #/<p><code>(.*?)<\/code>/#).map { String($0.1) }
        }
        #expect(asked == [[], ["tree", "doctor"], []])
        #expect(page.contains("<pre aria-label=\"Answer\">home [appeared]"))
        #expect(page.contains("<kbd>← →</kbd> one step"))
    }

    @Test("as a page tell the reason of a line where its rule is named")
    func reasons() {
        let page = export("html", of: "new home; new a; root home; add a")
        #expect(page.contains("Caused by a.willMove") || page.contains("Caused by home."))
        #expect(page.contains(" title=\"Adding a child"))
    }

    @Test("keep the prose of a literate script around its blocks")
    func prose() throws {
        let script = """
            # A <tour>

            First `new`,
            then **more**.

            ```vcr
            new home
            ```

            - an item

            ```swift
            let a = 1
            ```

            ```vcr
            root home
            ```

            The end.

            """
        try expectParts(
            [
                "<h2>A &lt;tour&gt;</h2>",
                "<p>First <code>new</code>, then <strong>more</strong>.</p>", "id=\"step-1\"",
                "<span class=\"dim\">•</span> an item", "<pre>let a = 1</pre>", "id=\"step-2\"",
                "<p>The end.</p>",
            ], of: script)
    }

    @Test("keep the links of prose to the web, the words of others, and tell what pictures show")
    func links() throws {
        try expectParts(
            [
                "<p>See <a href=\"https://a.example/?b&amp;c\">a page</a>, this file,",
                "<em>a picture</em>, [nothing](javascript:alert(1)) and",
                "<strong><a href=\"http://b.example\">bold</a></strong>.</p>",
            ],
            of: """
                See [a page](https://a.example/?b&c), [this file](docs/a.md), ![a picture](a.png),
                [nothing](javascript:alert(1)) and **[bold](http://b.example)**.

                """)
    }

    @Test("put the prose before a session that is loaded above its steps")
    func proseBeforeLoading() throws {
        let session = try temporaryFile(
            "```vcr\nnew home; root home\n```\n", "md")
        defer { try? FileManager.default.removeItem(at: session) }
        let script = """
            Before.

            ```vcr
            new other
            load "\(session.path)"
            ```

            After.

            ```vcr
            new last
            ```

            """
        try expectParts(
            ["<p>Before.</p>", "root home", "<p>After.</p>", "new last"], of: script)
    }

    /// Exports the script as a page, in which the parts are to stand one behind the other.
    private func expectParts(_ parts: [String], of script: String) throws {
        let file = try temporaryFile(script, "md")
        defer { try? FileManager.default.removeItem(at: file) }
        let capture = CapturedOutput()
        let run = UnseenRun(
            RunOptions(), output: Output(capture), interruption: NoInterruption())
        #expect(run.export("html", isTree: false, script: file.path, to: nil) == 0)
        let page = capture.dataText
        var rest = try page[#require(page.range(of: "<main")).upperBound...]
        for part in parts {
            let found = try #require(rest.range(of: part), "\(part)")
            rest = rest[found.upperBound...]
        }
    }

    private func temporaryFile(_ text: String, _ kind: String) throws -> URL {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(
            "\(UUID().uuidString).\(kind)")
        try Data(text.utf8).write(to: file)
        return file
    }

    @Test("as a page allow the style and the script that they have", arguments: [true, false])
    func digests(isStyle: Bool) throws {
        let digest = isStyle ? PageParts.styleDigest : PageParts.scriptDigest
        #expect(try Self.sha256(isStyle ? PageParts.style : PageParts.script) == digest)
        #expect(try Self.sha256(LessonPageParts.style) == LessonPageParts.styleDigest)
    }

    /// In base 64.
    private static func sha256(_ text: String) throws -> String {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try Data(text.utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let sum = Process()
        sum.executableURL = URL(fileURLWithPath: "/bin/sh")
        sum.arguments = ["-c", "{ sha256sum || shasum -a 256; } < \(file.path)"]
        let pipe = Pipe()
        sum.standardOutput = pipe
        try sum.run()
        let hex = String(
            decoding: pipe.fileHandleForReading.readDataToEndOfFile().prefix(64), as: UTF8.self)
        let bytes = stride(from: 0, to: 64, by: 2).compactMap { offset in
            UInt8(hex.dropFirst(offset).prefix(2), radix: 16)
        }
        return Data(bytes).base64EncodedString()
    }
}
