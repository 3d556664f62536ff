import CommandLanguage
import Testing
import Workbench

@testable import Console

@MainActor
@Suite("What a pupil meets at the prompt")
struct PupilTests {
    private let capture = CapturedOutput()

    /// What is said where those lines are typed, on a terminal of so many columns where some are given.
    private func said(
        _ lines: [String], columns: Int? = nil, in language: LessonLanguage = .english
    ) -> String {
        var options = RunOptions()
        options.format = .plain
        options.language = language
        let terminal = TerminalTraits(isTerminal: columns != nil, width: columns ?? 80, height: 40)
        let shell = Shell(options, output: Output(capture), terminal: terminal)
        let typist = InteractiveLoopTests.Typist(lines.map { .line($0) })
        typist.columns = columns ?? 80
        let inputs = Shell.Inputs(
            standardInput: { TextSource("", in: ScriptName("<stdin>")) }, lines: { typist })
        _ = shell.run(RunPlan(), inputs)
        return capture.dataText + capture.talkText
    }

    // MARK: Predictions

    @Test("a prediction outside of lessons may be made once more, too")
    func secondGuess() {
        let said = said(["new home", "new a", "root home", "predict add a", "a", "again", "a"])
        #expect(said.components(separatedBy: "Guess once more").count == 2)
        #expect(said.components(separatedBy: "What will `add a` log").count == 3)
        #expect(said.components(separatedBy: "Not quite: ").count == 3)
    }

    @Test("Return runs the command, where nobody guesses once more")
    func noSecondGuess() {
        let said = said(["new home", "new a", "root home", "predict add a", "a", ""])
        #expect(said.contains("\na.didMove(toParent: home)\n"))
    }

    @Test("a command that logs nothing is asked for like any other, and {} is the right answer")
    func nothing() {
        let said = said(["predict new u", "{}", "predict new w", "a", "tree"])
        #expect(said.contains("What will `new u` log, and in which order?"))
        #expect(said.contains("`u.loadView()`"))
        #expect(said.contains("Right: no line comes."))
        #expect(said.contains("Not quite: no line comes."))
    }

    // MARK: The picture

    @Test("in a lesson the screen stands beside the log, where the terminal is wide enough")
    func picture() {
        let lines = ["lesson 1", "new home", "root home"]
        #expect(said(lines, columns: 110).contains("┏━"))
    }

    @Test(
        "no picture where there is no room, no lesson, none is wanted, or nothing moved",
        arguments: [
            (["lesson 1", "new home", "root home"], 99), (["new home", "root home"], 110),
            (["set picture off", "lesson 1", "new home", "root home"], 110),
            (["lesson 1", "new home"], 110),
            (["set linear on", "lesson 1", "new home", "root home"], 110),
        ])
    func noPicture(lines: [String], columns: Int) {
        #expect(!said(lines, columns: columns).contains("┏━"))
    }

    @Test("no line of log and picture is wider than the terminal")
    func width() {
        let said = said(["lesson 4", "add a", "next"], columns: 100)
        #expect(said.contains("┏━"))
        #expect(capture.dataText.split(separator: "\n").allSatisfy { $0.count <= 100 })
    }

    // MARK: The way through a lesson

    @Test("'next' says what is missing, and names 'hint' and 'skip'")
    func nextTooEarly() {
        let said = said(["lesson 4", "next"]).replacing("\n", with: " ")
        #expect(
            said.contains("this step is not done yet: `a` is not a child of `home` yet"))
        #expect(said.contains("'hint' helps, 'skip' goes on without it"))
    }

    @Test("'skip' goes on without the step, in the world that it would have led to")
    func skip() {
        let said = said(["lesson 4", "new d", "skip", "tree --style canonical"])
        #expect(said.contains("Skipped: what step 1 asks for was done for you."))
        #expect(said.contains("Step 2 of "))
        #expect(said.contains("\nhome [appeared]\n  a [appeared]\n"))
    }

    @Test("what a pupil made before a step may stand in its way: how to begin it is said")
    func madeBefore() {
        let said = said(["lesson 1", "new home", "root home", "", "new other", "", "2", ""])
            .replacing("\n", with: " ")
        #expect(
            said.contains("What you did before stands in the way of this step: 'lesson 1 4' begins")
        )
        #expect(!said.contains("exists already"))
    }

    @Test("a solution that would fail in the present world offers 'again', and is not typed")
    func solution() {
        let said = said(["lesson 4", "root a", "solution"]).replacing("\n", with: " ")
        #expect(said.contains("'again' begins the step afresh"))
        #expect(!said.contains("It stands at the prompt"))
    }

    @Test("what is wrong is told where the pupil asks, and interrupts nobody")
    func advice() {
        let lines = ["lesson 4 3", "home.view.addSubview(b.view)"]
        #expect(!said(lines).contains("By the way"))
        #expect(said(["check"] + lines + ["check"]).contains("By the way: b's view is in home's"))
    }

    // MARK: The list

    @Test("the list has numbers and titles, and shows where one stands")
    func list() {
        // What was done before on this machine decides the signs.
        let said = said(["lesson list"])
        #expect(said.contains(#/\n  [✓▸ ]  1  tree-and-states +The tree and its states \(/#))
        #expect(
            said.contains(#/\n  [✓▸ ] 35  eight-questions +The eight questions of a design \(/#))
        #expect(said.contains("▸"))
    }
}
