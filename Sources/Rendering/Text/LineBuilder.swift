import HierarchyRecords

/// Takes a line piece by piece, so that renderers say once how a line is laid out: a styled text
/// keeps the pieces, an encoded line writes their bytes at once.
protocol LineBuilder {
    /// The columns of the line so far.
    var columns: Int { get }

    /// Takes what `write` appends, as UTF-8; it may be hostile, but must not look at what stands
    /// there already.
    mutating func append(_ role: Role, _ write: (inout [UInt8]) -> Void)
    /// Takes text that is part of the program, so that it need not be searched for hostile
    /// characters, and its columns.
    mutating func append(art: ArraySlice<UInt8>, columns: Int, _ role: Role)
    /// Takes that many spaces.
    mutating func appendSpaces(_ count: Int)
    /// Takes printable ASCII that is part of the program.
    mutating func append(art: String, _ role: Role)
}

extension LineBuilder {
    /// Takes a sign and the space after it.
    mutating func append(_ sign: Sign) { append(art: sign.utf8, columns: 2, sign.role) }

    /// Takes a text.
    mutating func append(_ text: String, _ role: Role = .plain) {
        append(role) { $0.append(utf8: text) }
    }
}

/// A sign of one column with its role.
struct Sign: Sendable {
    /// The sign and a space.
    let utf8: ArraySlice<UInt8>
    let role: Role

    /// The sign of that glyph.
    init(_ glyph: String, _ role: Role) {
        utf8 = Array("\(glyph) ".utf8)[...]
        self.role = role
    }

    /// The sign without the space.
    var text: String { String(decoding: utf8.dropLast(), as: UTF8.self) }
}

/// Bytes of lines on their way out. Neighboring pieces of one role share their escapes.
struct EncodedLine: LineBuilder {
    private let switches: RoleSwitches
    private var role = Role.plain
    /// What was written so far, and what the buffer held before.
    var bytes: [UInt8] = []
    private(set) var columns = 0
    private let countsColumns: Bool

    /// An empty line; `columns` need not be right unless they are to be counted.
    init(_ encoding: TextEncoding, countsColumns: Bool = false) {
        switches = encoding.switches
        self.countsColumns = countsColumns
    }

    mutating func append(_ role: Role, _ write: (inout [UInt8]) -> Void) {
        change(to: role)
        let start = bytes.count
        write(&bytes)
        finish(from: start)
    }

    /// Spells out what is hostile, and counts.
    private mutating func finish(from start: Int) {
        if VisibleText.isPrintableASCII(bytes, from: start) {
            columns += bytes.count - start
        } else {
            VisibleText.makeVisible(&bytes, from: start)
            if countsColumns { columns += TextWidth.columns(of: bytes[start...]) }
        }
    }

    mutating func append(art: String, _ role: Role) {
        change(to: role)
        bytes.append(utf8: art)
        columns += art.utf8.count
    }

    mutating func append(art: ArraySlice<UInt8>, columns: Int, _ role: Role) {
        change(to: role)
        bytes.append(contentsOf: art)
        self.columns += columns
    }

    mutating func appendSpaces(_ count: Int) {
        guard count > 0 else { return }
        change(to: .plain)
        bytes.append(spaces: count)
        columns += count
    }

    /// Appends a newline and begins the next line.
    mutating func endLine() {
        change(to: .plain)
        bytes.append(UInt8(ascii: "\n"))
        columns = 0
    }

    /// Ends the line that began at `start`. One that is wider than the terminal is taken back, and those
    /// lines are written in its place; says whether it was not.
    mutating func endLine(
        from start: Int, within width: Int?, _ encoding: TextEncoding,
        else narrower: () -> [StyledText]
    ) -> Bool {
        let fits = width.map { columns <= $0 } ?? true
        endLine()
        if fits { return true }
        bytes.removeLast(bytes.count - start)
        encoding.appendLines(narrower(), to: &bytes)
        return false
    }

    private mutating func change(to next: Role) {
        guard next != role else { return }
        let escape = switches[role, next]
        if !escape.isEmpty { bytes.append(utf8: escape) }
        role = next
    }
}

extension StyledText: LineBuilder {
    var columns: Int { TextWidth.columns(of: self) }

    mutating func append(art: ArraySlice<UInt8>, columns: Int, _ role: Role) {
        append(role) { $0.append(contentsOf: art) }
    }

    mutating func append(art: String, _ role: Role) { append(art, role) }
}
