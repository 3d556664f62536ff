import Foundation
import Testing

@Suite("Checks of lessons")
struct LessonCheckTests {
    let home: Home

    init() throws { home = try Home() }

    /// The defects of lessons, without the folder; the first file is checked.
    private func check(_ files: (String, String)...) throws -> [String] {
        var paths: [String] = []
        for (name, text) in files { paths.append(try home.write(text, to: name)) }
        let run = try PipedRun.run(["lesson", "check"] + paths.prefix(1), home: home)
        #expect(run.status == (run.output.isEmpty ? 0 : 1))
        #expect(run.errors == "" || run.errors.hasSuffix(", all well\n"))
        return run.output.replacing(home.path + "/", with: "").split(separator: "\n").map(
            String.init)
    }

    @Test("a good lesson has no defects, and its test is its check")
    func goodLesson() throws {
        #expect(try check(("adding.md", sampleLesson())) == [])
        let path = home.path + "/adding.md"
        let test = try PipedRun.run(["test", path], home: home)
        #expect(test.status == 0)
        #expect(test.output == "ok    \(path)\n\n1 script: 1 passed\n")
        #expect(try check(("predicting.md", predictingLesson)) == [])
    }

    @Test("each defect of a step is told with its line")
    func defectsOfSteps() throws {
        let held = "expect tree { home [appeared] }"
        #expect(
            try check(("a.md", sampleLesson(goal: held, solution: "new b")))
                .contains("a.md:12: the goal holds before anything was done"))
        #expect(
            try check(("a.md", sampleLesson(front: "minutes: 3", solution: "new b"))) == [
                "a.md:12: the solution does not reach the goal: the tree differs"
            ])
        #expect(
            try check(("a.md", sampleLesson(solution: "ad a\nadd a"))) == [
                "a.md:22: the solution takes a failing command: unknown command 'ad'; did you mean 'add'?"
            ]
                || check(("a.md", sampleLesson(solution: "nonsense\nadd a"))).first?.hasPrefix(
                    "a.md:22: the solution takes a failing command: ") == true
        )
        #expect(
            try check(("a.md", sampleLesson(solution: "home.addChild(home)\nadd a"))).first?
                .hasPrefix(
                    "a.md:22: the solution takes a failing command: ") == true)
        let bare = sampleLesson().replacing("```hint\nAdd it.\n```\n", with: "")
        #expect(try check(("a.md", bare)) == ["a.md:8: the step has a goal and no hint"])
        let unsolved = sampleLesson(front: "").replacing("```vcr solution\nadd a\n```\n", with: "")
        #expect(try check(("a.md", unsolved)) == ["a.md:8: the step has a goal and no solution"])
    }

    @Test("the cause is told first, and what only follows from it is not")
    func cause() throws {
        #expect(
            try check(("a.md", sampleLesson(goal: "expct a.parent home", solution: "ad a"))) == [
                "a.md:13: a goal holds 'expect' commands alone; did you mean 'expect'?"
            ])
        let later = sampleLesson().replacing("```hint\nAdd", with: "```hnit\nAdd").replacing(
            "title:", with: "titel:")
        #expect(
            try check(("a.md", later)) == [
                "a.md:18: 'hnit' is no kind of block; did you mean 'hint'?",
                "a.md:3: 'titel' is no key of a lesson; did you mean 'title'?",
            ])
        #expect(
            try check(("a.md", sampleLesson().replacing("title:", with: "titel:"))) == [
                "a.md:3: 'titel' is no key of a lesson; did you mean 'title'?"
            ])
    }

    @Test("mistakes that do not follow from each other are told in one run")
    func all() throws {
        let setup = "```vcr setup fresh\nnwe q\nroot q\n```\n"
        let second = "## Again\n\(setup)## Once more\n\(setup)"
        let found = try check(("a.md", sampleLesson(solution: "ad a") + second))
        #expect(found.count == 3)
        #expect(
            found[0].contains(":22: the solution takes a failing command: unknown command 'ad'"))
        #expect(
            found.dropFirst().allSatisfy { $0.contains("the setup fails: unknown command 'nwe'") })
    }

    @Test("a prediction is compared with the program's log")
    func defectsOfPredictions() throws {
        let swapped = predictingLesson.replacing(
            "a.didMove(toParent: nil)\na.viewDidDisappear(false)",
            with: "a.viewDidDisappear(false)\na.didMove(toParent: nil)")
        #expect(
            try check(("a.md", swapped)) == [
                "a.md:9: the predicted order is not the program's: line 3 is "
                    + "'a.didMove(toParent: nil)', not 'a.viewDidDisappear(false)'"
            ])
        let decoy = predictingLesson.replacing(
            "not: a.deinit", with: "not: a.didMove(toParent: nil)")
        #expect(
            try check(("a.md", decoy)) == [
                "a.md:14: a line behind 'not:' does come: a.didMove(toParent: nil)"
            ])
        let short = predictingLesson.replacing("a.viewDidDisappear(false)\nnot", with: "not")
        #expect(try check(("a.md", short)).count == 1)
    }

    @Test("each defect of a front matter is told with its line")
    func defectsOfFrontMatter() throws {
        #expect(
            try check(("a.md", sampleLesson(front: "rules: C10 E03"))) == [
                "a.md:4: no event and no misuse cites the rule E03"
            ])
        #expect(
            try check(("a.md", sampleLesson(front: "needs: nothing-such"))) == [
                "a.md:4: the needed lesson 'nothing-such' does not exist"
            ])
        #expect(
            try check(("a.md", sampleLesson(front: "needs: adding"))) == [
                "a.md:4: the lesson needs itself"
            ])
        #expect(try check(("a.md", "# No lesson\n")).first?.hasPrefix("a.md:1: ") == true)
    }

    @Test("needs are looked for in the files of one call, and circles among them are defects")
    func needs() throws {
        let one = try home.write(sampleLesson(front: "needs: two"), to: "one.md")
        let other = sampleLesson(front: "needs: adding").replacing(
            "lesson: adding", with: "lesson: two")
        let two = try home.write(other, to: "two.md")
        let run = try PipedRun.run(["lesson", "check", one, two], home: home)
        #expect(run.status == 1)
        #expect(
            run.output.replacing(home.path + "/", with: "") == """
                one.md:4: the needs go in a circle, back to 'adding'
                two.md:4: the needs go in a circle, back to 'two'

                """)
        let course = try home.write(sampleLesson(front: "needs: tree-and-states"), to: "three.md")
        #expect(try PipedRun.run(["lesson", "check", course], home: home).status == 0)
    }

    @Test("a skeleton passes its check, and so does a lesson that was recorded")
    func drafts() throws {
        let path = home.path + "/new.md"
        let write = ["--allow-write", home.path]
        let new = try PipedRun.run(["lesson", "new", path] + write, home: home)
        #expect(new.status == 0)
        #expect(
            try PipedRun.run(["lesson", "check", path], home: home).output == """
                \(path):1: this is still the draft's: 'What this lesson is about, in a sentence or two.'
                \(path):9: this is still the draft's: 'What the learner is to do, in plain words.'

                """)
        let again = try PipedRun.run(["lesson", "new", path] + write, home: home)
        #expect(again.status != 0)
        let recorded = home.path + "/recorded.md"
        let script = "new home; new a; root home\nmark\nadd a\nlesson record \(recorded)\n"
        #expect(try PipedRun.run(write + ["--log", "none"], input: script, home: home).status == 0)
        let check = try PipedRun.run(["lesson", "check", recorded], home: home)
        #expect(
            check.output.split(separator: "\n").map { $0.dropFirst(recorded.count) } == [
                ":1: this is still the draft's: 'What this lesson is about.'",
                ":7: this is still the draft's: 'What the learner is to do.'",
                ":32: the hint is still the draft's: say what helps",
            ])
        let text = try String(contentsOfFile: recorded, encoding: .utf8)
            .replacing("What helps without giving it away.", with: "It has three letters.")
            .replacing("What this lesson is about.", with: "A child.")
            .replacing("What the learner is to do.", with: "Add it.")
        let mended = try home.write(text, to: "mended.md")
        let sound = try PipedRun.run(["lesson", "check", mended], home: home)
        #expect(sound == PipedRun(status: 0, output: "", errors: "\(mended): 1 step, all well\n"))
    }

    @Test("what a teacher forgets or misspells is told with the nearest right spelling")
    func slips() throws {
        #expect(
            try check(("a.md", sampleLesson(front: "rules: C10\ntitel: Adding\nminuten: 5"))) == [
                "a.md:5: 'titel' is no key of a lesson; did you mean 'title'?",
                "a.md:6: 'minuten' is no key of a lesson; did you mean 'minutes'?",
            ])
        let untitled = sampleLesson().replacing("title: Adding\n", with: "")
        #expect(
            try check(("b.md", untitled)) == ["b.md:2: the lesson has no title: a line 'title: …'"])
        #expect(
            try check(("c.md", sampleLesson(rest: "## Two\n"))).first?.hasSuffix(
                "the step is empty")
                == true)
        let run = try PipedRun.run(["lesson", "check"], home: home)
        #expect(run.status == 2)
        #expect(run.errors == "lesson:1:8: 'lesson check' needs the FILE of a lesson\n")
        let twice = sampleLesson().replacing("title: Adding\n", with: "title: One\ntitle: Two\n")
        #expect(try check(("d.md", twice)) == ["d.md:4: 'title' stands twice in the front matter"])
        let misspelt = try PipedRun.run(["lesson", "chekc"], home: home)
        #expect(misspelt.errors.contains("did you mean 'check'?"))
        let outside = try PipedRun.run(["lesson", "36"], home: home)
        #expect(outside.errors.contains("there is no lesson 36: they are 1 to 35"))
    }

    @Test("what can never be right is found without running it")
    func form() throws {
        let unclosed = sampleLesson(front: "rules: C10") + "\n```hint\nNever closed.\n"
        #expect(
            try check(("a.md", unclosed)) == [
                "a.md:25: the block is never closed: a line of its fence alone ends it"
            ])
        #expect(
            try check(("b.md", sampleLesson(rest: "```explain C99\n```\n"))) == [
                "b.md:8: nothing is known of 'C99'"
            ])
        #expect(
            try check(("c.md", sampleLesson(front: "rules: X99"))) == [
                "c.md:4: there is no rule 'X99'"
            ])
        #expect(
            try check(("d.md", sampleLesson(rest: "# Two\nMore.\n"))) == [
                "d.md:24: '# Two' begins no step: '## Two' does"
            ])
        let asking = "```ask\nWho?\n- [x] the container: It knows.\n- [ ] UIKit\n```\n"
        #expect(
            try check(("e.md", sampleLesson(rest: asking))) == [
                "e.md:24: the answer 'UIKit' has no reason: it stands behind a colon and a blank"
            ])
        let tempting = predictingLesson.replacing("a.deinit", with: "a.viewDidDisapear(false)")
        #expect(
            try check(("f.md", tempting)) == [
                "f.md:14: no callback is called 'viewDidDisapear'; did you mean 'viewDidDisappear'?"
            ])
    }

    @Test("nothing is recorded where nothing was done")
    func recordsNothing() throws {
        let path = home.path + "/none.md"
        let run = try PipedRun.run(
            ["--allow-write", home.path, "-c", "lesson record \(path)"], home: home)
        #expect(run.status != 0)
        #expect(run.errors.contains("nothing was done that a lesson could ask for"))
        #expect(!FileManager.default.fileExists(atPath: path))
    }

    @Test("a check speaks the teacher's language, and so do the skeleton and the report")
    func chinese() throws {
        let path = home.path + "/new.md"
        let zh = ["--language", "zh"]
        let new = try PipedRun.run(
            zh + ["lesson", "new", path, "--allow-write", home.path], home: home)
        #expect(new.status == 0)
        let draft = try String(contentsOfFile: path, encoding: .utf8)
        #expect(draft.contains("title: 我的一课"))
        #expect(draft.contains("\nlanguage: zh\n"))
        #expect(draft.contains("\nsays: 树应当是"))
        let check = try PipedRun.run(zh + ["lesson", "check", path], home: home)
        #expect(
            check.output.split(separator: "\n").map { $0.dropFirst(path.count) } == [
                ":1: 这还是草稿里的：“用一两句话说明这一课讲什么。”", ":10: 这还是草稿里的：“用平常的话说明学习者要做什么。”",
            ])
        let bad = try home.write(sampleLesson(solution: "new b"), to: "bad.md")
        let refused = try PipedRun.run(zh + ["lesson", "check", bad], home: home)
        #expect(refused.output.contains("参考做法达不到目标：树不同"))
        let none = try PipedRun.run(zh + ["lesson", "report"], home: home)
        #expect(none.errors == "还没有做过什么\n")
        let junk = try home.write("{}", to: "junk.json")
        let table = try PipedRun.run(zh + ["lesson", "report", junk], home: home)
        #expect(table.output.contains("（不是 lesson report json 写的报告）"))
    }

    @Test("a file that cannot be read is status 2; the others are checked all the same")
    func unreadable() throws {
        let path = try home.write(sampleLesson(front: "needs: adding"), to: "a.md")
        let run = try PipedRun.run(["lesson", "check", home.path + "/nope.md", path], home: home)
        #expect(run.status == 2)
        #expect(run.errors.contains("nope.md': No such file or directory"))
        #expect(run.output.hasSuffix("a.md:4: the lesson needs itself\n"))
    }

    @Test("a translation agrees with its original in all but its prose")
    func translations() throws {
        let question = "## Two\n~~~ask\nWhich?\n- [x] this: yes\n- [ ] that: no\n~~~\n"
        let original = sampleLesson(rest: question)
        func translated(_ change: (String) -> String) -> String {
            change(
                sampleLesson(
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
