/// What must be taken out of one list of lines, and put in, to get another: the shortest way, or,
/// where that would take too long to find, a way.
public struct LineDifference: Sendable, Equatable {
    /// Where a line stands.
    public enum Side: Sendable, Equatable { case both, expected, actual }

    /// One line of either list.
    public struct Line: Sendable, Equatable {
        public let side: Side
        public let text: String

        /// Makes a line.
        public init(_ side: Side, _ text: String) {
            self.side = side
            self.text = text
        }
    }

    /// The lines of both lists, merged; where both differ, expected ones come first.
    public let lines: [Line]

    /// Compares two lists of lines.
    public init(expected: [String], actual: [String]) {
        let start = zip(expected, actual).prefix { $0 == $1 }.count
        let end = zip(expected[start...].reversed(), actual[start...].reversed())
            .prefix { $0 == $1 }.count
        let middle = LineDifference.compare(
            expected[start..<(expected.count - end)], actual[start..<(actual.count - end)])
        lines =
            expected[..<start].map { Line(.both, $0) } + middle
            + expected[(expected.count - end)...].map { Line(.both, $0) }
    }

    /// Edits beyond this are not searched for: memory grows with its square.
    private static let mostEdits = 600

    private static func compare(
        _ expected: ArraySlice<String>, _ actual: ArraySlice<String>
    ) -> [Line] {
        let numbers = numbered(expected, actual)
        guard let edits = ShortestEdit(numbers.0, numbers.1, limit: mostEdits)?.sides else {
            return expected.map { Line(.expected, $0) } + actual.map { Line(.actual, $0) }
        }
        var old = expected.makeIterator()
        var new = actual.makeIterator()
        return edits.compactMap { side in
            let left = side == .actual ? nil : old.next()
            let right = side == .expected ? nil : new.next()
            return (left ?? right).map { Line(side, $0) }
        }
    }

    /// Equal lines get equal numbers, so that each comparison costs the same.
    private static func numbered(
        _ expected: ArraySlice<String>, _ actual: ArraySlice<String>
    ) -> ([Int], [Int]) {
        var numbers: [String: Int] = [:]
        func number(_ line: String) -> Int {
            if let number = numbers[line] { return number }
            numbers[line] = numbers.count
            return numbers.count - 1
        }
        return (expected.map(number), actual.map(number))
    }
}
