/// A grid of a terminal's cells that lines, grounds and words are painted on, the rearmost first.
struct CellCanvas {
    /// How strong a line is.
    enum Weight: UInt8 { case light = 1, heavy = 2 }

    /// One cell: the line's arms in it, or a character.
    struct Cell {
        /// The weights of the arms up, right, down and left, two bits each.
        var arms: UInt8 = 0
        /// Whether the arms meet in a bend.
        var isRound = false
        /// Nil where there is none.
        var character: Character?
        /// Whether it is the second half of a wide character.
        var isTaken = false
        var role = Role.plain
        var isDimmed = false
    }

    let columns: Int
    let rows: Int
    private(set) var cells: [Cell]

    init(columns: Int, rows: Int) {
        self.columns = columns
        self.rows = rows
        cells = Array(repeating: Cell(), count: columns * rows)
    }

    subscript(column: Int, row: Int) -> Cell {
        get { cells[row * columns + column] }
        set { cells[row * columns + column] = newValue }
    }

    /// Clears the cells of an area. On its border, lines that lead outwards or along it stay; with
    /// `whole` the border is cleared too, but for the edges of the canvas.
    mutating func clear(_ area: CellArea, whole: Bool = false) {
        for row in area.top...area.bottom {
            for column in area.left...area.right {
                let isOnColumn = column == area.left || column == area.right
                let isOnRow = row == area.top || row == area.bottom
                let isAtEdge =
                    column == 0 || row == 0 || column == columns - 1 || row == rows - 1
                if isOnColumn || isOnRow, !whole || isAtEdge {
                    clearEdge(column, row, area)
                } else {
                    self[column, row] = Cell()
                }
            }
        }
    }

    /// On the border only the arms that point outwards, or along it, stay.
    private mutating func clearEdge(_ column: Int, _ row: Int, _ area: CellArea) {
        var cell = self[column, row]
        if cell.character != nil {
            cell = Cell()
        }
        if row == area.top { cell.remove(.down) }
        if row == area.bottom { cell.remove(.up) }
        if column == area.left { cell.remove(.right) }
        if column == area.right { cell.remove(.left) }
        cell.isDimmed = false
        self[column, row] = cell
    }

    /// Draws the border of an area.
    mutating func frame(_ area: CellArea, _ weight: Weight, round: Bool, _ role: Role) {
        horizontal(area.top, area.left, area.right, weight, role)
        horizontal(area.bottom, area.left, area.right, weight, role)
        vertical(area.left, area.top, area.bottom, weight, role)
        vertical(area.right, area.top, area.bottom, weight, role)
        guard round else { return }
        for column in [area.left, area.right] {
            for row in [area.top, area.bottom] { self[column, row].isRound = true }
        }
    }

    mutating func horizontal(
        _ row: Int, _ left: Int, _ right: Int, _ weight: Weight, _ role: Role
    ) {
        guard left < right else { return }
        for column in left...right {
            if column < right { draw(.right, column, row, weight, role) }
            if column > left { draw(.left, column, row, weight, role) }
        }
    }

    mutating func vertical(
        _ column: Int, _ top: Int, _ bottom: Int, _ weight: Weight, _ role: Role
    ) {
        guard top < bottom else { return }
        for row in top...bottom {
            if row < bottom { draw(.down, column, row, weight, role) }
            if row > top { draw(.up, column, row, weight, role) }
        }
    }

    private mutating func draw(
        _ arm: Arm, _ column: Int, _ row: Int, _ weight: Weight, _ role: Role
    ) {
        var cell = self[column, row]
        if cell.character != nil { cell = Cell() }
        cell.add(arm, weight)
        cell.role = role
        cell.isDimmed = false
        self[column, row] = cell
    }

    /// Everything in the area is seen through black.
    mutating func dim(_ area: CellArea) {
        for row in area.top...area.bottom {
            for column in area.left...area.right { self[column, row].isDimmed = true }
        }
    }

    /// Writes a character over whatever is there.
    mutating func put(_ character: Character, _ column: Int, _ row: Int, _ role: Role) {
        guard column >= 0, row >= 0, column < columns, row < rows else { return }
        self[column, row] = Cell(character: character, role: role)
    }

    /// Writes a character where nothing is.
    mutating func putBehind(_ character: Character, _ column: Int, _ row: Int, _ role: Role) {
        let cell = self[column, row]
        guard cell.arms == 0, cell.character == nil, !cell.isTaken else { return }
        put(character, column, row, role)
    }

    /// Writes printable words from a cell on; what goes beyond `limit` is not written.
    mutating func write(_ text: String, _ column: Int, _ row: Int, limit: Int, _ role: Role) {
        var column = column
        for character in text {
            let width = TextWidth.columns(of: character)
            guard column >= 0, column + width <= min(limit, columns) else { return }
            put(character, column, row, role)
            if width == 2 { self[column + 1, row] = Cell(isTaken: true, role: role) }
            column += max(1, width)
        }
    }
}

extension CellCanvas {
    /// Whether these words still stand there.
    func holds(_ text: String, _ column: Int, _ row: Int) -> Bool {
        var column = column
        for character in text {
            guard column < columns, self[column, row].character == character else { return false }
            column += max(1, TextWidth.columns(of: character))
        }
        return true
    }

    /// How many cells are free from that one on, but for one that keeps what follows apart.
    func freeCells(from column: Int, _ row: Int) -> Int {
        var end = column
        while end < columns, isFree(self[end, row]) { end += 1 }
        return max(0, end - column - 1)
    }

    private func isFree(_ cell: Cell) -> Bool {
        cell.arms == 0 && !cell.isTaken && (cell.character == nil || cell.character == " ")
    }
}

/// A rectangle of cells whose border lies on its outermost cells.
struct CellArea: Hashable {
    var left: Int, top: Int, right: Int, bottom: Int

    /// The columns and rows inside the border.
    var width: Int { right - left - 1 }
    var height: Int { bottom - top - 1 }
}

/// Where a line leaves a cell.
enum Arm: UInt8 { case up, right, down, left }

extension CellCanvas.Cell {
    /// 0 where there is none.
    func weight(_ arm: Arm) -> UInt8 { arms >> (2 * arm.rawValue) & 3 }

    fileprivate mutating func remove(_ arm: Arm) { arms &= ~(3 << (2 * arm.rawValue)) }

    /// A line that is drawn later decides how strong the arm is.
    fileprivate mutating func add(_ arm: Arm, _ weight: CellCanvas.Weight) {
        remove(arm)
        arms |= weight.rawValue << (2 * arm.rawValue)
    }
}
