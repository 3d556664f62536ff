import Foundation
import Testing

@Suite("Lessons")
struct LessonTests {
    let home: Home

    init() throws { home = try Home() }

    /// A lesson of one step with a goal, in which parts can be put in other places.
    private func lesson(
        front: String = "rules: C10",
        goal: String = "expect tree {\n  home [appeared]\n    a [appeared]\n}",
        solution: String = "add a", rest: String = ""
    ) -> String {
        """
        ---
        lesson: adding
        title: Adding
        \(front)
        ---
        Hello.

        ## One
        ```vcr setup
        new home; new a; root home
        ```
        ```vcr goal
        \(goal)
        ```
        ```hint
        Add it.
        ```
        ```vcr solution
        \(solution)
        ```
        \(rest)
        """
    }

    /// Takes a lesson with that input.
    private func take(
        _ lesson: String, _ input: String, _ options: String..., name: String = "adding.md"
    ) throws -> PipedRun {
        let path = try home.write(lesson, to: name)
        return try PipedRun.run(["lesson"] + options + [path], input: input, home: home)
    }

    /// The defects of lessons, without the folder; the first file is checked.
    private func check(_ files: (String, String)...) throws -> [String] {
        var paths: [String] = []
        for (name, text) in files { paths.append(try home.write(text, to: name)) }
        let run = try PipedRun.run(["lesson", "check"] + paths.prefix(1), home: home)
        #expect(run.status == (run.output.isEmpty ? 0 : 1))
        #expect(run.errors == "")
        return run.output.replacing(home.path + "/", with: "").split(separator: "\n").map(
            String.init)
    }

    // MARK: Taking one

    @Test(
        "a lesson is taken by commands from standard input; the status tells whether all was done")
    func taking() throws {
        let done = try take(lesson(), "add a\n")
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
        #expect(try take(lesson(), "").status == 1)
        #expect(try take(lesson(), "new b\n").status == 1)
        #expect(try take(lesson(), "quit 9\n").status == 9)
    }

