import Foundation
import Testing

@Suite("Lessons as pages")
struct LessonPagesTests {
    let home: Home

    init() throws { home = try Home() }

    private func export(_ words: String..., options: [String] = []) throws -> PipedRun {
        try PipedRun.run(
            options + ["lesson", "export"] + words + ["--allow-write", home.path], home: home)
    }

    private func page(_ name: String) throws -> String {
        try String(contentsOfFile: home.path + "/pages/" + name, encoding: .utf8)
    }

    private static let lesson = """
        ---
        lesson: small
        title: Small & <b>bold</b>
        minutes: 3
        ---
        Hello, *you*.

        ## One
        Say `add a`.

        ```vcr setup
        new home; new a; root home
        ```
        ```vcr goal
        expect a.parent home
        ```
        ```hint
        It is `add`.
        ```
        ```vcr solution
        add a
        ```

        ## Two
        ```ask
        Which?
        - [ ] this: No.
        - [x] that: Yes.
        ```
        ```predict remove a
        a.willMove(toParent: nil)
        a.viewWillDisappear(false)
        a.didMove(toParent: nil)
        a.viewDidDisappear(false)
        not: a.viewDidLoad()
        ```

        """

    @Test(
        "the whole course has a page for each lesson and each guide, a list, the solutions and what is printed"
    )
    func course() throws {
        let folder = home.path + "/pages"
        let run = try export(folder)
        #expect(run.status == 0)
        #expect(run.errors == "wrote 43 pages into '\(folder)'\n")
        let names = try FileManager.default.contentsOfDirectory(atPath: folder)
        #expect(names.count == 43)
        #expect(Set(names).isSuperset(of: ["index.html", "print.html", "solutions.html"]))
        for name in names {
            let text = try page(name)
            #expect(
                text.hasPrefix("<!doctype html>\n<!-- Exported by vcr. -->\n<html lang=\"en\">"))
            #expect(!text.contains("<script"))
        }
        #expect(
            try page("tabs.html").contains("<a href=\"pages.html\">→ Pages to leaf through</a>"))
        #expect(try page("print.html").contains("<h2>The eight questions of a design</h2>"))
        #expect(try page("index.html").contains("<a href=\"guide-maps.html\">"))
        let guide = try page("guide-article.html")
        #expect(guide.contains("<p><span class=\"didAppear\">holds</span></p>"))
        #expect(guide.contains("<section id=\"adding\">"))
        #expect(guide.contains("<a href=\"add-a-child.html\">Adding a child</a>"))
        // Its own pages may be written again.
        #expect(try export(folder, options: ["--language", "zh"]).status == 0)
        #expect(try page("tabs.html").contains("<html lang=\"zh\">"))
    }

    @Test("a page has the logs that a learner sees, and folds up what gives an answer away")
    func lesson() throws {
        let file = try home.write(Self.lesson, to: "small.md")
        #expect(try export(home.path + "/pages", file).status == 0)
        let text = try page("small.html")
        #expect(text.contains("<h1>Small &amp; &lt;b&gt;bold&lt;/b&gt;</h1>"))
        #expect(text.contains("<p>Hello, <em>you</em>.</p>"))
        #expect(text.contains("<p class=\"dim\">When the step begins:</p>\n<ol class=\"log\">"))
        #expect(
            text.contains(
                "<span class=\"didAppear\">home.viewDidAppear(false)</span> "
                    + "<span class=\"rule\" title=\"A single root at launch\">C01</span></li>"))
        #expect(
            text.contains(
                """
                <details>
                <summary>One way, with its log</summary>
                <pre class="command">add a</pre>
                <ol class="log">
                """))
        #expect(text.contains("<summary>Hint</summary>\n<p>It is <code>add</code>.</p>"))
        #expect(
            text.contains(
                "<p>What will <code>remove a</code> log, and in which order?</p>\n<ul class=\"choices\">"
            ))
        #expect(text.contains("<p><span class=\"label\">(2) ✓</span> Yes.</p>"))
        let print = try page("print.html")
        #expect(!print.contains("<details>") && !print.contains("Yes."))
        let solutions = try page("solutions.html")
        #expect(solutions.contains("<li>One\n<pre>add a</pre></li>"))
        #expect(solutions.contains("<li>Two\n<p>(2)</p>\n<p>"))
    }

    @Test("letters are those of the lesson itself, so that the sheet can be used with it")
    func letters() throws {
        let file = try home.write(Self.lesson, to: "small.md")
        #expect(try export(home.path + "/pages", file).status == 0)
        let answer = try #require(
            try page("solutions.html").firstMatch(of: #/<p>\(2\)<\/p>\n<p>([a-e ]+)<\/p>/#)
        ).1
        let run = try PipedRun.run(["lesson", file], input: "add a\n2\n\(answer)\n", home: home)
        #expect(run.status == 0)
        #expect(run.output.contains("Right: that is the order."))
    }

    @Test("a file that is not the program's own stays, and a script writes only where it may")
    func refusals() throws {
        let folder = home.path + "/pages"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
        try Data("mine".utf8).write(to: URL(filePath: folder + "/index.html"))
        let file = try home.write(Self.lesson, to: "small.md")
        let run = try export(folder, file)
        #expect(run.status == 3)
        #expect(run.errors.contains("it is no session or export of vcr"))
        #expect(try page("index.html") == "mine")
        let script = try home.write("lesson export /tmp/no-such/pages\n", to: "away.vcr")
        #expect(try PipedRun.run([script], home: home).status == 3)
        #expect(!FileManager.default.fileExists(atPath: "/tmp/no-such"))
        #expect(try PipedRun.run(["--safe", script], home: home).status == 3)
    }
}
