/// The words, brackets, operators and newlines of a Swift file's code, in order.
struct Tokens: Sequence, IteratorProtocol {
    private let bytes: [UInt8]
    private let code: [UInt8]
    private var index = 0

    init(_ text: SourceText) {
        bytes = text.bytes
        code = text.code
    }

    mutating func next() -> String? {
        while index < code.count {
            let byte = code[index]
            if Self.isWord(byte) { return run(where: Self.isWord) }
            if Self.isOperator(byte) { return run(where: Self.isOperator) }
            index += 1
            if byte == UInt8(ascii: "`") { return rawIdentifier() }
            if byte != UInt8(ascii: " ") { return String(decoding: [byte], as: UTF8.self) }
        }
        return nil
    }

    private mutating func run(where belongs: (UInt8) -> Bool) -> String {
        let start = index
        while index < code.count, belongs(code[index]) { index += 1 }
        return String(decoding: bytes[start..<index], as: UTF8.self)
    }

    private mutating func rawIdentifier() -> String {
        let name = run { $0 != UInt8(ascii: "`") && $0 != UInt8(ascii: "\n") }
        if index < code.count, code[index] == UInt8(ascii: "`") { index += 1 }
        return "`\(name)`"
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...0xFF:
            true
        default: false
        }
    }

    private static func isOperator(_ byte: UInt8) -> Bool {
        "=+-*/<>!&|^~?%.".utf8.contains(byte)
    }
}
