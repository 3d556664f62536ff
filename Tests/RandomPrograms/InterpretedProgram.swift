import CommandLanguage
import Workbench

/// A program run here.
@MainActor
struct InterpretedProgram {
    /// What came of it.
    enum Outcome: Equatable {
        case ended([String])
        /// Stopped as Swift stops.
        case stopped([String])
        case refused(String)
    }

    let outcome: Outcome

    init(_ program: ProgramWriter) {
        let workbench = Workbench(policy: RunPolicy(keepsGoing: false))
        var text = ""
        var failure: Diagnostic?
        workbench.onReply = { reply in
            for content in reply.contents {
                if case .printed(let lines) = content {
                    text += lines.map { $0 + "\n" }.joined()
                }
                if case .unfinished(let part) = content { text += part }
                if case .diagnostic(let diagnostic) = content { failure = failure ?? diagnostic }
            }
        }
        var parser = ScriptParser(file: nil)
        parser.feed(program.text + "program\(program.number)(0)\n")
        parser.finish()
        do {
            while failure == nil, let command = try parser.next() {
                _ = workbench.execute(command)
            }
        } catch {
            failure = failure ?? error
        }
        _ = workbench.finishScript()
        var printed = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        if printed.last == "" { printed.removeLast() }
        printed = printed.map(\.withoutSignOfNaN)
        guard let failure else {
            outcome = .ended(printed)
            return
        }
        let isStopped =
            failure.message.hasPrefix("Fatal error") || failure.message.hasPrefix("Could not cast")
        outcome = isStopped ? .stopped(printed) : .refused(failure.line)
    }
}

extension String {
    /// The compiler gives what it calculates itself another sign than the processor does.
    var withoutSignOfNaN: String { replacing("-nan", with: "nan") }
}
