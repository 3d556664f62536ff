import CommandLanguage
import HierarchyRecords

extension Interpreter {
    /// Whether the command ends a row of expectations.
    func endsExpectations(_ command: ParsedCommand) -> Bool {
        guard case .verb(let verb) = command else { return true }
        do throws(Diagnostic) {
            guard let known = try self.command(of: verb) else { return false }
            return known.endsExpectations
        } catch {
            return true
        }
    }

    /// Ends a row of expectations: what it did not name ends the script.
    func closeExpectations() -> ExitStatus {
        let unexpected = expectations.close()
        for failure in unexpected {
            onReply(
                Reply(
                    contents: [.exception(eventIndex: failure.eventIndex, failure.misuse)],
                    span: failure.span, status: .exception))
        }
        return unexpected.isEmpty ? .fine : .exception
    }

    /// An `expect` that held has named every misuse whose line `names` accepts.
    func nameMisuses(where names: (String) -> Bool) {
        if expectations.unexpected.isEmpty { return }
        let log = world.simulator.log
        changeExpectations { window in
            window.unexpected.removeAll { names(log.text(log.events[$0.eventIndex])) }
        }
    }

    /// Changes them outside their place, for the reason that `say` gives.
    func changeExpectations(_ change: (inout ExpectationWindow) -> Void) {
        var window = expectations
        change(&window)
        expectations = window
    }

    /// The running command is an expectation that does not hold.
    func fail(_ failure: ExpectationFailure) {
        status = .expectationFailed
        say(.failure(failure))
    }
}
