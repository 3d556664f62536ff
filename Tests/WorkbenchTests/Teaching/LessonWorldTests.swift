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

    @Test func `the lines that are right are never offered in their order`() {
        for seed in 0..<200 {
            let order = Prediction("go", lines: ["a", "b"], decoys: ["c"], seed: "\(seed)").offered
            #expect(order.filter { $0 != "c" } == ["b", "a"])
        }
    }
}
