/// Where dying objects leave what they owned, so that a chain of any length is released one by one
/// and not by recursion.
@MainActor
final class Graveyard {
    private var waiting: [AnyObject] = []
    private var isDigging = false

    /// Releases the objects, in order, each with all that it owned before the next.
    func bury(_ objects: [AnyObject]) {
        waiting.append(contentsOf: objects.reversed())
        if isDigging { return }
        isDigging = true
        while let next = waiting.popLast() { withExtendedLifetime(next) {} }
        isDigging = false
    }
}
