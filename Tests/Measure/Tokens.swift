/// A word, a bracket or an operator of a Swift file's code.
struct Token {
    let text: String
    /// Counted from 1.
    let line: Int
}

/// Cuts a Swift file's code into tokens.
struct Tokenizer {
    private let bytes: [UInt8]
    private let code: [UInt8]
    private var index = 0
    private var line = 1

    /// `code` is `bytes` with what is not code blanked.
    static func tokens(of bytes: [UInt8], code: [UInt8]) -> [Token] {
        var tokenizer = Tokenizer(bytes: bytes, code: code)
        var tokens: [Token] = []
        while let text = tokenizer.next() { tokens.append(Token(text: text, line: tokenizer.line)) }
        return tokens
    }

    private mutating func next() -> String? {
        while index < code.count {
            let byte = code[index]
            switch Self.kinds[Int(byte)] {
            case .space: index += 1
            case .newline:
                index += 1
                line += 1
            case .word: return run(of: .word)
            case .sign: return run(of: .sign)
            case .backquote: return rawIdentifier()
            case .single:
                index += 1
                return String(decoding: [byte], as: UTF8.self)
            }
        }
        return nil
    }

    private mutating func run(of kind: ByteKind) -> String {
        let start = index
        while index < code.count, Self.kinds[Int(code[index])] == kind { index += 1 }
        return String(decoding: bytes[start..<index], as: UTF8.self)
    }

    private mutating func rawIdentifier() -> String {
        let start = index
        index += 1
        while index < code.count, Self.kinds[Int(code[index])] == .word { index += 1 }
        index = min(index + 1, code.count)
        return String(decoding: bytes[start..<index], as: UTF8.self)
    }

    private enum ByteKind { case space, newline, word, sign, backquote, single }

    private static let kinds: [ByteKind] = (UInt8.min...UInt8.max).map { byte in
        switch Character(UnicodeScalar(byte)) {
        case " ": .space
        case "\n": .newline
        case "`": .backquote
        case "_", "a"..."z", "A"..."Z", "0"..."9": .word
        case let sign where "=+-*/<>!&|^~?%.".contains(sign): .sign
        default: byte >= 0x80 ? .word : .single
        }
    }
}
