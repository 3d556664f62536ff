import CommandLanguage

/// What an expectation says of one world.
enum ExpectationVerdict: Equatable {
    case holds
    /// In one line: `a.parent is nil, expected home`.
    case fails(String)
    /// It speaks of something that is not there, or not yet.
    case meaningless(String)
}

extension Interpreter {
    /// Judges an `expect` command, and says nothing.
    func verdict(on expectation: ParsedCommand) -> ExpectationVerdict {
        guard case .verb(let verb) = expectation, let command = table["expect"] else {
            return .meaningless("'\(expectation.source)' is no expectation")
        }
        let outer = (contents, status, expectations)
        (contents, expectations) = ([], ExpectationWindow())
        defer { (contents, status, expectations) = outer }
        do throws(Diagnostic) {
            try command.run(self, bind(command, verb))
        } catch {
            return .meaningless(error.summary)
        }
        for case .failure(let failure) in contents { return .fails(failure.summary) }
        return .holds
    }
}
