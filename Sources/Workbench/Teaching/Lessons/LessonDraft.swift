import HierarchyRecords

/// The texts of lessons that the program writes, for a teacher to go on with.
@MainActor
enum LessonDraft {
    /// A lesson to be filled in: its check names what is still the draft's, and nothing else.
    static func skeleton(_ words: TeachingWords) -> String {
        words(skeletonInEnglish, skeletonInChinese)
    }

    /// What stands for a hint in a lesson that was recorded, until the teacher writes one.
    static let hints = ["What helps without giving it away.", "在这里写提示，不要说破。"]

    /// What stands for the prose of a lesson until its teacher writes it.
    static let sentences = [
        "What this lesson is about, in a sentence or two.", "用一两句话说明这一课讲什么。",
        "What the learner is to do, in plain words.", "用平常的话说明学习者要做什么。",
        "What this lesson is about.", "这一课讲什么。", "What the learner is to do.", "学习者要做什么。",
    ]

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
        says: The tree should show home with its child a, both appeared; it does not yet.
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
        language: zh
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
        says: 树应当是 home 带着它的子控制器 a，两个都已出现；现在还不是。
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

    /// Whether the session has steps that a learner could be asked to take.
    static func hasSolution(_ session: Session) -> Bool { !parts(of: session).solution.isEmpty }

    /// The steps that lead to the last mark, and those behind it.
    private static func parts(of session: Session) -> (
        setup: ArraySlice<Journal.Entry>, solution: ArraySlice<Journal.Entry>
    ) {
        let mark = session.expectations.mark
        let steps = session.journal.currentPath.map { session.journal[$0] }
        let setup = steps.prefix { $0.events.upperBound <= mark && mark > 0 }
        return (setup, steps.dropFirst(setup.count))
    }

    /// A lesson of one step, made of the session as it stands: the steps before the last `mark` are its
    /// setup, those behind it its solution, and the tree and the log as they are now its goal.
    static func recorded(in session: Session) -> String {
        let mark = session.expectations.mark
        let (setup, solution) = parts(of: session)
        let tree = session.world.simulator.snapshot().canonicalLines
        let log = session.shownLines(
            from: mark, in: EventCategories.shownByDefault.subtracting(EventCategories(.mark)))
        let words = session.teaching.words
        return """
            ---
            lesson: recorded-lesson
            title: \(words("A recorded lesson", "录下的一课"))\(words("", "\nlanguage: zh"))
            ---
            \(words("What this lesson is about.", "这一课讲什么。"))

            ## \(words("The step", "这一步"))
            \(words("What the learner is to do.", "学习者要做什么。"))

            ```vcr setup fresh
            \(setup.map(\.source).joined(separator: "\n"))
            ```
            ```vcr goal
            says: \(words("The tree is not yet as it should be.", "树还不是要求的样子。"))
            expect tree {
            \(tree.map { "  " + $0 }.joined(separator: "\n"))
            }
            says: \(words("The log does not yet have all the lines that it should have.", "日志里还缺行。"))
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
