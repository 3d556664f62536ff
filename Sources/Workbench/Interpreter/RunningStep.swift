import CommandLanguage

/// The step that is running: where in it the interpreter stands, and what went wrong on the way.
struct RunningStep {
    /// Blocks of `on` and `together` that are running, each inside the one before.
    var blockDepth = 0
    /// What went wrong in a block of `on`: no error can be thrown through the UIKit code that
    /// called it.
    var hookFailure: Diagnostic?
    /// Where the line of statements stands that ran last.
    var statementSpan = SourceSpan(line: 1, column: 1)
}
