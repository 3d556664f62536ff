import CommandLanguage
import Statements

/// The step that is running: where in it the session stands, what went wrong on the way, and what
/// of it was shown before its end.
struct RunningStep {
    /// The step as the journal is to keep it, where that says more than what was typed.
    var revisedSource: String?
    /// What of its blocks' code is meant otherwise than it was typed.
    var repairs: [CodeRepair] = []
    /// Blocks of `on` and `together` that are running, each inside the one before.
    var blockDepth = 0
    /// What went wrong in a block of `on`: no error can be thrown through the UIKit code that
    /// called it.
    var hookFailure: Diagnostic?
    /// The statement that raised an exception, among several on a line.
    var raisingSpan: SourceSpan?
    /// Whether it is a line of expressions that gave values, and so no step where it changed nothing.
    var mayBeLook = false
    /// Where the line of statements stands that ran last.
    var statementSpan = SourceSpan(line: 1, column: 1)
    /// What its statements left out, since it changes only looks; nil where that is nothing.
    private(set) var leftOut: LeftOutLooks?
    /// What of it was shown; nil between steps, and where steps are repeated unseen.
    var showing: Showing?

    /// Begins to keep what the step says.
    mutating func begin(showing: Showing) {
        raisingSpan = nil
        leftOut = nil
        self.showing = showing
    }

    /// Adds what a statement left out.
    mutating func leaveOut(_ looks: LeftOutLooks) {
        var all = leftOut ?? LeftOutLooks()
        all.add(looks)
        leftOut = all
    }

    /// What of a step was shown. A short step is shown as a whole when it has ended. A long one is
    /// shown as it goes on, so that the person sees what it does, and what it says takes no room.
    struct Showing {
        /// Where the step's events begin.
        let begin: Int
        /// What was shown at earlier stops, and since then.
        var shown: ShownPart
        /// The watch's count of work at which what there is by then is shown.
        var next: Int
        /// Whether something was shown since the step began to run.
        var isEarly = false
    }
}

extension RunningStep.Showing {
    /// Bytes of what was said within a step that are kept until it ends.
    static let mostKept = 1 << 16
    /// The work, in microseconds of a usual machine, after which a step is shown as it goes on. It is
    /// counted and not measured, so that a step that fails shows the same on every machine.
    @MainActor static let workBetween = 64 * Watch.costOfStatements
}
