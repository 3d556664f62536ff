import Rendering
import Testing
import Workbench

@testable import Console

@Suite("Prompt")
struct PromptTests {
    private let plain = TerminalTraits(isTerminal: true)
    private let colored = TerminalTraits(
        isTerminal: true, usesColor: true, understandsEscapes: true, understandsMarks: true)

    private func text(_ state: PromptState) -> String { Prompt.text(state).text }

    private func readline(on terminal: TerminalTraits) -> String {
        Prompt.readlineText(
            Prompt.text(PromptState(step: 4)), theme: "default", on: terminal)
    }

    @Test("it shows the step, a hold, an interaction and a branch")
    func facts() {
        #expect(text(PromptState(step: 0)) == "vcr 0> ")
        #expect(text(PromptState(step: 12, isHeld: true)) == "vcr 12 held> ")
        #expect(
            text(
                PromptState(
                    step: 3, isHeld: true, isInteracting: true, isBesideTheNewestBranch: true))
                == "vcr 3 held swiping branch> ")
    }

    @Test("without escapes, readline gets the bare text")
    func dumb() {
        let prompt = readline(on: plain)
        #expect(prompt == "vcr 4> ")
    }

    @Test("what does not print stands between \\001 and \\002, and the last two bytes are bare")
    func escapes() {
        let prompt = readline(on: colored)
        #expect(
            prompt
                == "\u{1}\u{1B}]133;A\u{7}\u{2}\u{1}\u{1B}[1m\u{2}vcr 4\u{1}\u{1B}[0m\u{2}> ")
    }
}
