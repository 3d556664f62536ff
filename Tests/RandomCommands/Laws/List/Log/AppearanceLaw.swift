import HierarchyRecords
import TestSupport
import Workbench

/// What UIKit promises of appearance. No rule but C31 has an exception, and the grammar knows that one.
struct AppearanceLaw: Law {
    let name = "appearance-alternates"
    let sentence =
        "The appearance callbacks of each object alternate as UIKit's states allow, where nobody "
        + "called them by hand; C31 alone lets viewDidAppear come twice."

    func breach(in trial: Trial) -> Breach? {
        breach(in: trial.session.workbench.log, at: trial.session.indices)
    }

    /// The first event at those places of the log that could not come when it came.
    func breach(in log: EventLog, at indices: [Int]) -> Breach? {
        var grammar = AppearanceGrammar()
        let byHand = log.touchedByHand
        for (place, index) in indices.enumerated() {
            let event = log.events[index]
            if grammar.accept(event) || byHand.contains(event.object) { continue }
            let before = indices[..<place].filter { log.events[$0].object == event.object }
                .suffix(4)
            return Breach(
                expected: "another line after\n"
                    + before.map { log.text(log.events[$0]) }.joined(separator: "\n"),
                found: "\(log.text(event))  \(event.rule?.rawValue ?? "")")
        }
        return nil
    }
}

extension EventLog {
    /// Whose appearance a hand began, ended or told.
    fileprivate var touchedByHand: Set<ObjectID> {
        let methods: Set = [
            "viewWillAppear", "viewIsAppearing", "viewDidAppear", "viewWillDisappear",
            "viewDidDisappear", "beginAppearanceTransition", "endAppearanceTransition",
        ]
        return Set(events.filter { calledMethod($0).map(methods.contains) ?? false }.map(\.object))
    }
}
