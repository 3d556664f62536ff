/// Lets go of what objects and closures of a session hold, a long chain of them without a call within
/// a call for each: beyond some depth, what is held waits until those that let go have ended.
@MainActor
final class ReleaseQueue {
    /// How many objects and closures may be going, each because the one before let go of it: more
    /// than in most programs, where all go in Swift's order.
    private static let deepest = 200
    private var depth = 0
    private var waiting: [Held] = []

    /// What an object or a closure held.
    private enum Held {
        case properties([Value])
        case captures(Evaluator.Captures)
    }

    /// Lets go of the values of an object's properties, now or later.
    func letGo(of properties: inout [Value]) {
        if depth < Self.deepest {
            dropping { properties = [] }
        } else {
            waiting.append(.properties(properties))
            properties = []
        }
    }

    /// Lets go of what a closure holds of its surroundings, now or later.
    func letGo(of captures: inout Evaluator.Captures) {
        if depth < Self.deepest {
            dropping { captures = [] }
        } else {
            waiting.append(.captures(captures))
            captures = []
        }
    }

    /// Drops something, and at last all that came to wait meanwhile: what comes to wait for one goes
    /// before what waited before.
    private func dropping(_ drop: () -> Void) {
        depth += 1
        drop()
        while depth == 1, !waiting.isEmpty {
            let count = waiting.count - 1
            _ = waiting.removeLast()
            waiting[count...].reverse()
        }
        depth -= 1
    }
}
