import Rendering
import Testing

@Suite struct LineDifferenceTests {
    /// Each line with its side's sign.
    private func merged(_ expected: String, _ actual: String) -> String {
        LineDifference(
            expected: expected.map(String.init), actual: actual.map(String.init)
        ).lines.map { line in
            switch line.side {
            case .both: " " + line.text
            case .expected: "-" + line.text
            case .actual: "+" + line.text
            }
        }.joined()
    }

    @Test(arguments: [
        ("", "", ""), ("a", "a", " a"), ("a", "", "-a"), ("", "a", "+a"), ("a", "b", "-a+b"),
        ("abc", "abc", " a b c"), ("abc", "ac", " a-b c"), ("ac", "abc", " a+b c"),
        ("abcabba", "cbabac", "-a-b c+b a b-b a+c"), ("ab", "ba", "-a b+a"),
        ("aaa", "aa", " a a-a"),
    ])
    func `the shortest edit is found`(expected: String, actual: String, lines: String) {
        #expect(merged(expected, actual) == lines)
    }

    @Test func `both lists can be read off, and no shorter way exists`() {
        var state: UInt64 = 1
        func next(_ bound: UInt64) -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return (state >> 33) % bound
        }
        func list() -> [String] { (0..<next(12)).map { _ in String(next(4)) } }
        for _ in 0..<300 {
            let (expected, actual) = (list(), list())
            let lines = LineDifference(expected: expected, actual: actual).lines
            #expect(lines.filter { $0.side != .actual }.map(\.text) == expected)
            #expect(lines.filter { $0.side != .expected }.map(\.text) == actual)
            #expect(lines.count { $0.side == .both } == common(expected, actual))
        }
    }

    @Test func `lists too different to search are shown one after the other`() {
        let expected = (0..<2000).map { "e\($0)" }
        let actual = (0..<2000).map { "a\($0)" }
        let lines = LineDifference(
            expected: ["x"] + expected + ["y"], actual: ["x"] + actual + ["y"]
        ).lines
        let wanted =
            [LineDifference.Line(.both, "x")] + expected.map { .init(.expected, $0) }
            + actual.map { .init(.actual, $0) } + [.init(.both, "y")]
        #expect(lines == wanted)
    }

    /// The length of the longest common subsequence, by the plain table.
    private func common(_ left: [String], _ right: [String]) -> Int {
        var row = [Int](repeating: 0, count: right.count + 1)
        for line in left {
            var diagonal = 0
            for (index, other) in right.enumerated() {
                let above = row[index + 1]
                row[index + 1] = line == other ? diagonal + 1 : max(above, row[index])
                diagonal = above
            }
        }
        return row[right.count]
    }
}
