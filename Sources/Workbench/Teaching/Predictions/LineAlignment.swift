/// Two lists of lines beside each other: which of one are in the other in the same order, as many as
/// can be.
struct LineAlignment: Sendable {
    /// The indices in the first list whose lines the second has in this order.
    private(set) var inFirst: Set<Int> = []
    private(set) var inSecond: Set<Int> = []
    /// The pairs in order: an index of one list, and that of the other.
    private(set) var pairs: [(Int, Int)] = []

    init(_ first: [String], _ second: [String]) {
        // Long lists are compared as far as a person could read them.
        let (first, second) = (first.prefix(2000), second.prefix(2000))
        var lengths = Array(
            repeating: Array(repeating: 0, count: second.count + 1), count: first.count + 1)
        for row in first.indices.reversed() {
            for column in second.indices.reversed() {
                lengths[row][column] =
                    first[row] == second[column]
                    ? lengths[row + 1][column + 1] + 1
                    : max(lengths[row + 1][column], lengths[row][column + 1])
            }
        }
        var (row, column) = (0, 0)
        while row < first.count, column < second.count {
            if first[row] == second[column] {
                pairs.append((row, column))
                (row, column) = (row + 1, column + 1)
            } else if lengths[row + 1][column] >= lengths[row][column + 1] {
                row += 1
            } else {
                column += 1
            }
        }
        inFirst = Set(pairs.map(\.0))
        inSecond = Set(pairs.map(\.1))
    }
}
