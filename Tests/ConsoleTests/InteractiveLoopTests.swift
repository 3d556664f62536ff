import CommandLanguage
import Testing
import Workbench

@testable import Console

@MainActor
@Suite("Interactive loop")
struct InteractiveLoopTests {
    /// A person who types what was written down before.
    final class Typist: LineSource {
        var inputs: [LineInput]
        var prompts: [String] = []
        var remembered: [String] = []
        /// What the editor was given, and what is saved in it each time; nil where it fails.
        var opened: [String] = []
        var saved: [String?] = []
        var columns = 60
        let rows = 24

        init(_ inputs: [LineInput]) { self.inputs = inputs }

        func readLine(
            _ prompt: String, meanwhile: @escaping @MainActor (@escaping () -> Bool) -> Void
        ) -> LineInput {
            meanwhile { true }
            prompts.append(prompt)
            return inputs.isEmpty ? .end : inputs.removeFirst()
        }

        func remember(_ entry: String) { remembered.append(entry) }

        func edit(_ text: String) -> String? {
            opened.append(text)
            return saved.isEmpty ? nil : saved.removeFirst()
        }
    }

    private let capture = CapturedOutput()

    private func run(_ typist: Typist) -> Int32 {
        var options = RunOptions()
        options.format = .plain
        let shell = Shell(options, output: Output(capture))
        let inputs = Shell.Inputs(
            standardInput: { TextSource("", in: ScriptName("<stdin>")) }, lines: { typist })
        return shell.run(RunPlan(), inputs)
    }

    @Test("a block asks for its rest and is remembered as one entry")
    func block() {
        let typist = Typist([.line("repeat 2 {"), .line(" echo a"), .line("}")])
        #expect(run(typist) == 0)
        #expect(typist.prompts == ["vcr 0> ", "...> ", "...> ", "vcr 0> "])
        #expect(typist.remembered == ["repeat 2 {\n echo a\n}"])
        #expect(capture.dataText == "a\na\n")
    }

    @Test("lines that begin with a space, and empty ones, are not remembered")
    func secrets() {
        let typist = Typist([.line(" echo a"), .line(""), .line("   "), .line("echo b")])
        #expect(run(typist) == 0)
        #expect(typist.remembered == ["echo b"])
        #expect(capture.dataText == "a\nb\n")
    }

    @Test("Ctrl-C forgets a block, Ctrl-D in a block refuses it, and neither leaves")
    func dropping() {
        let typist = Typist([
            .line("repeat 2 {"), .interrupted, .line("repeat 3 {"), .end, .line("quit 4"),
        ])
        #expect(run(typist) == 4)
        #expect(typist.prompts == ["vcr 0> ", "...> ", "vcr 0> ", "...> ", "vcr 0> "])
        #expect(
            capture.talkText == """
                the block is not closed: '}' is missing
                  repeat 3 {
                           ^

                """)
    }

    @Test("what an editor saves runs and is echoed; what was not changed does not, nor what failed")
    func edited() {
        let typist = Typist(
            ["echo a", "edit", "edit", "edit", "new home", "edit 1", "edit 9"].map { .line($0) })
        typist.saved = ["echo b\necho c", "echo c", nil, "new b"]
        #expect(run(typist) == 0)
        #expect(typist.opened == ["echo a", "echo c", "echo c", "new home"])
        #expect(
            capture.dataText == "a\nvcr 0> echo b\nb\nvcr 0> echo c\nc\nvcr 1> new b\n")
        #expect(
            capture.talkText.hasPrefix(
                """
                nothing was changed, and nothing was run
                the editor could not be started, or it failed: nothing was run
                no step 9: the last is 2
                  edit 9
                       ^

                """))
    }

    @Test("a paste of what an app printed is made, and remembered")
    func hierarchy() {
        let printed = """
            <App.Home 0x1>, state: appeared, view: <UIView 0x2>
               | <App.Leaf 0x3>, state: appeared, view: <UIView 0x4>
            """
        let typist = Typist([.line(printed + "\n"), .line("tree --style canonical")])
        #expect(run(typist) == 0)
        #expect(typist.remembered == [printed, "tree --style canonical"])
        #expect(capture.dataText.hasPrefix("nothing is wrong\n"))
        #expect(capture.dataText.hasSuffix("\nhome [appeared]\n  leaf [appeared]\n"))
    }

    @Test("a paste is echoed, runs up to the first error, and the rest is counted")
    func paste() {
        let typist = Typist([.line("echo a\nforget x\necho b\necho c\n")])
        #expect(run(typist) == 0)
        #expect(capture.dataText == "vcr 0> echo a\na\nvcr 0> forget x\n")
        #expect(
            capture.talkText == """
                unknown name 'x'
                  forget x
                         ^
                2 lines were not run

                """)
        #expect(typist.remembered == ["echo a", "forget x"])
    }

    @Test("a class that is pasted is not printed twice")
    func pastedClass() {
        let typist = Typist([
            .line("class Home: UIViewController {\n    var count = 0\n}"),
            .line("class Away: UIViewController {\n    var count = 0\n}\necho b\n"),
        ])
        #expect(run(typist) == 0)
        #expect(
            capture.dataText
                == "vcr 1> class Away: UIViewController {\nvcr 2> echo b\nb\n")
        #expect(typist.remembered.count == 2)
    }

    @Test("each prompt of a paste has the step that we stand on by then")
    func pastedSteps() {
        let typist = Typist([
            .line("class A {}\nclass B {\n  var n = 1\n}\nlet a = A()\nlet b = B()\necho b\n")
        ])
        #expect(run(typist) == 0)
        #expect(
            capture.dataText
                == "vcr 0> class A {}\nvcr 1> class B {\nvcr 2> let a = A()\n"
                + "vcr 3> let b = B()\nvcr 4> echo b\nb\n")
    }

    @Test("a definition that fails in a paste is shown without the commands behind it")
    func pastedFault() {
        let typist = Typist([
            .line("let k = 1\nclass A: Nonsuch {}\nclass B {}\necho b\nrepeat 2 {\n")
        ])
        #expect(run(typist) == 0)
        #expect(capture.dataText.hasPrefix("vcr 0> let k = 1\nvcr 1> class A: Nonsuch {}\n"))
        #expect(!capture.dataText.contains("echo b"))
    }

    @Test("a line with bytes that are no character is refused, and the next one runs")
    func malformed() {
        let typist = Typist([.malformed("echo a"), .line("echo b")])
        #expect(run(typist) == 0)
        #expect(
            capture.talkText
                == "the line was not taken: it has bytes that are no character in UTF-8\n")
        #expect(capture.dataText == "b\n")
        #expect(typist.remembered == ["echo b"])
    }

    @Test("a paste of one command with a mistake is not printed twice, either")
    func pastedMistake() {
        let typist = Typist([.line("repeat 2 {\n echo a\n")])
        #expect(run(typist) == 0)
        #expect(capture.dataText == "\n")
    }

    @Test("an error in a line leaves out what stands behind it")
    func line() {
        let typist = Typist([.line("echo a; forget x; echo b"), .line("echo c")])
        #expect(run(typist) == 0)
        #expect(capture.dataText == "a\nc\n")
    }
}
