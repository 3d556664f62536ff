import Foundation
import Testing

/// Lessons that are taken in more than one sitting.
@Suite("A lesson goes on where the learner was")
struct LessonResumingTests {
    private let home: Home
    private let path: String

    init() throws {
        home = try Home()
        path = try home.write(
            """
            ---
            lesson: adding
            title: Adding
            ---
            Hello.

            ## One
            ```vcr setup
            new home; new a; new b; root home
            ```
            ```vcr goal
            expect tree {
              home [appeared]
                a [appeared]
            }
            ```
            ```hint
            Add it.
            ```
            ```vcr solution
            add a
            ```

            ## Two
            ```vcr goal
            expect tree {
              home [appeared]
                a [appeared]
                b [appeared]
            }
            ```
            ```hint
            Add the other.
            ```
            ```vcr solution
            add b
            ```

            """, to: "adding.md")
    }

    private func take(_ words: String..., input: String) throws -> PipedRun {
        try PipedRun.run(["lesson", path] + words, input: input, home: home)
    }

    @Test("the next sitting says which step comes next, and begins there when asked")
    func resuming() throws {
        let offer = "You have done one step of it: 'lesson \(path) 2' goes on there."
        let first = try take(input: "add a\n")
        #expect(!first.output.contains("You have done"))
        let second = try take(input: "")
        let words = second.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        #expect(words.hasPrefix("Adding Hello. \(offer) Step 1 of 2: One "), "\(second.output)")
        let third = try take("2", input: "add b\n")
        #expect(third.status == 0, "\(third)")
        #expect(third.output.hasPrefix("\nAdding\n\nStep 2 of 2: Two\n"), "\(third.output)")
        #expect(!third.output.contains("a.viewDidLoad()"))
        #expect(try !take(input: "").output.contains("You have done"))
    }

    @Test("a step that the lesson has not is refused")
    func unknownStep() throws {
        let run = try take("3", input: "")
        #expect(run.errors.hasSuffix("'adding' has no step '3': they are 1 to 2\n"), "\(run)")
    }
}
