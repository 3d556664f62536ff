import HierarchyRecords

/// The texts of lessons that the program writes, for a teacher to go on with.
@MainActor
enum LessonDraft {
    /// A lesson to be filled in; it passes its own check.
    static func skeleton(_ words: TeachingWords) -> String {
        words(skeletonInEnglish, skeletonInChinese)
    }

    /// What stands for a hint in a lesson that was recorded, until the teacher writes one.
    static let hints = ["What helps without giving it away.", "在这里写提示，不要说破。"]

    private static let skeletonInEnglish = """
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
        The command has three letters, and takes the name of the child.
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

    private static let skeletonInChinese = """
        ---
        lesson: my-lesson
        title: 我的一课
        minutes: 5
        rules: C10
        ---
        用一两句话说明这一课讲什么。

        ## 第一步
        用平常的话说明学习者要做什么。

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
        这个命令有三个字母，后面写子控制器的名字。
        ```
        ```vcr solution
        add a
        ```

        ## 一个问题
        ```ask
        `didMove(toParent:)` 由谁发送？
        - [x] 容器: 只有它知道什么时候一切就位。
        - [ ] UIKit: 它发送 `willMove`，其余的它不知道。
        ```

        ## 接下来会发生什么？
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
        let words = session.teaching.words
        return """
            ---
            lesson: recorded-lesson
            title: \(words("A recorded lesson", "录下的一课"))
            ---
            \(words("What this lesson is about.", "这一课讲什么。"))

            ## \(words("The step", "这一步"))
            \(words("What the learner is to do.", "学习者要做什么。"))

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
            \(words(hints[0], hints[1]))
            ```
            ```vcr solution
            \(solution.map(\.source).joined(separator: "\n"))
            ```

            """
    }
}
