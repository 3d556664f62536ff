import CommandLanguage
import Rendering
import Workbench

extension UnseenRun {
    /// Tells of code whether it runs, without running it. Returns the program's exit status: 0 where all of it runs, 1 where
    /// something is refused, and 2 where a file cannot be read.
    public func check(_ paths: [String], on terminal: TerminalTraits) -> Int32 {
        let renderer = ReplyRenderer(workbench, output: output, terminal: terminal)
        do throws(Diagnostic) {
            let verdict = try workbench.check(paths)
            renderer.answer(CodeVerdictRenderer(diagnostics: renderer.diagnostics).lines(verdict))
            return output.finish((verdict.isAccepted ? ExitStatus.fine : .expectationFailed).code)
        } catch {
            output.talk(lines: ["vcr: \(error.message)"])
            return output.finish(ExitStatus.usage.code)
        }
    }
}
