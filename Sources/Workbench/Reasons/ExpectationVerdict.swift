import CommandLanguage

/// What an expectation says of one world.
enum ExpectationVerdict {
    case holds
    /// With its reason: `a.parent is nil, expected home`.
    case fails(ExpectationFailure)
    /// It speaks of something that is not there, or not yet.
    case meaningless(Diagnostic)

    var doesHold: Bool { if case .holds = self { true } else { false } }

    /// What is wrong; empty where nothing is.
    var reason: Message {
        switch self {
        case .holds: ""
        case .fails(let failure): failure.wording
        case .meaningless(let diagnostic): diagnostic.wording
        }
    }
}

extension Session {
    /// Judges an `expect` command on the events from `start` on, and says nothing.
    func verdict(on expectation: Verb, from start: Int = 0) -> ExpectationVerdict {
        if expectation.runsExpectedBlock {
            return .meaningless(
                Diagnostic(
                    .illegal, at: expectation.word.span,
                    "an 'expect' with a block takes steps, and here it may only look"))
        }
        let outer = expectations
        expectations = ExpectationWindow()
        expectations.place(mark: start)
        defer { expectations = outer }
        return draft.ignoring {
            draft.clear()
            do throws(Diagnostic) {
                try run(.verb(expectation), .again)
            } catch {
                return .meaningless(error)
            }
            for case .failure(let failure) in draft.contents { return .fails(failure) }
            return .holds
        }
    }
}