    @Test("a lesson's file starts the lesson, and one that cannot be read is status 2")
    func files() throws {
        let path = try home.write(lesson(), to: "adding.md")
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
        let text = lesson().replacing("vcr setup", with: "vcr setup quiet")
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
        let two = lesson(rest: "## Two\n```vcr goal\nexpect a.parent nil\n```\n")
        let run = try take(two, "nonsense\nnext\nadd a\nnext\nnext\nremove a\nnext\n")
        #expect(run.status == 0)
        let errors = run.errors.split(separator: "\n").filter { $0.contains(": ") }
        #expect(
            errors == [
                "12:1: unknown command 'nonsense'", "1:1: this step is not done yet",
                "1:1: this step is not done yet",
            ] || errors.count == 3, "\(run.errors)")
    }

    @Test("the goal is tried on events since the setup, and the learner's marks stay their own")
    func marks() throws {
        let goal =
            "expect log containment { a.willMove(toParent: home)\na.didMove(toParent: home) }"
        let input =
            "home.addChild(a)\nmark\nhome.view.addSubview(a.view)\na.didMove(toParent: home)\n"
        #expect(try take(lesson(goal: goal), input).status == 0)
        let own =
            "add a\nexpect log containment { a.willMove(toParent: home)\na.didMove(toParent: home) }\n"
        #expect(try take(lesson(goal: goal), "mark\n" + own).errors == "")
    }

    @Test("the world is shared by the steps; a fresh setup begins a new one")
    func worlds() throws {
        let shared = "## Two\n```vcr goal\nexpect a.parent nil\n```\n"
        #expect(try take(lesson(rest: shared), "add a\nremove a\n").status == 0)
        let fresh =
            "## Two\n```vcr setup fresh\nnew home\n```\n```vcr goal\nexpect tree { home [appeared] }\n```\n"
        #expect(try take(lesson(rest: fresh), "add a\nroot home\n").status == 0)
    }

    @Test("'again' goes back to before the setup, 'back' to the step before")
    func againAndBack() throws {
        let again = try take(lesson(), "new b\nadd b\nagain\nadd a\n")
        #expect(again.status == 0)
        #expect(again.output.contains("Done in one step"))
        let two = lesson(rest: "## Two\n```vcr goal\nexpect a.parent nil\n```\n")
        let back = try take(two, "add a\nback\nadd a\nremove a\n")
        #expect(back.status == 0)
        #expect(back.output.components(separatedBy: "Step 1 of 2: One").count == 3)
    }

    @Test("undo is a learner's as always")
    func undo() throws {
        let goal =
            "expect log containment { a.willMove(toParent: home)\na.didMove(toParent: home) }"
        let run = try take(
            lesson(goal: goal), "home.addChild(a)\nhome.addChild(a)\nundo 2\nadd a\n")
        #expect(run.status == 0)
    }

    @Test("'leave' plays freely, 'lesson' comes back")
    func leaving() throws {
        let run = try take(lesson(), "leave\nadd a\nlesson\n")
        #expect(run.status == 1)
        #expect(run.output.contains("Adding, step 1 of 1: One"))
        #expect(try take(lesson(), "leave\nadd a\nlesson\ncheck\n").status == 0)
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

    private let predicting = """
        ---
        lesson: predicting
        ---
        ## One
        ```vcr setup quiet
        new home; new a; root home; add a
        ```
        ```predict remove a
        a.willMove(toParent: nil)
        a.viewWillDisappear(false)
        a.didMove(toParent: nil)
        a.viewDidDisappear(false)
        not: a.deinit
        ```
        """

    @Test("an order is predicted by letters or by lines, then the command runs")
    func predictions() throws {
        let lines =
            "{\na.willMove(toParent: nil)\na.viewWillDisappear(false)\n"
            + "a.didMove(toParent: nil)\na.viewDidDisappear(false)\n}\n"
        let right = try take(predicting, lines)
        #expect(right.status == 0)
        #expect(right.output.contains("Right: that is the order.\na.willMove(toParent: nil)\n"))
        let letters = try letters(of: right.output)
        let lettered = try take(predicting, letters.joined(separator: " ") + "\n")
        #expect(lettered.output.contains("Right: that is the order.\n"))
        let swapped = [letters[1], letters[0]] + letters[2...]
        let wrong = try take(predicting, swapped.joined(separator: " ") + "\n")
        #expect(wrong.status == 0)
        #expect(wrong.output.contains("Not quite: 3 of 4 lines stand in the right order.\n"))
        #expect(wrong.output.contains("(C20: Removing a child from a visible container)."))
        #expect(try take(predicting, "a a\nzz\n").status == 1)
        let decoy = "a.deinit"
        let more = try take(predicting, lines.replacing("\n}", with: "\n\(decoy)\n}"))
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
        #expect(right.output.contains("; {} says none does.\nRight: that is the order.\n"))
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
        let run = try take(lesson(), "new b\nhint\nhint\nsolution\ngoal\n")
        #expect(run.status == 1)
        #expect(run.output.contains("Not there yet: the tree lacks one controller.\n"))
        #expect(run.output.contains("Hint 1 of 1\n\nAdd it.\n"))
        #expect(
            run.output.contains(
                "No more hints; but after `home [appeared]` comes `a [appeared]`.\n"))
        #expect(run.output.contains("\n    add a\n"))
        #expect(run.output.contains("!   a [appeared]"))
    }

    @Test("where doctor knows what is wrong, the lesson says so")
    func doctor() throws {
        let run = try take(lesson(), "home.view.addSubview(a.view)\n")
        #expect(
            run.output.contains("By the way: a's view is in home's, and a is no child of home:"))
    }

    @Test("progress is kept and can be forgotten")
    func progress() throws {
        _ = try take(lesson(), "add a\n")
        let second = lesson(front: "needs: adding", rest: "").replacing(
            "lesson: adding", with: "lesson: two")
        #expect(!(try take(second, "", name: "two.md").output.contains("It builds on")))
        let forgot = try PipedRun.run(["lesson", "forget"], home: home)
        #expect(forgot == PipedRun(status: 0, output: "", errors: "forgot what was done\n"))
        let run = try take(second, "", name: "two.md")
        #expect(run.output.contains("It builds on: adding.\n"))
    }

    @Test("the language is that of --language, before or behind 'lesson', or of the environment")
    func languages() throws {
        let path = try home.write(lesson(), to: "adding.md")
        _ = try home.write(
            lesson(front: "language: zh").replacing("Hello.", with: "你好。"), to: "adding.zh.md")
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

    // MARK: Checking

    @Test("a good lesson has no defects, and its test is its check")
    func goodLesson() throws {
        #expect(try check(("adding.md", lesson())) == [])
        let path = home.path + "/adding.md"
        let test = try PipedRun.run(["test", path], home: home)
        #expect(test.status == 0)
        #expect(test.output == "ok    \(path)\n\n1 script: 1 passed\n")
        #expect(try check(("predicting.md", predicting)) == [])
    }

    @Test("each defect of a step is told with its line")
    func defectsOfSteps() throws {
        let held = "expect tree { home [appeared] }"
        #expect(
            try check(("a.md", lesson(goal: held, solution: "new b")))
                .contains("a.md:12: the goal holds before anything was done"))
        #expect(
            try check(("a.md", lesson(front: "minutes: 3", solution: "new b"))) == [
                "a.md:12: the solution does not reach the goal: the tree differs"
            ])
        #expect(
            try check(("a.md", lesson(solution: "ad a\nadd a"))) == [
                "a.md:22: the solution takes a failing command: unknown command 'ad'; did you mean 'add'?"
            ]
                || check(("a.md", lesson(solution: "nonsense\nadd a"))).first?.hasPrefix(
                    "a.md:22: the solution takes a failing command: ") == true
        )
        #expect(
            try check(("a.md", lesson(solution: "home.addChild(home)\nadd a"))).first?.hasPrefix(
                "a.md:22: the solution takes a failing command: ") == true)
        let bare = lesson().replacing("```hint\nAdd it.\n```\n", with: "")
        #expect(try check(("a.md", bare)) == ["a.md:8: the step has a goal and no hint"])
        let unsolved = lesson(front: "").replacing("```vcr solution\nadd a\n```\n", with: "")
        #expect(try check(("a.md", unsolved)) == ["a.md:8: the step has a goal and no solution"])
    }

    @Test("a prediction is compared with the program's log")
    func defectsOfPredictions() throws {
        let swapped = predicting.replacing(
            "a.didMove(toParent: nil)\na.viewDidDisappear(false)",
            with: "a.viewDidDisappear(false)\na.didMove(toParent: nil)")
        #expect(
            try check(("a.md", swapped)) == [
                "a.md:8: the predicted order is not the program's: line 3 is "
                    + "'a.didMove(toParent: nil)', not 'a.viewDidDisappear(false)'"
            ])
        let decoy = predicting.replacing("not: a.deinit", with: "not: a.didMove(toParent: nil)")
        #expect(
            try check(("a.md", decoy)) == [
                "a.md:13: a line behind 'not:' does come: a.didMove(toParent: nil)"
            ])
        let short = predicting.replacing("a.viewDidDisappear(false)\nnot", with: "not")
        #expect(try check(("a.md", short)).count == 1)
    }

    @Test("each defect of a front matter is told with its line")
    func defectsOfFrontMatter() throws {
        #expect(
            try check(("a.md", lesson(front: "rules: C10 E03"))) == [
                "a.md:4: no event and no misuse cites the rule E03"
            ])
        #expect(
            try check(("a.md", lesson(front: "needs: nothing-such"))) == [
                "a.md:4: the needed lesson 'nothing-such' does not exist"
            ])
        #expect(
            try check(("a.md", lesson(front: "needs: adding"))) == [
                "a.md:4: the lesson needs itself"
            ])
        #expect(try check(("a.md", "# No lesson\n")).first?.hasPrefix("a.md:1: ") == true)
    }

    @Test("needs are looked for in the files of one call, and circles among them are defects")
    func needs() throws {
        let one = try home.write(lesson(front: "needs: two"), to: "one.md")
        let other = lesson(front: "needs: adding").replacing("lesson: adding", with: "lesson: two")
        let two = try home.write(other, to: "two.md")
        let run = try PipedRun.run(["lesson", "check", one, two], home: home)
        #expect(run.status == 1)
        #expect(
            run.output.replacing(home.path + "/", with: "") == """
                one.md:4: the needs go in a circle, back to 'adding'
                two.md:4: the needs go in a circle, back to 'two'

                """)
        let course = try home.write(lesson(front: "needs: tree-and-states"), to: "three.md")
        #expect(try PipedRun.run(["lesson", "check", course], home: home).status == 0)
    }

    @Test("a skeleton passes its check, and so does a lesson that was recorded")
    func drafts() throws {
        let path = home.path + "/new.md"
        let write = ["--allow-write", home.path]
        let new = try PipedRun.run(["lesson", "new", path] + write, home: home)
        #expect(new.status == 0)
        #expect(try PipedRun.run(["lesson", "check", path], home: home).output == "")
        let again = try PipedRun.run(["lesson", "new", path] + write, home: home)
        #expect(again.status != 0)
        let recorded = home.path + "/recorded.md"
        let script = "new home; new a; root home\nmark\nadd a\nlesson record \(recorded)\n"
        #expect(try PipedRun.run(write + ["--log", "none"], input: script, home: home).status == 0)
        #expect(try PipedRun.run(["lesson", "check", recorded], home: home).output == "")
    }

    @Test("a report tells what was done, as text or as JSON")
    func report() throws {
        _ = try take(lesson(), "hint\nadd a\n")
        #expect(
            try PipedRun.run(["lesson", "report"], home: home).output
                == "adding: step 1 of 1, taken 1, solution 1, hints 1\n")
        #expect(
            try PipedRun.run(["lesson", "report", "json"], home: home).output
                == #"{"lesson":"adding","step":1,"of":1,"taken":1,"solution":1,"hints":1}"# + "\n")
    }

    @Test("a file that cannot be read is status 2; the others are checked all the same")
    func unreadable() throws {
        let path = try home.write(lesson(front: "needs: adding"), to: "a.md")
        let run = try PipedRun.run(["lesson", "check", home.path + "/nope.md", path], home: home)
        #expect(run.status == 2)
        #expect(run.errors.contains("nope.md': No such file or directory"))
        #expect(run.output.hasSuffix("a.md:4: the lesson needs itself\n"))
    }

    @Test("a translation agrees with its original in all but its prose")
    func translations() throws {
        let question = "## Two\n~~~ask\nWhich?\n- [x] this: yes\n- [ ] that: no\n~~~\n"
        let original = lesson(rest: question)
        func translated(_ change: (String) -> String) -> String {
            change(
                lesson(
                    front: "rules: C10\nlanguage: zh",
                    rest: "## 二\n~~~ask\n哪个？\n- [x] 这个：对\n- [ ] 那个：错\n~~~\n"
                ).replacing("Hello.", with: "你好。\n\n再见。").replacing("Add it.", with: "加上它。"))
        }
        func defects(_ change: (String) -> String) throws -> [String] {
            try check(("a.zh.md", translated(change)), ("a.md", original))
        }
        #expect(try defects { $0 } == [])
        #expect(
            try defects {
                $0.replacing("add a", with: "home.addChild(a)\nhome.view.addSubview(a.view)")
            }
                == ["a.zh.md:24: the commands or lines are not the original's"])
        #expect(
            try defects { $0.replacing("- [x] 这个：对\n- [ ] 那个：错", with: "- [ ] 这个：错\n- [x] 那个：对") }
                == ["a.zh.md:28: the right answers are not the original's"])
        #expect(
            try defects { $0.replacing("```hint\n加上它。\n```\n", with: "") }.last
                == "a.zh.md:21: the original's block is 'hint', not 'vcr solution'")
        #expect(
            try defects { $0.replacing("lesson: adding", with: "lesson: other") }
                == ["a.zh.md:2: the original is the lesson 'adding'"])
        #expect(
            try defects { $0.replacing("language: zh", with: "language: fr") }.contains(
                "a.zh.md:5: a lesson in 'fr' is called NAME.fr.md"))
        #expect(
            try check(("b.zh.md", translated { $0 })) == [
                "b.zh.md:1: the lesson that it translates, '\(home.path)/b.md', cannot be read"
                    .replacing(home.path + "/", with: "")
            ])
    }
}
