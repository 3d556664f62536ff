import HeadlessUIKit
import HierarchyRecords

/// Lets the calls of one step through, one after the other, leaves some out, and stops the world
/// before one.
@MainActor
package final class CallGate {
    /// What becomes of a call.
    package enum Verdict {
        case run, leaveOut
        /// The world stands still before the call.
        case stop
    }

    /// The call before which the world stands still, from 1; nil for none.
    private let stopAt: Int?
    /// The calls that are left out, from 1.
    private let leftOut: Set<Int>
    /// The first of those at the end that are left out as well; nil for none.
    private let leftOutFrom: Int?
    /// The calls met so far.
    package private(set) var count = 0
    /// The call that the world has stopped before, and the tree at that moment.
    package private(set) var stop: (text: String, tree: HierarchySnapshot)?

    package init(
        stopAt: Int? = nil, leavingOut leftOut: Set<Int> = [], leavingOutFrom first: Int? = nil
    ) {
        self.stopAt = stopAt
        self.leftOut = leftOut
        leftOutFrom = first
    }

    /// What becomes of the next call.
    package func meet(_ text: @autoclosure () -> String, in simulator: Simulator) -> Verdict {
        if stop != nil { return .stop }
        count += 1
        if count == stopAt {
            stop = (text(), simulator.snapshot())
            simulator.freeze()
            return .stop
        }
        return leftOut.contains(count) || leftOutFrom.map { count >= $0 } ?? false
            ? .leaveOut : .run
    }
}
