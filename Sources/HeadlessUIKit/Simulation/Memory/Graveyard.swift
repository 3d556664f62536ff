/// Releases what deallocated objects owned one by one. A long chain of objects would otherwise be
/// released by recursion, which overflows the stack.
@MainActor
final class Graveyard {
    private var waiting: [AnyObject] = []
    private var isDigging = false

    /// Releases the objects in order, each with all that it owned before the next. Empties the list
    /// of the caller, whose references would otherwise be released by recursion when it returns.
    func bury(_ objects: inout [AnyObject]) {
        waiting.append(contentsOf: objects.reversed())
        objects = []
        if isDigging { return }
        isDigging = true
        while let next = waiting.popLast() { withExtendedLifetime(next) {} }
        isDigging = false
    }
}
