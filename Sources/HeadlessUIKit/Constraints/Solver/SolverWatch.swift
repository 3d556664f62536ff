/// Says whether a long search is to end; once it is, it stays so, and what it was to find is not
/// found.
package final class SolverWatch {
    private let isInterrupted: () -> Bool
    private(set) var hasEnded = false
    private var looks = 0

    package init(_ isInterrupted: @escaping () -> Bool) { self.isInterrupted = isInterrupted }

    /// Asks now and then.
    func ends() -> Bool {
        looks &+= 1
        if !hasEnded, looks & 0x7 == 0, isInterrupted() { hasEnded = true }
        return hasEnded
    }
}
