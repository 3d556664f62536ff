/// A Swift file's bytes, and the same with the insides of comments, string literals and raw
/// identifiers blanked, so that a scan sees code only. Newlines stay where they were.
struct SourceText {
    let bytes: [UInt8]
    let code: [UInt8]
    let tokens: [Token]

    init(_ text: String) {
        bytes = Array(text.utf8)
        var blanker = SourceBlanker(bytes)
        code = blanker.blanked()
        tokens = Tokenizer.tokens(of: bytes, code: code)
    }

    /// The lines as written, without their newlines.
    var lines: [String] { Self.split(bytes) }

    /// The lines of `code`, without their newlines.
    var codeLines: [String] { Self.split(code) }

    private static func split(_ bytes: [UInt8]) -> [String] {
        var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        if lines.last?.isEmpty == true { lines.removeLast() }
        return lines.map { String(decoding: $0, as: UTF8.self) }
    }
}

/// Walks Swift source once and blanks what is not code.
private struct SourceBlanker {
    private enum Mode {
        case code
        /// Code inside `\(…)`; counts the parentheses that are open.
        case interpolation(open: Int)
        case lineComment
        case blockComment(depth: Int)
        case string(hashes: Int, isMultiline: Bool)
        case rawIdentifier
    }

    private let source: [UInt8]
    private var result: [UInt8]
    private var modes: [Mode] = [.code]
    private var index = 0

    init(_ source: [UInt8]) {
        self.source = source
        result = source
    }

    mutating func blanked() -> [UInt8] {
        while index < source.count {
            switch modes[modes.count - 1] {
            case .code: stepInCode()
            case .interpolation(let open): stepInInterpolation(open)
            case .lineComment: stepInLineComment()
            case .blockComment(let depth): stepInBlockComment(depth)
            case .string(let hashes, let isMultiline): stepInString(hashes, isMultiline)
            case .rawIdentifier: stepInRawIdentifier()
            }
        }
        return result
    }

    private func sees(_ text: StaticString, after offset: Int = 0) -> Bool {
        let start = index + offset
        guard start + text.utf8CodeUnitCount <= source.count else { return false }
        return text.withUTF8Buffer { $0.elementsEqual(source[start..<start + $0.count]) }
    }

    private mutating func skip(_ count: Int) { index += count }

    private mutating func blank(_ count: Int) {
        for _ in 0..<count where index < source.count {
            if source[index] != UInt8(ascii: "\n") { result[index] = UInt8(ascii: " ") }
            index += 1
        }
    }

    private mutating func replaceMode(_ mode: Mode) { modes[modes.count - 1] = mode }

    private mutating func stepInCode() {
        switch source[index] {
        case UInt8(ascii: "/"): enterComment()
        case UInt8(ascii: "`"):
            modes.append(.rawIdentifier)
            skip(1)
        case UInt8(ascii: "\""), UInt8(ascii: "#"): if !enterString() { skip(1) }
        default: skip(1)
        }
    }

    private mutating func enterComment() {
        if sees("//") {
            modes.append(.lineComment)
        } else if sees("/*") {
            modes.append(.blockComment(depth: 0))
        } else {
            skip(1)
        }
    }

    private mutating func enterString() -> Bool {
        let hashes = source[index...].prefix { $0 == UInt8(ascii: "#") }.count
        guard sees("\"", after: hashes) else { return false }
        let isMultiline = sees("\"\"\"", after: hashes)
        modes.append(.string(hashes: hashes, isMultiline: isMultiline))
        skip(hashes + (isMultiline ? 3 : 1))
        return true
    }

    private mutating func stepInInterpolation(_ open: Int) {
        if sees("(") {
            replaceMode(.interpolation(open: open + 1))
            skip(1)
        } else if sees(")") {
            if open == 1 { modes.removeLast() } else { replaceMode(.interpolation(open: open - 1)) }
            skip(1)
        } else {
            stepInCode()
        }
    }

    private mutating func stepInLineComment() {
        if sees("\n") { modes.removeLast() } else { blank(1) }
    }

    private mutating func stepInBlockComment(_ depth: Int) {
        if sees("/*") {
            replaceMode(.blockComment(depth: depth + 1))
            blank(2)
        } else if sees("*/") {
            if depth == 1 {
                modes.removeLast()
            } else {
                replaceMode(.blockComment(depth: depth - 1))
            }
            blank(2)
        } else {
            blank(1)
        }
    }

    private mutating func stepInString(_ hashes: Int, _ isMultiline: Bool) {
        if sees("\\"), hasHashes(hashes, after: 1) {
            enterEscape(hashes)
        } else if isMultiline ? sees("\"\"\"") : sees("\""),
            hasHashes(hashes, after: isMultiline ? 3 : 1)
        {
            modes.removeLast()
            skip((isMultiline ? 3 : 1) + hashes)
        } else if sees("\n"), !isMultiline {
            modes.removeLast()
        } else {
            blank(1)
        }
    }

    private mutating func enterEscape(_ hashes: Int) {
        if sees("(", after: 1 + hashes) {
            blank(1 + hashes)
            modes.append(.interpolation(open: 1))
            skip(1)
        } else {
            blank(2 + hashes)
        }
    }

    private func hasHashes(_ count: Int, after offset: Int) -> Bool {
        let start = index + offset
        return start + count <= source.count
            && source[start..<start + count].allSatisfy { $0 == UInt8(ascii: "#") }
    }

    private mutating func stepInRawIdentifier() {
        if sees("`") || sees("\n") {
            modes.removeLast()
            skip(1)
        } else {
            result[index] = UInt8(ascii: "_")
            index += 1
        }
    }
}
