import HeadlessUIKit
import HierarchyRecords
import Workbench

/// What a presentation and a dismissal promise.
struct CompletionLaw: Law {
    let name = "completions-come-once"
    let sentence =
        "The completion of each presentation and of each dismissal comes once, and only where one was "
        + "given; a warning may take it away."

    func breach(in trial: Trial) -> Breach? {
        let session = trial.session
        return breach(
            in: session.workbench.log, at: session.indices, isAtRest: session.workbench.isAtRest)
    }

    /// What is wrong with the completions at those places of the log; at rest none may be awaited any
    /// more.
    func breach(in log: EventLog, at indices: [Int], isAtRest: Bool) -> Breach? {
        var awaited = AwaitedCompletions()
        for event in indices.map({ log.events[$0] }) where !awaited.accept(event, of: log) {
            return Breach(expected: "no more", found: log.text(event))
        }
        guard isAtRest, let late = awaited.missing else { return nil }
        return Breach(expected: late, found: "none")
    }
}

/// The completions that calls gave and that have not come.
private struct AwaitedCompletions {
    /// How many of each, by what the log will say.
    private var awaited: [String: Int] = [:]
    /// Those that a warning may have taken away.
    private var excused: [String: Int] = [:]

    /// Takes the event; false where it is a completion that nobody gave.
    mutating func accept(_ event: Event, of log: EventLog) -> Bool {
        switch event.callback {
        case .call:
            if let completion = log.completion(givenBy: event) {
                awaited[completion, default: 0] += 1
            }
        case .warning:
            excused.merge(awaited, uniquingKeysWith: +)
            awaited = [:]
        case .presentCompletion, .dismissCompletion:
            let completion = log.kind(ofCompletion: event)
            return Self.take(completion, from: &awaited) || Self.take(completion, from: &excused)
        default: break
        }
        return true
    }

    private static func take(_ completion: String, from counts: inout [String: Int]) -> Bool {
        guard let count = counts[completion], count > 0 else { return false }
        counts[completion] = count - 1
        return true
    }

    /// The first that has not come.
    var missing: String? { awaited.filter { $0.value > 0 }.keys.min() }
}

extension EventLog {
    /// What the log will say of the completion that a call gave; nil where it gave none.
    fileprivate func completion(givenBy call: Event) -> String? {
        let text = text(call)
        guard text.hasSuffix("{}") || text.hasSuffix("{ … })") else { return nil }
        if let found = text.firstMatch(of: /\.present\((?<presented>[^,]+),/) {
            return "completion present(\(found.presented))"
        }
        return text.contains(".dismiss(animated:") ? Self.dismissal : nil
    }

    /// A dismissal's is told of what went, whoever was asked to dismiss it.
    fileprivate func kind(ofCompletion event: Event) -> String {
        event.callback == .dismissCompletion ? Self.dismissal : text(event)
    }

    private static let dismissal = "completion dismiss"
}

extension Workbench {
    /// Whether nothing moves, and nothing waits to.
    fileprivate var isAtRest: Bool {
        !promptState.isHeld && simulator.isIdle && !isUnderFinger && !hangs
    }
}
