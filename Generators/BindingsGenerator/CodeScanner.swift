/// A name or a sign of Swift code.
struct CodeWord {
    /// Empty for a sign.
    let name: String
    /// 0 for a name.
    let sign: UInt8

    static let none = CodeWord(name: "", sign: 0)

    func isSign(_ other: Unicode.Scalar) -> Bool { UInt32(sign) == other.value }
    var isOpening: Bool { isSign("(") || isSign("[") || isSign("{") }
    var isClosing: Bool { isSign(")") || isSign("]") || isSign("}") }
}

/// Splits Swift code into names and signs. Comments and the texts of strings are left out; the code within a string
/// stands in parentheses.
struct CodeScanner {
    private let bytes: [UInt8]
    private var index = 0
    private var found: [CodeWord] = []

    static func words(of code: String) -> [CodeWord] {
        var scanner = CodeScanner(bytes: Array(code.utf8))
        scanner.run { _ in false }
        return scanner.found
    }

    private init(bytes: [UInt8]) { self.bytes = bytes }

    /// Scans to the end, or to the sign that ends the part.
    private mutating func run(until ends: (UInt8) -> Bool) {
        var depth = 0
        while index < bytes.count {
            let byte = bytes[index]
            if depth == 0, ends(byte) { return }
            switch byte {
            case UInt8(ascii: "/") where starts("//"): skip { $0 == UInt8(ascii: "\n") }
            case UInt8(ascii: "/") where starts("/*"): skipComment()
            case UInt8(ascii: "\""): scanString()
            case UInt8(ascii: "#") where starts("#\""): scanString()
            case UInt8(ascii: "`"): index += 1
            case _ where Self.isOfName(byte): scanName()
            case _ where byte <= UInt8(ascii: " "): index += 1
            default:
                if byte == UInt8(ascii: "(") { depth += 1 }
                if byte == UInt8(ascii: ")") { depth -= 1 }
                add(byte)
                index += 1
            }
        }
    }

    private func starts(_ text: StaticString) -> Bool {
        guard index + text.utf8CodeUnitCount <= bytes.count else { return false }
        for offset in 0..<text.utf8CodeUnitCount
        where bytes[index + offset] != text.utf8Start[offset] { return false }
        return true
    }

    private static func isOfName(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
            true
        default: false
        }
    }

    private mutating func scanName() {
        let start = index
        while index < bytes.count, Self.isOfName(bytes[index]) { index += 1 }
        found.append(
            CodeWord(name: String(decoding: bytes[start..<index], as: UTF8.self), sign: 0))
    }

    private mutating func add(_ sign: UInt8) { found.append(CodeWord(name: "", sign: sign)) }

    private mutating func skip(to isEnd: (UInt8) -> Bool) {
        while index < bytes.count, !isEnd(bytes[index]) { index += 1 }
    }

    private mutating func skipComment() {
        while index < bytes.count, !starts("*/") { index += 1 }
        index += 2
    }

    // MARK: Strings

    /// A string on one line ends with the line, whatever stands in it.
    private mutating func scanString() {
        let isRaw = bytes[index] == UInt8(ascii: "#")
        if isRaw { index += 1 }
        let isLong = starts("\"\"\"")
        index += isLong ? 3 : 1
        add(UInt8(ascii: "\""))
        while index < bytes.count {
            if isRaw ? starts(isLong ? "\"\"\"#" : "\"#") : starts(isLong ? "\"\"\"" : "\"") {
                break
            }
            if !isLong, bytes[index] == UInt8(ascii: "\n") { return }
            scanPiece(isRaw: isRaw)
        }
        index += (isLong ? 3 : 1) + (isRaw ? 1 : 0)
    }

    private mutating func scanPiece(isRaw: Bool) {
        guard !isRaw, bytes[index] == UInt8(ascii: "\\") else {
            index += 1
            return
        }
        guard starts("\\(") else {
            index += 2
            return
        }
        index += 2
        add(UInt8(ascii: "("))
        run { $0 == UInt8(ascii: ")") }
        add(UInt8(ascii: ")"))
        index += 1
    }
}
