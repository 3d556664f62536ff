import CommandLanguage
import Testing
import Workbench

@testable import Console

@MainActor
@Suite("What the pager is given")
struct PagerTests {
    private final class Reader: Pager {
        var texts = 0
        func show(_ bytes: [UInt8], keys: String) -> Bool {
            texts += 1
            return true
        }
    }

    /// How many texts the pager was given at a prompt, and what was written otherwise.
    private func run(
        _ line: String, _ interruption: any Interruption = NoInterruption()
    ) -> (texts: Int, data: String, talk: String) {
        let (capture, reader) = (CapturedOutput(), Reader())
        let terminal = TerminalTraits(isTerminal: true, understandsEscapes: true)
        let shell = Shell(
            RunOptions(), output: Output(capture), terminal: terminal, interruption: interruption)
        let typist = InteractiveLoopTests.Typist([.line(line)])
        let inputs = Shell.Inputs(
            standardInput: { TextSource("", in: ScriptName("<stdin>")) }, lines: { typist },
            pager: reader)
        #expect(shell.run(RunPlan(), inputs) == 0)
        return (reader.texts, capture.dataText, capture.talkText)
    }

    @Test("is what is longer than the screen")
    func long() {
        #expect(run("help containment").texts == 1)
        #expect(run("help quit").texts == 0)
    }

    @Test("is nothing after Ctrl-C, which leads back to the prompt")
    func interrupted() {
        let shown = run("help containment", BatchTests.Countdown(0))
        #expect(shown.texts == 0)
        #expect(shown.data.contains("Containment"))
        #expect(shown.talk == "interrupted; the last step is complete\n")
    }
}
