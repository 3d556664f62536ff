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
        let said = said(["lesson 1 4", "a", ""])
        let parts = said.components(separatedBy: "Guess once more")
        #expect(parts.count == 2)
        #expect(parts[0].contains("Not quite: "))
        // The command runs behind Return alone.
        #expect(!parts[0].contains("\nhome.viewWillDisappear(false)\n"))
        #expect(parts[1].contains("\nhome.viewWillDisappear(false)\n"))
    }

    @Test("'again' lists the lines once more, and the second guess is judged for good")
    func againAndSecondGuess() {
        let said = said(["lesson 1 4", "a", "again", "a"])
        #expect(said.components(separatedBy: "What will `root other` log").count == 3)
        #expect(said.components(separatedBy: "Guess once more").count == 2)
        #expect(said.components(separatedBy: "Not quite: ").count == 3)
        #expect(
            said.contains("This step is done") || said.contains("\nhome.viewWillDisappear(false)\n")
        )
    }

    @Test("a prediction has hints that are true, and 'next' speaks of letters")
    func hintsOfPrediction() {
        let said = said(["lesson 1 4", "hint", "hint", "hint", "next"])
        #expect(said.contains(" lines come.\n"))
        #expect(said.contains("The first is `home.viewWillDisappear(false)`."))
        #expect(said.contains("This step has no hints. Type letters in order."))
        #expect(said.contains("type letters in the order in which the lines come; 'hint' helps"))
    }

    // MARK: Going on

    @Test("behind the end of a lesson 'next' begins the one that follows")
    func nextLesson() {
        let said = said(["lesson 1 5", "next"])
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
        let said = said(["lesson 1", "hint", "hint", "hint"], in: language)
        #expect(said.contains(words))
        #expect(!said.contains("begins with `"))
        #expect(said.contains("`solution`"))
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
        #expect(parts[1].components(separatedBy: "form is not yet a sheet").count == 2)
    }
}
