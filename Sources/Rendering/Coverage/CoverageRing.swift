import HierarchyRecords

/// Four states and the four edges around them; heavy lines are edges that were walked.
///
///     disappeared ━━━━━ 1 ━━━━▶ appearing
///       ▲                         ┃
///       4                         2
///       │                         ▼
///     disappearing ◀─── 3 ───── appeared
struct CoverageRing {
    private let states: [String]
    private let isWalked: [Bool]
    private let strokes: CoverageStrokes
    /// Where the states on the right begin.
    private let right: Int

    /// Nil for a machine that is no ring, and where there is no room.
    init?(
        _ machine: LifeMachine, _ walked: Set<LifeEdge>, _ strokes: CoverageStrokes, width: Int
    ) {
        let count = Self.count(machine)
        guard count == 4 else { return nil }
        let edges = Array(machine.edges.prefix(count))
        states = edges.map { $0.from ?? "" }
        isWalked = edges.map(walked.contains)
        self.strokes = strokes
        right = width - max(states[1].count, states[2].count)
        guard right - max(states[0].count, states[3].count) >= 13 else { return nil }
    }

    /// How many of its first edges make the ring.
    static func count(_ machine: LifeMachine) -> Int { machine == .loading ? 0 : 4 }

    private static let left = 2

    var lines: [StyledText] {
        [
            row(states[0], 0, opening: "", closing: strokes.right, states[1]),
            pillars(strokes.up, 3, strokes.vertical(isWalked[1]), 1),
            pillars("4", 3, "2", 1),
            pillars(strokes.vertical(isWalked[3]), 3, strokes.down, 1),
            row(states[3], 2, opening: strokes.left, closing: "", states[2]),
        ]
    }

    /// A state, the line of an edge with its number in the middle, and the other state.
    private func row(
        _ first: String, _ edge: Int, opening: String, closing: String, _ second: String
    ) -> StyledText {
        let room = right - Self.left - first.count - 2 - opening.count - closing.count - 3
        let stroke = strokes.horizontal(isWalked[edge])
        let half = String(repeating: stroke, count: room / 2)
        let rest = String(repeating: stroke, count: room - room / 2)
        var line = StyledText(String(repeating: " ", count: Self.left))
        line.append(first + " ", .object)
        line.append("\(opening)\(half) \(edge + 1) \(rest)\(closing)", role(edge))
        line.append(" " + second, .object)
        return line
    }

    private func pillars(
        _ first: String, _ firstEdge: Int, _ second: String, _ secondEdge: Int
    ) -> StyledText {
        let (one, other) = (Self.left + 2, right + 2)
        var line = StyledText(String(repeating: " ", count: one))
        line.append(first, role(firstEdge))
        line.append(String(repeating: " ", count: other - one - 1))
        line.append(second, role(secondEdge))
        return line
    }

    private func role(_ edge: Int) -> Role { isWalked[edge] ? .didAppear : .dim }
}

/// The characters that the machines are drawn with.
struct CoverageStrokes: Sendable {
    let right: String
    let left: String
    let up: String
    let down: String
    let to: String
    /// Before an edge that was walked.
    let walked: String
    private let light: (horizontal: String, vertical: String)
    private let heavy: (horizontal: String, vertical: String)

    func horizontal(_ isWalked: Bool) -> String {
        isWalked ? heavy.horizontal : light.horizontal
    }

    func vertical(_ isWalked: Bool) -> String { isWalked ? heavy.vertical : light.vertical }

    static let unicode = CoverageStrokes(
        right: "▶", left: "◀", up: "▲", down: "▼", to: "→", walked: "✓", light: ("─", "│"),
        heavy: ("━", "┃"))
    static let ascii = CoverageStrokes(
        right: ">", left: "<", up: "^", down: "v", to: "->", walked: "x", light: ("-", "|"),
        heavy: ("=", "#"))
}
