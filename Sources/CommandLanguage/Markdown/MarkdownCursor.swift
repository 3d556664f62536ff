/// A place within one line of Markdown; a tab reaches to the next column that is a multiple of four.
struct MarkdownCursor {
    private let bytes: ArraySlice<UInt8>
    private(set) var index: Int
    /// The column that the rest of the line begins at, from 0.
    private(set) var column = 0
    /// Columns of a tab at `index` that were taken already.
    private var takenOfTab = 0

    init(_ line: ArraySlice<UInt8>) {
        bytes = line
        index = line.startIndex
    }

    /// What was not taken yet; of a tab that was taken in part, the rest as spaces.
    var rest: [UInt8] {
        guard takenOfTab > 0, let width = tabWidth else { return Array(bytes[index...]) }
        return Array(repeating: Byte.space, count: width) + bytes[(index + 1)...]
    }

    /// How many bytes of the line stand before what `rest` is.
    var taken: Int {
        let before = index - bytes.startIndex
        guard takenOfTab > 0, let width = tabWidth else { return before }
        return max(0, before + 1 - width)
    }

    /// The columns that the present tab still has; nil where there is none.
    private var tabWidth: Int? {
        index < bytes.endIndex && bytes[index] == Byte.tab ? 4 - column % 4 : nil
    }

    /// The columns of blanks from here on.
    var indent: Int {
        var cursor = self
        while let width = cursor.blankWidth { cursor.take(columns: width) }
        return cursor.column - column
    }

    private var blankWidth: Int? {
        guard index < bytes.endIndex else { return nil }
        return bytes[index] == Byte.space ? 1 : tabWidth
    }

    /// Whether only blanks are left.
    var isBlank: Bool {
        bytes[index...].allSatisfy { $0 == Byte.space || $0 == Byte.tab }
    }

    /// What stands behind the blanks.
    var text: ArraySlice<UInt8> {
        bytes[index...].drop { $0 == Byte.space || $0 == Byte.tab }
    }

    /// Takes at most so many columns of blanks.
    mutating func take(columns count: Int) {
        var left = count
        while left > 0, let width = blankWidth {
            let step = min(width, left)
            column += step
            left -= step
            if step == width {
                index += 1
                takenOfTab = 0
            } else {
                takenOfTab += step
            }
        }
    }

    /// Takes characters that are no blanks.
    mutating func take(characters count: Int) {
        index += count
        column += count
    }
}
