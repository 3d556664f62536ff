import HeadlessUIKit
import HierarchyRecords
import Testing

@testable import Statements
@testable import Workbench

@MainActor
@Suite("A dry run")
struct DryRunTests {
    /// The events of the runs that the last command of a script made, and its errors.
    private func runs(_ script: String) -> (runs: [[String]], errors: [String]) {
        let session = TestSession()
        session.run("new p; new a; root p")
        session.run(script)
        let runs = session.replies.flatMap(\.contents).flatMap { content -> [DryRun] in
            switch content {
            case .answer(let run as DryRun): [run]
            case .answer(let comparison as DryRunComparison): [comparison.first] + comparison.others
            default: []
            }
        }
        return (runs.map(shown), session.errors)
    }

    private func shown(_ run: DryRun) -> [String] {
        run.events.map { run.log.events[$0] }
            .filter { DisplaySettings().categories.contains($0.callback.category) }
            .map { run.log.text($0) }
    }

    private static let adding = [
        "a.willMove(toParent: p)", "a.loadView()", "a.viewDidLoad()", "a.viewWillAppear(false)",
        "a.didMove(toParent: p)", "a.viewIsAppearing(false)", "a.viewDidAppear(false)",
    ]
    private static let presenting = [
        "a.loadView()", "a.viewDidLoad()",
        "a.presentationController.presentationTransitionWillBegin()",
        "a.viewWillAppear(true)", "a.viewIsAppearing(true)", "a.viewDidAppear(true)",
        "a.presentationController.presentationTransitionDidEnd(true)", "completion present(a)",
    ]

    @Test(arguments: [
        "dry add a", "dry \"add a\"", "dry together { add a }", "define put { add $1 }\ndry put a",
        "dry if true { p.addChild(a); p.view.addSubview(a.view); a.didMove(toParent: p) }",
    ])
    func `shows what a command would do`(script: String) {
        #expect(runs(script).runs == [Self.adding])
    }

    @Test(arguments: [
        ("dry add a; add b", true), ("dry add a;add b", true), ("dry add a; b.view.tag = 1", true),
        ("dry add a; tree", true), ("repeat 1 { dry add a; add b }", true),
        ("dry add a", false), ("dry add a;", false), ("dry add a ; # b", false),
        ("dry add a; // b", false), ("dry add a; /* b */", false), ("dry add a;\nadd b", false),
        ("dry add a; /* c */ add b", true), ("dry add a; /* /* c */ */ ; /**/ tree", true),
        ("dry add a; /* c\n*/ add b", false), ("dry add a; /* c */ // d", false),
        ("dry add a; /* c */ # d", false), ("dry \"add a; add b\"; tree", false),
        ("echo a; dry add a", false),
    ])
    func `says that what stands behind it runs`(script: String, isSaid: Bool) {
        let session = TestSession()
        session.run("new p; new a; new b; root p")
        session.run(script)
        #expect(session.errors == [])
        let place = script.hasPrefix("repeat") ? "1:12" : "1:1"
        #expect(
            session.notes
                == (isSaid
                    ? [
                        "\(place): 'dry' tries what stands before ';', and the rest runs: "
                            + "dry \"A; B\" tries both"
                    ] : []))
    }

    @Test func `leaves world, log and journal alone`() {
        let session = TestSession()
        session.run("new p; new a; root p; hold; present a")
        let (world, log) = (Simulator.current, session.log(.all))
        session.run("dry add a; compare \"add a\" \"release\"")
        #expect(Simulator.current === world)
        #expect(session.log(.all) == log)
        #expect(session.workbench.session.journal.count == 5)
        session.run("release")
        #expect(session.log.last == "completion present(a)")
    }

    @Test func `tells of an exception, and the tree is as it was`() throws {
        let session = TestSession()
        session.run("new p; root p; dry present p")
        guard case .answer(let run as DryRun)? = session.replies.last?.contents.first else {
            Issue.record("no dry run")
            return
        }
        #expect(
            shown(run) == [
                "exception NSInvalidArgumentException: Application tried to present modal view "
                    + "controller on itself. Presenting controller is <UIViewController: p>."
            ])
        #expect(run.difference.changes.isEmpty)
    }

    @Test func `compares two commands, or one under two versions`() {
        let full = [
            "a.loadView()", "a.viewDidLoad()",
            "a.presentationController.presentationTransitionWillBegin()",
            "p.viewWillDisappear(true)", "a.viewWillAppear(true)", "a.viewIsAppearing(true)",
            "a.viewDidAppear(true)", "p.viewDidDisappear(true)",
            "a.presentationController.presentationTransitionDidEnd(true)", "completion present(a)",
        ]
        #expect(
            runs("compare \"present a as fullScreen\" \"present a\"").runs
                == [full, Self.presenting])
        let versions = runs("set ios 15\ncompare --ios 12,13 \"present a\"").runs
        #expect(versions.count == 2)
        #expect(versions.first?.contains("p.viewWillDisappear(true)") == true)
        #expect(versions.last == Self.presenting)
    }

    @Test func `compares any number of commands and systems with the first`() {
        #expect(runs("compare \"add a\" \"present a\" \"root a\"").runs.count == 3)
        let systems = runs("compare --ios 12,13,26 \"add a\"").runs
        #expect(systems.count == 3 && Set(systems).count == 2)
    }

    @Test(arguments: [
        ("dry undo", "1:5: 'undo' takes no step: there is nothing to try"),
        ("dry tree", "1:5: 'tree' takes no step: there is nothing to try"),
        ("dry dry add a", "1:5: 'dry' takes no step: there is nothing to try"),
        ("dry", "1:4: 'dry' needs COMMAND: dry COMMAND"),
        ("dry \"\"", "1:6: there is nothing to try"),
        ("dry presnt a", "1:5: unknown command 'presnt'; did you mean 'present'?"),
        ("dry present q", "1:13: unknown controller 'q'"),
        ("compare \"add a\"", "1:9: 'compare' needs a second command, or '--ios 12,13'"),
        ("compare \"add a\" \"adx q\"", "1:18: unknown command 'adx'; did you mean 'add'?"),
        ("compare --ios 12 \"add a\"", "1:15: '--ios' takes two versions or more: 12,13"),
        ("compare --ios 12,99 \"add a\"", "1:15: there is no iOS 99 here: 4 to 26"),
        (
            "compare --ios 12,13 \"add a\" \"add p\"",
            "1:29: '--ios' compares one command with itself"
        ),
    ])
    func `refuses what cannot be tried`(script: String, error: String) {
        let answer = runs(script)
        #expect(answer.errors == [error])
        #expect(answer.runs.isEmpty)
    }
}
