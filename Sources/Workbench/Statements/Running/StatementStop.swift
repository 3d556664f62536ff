import CommandLanguage

/// Why a statement stopped in the middle.
enum StatementStop: Error {
    /// The statement cannot go on; the step is to be undone.
    case failure(Diagnostic)
    /// The model raised an exception, which it keeps.
    case exception
    /// `?.` met `nil`: the chain around it is `nil`.
    case endOfChain
}

extension StatementStop {
    /// Where Swift stops the program, in its own words.
    static func fatal(_ text: String, at span: SourceSpan) -> StatementStop {
        .failure(Diagnostic(.illegal, at: span, "Fatal error: \(text)"))
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

/// How statements ended.
enum Flow {
    /// They go on with what is behind them.
    case normal
    case breaks, continues
    /// The frame has the value.
    case returns
}
