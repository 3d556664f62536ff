import CommandLanguage
import Testing
import Workbench

@testable import Console

@MainActor
@Suite("Who is lost at the prompt is told how to go on")
struct LostLearnerTests {
    private let capture = CapturedOutput()

    /// What is said where those lines are typed, in that language.
    private func said(_ lines: [String], in language: LessonLanguage = .english) -> String {
        var options = RunOptions()
        options.format = .plain
        options.language = language
        let shell = Shell(options, output: Output(capture))
        let typist = InteractiveLoopTests.Typist(lines.map { .line($0) })
        let inputs = Shell.Inputs(
            standardInput: { TextSource("", in: ScriptName("<stdin>")) }, lines: { typist })
        _ = shell.run(RunPlan(), inputs)
        return capture.dataText + capture.talkText
    }

    // MARK: A bracket

    private static let reminder =
        "the bracket of line 1 is still open: ')' closes it, Ctrl-C gives up"

    @Test(
        "a blank line or a command within an open bracket is answered once",
        arguments: ["", "tree"])
    func bracket(line: String) {
        let said = said(["new a", "a.view.addSubview(", line, line, "a.view)"])
        #expect(said.components(separatedBy: Self.reminder).count == 2)
    }

    @Test("within a block of commands a command is no slip")
    func block() {
        let said = said(["repeat 2 {", "new", "}"])
        #expect(!said.contains("still open"))
    }

