/// Where dying objects leave what they owned, so that a chain of any length is released one by one
/// and not by recursion.
@MainActor
final class Graveyard {
    private var waiting: [AnyObject] = []
    private var isDigging = false

    /// Releases the objects, in order, each with all that it owned before the next. The caller's list
    /// is emptied: what it still held would be released when it returns, by recursion.
    func bury(_ objects: inout [AnyObject]) {
        waiting.append(contentsOf: objects.reversed())
        objects = []
        if isDigging { return }
        isDigging = true
        while let next = waiting.popLast() { withExtendedLifetime(next) {} }
        isDigging = false
    }
}
