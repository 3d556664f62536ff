/// Decides whether a long solve is to be ended early. Once it has said so it keeps saying so, and
/// the solve has no usable result.
package final class SolverWatch {
    private let isInterrupted: () -> Bool
    private(set) var hasEnded = false
    private var looks = 0

    package init(_ isInterrupted: @escaping () -> Bool) { self.isInterrupted = isInterrupted }

    /// Whether to end; evaluates its condition only every few calls.
    func ends() -> Bool {
        looks &+= 1
        if !hasEnded, looks & 0x7 == 0, isInterrupted() { hasEnded = true }
        return hasEnded
    }
}
