import HierarchyRecords
import Workbench

/// `expect`.
struct ExpectationLaw: Law {
    let name = "expecting-what-was-printed"
    let sentence = "Who expects what was printed is not disappointed."

    func breach(in trial: Trial) -> Breach? {
        let other = PlayedSession()
        for piece in trial.pieces {
            // An exact 'expect log' is what the next one looks from, and takes no number.
            let begin = other.workbench.log.count
            let part = other.play(piece)
            let range = begin..<max(begin, other.workbench.log.count)
            let isForward = part.isForward && !part.hasFailed
            for expectation in isForward ? other.expectations(of: range) : ["expect log { }"] {
                let found = other.play(expectation)
                if found.hasFailed, isForward {
                    return Breach(expected: expectation, found: found.talk)
                }
            }
        }
        return nil
    }
}

extension PlayedSession {
    /// What expects the events, and the tree as it is.
    fileprivate func expectations(of range: Range<Int>) -> [String] {
        let log = workbench.log
        let lines = range.map { log.events[$0] }
            .filter { $0.callback.category.isExpected }.map(log.text)
        return [("log", lines), ("tree", workbench.snapshot.canonicalLines)].map {
            "expect \($0) {\n\($1.joined(separator: "\n"))\n}"
        }
    }
}

extension EventCategory {
    /// Whether `expect log` compares such events; marks are the user's own notes.
    fileprivate var isExpected: Bool {
        self != .mark && EventCategories.shownByDefault.contains(self)
    }
}
