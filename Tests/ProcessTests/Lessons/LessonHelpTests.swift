import Foundation
import Testing

@Suite("What a lesson says where the learner asks, or has lost the way")
struct LessonHelpTests {
    let home: Home

    init() throws { home = try Home() }

    /// Takes a lesson of the course with that input; the output without its line breaks.
    private func take(_ lesson: String, _ input: String) throws -> (String, errors: String) {
        let run = try PipedRun.run(["lesson", lesson], input: input, home: home)
        return (run.output.replacing("\n", with: " "), run.errors)
    }

    @Test("a prediction in a changed world is not judged: 'again' makes the world the lesson's")
    func changedWorld() throws {
        let order = "j c i m a h k e l d f\n"
        let (output, errors) = try take(
            "a-stack",
            "new n as nav root list\nroot n\nn.pushViewController(UIViewController(), animated: false)\n"
                + "\(order)again\n\(order)")
        #expect(errors == "")
        let parts = output.components(
            separatedBy: "Your world is not the lesson's any more: in it, `push detail` logs other "
                + "lines. 'again' begins the step afresh.")
        #expect(parts.count == 2)
        #expect(!parts[0].contains("Right: that is the order."))
        #expect(parts.last?.components(separatedBy: "Right: that is the order.").count == 2)
    }

    @Test(
        "a lesson taken by its solution hears no word of a changed world, also where it has chosen what is logged",
        arguments: [
            ("a-stack", "new n as nav root list\nroot n\nj c i m a h k e l d f\npop\n"),
            (
                "antipodal-maps",
                "new maps as antipodal\nroot maps\npan map1 52.5 13.4\n2\nflip maps\n"
                    + "home.view.addSubview(note.view)\nb d f c e\n"
            ),
        ])
    func ownWorld(_ lesson: String, _ input: String) throws {
        let (output, _) = try take(lesson, input)
        #expect(output.contains("Right: that is the order."))
        #expect(!output.contains("any more"))
    }

    @Test("the solution goes on behind a command of which the journal keeps more than was typed")
    func solutionOfFile() throws {
        let (output, errors) = try take(
            "a-storyboard", "storyboard Bookshelf.storyboard\nsolution\n")
        #expect(output.contains("    instantiate Shelf as shelf"))
        #expect(!errors.contains("error"))
    }

    @Test("what the lesson itself leaves for a later step is no alarm")
    func ownFaults() throws {
        let (output, _) = try take("sheets", "present form as pageSheet\ndetent medium\n")
        #expect(output.contains("Done in two steps; the solution takes two steps."))
        #expect(!output.contains("By the way"))
    }

    @Test("a goal that can no longer be met names 'again'")
    func lostGoal() throws {
        let goal =
            "expect log containment {\n  a.willMove(toParent: home)\n  a.didMove(toParent: home)\n}"
        let path = try home.write(sampleLesson(goal: goal), to: "adding.md")
        let run = try PipedRun.run(
            ["lesson", path], input: "a.willMove(toParent: home)\nadd a\ngoal\nundo 2\ngoal\n",
            home: home)
        let output = run.output.replacing("\n", with: " ")
        #expect(
            output.contains(
                "one line is in the log that should not be ('again' begins the step afresh)."))
        let lost =
            "The step's solution does not lead there from here any more: 'again' begins the step afresh."
        #expect(output.components(separatedBy: lost).count == 2)
    }

    @Test("what the step's solution goes on to mend is no alarm; what it leaves is one")
    func alarms() throws {
        let adding = try take(
            "add-a-child",
            "add a\n1 2 3\nhome.addChild(b)\nhome.view.addSubview(b.view)\nb.didMove(toParent: home)\n"
        )
        #expect(adding.errors == "")
        #expect(!adding.0.contains("By the way"))
        #expect(adding.0.contains("Done in three steps; the solution takes three steps."))
        let removing = try take(
            "remove-a-child",
            "remove a\n2\nadd b\nb.willMove(toParent: nil)\nb.view.removeFromSuperview()\n")
        #expect(removing.errors == "")
        #expect(!removing.0.contains("By the way"))
        let wrong = try take("add-a-child", "add a\n1 2 3\nhome.view.addSubview(b.view)\ncheck\n")
        #expect(wrong.0.contains("By the way: b's view is in home's"))
    }

    @Test("behind the last hint what else helps is named")
    func hints() throws {
        let path = try home.write(sampleLesson(), to: "adding.md")
        let run = try PipedRun.run(
            ["lesson", path], input: "hint\nhint\nhint\nhint\nnew b\nhint\n", home: home)
        let end = "That was the last hint. `solution` types the next command.\n"
        #expect(
            run.output.hasSuffix(
                "Hint 1 of 1\n\nAdd it.\n" + end + end + end
                    + "Not there yet: the tree lacks one controller.\n" + end))
    }

    @Test(
        "in a script steps go on by themselves, and where no lesson is under way that is told",
        arguments: [
            ("check\n", "no lesson is under way"), ("next\n", "no lesson is under way"),
            ("lesson add-a-child\nadd a\nnext\n", ""),
            ("lesson add-a-child\nadd a\nnext\nnext\n", "this step is not done yet"),
        ])
    func lessonOfScript(_ input: String, _ mistake: String) throws {
        let errors = try PipedRun.run(["-"], input: input, home: home).errors
        #expect(mistake.isEmpty ? errors == "" : errors.contains(mistake))
    }

    @Test("behind the answer of a question a script's 'next' begins the question after it, once")
    func nextQuestion() throws {
        let run = try PipedRun.run(
            ["-"], input: "question two-alerts-at-once\ndoctor\nnext\n", home: home)
        #expect(run.errors == "")
        #expect(run.output.components(separatedBy: "Find out why: ask with").count == 3)
    }

    @Test("under --plain the goal is told line after line")
    func linearGoal() throws {
        let goal =
            "expect tree {\n  home [appeared]\n    a [appeared]\n}\nexpect a.parent home\n"
            + "expect log contains containment {\n  a.willMove(toParent: home)\n}\nexpect no warning"
        let path = try home.write(sampleLesson(goal: goal), to: "adding.md")
        let run = try PipedRun.run(["lesson", "--plain", path], input: "goal\n", home: home)
        #expect(
            run.output.components(separatedBy: "home.viewDidAppear(false)\n").last == """
                in both, level 0: home [appeared]
                only in the goal, level 1: a [appeared]
                not yet: `expect a.parent home`

                only in the goal: a line that is still missing
                holds: `expect no warning`
                Not there yet: the tree lacks one controller; `a.parent` is not as asked; one
                line of the log is still missing.

                """)
    }

    @Test("what cannot be asked yet is named")
    func unknownName() throws {
        let path = try home.write(
            sampleLesson(goal: "expect n.topViewController a", solution: "new n as nav root a"),
            to: "adding.md")
        let run = try PipedRun.run(["lesson", path], input: "new b\ngoal\n", home: home)
        #expect(
            run.output.hasSuffix(
                """
                Not there yet: `n.topViewController` cannot be asked yet: unknown name 'n'.
                You made `b`; 'undo' takes it back.
                not yet: `expect n.topViewController a`: unknown name 'n'
                Not there yet: `n.topViewController` cannot be asked yet: unknown name 'n'.

                """), "\(run.output)")
    }
}
