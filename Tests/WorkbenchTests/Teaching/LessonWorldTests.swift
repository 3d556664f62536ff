import CommandLanguage
import Testing

@testable import Workbench

@MainActor
@Suite("The world of a lesson")
struct LessonWorldTests {
    @Test func `the way back names the next step where this one is done`() {
        let session = TestSession()
        session.run("lesson 4")
        #expect(session.workbench.wayBackToLesson == "4 1")
        session.run("add a")
        #expect(session.workbench.wayBackToLesson == "4 2")
        session.run("next")
        #expect(session.workbench.wayBackToLesson == "4 2")
    }

    @Test func `a question that is under way is called so`() {
        let session = TestSession()
        session.run("question 1; mystery 17 easy")
        #expect(session.errors.first?.hasSuffix("a question is under way") == true)
    }

    @Test func `what the log shows is the learner's own before, between and behind lessons`() {
        let session = TestSession()
        let own = session.workbench.display.categories
        session.run("lesson 33")
        #expect(session.workbench.display.categories != own)
        session.run("leave")
        #expect(session.workbench.display.categories == own)
        session.run("lesson")
        #expect(session.workbench.display.categories != own)
        session.run("lesson 4")
        #expect(session.workbench.display.categories == own)
    }

    @Test func `a line of full width is the plain one, but for what stands in quotes`() {
        #expect(PlainKeys.line("ｎｅｗ　ａ；tap “（好）”") == "new a;tap \"（好）\"")
        #expect(PlainKeys.line("３。") == "3.")
        #expect(Teaching.numbers("(3)") == [3])
        #expect(Teaching.numbers("3.") == [3])
        #expect(Teaching.numbers("1、2") == nil)
    }

    @Test func `an answer may be given by its number, its words, or a yes or no`() {
        let text = """
            ---
            lesson: a
            ---
            ## One
            ```ask
            Is it?
            - [ ] Yes: so
            - [x] No: so
            - [ ] `a.view`: so
            ```
            """
        let lesson = LessonReader.lesson(Array(text.utf8), in: ScriptName("a.md"))
        guard case .question(let question)? = lesson?.steps.first?.tasks.first else {
            Issue.record("no question was read")
            return
        }
        for text in ["2", "(2)", "no", "N", "No.", "不", "否"] {
            #expect(question.chosen(by: text) == [2])
        }
        #expect(question.chosen(by: "y") == [1])
        #expect(question.chosen(by: "是") == [1])
        #expect(question.chosen(by: "a.view") == [3])
        #expect(question.chosen(by: "1 and 3") == [1, 3])
        #expect(question.chosen(by: "perhaps") == nil)
        #expect(question.answer(saying: "a.view") == nil)
    }

    @Test func `an order may be given with signs between, by places, or as none`() {
        let prediction = Prediction("go", lines: ["a", "b"], decoys: ["c"], seed: "1")
        let letters = ["a", "b", "c"].compactMap { line in
            prediction.offered.firstIndex(of: line).map(Prediction.letter)
        }
        for sign in [" ", ",", " > ", "→", ""] {
            #expect(prediction.lines(lettered: letters.joined(separator: sign)) == ["a", "b", "c"])
        }
        #expect(prediction.lines(lettered: "1") == [prediction.offered[0]])
        #expect(prediction.lines(lettered: "none") == [])
        #expect(prediction.lines(lettered: "没有") == [])
    }

    @Test func `who skips a step reads its answers`() {
        let session = TestSession()
        session.run("lesson 2")
        #expect(session.remarks(of: "skip").contains("Right is:"))
        session.run("lesson 2 5")
        #expect(session.remarks(of: "skip").contains("`root page` logs, in this order:"))
    }

    @Test func `a solution that begins with an exception is offered line by line`() {
        let session = TestSession(RunPolicy(isInteractive: true))
        session.run("lesson 22 4")
        #expect(session.code(of: "solution") == ["present menu as popover"])
        session.run("present menu as popover")
        #expect(session.code(of: "solution") == ["menu.modalPresentationStyle = .popover"])
        session.run("menu.modalPresentationStyle = .popover")
        #expect(
            session.code(of: "solution") == [
                "menu.popoverPresentationController?.sourceView = home.view"
            ])
        #expect(!session.remarks(of: "goal").contains { $0.contains("'again' begins") })
    }

    @Test func `a question without hints leaves out one wrong answer after the other`() {
        let session = TestSession()
        session.run("lesson 2")
        #expect(session.remarks(of: "hint").first?.hasPrefix("(1) is not right.") == true)
        #expect(session.remarks(of: "hint").first?.hasPrefix("That was the last hint.") == true)
    }

    @Test func `the lines that are right are never offered in their order`() {
        for seed in 0..<200 {
            let order = Prediction("go", lines: ["a", "b"], decoys: ["c"], seed: "\(seed)").offered
            #expect(order.filter { $0 != "c" } == ["b", "a"])
        }
    }

    @Test func `a right call that is a part says so, and the next thing alone`() {
        let session = TestSession()
        session.run("lesson 4 3")
        #expect(
            session.remarks(of: "home.addChild(b)") == [
                "Right so far, 1 of 3 lines of the log. The three calls, and no others, should come in the order in "
                    + "which the question named them."
            ])
        #expect(
            session.remarks(of: "new stranger") == [
                "`b` is not a child of `home` yet that can be seen: in the tree `a` and `b` should stand below "
                    + "`home`, all `appeared`."
            ])
        let behindAddSubview = session.remarks(of: "home.view.addSubview(b.view)")
        #expect(behindAddSubview.first?.hasPrefix("Right so far, 2 of 3 lines of the log.") == true)
        #expect(
            session.remarks(of: "home.addChild(stranger)").first?
                .hasSuffix("'again' begins the step afresh.") == true)
    }

    @Test
    func `a lesson tells where the person's own world is, when it begins and when it is left`() {
        let session = TestSession()
        session.run("new mine; root mine")
        let way = "Your own world is kept: 'goto 2' comes back to it."
        #expect(session.remarks(of: "lesson 4").first == way)
        #expect(!session.remarks(of: "lesson 5").contains(way))
        #expect(session.remarks(of: "leave").last == way)
        session.run("goto 2")
        #expect(session.run("expect mine.isViewLoaded true") == .fine)
        #expect(session.remarks(of: "question 1").first == way)
        session.run("leave; goto 2")
        #expect(session.remarks(of: "mystery 17 easy").first == way)
        #expect(session.remarks(of: "mystery answer").last == way)
    }
}

extension TestSession {
    /// The lines that the program shows as code while the script runs.
    fileprivate func code(of script: String) -> [String] {
        let before = replies.count
        run(script)
        return replies.dropFirst(before).flatMap(\.contents).flatMap { content -> [String] in
            guard case .answer(let answer as TeachingAnswer) = content else { return [] }
            return answer.parts.flatMap { part -> [String] in
                if case .code(let lines) = part { lines } else { [] }
            }
        }
    }

    /// What the program remarks while the script runs.
    fileprivate func remarks(of script: String) -> [String] {
        let before = replies.count
        run(script)
        return replies.dropFirst(before).flatMap(\.contents).flatMap { content -> [String] in
            guard case .answer(let answer as TeachingAnswer) = content else { return [] }
            return answer.parts.compactMap { part in
                if case .remark(let text) = part { text } else { nil }
            }
        }
    }
}
