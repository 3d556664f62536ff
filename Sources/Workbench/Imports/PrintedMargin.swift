/// What stands before an object in a line of a hierarchy: `   |    + `, by which its level is told.
struct PrintedMargin {
    /// How many signs there are.
    var signs = 0
    /// The columns of blanks, where there is no sign.
    var blanks = 0
    /// Whether the last sign is that of a presented controller.
    var isPresented = false
    /// The level that is written out where a tree is too deep for columns: `… (depth 70)`.
    var depth: Int?
    /// Where the object begins.
    let end: Substring.Index

    init(of line: Substring) {
        var index = line.startIndex
        while index < line.endIndex {
            switch line[index] {
            case " ": blanks += 1
            case "\t": blanks += 4
            case "|": (signs, isPresented) = (signs + 1, false)
            case "+": (signs, isPresented) = (signs + 1, true)
            case "…", ".":
                guard let (level, next) = Self.writtenDepth(line[index...]) else {
                    end = index
                    return
                }
                depth = level
                index = next
                continue
            default:
                end = index
                return
            }
            index = line.index(after: index)
        }
        end = index
    }

    /// The number in `… (depth 70) `, and where it ends.
    private static func writtenDepth(_ text: Substring) -> (Int, Substring.Index)? {
        guard let mark = ["… (depth ", "... (depth "].first(where: { text.hasPrefix($0) }) else {
            return nil
        }
        let digits = text.dropFirst(mark.count).prefix { $0.isASCII && $0.isNumber }
        let rest = text[digits.endIndex...]
        guard let level = Int(digits), rest.hasPrefix(")") else { return nil }
        return (level, rest.index(after: rest.startIndex))
    }
}

/// Tells the level of each line from its margin.
struct PrintedLevels {
    /// What the first line says: a part of a tree may begin anywhere.
    private var base: Int?
    private var last = -1
    /// The columns of the lines above, where the tree has no signs.
    private var columns: [Int] = []

    /// The level of the next line; nil where its margin fits none.
    mutating func level(of margin: PrintedMargin) -> Int? {
        guard let absolute = margin.depth ?? column(of: margin) else { return nil }
        let base = self.base ?? absolute
        self.base = base
        let level = absolute - base
        guard (0...last + 1).contains(level) else { return nil }
        last = level
        return level
    }

    private mutating func column(of margin: PrintedMargin) -> Int? {
        if margin.signs > 0 { return margin.signs }
        if columns.isEmpty || margin.blanks > columns[columns.count - 1] {
            if !columns.isEmpty, margin.blanks < 2 { return nil }
            columns.append(margin.blanks)
            return columns.count - 1
        }
        guard let index = columns.firstIndex(of: margin.blanks) else { return nil }
        columns.removeSubrange((index + 1)...)
        return index
    }
}
