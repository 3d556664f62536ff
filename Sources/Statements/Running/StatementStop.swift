import CommandLanguage

/// Why a statement stopped in the middle.
package enum StatementStop: Error {
    /// The statement cannot go on; the step is to be undone.
    case failure(Diagnostic)
    /// The model raised an exception, which it keeps.
    case exception
    /// `?.` met `nil`: the chain around it is `nil`.
    case endOfChain
    /// Code threw an error.
    case thrown(ThrownError)
}

extension StatementStop {
    /// Where Swift stops the program, in its own words.
    static func fatal(_ text: String, at span: SourceSpan) -> StatementStop {
        .trap("Fatal error", text, at: span)
    }

    /// The same of a check, which says which one it was: `Precondition failed`.
    static func trap(_ head: String, _ text: String, at span: SourceSpan) -> StatementStop {
        .failure(Diagnostic(.illegal, at: span, text.isEmpty ? "\(head)" : "\(head): \(text)"))
    }

    /// Swift's own words for an error that no `catch` took.
    @MainActor
    static func uncaught(_ error: ThrownError) -> StatementStop {
        if case .object(let exception as ScriptException) = error.value {
            return .failure(Diagnostic(.illegal, at: error.span, exception.text))
        }
        return .fatal("Error raised at top level: \(error.value.errorText)", at: error.span)
    }

    /// Swift's own words for `!` on `nil`.
    static func nilFound(at span: SourceSpan, implicitly: Bool = false) -> StatementStop {
        .fatal(
            "Unexpectedly found nil while \(implicitly ? "implicitly " : "")"
                + "unwrapping an Optional value", at: span)
    }

    /// Swift's own words for an index that no element has.
    static func outOfRange(at span: SourceSpan) -> StatementStop {
        .fatal("Index out of range", at: span)
    }

    /// What Swift traps on without a word.
    static func overflow(at span: SourceSpan) -> StatementStop {
        .fatal("arithmetic overflow", at: span)
    }
}

extension StatementStop {
    /// What to say of it where it ends the line; nil where the model tells it.
    @MainActor
    var diagnostic: Diagnostic? {
        switch self {
        case .failure(let diagnostic): diagnostic
        case .thrown(let error): StatementStop.uncaught(error).diagnostic
        case .exception, .endOfChain: nil
        }
    }
}

/// What stopped something that the model ran for a statement.
enum ClosureFailure {
    /// Code of the session's, which has its place.
    case ofCode(Diagnostic)
    /// A message that the model sent to an object of that class, which may have it all the same.
    case unmodelled(String, of: String)

    /// What to say of it; `span` is the place of what the model ran it for.
    func diagnostic(at span: SourceSpan) -> Diagnostic {
        switch self {
        case .ofCode(let diagnostic): diagnostic
        case .unmodelled(let selector, let name): .unmodelled(selector, of: name, at: span)
        }
    }
}

/// How statements ended.
enum Flow: Equatable {
    /// They go on with what is behind them.
    case normal
    case breaks, continues
    /// To the next case of the `switch` around.
    case fallsThrough
    /// To a label by its number.
    case breaksTo(Int), continuesTo(Int)
    /// The frame has the value.
    case returns

    /// How a loop ends after a turn that ended so; nil where it goes on.
    var endOfLoop: Flow? {
        switch self {
        case .normal, .continues: nil
        case .breaks: .normal
        case .breaksTo, .continuesTo, .fallsThrough, .returns: self
        }
    }

    /// How a body with that label ended.
    func reaching(_ label: CheckedLabel) -> Flow {
        if self == .breaksTo(label.number) { return label.isPlain ? .normal : .breaks }
        return self == .continuesTo(label.number) ? .continues : self
    }
}
