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
            output.talk(lines: ["vcr: " + workbench.phrases(error)])
            return output.finish(ExitStatus.usage.code)
        }
    }

    /// Prints the declarations that code lacks, as Swift code on standard output. Returns the program's exit status: 0
    /// where the code runs with them, or as it is, 1 where no declaration helps, and 2 where a file cannot be read.
    public func stub(_ paths: [String], on terminal: TerminalTraits) -> Int32 {
        let renderer = ReplyRenderer(workbench, output: output, terminal: terminal)
        do throws(Diagnostic) {
            let verdict = try workbench.stubs(paths)
            guard verdict.mistakes.isEmpty else {
                renderer.talk(verdict.mistakes.flatMap(renderer.diagnostics.lines))
                output.complain("no declaration of a type mends this")
                return output.finish(ExitStatus.expectationFailed.code)
            }
            if verdict.text.isEmpty {
                output.complain("nothing is unknown in '\(paths[0])'")
            } else {
                let head =
                    "// Empty stubs: what they answer is empty, and they call nothing back."
                renderer.answer([StyledText(head), StyledText("")] + verdict.text.styledLines)
            }
            return output.finish(ExitStatus.fine.code)
        } catch {
            output.talk(lines: ["vcr: " + workbench.phrases(error)])
            return output.finish(ExitStatus.usage.code)
        }
    }
}

extension String {
    fileprivate var styledLines: [StyledText] {
        split(separator: "\n", omittingEmptySubsequences: false).map { StyledText(String($0)) }
    }
}
