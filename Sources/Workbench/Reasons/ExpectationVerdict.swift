import CommandLanguage

/// What an expectation says of one world.
enum ExpectationVerdict {
    case holds
    /// In one line: `a.parent is nil, expected home`.
    case fails(String)
    /// It speaks of something that is not there, or not yet.
    case meaningless(Diagnostic)

    var doesHold: Bool { if case .holds = self { true } else { false } }

    /// What is wrong; empty where nothing is.
    var reason: String {
        switch self {
        case .holds: ""
        case .fails(let reason): reason
        case .meaningless(let diagnostic): diagnostic.summary
        }
    }
}

extension Interpreter {
    /// Judges an `expect` command, and says nothing.
    func verdict(on expectation: Verb) -> ExpectationVerdict {
        let outer = expectations
        expectations = ExpectationWindow()
        defer { expectations = outer }
        return draft.ignoring {
            draft.clear()
            do throws(Diagnostic) {
                try run(.verb(expectation), .again)
            } catch {
                return .meaningless(error)
            }
            for case .failure(let failure) in draft.contents { return .fails(failure.summary) }
            return .holds
        }
    }
}
