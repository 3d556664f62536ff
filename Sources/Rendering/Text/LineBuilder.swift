/// Takes a line piece by piece, so that renderers say once how a line is laid out: a styled text
/// keeps the pieces, an encoded line writes their bytes at once.
protocol LineBuilder {
    /// The columns of the line so far.
    var columns: Int { get }

    /// Takes what `write` appends, as UTF-8; it may be hostile, but must not look at what stands
    /// there already.
    mutating func append(_ role: Role, _ write: (inout [UInt8]) -> Void)
    /// Takes a sign and the space after it.
    mutating func append(_ sign: Sign)
    /// Takes that many spaces.
    mutating func appendSpaces(_ count: Int)
}

extension LineBuilder {
    /// Takes a text.
    mutating func append(_ text: String, _ role: Role = .plain) {
        append(role) { $0.append(contentsOf: text.utf8) }
    }
}

/// A sign of one column with its role, encoded once so that a line costs a copy.
struct Sign: Sendable {
    let glyph: String
    let role: Role
    /// The sign and a space, with the escapes of their role.
    let encoded: [UInt8]

    /// A sign under an encoding.
    init(_ glyph: String, _ role: Role, encoding: TextEncoding) {
        self.glyph = glyph
        self.role = role
        var bytes: [UInt8] = []
        encoding.append(StyledText(glyph + " ", role), to: &bytes)
        encoded = bytes
    }
}

/// Bytes of lines on their way out.
struct EncodedLine: LineBuilder {
    private let openings: [String]
    /// What was written so far, and what the buffer held before.
    var bytes: [UInt8] = []
    private(set) var columns = 0

    /// An empty line.
    init(_ encoding: TextEncoding) { openings = encoding.openings }

    mutating func append(_ role: Role, _ write: (inout [UInt8]) -> Void) {
        let opening = openings[Int(role.rawValue)]
        if !opening.isEmpty { bytes.append(contentsOf: opening.utf8) }
        let start = bytes.count
        write(&bytes)
        if VisibleText.makeVisible(&bytes, from: start) {
            columns += bytes.count - start
        } else {
            columns += TextWidth.columns(of: bytes[start...])
        }
        if !opening.isEmpty { bytes.append(contentsOf: TextEncoding.closing.utf8) }
    }

    mutating func append(_ sign: Sign) {
        bytes.append(contentsOf: sign.encoded)
        columns += 2
    }

    mutating func appendSpaces(_ count: Int) {
        for _ in 0..<count { bytes.append(UInt8(ascii: " ")) }
        columns += count
    }

    /// Appends a newline and begins the next line.
    mutating func endLine() {
        bytes.append(UInt8(ascii: "\n"))
        columns = 0
    }
}

extension StyledText: LineBuilder {
    var columns: Int { TextWidth.columns(of: self) }

    mutating func append(_ sign: Sign) { append(sign.glyph + " ", sign.role) }
}
