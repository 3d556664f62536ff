import Foundation
import Testing

@Suite("Lessons")
struct LessonTests {
    let home: Home

    init() throws { home = try Home() }

    /// Takes a lesson with that input.
    private func take(
        _ lesson: String, _ input: String, _ options: String..., name: String = "adding.md"
    ) throws -> PipedRun {
        let path = try home.write(lesson, to: name)
        return try PipedRun.run(["lesson"] + options + [path], input: input, home: home)
    }

    @Test(
        "a lesson is taken by commands from standard input; the status tells whether all was done")
    func taking() throws {
        let done = try take(sampleLesson(), "add a\n")
        #expect(done.status == 0)
        #expect(done.errors == "")
        #expect(
            done.output == """

                Adding
                Hello.

                Step 1 of 1: One
                home.loadView()
                home.viewDidLoad()
                home.viewWillAppear(false)
                home.viewIsAppearing(false)
                home.viewDidAppear(false)
                a.willMove(toParent: home)
                a.loadView()
                a.viewDidLoad()
                a.viewWillAppear(false)
                a.didMove(toParent: home)
                a.viewIsAppearing(false)
                a.viewDidAppear(false)
                Done in one step; the solution takes one step.
                That was the lesson 'Adding'.

                """)
        #expect(try take(sampleLesson(), "").status == 1)
        #expect(try take(sampleLesson(), "new b\n").status == 1)
        #expect(try take(sampleLesson(), "quit 9\n").status == 9)
    }

    @Test("a lesson's file starts the lesson, and one that cannot be read is status 2")
    func files() throws {
        let path = try home.write(sampleLesson(), to: "adding.md")
        #expect(try PipedRun.run([path], input: "add a\n", home: home).status == 0)
        #expect(try PipedRun.run(["lesson", "/nope.md"], home: home).status == 2)
        #expect(try PipedRun.run(["lesson", "nope"], home: home).status == 2)
        let plain = try home.write("# No lesson\n", to: "plain.md")
        #expect(try PipedRun.run(["lesson", plain], home: home).status == 2)
        let sourced = try PipedRun.run(["-c", "source \(path)"], home: home)
        #expect(sourced.status == 3)
        #expect(sourced.errors.contains("is a lesson, which 'lesson \(path)' starts"))
    }

    @Test("bare blocks are shown and not run; a quiet setup is not shown")
    func blocks() throws {
        let text = sampleLesson().replacing("vcr setup", with: "vcr setup quiet")
            .replacing("Hello.", with: "```vcr\nnonsense here\n```")
        let run = try take(text, "add a\n")
        #expect(run.status == 0)
        #expect(run.errors == "")
        #expect(run.output.contains("    nonsense here\n"))
        #expect(!run.output.contains("home.viewDidLoad()"))
    }

    @Test(
        "a failing command ends nothing, 'next' is refused before the goal and harmless behind it")
    func nextAndFailures() throws {
        let two = sampleLesson(rest: "## Two\n```vcr goal\nexpect a.parent nil\n```\n")
        let run = try take(two, "nonsense\nnext\nadd a\nnext\nnext\nremove a\nnext\n")
        #expect(run.status == 0)
        let errors = run.errors.split(separator: "\n").filter { !$0.hasPrefix(" ") }
        #expect(
            errors == [
                "unknown command 'nonsense'", "this step is not done yet",
                "this step is not done yet",
            ], "\(run.errors)")
    }

    @Test("the goal is tried on events since the setup, and the learner's marks stay their own")
    func marks() throws {
        let goal =
            "expect log containment { a.willMove(toParent: home)\na.didMove(toParent: home) }"
        let input =
            "home.addChild(a)\nmark\nhome.view.addSubview(a.view)\na.didMove(toParent: home)\n"
        #expect(try take(sampleLesson(goal: goal), input).status == 0)
        let own =
            "add a\nexpect log containment { a.willMove(toParent: home)\na.didMove(toParent: home) }\n"
        #expect(try take(sampleLesson(goal: goal), "mark\n" + own).errors == "")
    }

    @Test("the world is shared by the steps; a fresh setup begins a new one")
    func worlds() throws {
        let shared = "## Two\n```vcr goal\nexpect a.parent nil\n```\n"
        #expect(try take(sampleLesson(rest: shared), "add a\nremove a\n").status == 0)
        let fresh =
            "## Two\n```vcr setup fresh\nnew home\n```\n```vcr goal\nexpect tree { home [appeared] }\n```\n"
        #expect(try take(sampleLesson(rest: fresh), "add a\nroot home\n").status == 0)
    }

    @Test("'again' goes back to before the setup, 'back' to the step before")
    func againAndBack() throws {
        let again = try take(sampleLesson(), "new b\nadd b\nagain\nadd a\n")
        #expect(again.status == 0)
        #expect(again.output.contains("Done in one step"))
        let two = sampleLesson(rest: "## Two\n```vcr goal\nexpect a.parent nil\n```\n")
        let back = try take(two, "add a\nback\nadd a\nremove a\n")
        #expect(back.status == 0)
        #expect(back.output.components(separatedBy: "Step 1 of 2: One").count == 3)
    }

    @Test("undo is a learner's as always")
    func undo() throws {
        let goal =
            "expect log containment { a.willMove(toParent: home)\na.didMove(toParent: home) }"
        let run = try take(
            sampleLesson(goal: goal), "home.addChild(a)\nhome.addChild(a)\nundo 2\nadd a\n")
        #expect(run.status == 0)
    }

    @Test("'leave' plays freely, 'lesson' comes back")
    func leaving() throws {
        let run = try take(sampleLesson(), "leave\nadd a\nlesson\n")
        #expect(run.status == 1)
        #expect(run.output.contains("Adding, step 1 of 1: One"))
        #expect(try take(sampleLesson(), "leave\nadd a\nlesson\ncheck\n").status == 0)
    }

    @Test("a question is asked again until all right answers are chosen")
    func questions() throws {
        let text = """
            ---
            lesson: asking
            ---
            ## One
            ~~~ask
            Which?
            - [ ] a: b: no
            - [x] `c: d`：yes, that `e: f` one
            - [x] also: and this
            ~~~
            """
        let run = try take(text, "1\n7\nnot a number\n2\n2 3\n")
        #expect(run.status == 0)
        let lines = run.output.split(separator: "\n")
        #expect(
            lines.dropFirst(2).dropLast(2) == [
                "Which?", "  (1) a: b", "  (2) `c: d`", "  (3) also",
                "Type the numbers of all right answers.", "(1) is not right. no",
                "An answer is one or more of the numbers 1 2 3.",
                "An answer is one or more of the numbers 1 2 3.",
                "Right so far, but not all of it.", "Right. yes, that `e: f` one",
                "Right. and this",
            ])
        #expect(try take(text, "3 2\n").status == 0)
        #expect(try take(text, "2\n").status == 1)
    }

    @Test("an order is predicted by letters or by lines, then the command runs")
    func predictions() throws {
        let lines =
            "{\na.willMove(toParent: nil)\na.viewWillDisappear(false)\n"
            + "a.didMove(toParent: nil)\na.viewDidDisappear(false)\n}\n"
        let right = try take(predictingLesson, lines)
        #expect(right.status == 0)
        #expect(right.output.contains("Right: that is the order.\na.willMove(toParent: nil)\n"))
        let letters = try letters(of: right.output)
        let lettered = try take(predictingLesson, letters.joined(separator: " ") + "\n")
        #expect(lettered.output.contains("Right: that is the order.\n"))
        let swapped = [letters[1], letters[0]] + letters[2...]
        let wrong = try take(predictingLesson, swapped.joined(separator: " ") + "\n")
        #expect(wrong.status == 0)
        #expect(wrong.output.contains("Not quite: 3 of 4 lines stand in the right order.\n"))
        #expect(wrong.output.contains("(C20: Removing a child from a visible container)."))
        #expect(try take(predictingLesson, "a a\nzz\n").status == 1)
        let decoy = "a.deinit"
        let more = try take(predictingLesson, lines.replacing("\n}", with: "\n\(decoy)\n}"))
        #expect(
            more.output.contains(
                "Not quite: the order is right, but not every line of yours comes.\n"))
        #expect(more.output.contains("  - `a.deinit` does not come.\n"))
    }

    @Test("where no line comes, two braces are the answer")
    func predictionOfNothing() throws {
        let silent = """
            ---
            lesson: silence
            title: Silence
            ---
            Hello.

            ## One
            ```vcr setup quiet
            new home; new a; root home; add a
            ```
            ```predict a.view.isHidden = true
            not: a.viewWillDisappear(false)
            ```
            """
        let right = try take(silent, "{}\n")
        #expect(right.status == 0)
        #expect(right.output.contains("; {} says none does.\nRight: no line comes.\n"))
        let wrong = try take(silent, "a\n")
        #expect(wrong.status == 0)
        #expect(
            wrong.output.contains(
                "Not quite: no line comes.\n  - `a.viewWillDisappear(false)` does not come.\n"))
    }

    /// The letters of the lines in their right order.
    private func letters(of output: String) throws -> [String] {
        try [
            "a.willMove(toParent: nil)", "a.viewWillDisappear(false)", "a.didMove(toParent: nil)",
            "a.viewDidDisappear(false)",
        ].map { line in
            let row = try #require(
                output.split(separator: "\n").first { $0.hasSuffix("`\(line)`") })
            return String(row.dropFirst(3).prefix(1))
        }
    }

    @Test("what is missing is told in words that do not give it away; hints and solution do more")
    func help() throws {
        let run = try take(sampleLesson(), "new b\nhint\nhint\nsolution\ngoal\n")
        #expect(run.status == 1)
        #expect(run.output.contains("Not there yet: the tree lacks one controller.\n"))
        #expect(run.output.contains("Hint 1 of 1\n\nAdd it.\n"))
        #expect(
            run.output.contains("That was the last hint. `solution` types the next command.\n"))
        #expect(run.output.contains("\n    add a\n"))
        #expect(run.output.contains("!   a [appeared]"))
    }

    @Test("where doctor knows what is wrong, the lesson says so to who asks how far it is")
    func doctor() throws {
        let run = try take(sampleLesson(), "home.view.addSubview(a.view)\ncheck\n")
        #expect(
            run.output.contains("By the way: a's view is in home's, and a is no child of home:"))
    }

    @Test("progress is kept and can be forgotten")
    func progress() throws {
        _ = try take(sampleLesson(), "add a\n")
        let second = sampleLesson(front: "needs: adding", rest: "").replacing(
            "lesson: adding", with: "lesson: two")
        #expect(!(try take(second, "", name: "two.md").output.contains("It builds on")))
        let forgot = try PipedRun.run(["lesson", "forget"], home: home)
        #expect(forgot == PipedRun(status: 0, output: "", errors: "forgot what was done\n"))
        let run = try take(second, "", name: "two.md")
        #expect(run.output.contains("It builds on: adding.\n"))
    }

    @Test("the language is that of --language, before or behind 'lesson', or of the environment")
    func languages() throws {
        let path = try home.write(sampleLesson(), to: "adding.md")
        _ = try home.write(
            sampleLesson(front: "language: zh").replacing("Hello.", with: "你好。"), to: "adding.zh.md"
        )
        for arguments in [
            ["--language", "zh", "lesson", path], ["lesson", "--language", "zh", path],
            ["--language=zh", "lesson", path],
        ] {
            let run = try PipedRun.run(arguments, input: "add a\n", home: home)
            #expect(run.status == 0)
            #expect(run.output.contains("你好。"))
        }
        for (environment, isChinese) in [
            (["LC_ALL": "zh_CN.UTF-8", "LANG": "C"], true),
            (["LC_ALL": "C", "LANG": "zh_CN"], false),
            (["LC_MESSAGES": "zh_TW.UTF-8", "LANG": "en_US"], true), (["LANG": "zh"], true),
            (["LC_ALL": "", "LC_MESSAGES": "", "LANG": "de"], false),
        ] {
            let clean = ["LC_ALL": "", "LC_MESSAGES": "", "LANG": ""]
            let run = try PipedRun.run(
                ["lesson", path], input: "add a\n", home: home,
                clean.merging(environment) { $1 })
            #expect(run.output.contains("你好。") == isChinese, "\(environment)")
        }
        let bad = try PipedRun.run(["lesson", "--language", "xx", path], home: home)
        #expect(bad.status == 2)
    }

    @Test("a report tells what was done, as text or as JSON")
    func report() throws {
        _ = try take(sampleLesson(), "hint\nadd a\n")
        let text = try PipedRun.run(["lesson", "report"], home: home).output
        #expect(text.contains("\nadding: step 1 of 1, taken 1, solution 1, hints 1, 2"))
        let json = try PipedRun.run(["lesson", "report", "json"], home: home).output
        #expect(
            json.hasPrefix(
                #"{"lesson":"adding","step":1,"of":1,"taken":1,"solution":1,"hints":1,"when":"2"#))
    }

    @Test("a class is a table, a sheet or a page, with who, when, and how many of how many")
    func reportOfClass() throws {
        _ = try take(sampleLesson(), "hint\nadd a\n")
        let json = try PipedRun.run(["lesson", "report", "json"], home: home).output
        let files = try (1...30).map { try home.write(json, to: "pupil\($0).json") }
        let table = try PipedRun.run(["lesson", "report"] + files, home: home).output
        #expect(table.hasPrefix("who      when "))
        #expect(table.split(separator: "\n").count == 31)
        #expect(table.contains("  1/2"))
        let sheet = try PipedRun.run(["lesson", "report", "csv"] + files, home: home).output
        #expect(sheet.hasPrefix("who,when,lessons,of_lessons,steps,of_steps,taken,hints,last\n"))
        let page = try PipedRun.run(["lesson", "report", "html"] + files, home: home).output
        #expect(page.hasPrefix("<!doctype html>"))
        #expect(page.components(separatedBy: "<th scope=\"row\">pupil").count == 31)
    }
}
