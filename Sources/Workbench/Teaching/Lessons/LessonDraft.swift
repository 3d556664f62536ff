import HierarchyRecords

/// The texts of lessons that the program writes, for a teacher to go on with.
@MainActor
enum LessonDraft {
    /// A lesson to be filled in; it passes its own check.
    static let skeleton = """
        ---
        lesson: my-lesson
        title: My lesson
        minutes: 5
        rules: C10
        ---
        What this lesson is about, in a sentence or two.

        ## The first step
        What the learner is to do, in plain words.

        ```vcr setup quiet
        new home
        new a
        root home
        ```
        ```vcr goal
        expect tree {
          home [appeared]
            a [appeared]
        }
        ```
        ```hint
        What helps without giving it away.
        ```
        ```vcr solution
        add a
        ```

        ## A question
        ```ask
        Who sends `didMove(toParent:)`?
        - [x] the container: It alone knows when all is in its place.
        - [ ] UIKit: It sends `willMove`, and cannot know the rest.
        ```

        ## What comes next?
        ```predict remove a
        a.willMove(toParent: nil)
        a.viewWillDisappear(false)
        a.didMove(toParent: nil)
        a.viewDidDisappear(false)
        not: a.deinit
        ```

        """

    /// A lesson of one step, made of the session as it stands: the steps before the last `mark` are its
    /// setup, those behind it its solution, and the tree and the log as they are now its goal.
    static func recorded(in session: Session) -> String {
        let journal = session.journal
        let mark = session.expectations.mark
        let steps = journal.currentPath.map { journal[$0] }
        let setup = steps.prefix { $0.events.upperBound <= mark && mark > 0 }
        let solution = steps.dropFirst(setup.count)
        let tree = session.world.simulator.snapshot().canonicalLines
        let log = session.shownLines(
            from: mark, in: EventCategories.shownByDefault.subtracting(EventCategories(.mark)))
        return """
            ---
            lesson: recorded-lesson
            title: A recorded lesson
            ---
            What this lesson is about.

            ## The step
            What the learner is to do.

            ```vcr setup fresh
            \(setup.map(\.source).joined(separator: "\n"))
            ```
            ```vcr goal
            expect tree {
            \(tree.map { "  " + $0 }.joined(separator: "\n"))
            }
            expect log contains {
            \(log.map { "  " + $0 }.joined(separator: "\n"))
            }
            ```
            ```hint
            What helps without giving it away.
            ```
            ```vcr solution
            \(solution.map(\.source).joined(separator: "\n"))
            ```

            """
    }
}
