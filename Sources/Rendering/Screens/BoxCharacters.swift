/// The characters that lines are drawn with.
struct BoxCharacters: Sendable {
    /// By the weights of the arms up, right, down and left, in base three.
    private let lines: [Character]
    private let bends: [Character]
    /// What black over an empty cell looks like, and the edges of a safe area.
    let shade: Character
    let dottedHorizontal: Character
    let dottedVertical: Character
    /// At the upper, lower, left and right edge of a popover.
    let arrows: [Character]
    let grabber: Character
    let homeIndicator: Character

    /// The character of a cell with these arms; a space where there are none.
    func character(_ cell: CellCanvas.Cell) -> Character {
        let weights = [Arm.up, .right, .down, .left].map(cell.weight)
        let index = weights.reduce(0) { 3 * $0 + Int($1) }
        guard cell.isRound, let bend = Self.bends.firstIndex(of: weights) else {
            return lines[index]
        }
        return bends[bend]
    }

    /// Light bends: down and right, down and left, up and left, up and right.
    private static let bends: [[UInt8]] = [
        [0, 1, 1, 0], [0, 0, 1, 1], [1, 0, 0, 1], [1, 1, 0, 0],
    ]

    static let unicode = BoxCharacters(
        lines: unicodeLines, bends: Array("╭╮╯╰"), shade: "░", dottedHorizontal: "┈",
        dottedVertical: "┊", arrows: Array("▴▾◂▸"), grabber: "═", homeIndicator: "▂")

    static let ascii = BoxCharacters(
        lines: asciiLines, bends: Array("..''"), shade: ":", dottedHorizontal: ".",
        dottedVertical: ".", arrows: Array("^v<>"), grabber: "~", homeIndicator: "_")

    /// Unicode's order of box drawings from U+250C to U+254B is that of their arms.
    private static let unicodeLines: [Character] = {
        var lines = [Character](repeating: " ", count: 81)
        for (arms, character) in zip(armsInOrder, boxes) { lines[arms] = character }
        return lines
    }()

    private static let boxes = Array(
        "─━│┃┌┍┎┏┐┑┒┓└┕┖┗┘┙┚┛├┝┞┟┠┡┢┣┤┥┦┧┨┩┪┫┬┭┮┯┰┱┲┳┴┵┶┷┸┹┺┻┼┽┾┿╀╁╂╃╄╅╆╇╈╉╊╋╴╵╶╷╸╹╺╻╼╽╾╿")

    /// Up, right, down, left; read as numbers in base three.
    private static let armsInOrder: [Int] = [
        "0101", "0202", "1010", "2020", "0110", "0210", "0120", "0220", "0011", "0012", "0021",
        "0022", "1100", "1200", "2100", "2200", "1001", "1002", "2001", "2002", "1110", "1210",
        "2110", "1120", "2120", "2210", "1220", "2220", "1011", "1012", "2011", "1021", "2021",
        "2012", "1022", "2022", "0111", "0112", "0211", "0212", "0121", "0122", "0221", "0222",
        "1101", "1102", "1201", "1202", "2101", "2102", "2201", "2202", "1111", "1112", "1211",
        "1212", "2111", "1121", "2121", "2112", "2211", "1122", "1221", "2212", "1222", "2122",
        "2221", "2222", "0001", "1000", "0100", "0010", "0002", "2000", "0200", "0020",
        "0201", "1020", "0102", "2010",
    ].compactMap { Int($0, radix: 3) }

    private static let asciiLines: [Character] = (0..<81).map { index in
        let arms = [index / 27, index / 9 % 3, index / 3 % 3, index % 3]
        let isVertical = arms[0] + arms[2] > 0, isHorizontal = arms[1] + arms[3] > 0
        if !isVertical && !isHorizontal { return " " }
        if isVertical && isHorizontal { return arms.contains(2) ? "#" : "+" }
        if isVertical { return arms.contains(2) ? "#" : "|" }
        return arms.contains(2) ? "=" : "-"
    }
}
