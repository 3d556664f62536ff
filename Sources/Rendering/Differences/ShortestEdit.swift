/// Myers' greedy search for the shortest edit: furthest-reaching paths along diagonals, one edit
/// more each round.
struct ShortestEdit {
    /// The sides of the merged lines, in order.
    let sides: [LineDifference.Side]

    /// Finds the way from `old` to `new`; nil where it takes more than `limit` edits.
    init?(_ old: [Int], _ new: [Int], limit: Int) {
        var trace: [[Int]] = []
        var furthest = [0]
        for edits in 0...max(0, min(limit, old.count + new.count)) {
            trace.append(furthest)
            let isDone = ShortestEdit.advance(&furthest, edits, old, new)
            if isDone {
                sides = ShortestEdit.walkBack(trace, old.count, new.count)
                return
            }
        }
        return nil
    }

    /// Extends each diagonal's path by one edit and all equal lines after it. `furthest` holds, for
    /// the diagonals -edits...edits in steps of two, how much of `old` is used; returns whether
    /// both ends are reached.
    private static func advance(
        _ furthest: inout [Int], _ edits: Int, _ old: [Int], _ new: [Int]
    ) -> Bool {
        var next: [Int] = []
        next.reserveCapacity(edits + 1)
        for slot in 0...edits {
            var x = edits == 0 ? 0 : step(furthest, slot, edits).x
            let diagonal = 2 * slot - edits
            while x < old.count, x - diagonal < new.count, x >= diagonal,
                old[x] == new[x - diagonal]
            {
                x += 1
            }
            next.append(x)
            if x >= old.count && x - diagonal >= new.count { return true }
        }
        furthest = next
        return false
    }

    /// Whether the best way onto a diagonal takes a line of `new`, and where it ends in `old`.
    private static func step(
        _ furthest: [Int], _ slot: Int, _ edits: Int
    ) -> (isInsertion: Bool, x: Int) {
        if slot == 0 { return (true, furthest[0]) }
        if slot == edits { return (false, furthest[slot - 1] + 1) }
        let isInsertion = furthest[slot - 1] < furthest[slot]
        return (isInsertion, isInsertion ? furthest[slot] : furthest[slot - 1] + 1)
    }

    /// Follows the recorded rounds from the end to the start.
    private static func walkBack(
        _ trace: [[Int]], _ oldCount: Int, _ newCount: Int
    ) -> [LineDifference.Side] {
        var sides: [LineDifference.Side] = []
        var x = oldCount
        var y = newCount
        for edits in stride(from: trace.count - 1, to: 0, by: -1) {
            let slot = (x - y + edits) / 2
            let (isInsertion, start) = step(trace[edits], slot, edits)
            sides += repeatElement(.both, count: x - start)
            sides.append(isInsertion ? .actual : .expected)
            y = start - (2 * slot - edits) - (isInsertion ? 1 : 0)
            x = start - (isInsertion ? 0 : 1)
        }
        sides += repeatElement(.both, count: x)
        return sides.reversed()
    }
}