    @Test("it is said in Chinese, too")
    func chineseBracket() {
        #expect(
            said(["a(", ""], in: .chinese).contains("第 1 行的括号还没有闭合：“)”闭合它，Ctrl-C 放弃"))
    }

    // MARK: A prediction

    @Test("a wrong guess may be made once more, and Return shows the order")
    func secondGuess() {
        let said = said(["lesson 1 5", "a", ""])
        let parts = said.components(separatedBy: "Guess once more")
        #expect(parts.count == 2)
        #expect(parts[0].contains("Not quite: "))
        // The command runs behind Return alone.
        #expect(!parts[0].contains("\nhome.viewWillDisappear(false)\n"))
        #expect(parts[1].contains("\nhome.viewWillDisappear(false)\n"))
    }

    @Test("'again' lists the lines once more, and the second guess is judged for good")
    func againAndSecondGuess() {
        let said = said(["lesson 1 5", "a", "again", "a"])
        let asked = "What will `window.rootViewController = nil` log"
        #expect(said.components(separatedBy: asked).count == 3)
        #expect(said.components(separatedBy: "Guess once more").count == 2)
        #expect(said.components(separatedBy: "Not quite: ").count == 3)
        #expect(
            said.contains("This step is done") || said.contains("\nhome.viewWillDisappear(false)\n")
        )
    }

    @Test("a prediction has hints that are true, and 'next' speaks of letters")
    func hintsOfPrediction() {
        let said = said(["lesson 1 5", "hint", "hint", "hint", "next"])
        #expect(said.contains(" lines come.\n"))
        #expect(said.contains("The first is `home.viewWillDisappear(false)`."))
        #expect(said.contains("That was the last hint. Type letters in order."))
        #expect(said.contains("type letters in the order in which the lines come; 'hint' helps"))
    }

    // MARK: Going on

    @Test("behind the end of a lesson 'next' begins the one that follows")
    func nextLesson() {
        let said = said(["lesson 1 6", "next"])
        #expect(said.contains("The next one: 'lesson load-sequence'"))
        #expect(said.contains("Return or 'next' begins it."))
        #expect(said.contains("Step 1 of "))
    }

    @Test(
        "the last hint is followed by what is missing in the lesson's words",
        arguments: [
            (LessonLanguage.english, "That was the last hint. Still missing: "),
            (.chinese, "提示到此为止。还差："),
        ])
    func lastHint(language: LessonLanguage, words: String) {
        let said = said(["lesson 1", "hint", "hint", "hint", "hint"], in: language)
        #expect(said.contains(words))
        #expect(!said.contains("begins with `"))
        #expect(said.contains("`solution`"))
    }

    @Test("what was typed ahead of a step is not lost: it says so, and Return goes on")
    func typedAhead() {
        let said = said(["lesson 1", "new home", "root home", "", ""])
        #expect(said.contains("What this step asks for is there already."))
        #expect(said.contains("Step 3 of "))
    }

    @Test("behind the end of a step a hint and the solution say that it is done")
    func hintBehindTheEnd() {
        let said = said(["lesson 4 1", "add a", "hint", "solution"])
        let done = "This step is done. Return or 'next' goes on."
        #expect(said.components(separatedBy: done).count == 3)
    }

    @Test(
        "who types the command that is to be predicted is told so, and may predict it all the same")
    func predictedCommand() {
        let said = said(["lesson 1 5", "window.rootViewController = nil", "a", "a"])
        let parts = said.components(separatedBy: "That was the command to predict")
        #expect(parts.count == 2)
        #expect(parts.last?.contains("Not quite: ") == true)
        #expect(!said.contains("Your world is not the lesson's any more"))
    }

    @Test("who goes back behind a step's beginning is told so")
    func behindTheBeginning() {
        #expect(said(["lesson 4 1", "undo"]).contains("That is a world from before this step"))
    }

    @Test("the solution goes by the world as it stands: back, where only that leads on")
    func solutionByTheWorld() {
        let said = said([
            "lesson 30 5", "dismiss", "solution", "undo", "undo", "solution",
            "slides.slide = Slide()", "solution", "present page",
        ])
        let offers = said.components(separatedBy: "It stands at the prompt: Return runs it.")
        #expect(offers.count == 4)
        let lines = offers.dropLast().map { offer in
            offer.split(separator: "\n").last { $0.hasPrefix("    ") } ?? ""
        }
        #expect(lines == ["    undo", "    slides.slide = Slide()", "    present page"])
        #expect(said.contains("Done in "))
    }

    @Test("a goal is not reached by a wrong deed", arguments: WrongDeed.all)
    func mistakes(deed: WrongDeed) {
        #expect(!said(["lesson " + deed.step] + deed.lines).contains("Done"))
    }

    @Test("what a lesson has the log show is taken back where it is left")
    func logOfLesson() {
        let said = said(["set log", "lesson 33 1", "set log", "leave", "set log"])
        let shown = said.split(separator: "\n").filter { $0.hasPrefix("  log  ") }
        #expect(shown.count == 3)
        #expect(shown.first == shown.last)
        #expect(shown.first != shown.dropFirst().first)
    }

    // MARK: Chinese

    @Test("digits, letters and signs of full width are the plain ones")
    func fullWidth() {
        #expect(said(["lesson 1 3", "（7）"]).contains("An answer is one of the numbers 1 2 3."))
        #expect(said(["lesson 4 1", "new c；ａｄｄ　ａ"], in: .chinese).contains("完成"))
    }

    @Test("the name of an object is never translated, and the words beside it are")
    func names() {
        let said = said(["new view", "info view"], in: .chinese)
        #expect(said.contains("view\n  类"))
    }

    @Test("a question with one right answer asks for one number")
    func oneNumber() {
        let said = said(["lesson 1 3", "7"])
        #expect(said.contains("An answer is one of the numbers 1 2 3."))
    }

    @Test("what a goal says of itself it says once, and it shows no 'expect'")
    func goal() {
        let said = said(["lesson 20", "present form as pageSheet", "goal"]).replacing(
            "\n", with: " ")
        #expect(said.contains("1 of 2 things are as they should be."))
        #expect(!said.contains("expect home.presentedViewController"))
        let parts = said.components(separatedBy: "1 of 2 things are as they should be.")
        #expect(parts[1].components(separatedBy: "`form` is not a sheet yet").count == 2)
    }
}
