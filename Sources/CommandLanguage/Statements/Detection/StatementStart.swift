/// How a line of UIKit code begins, which is what tells it from a command.
enum StatementStart: Equatable, Sendable {
    /// Code of Swift or Objective-C.
    case code
    /// `@interface`, `@implementation` or `@protocol`, which `@end` ends, and no line end before it.
    case classDirective
    /// `//` or `/*`: a comment so far.
    case comment

    /// Reads the beginning of the line at `start`, which is no blank; nil for a command.
    static func detect(in bytes: Span<UInt8>, at start: Int) -> StatementStart? {
        if bytes.peek(start).isLetter { return detectWord(in: bytes, at: start) }
        let start = codeStart(in: bytes, from: start)
        guard start < bytes.count else { return nil }
        let byte = bytes[start]
        if isWideStart(bytes, at: start) { return .code }
        if byte.isIdentifier, !byte.isDigit { return detectWord(in: bytes, at: start) }
        switch byte {
        case Byte.openParen, Byte.backtick, Byte.openBracket: return .code
        case Byte.at: return detectDirective(in: bytes, at: start)
        case Byte.hyphen, Byte.plus:
            if bytes.peek(start + 1) == byte, bytes.peek(start + 2).isIdentifier { return .code }
            return bytes.peek(bytes.skippingBlanks(from: start + 1)) == Byte.openParen ? .code : nil
        case Byte.hash: return isDefinition(bytes, at: start) ? .code : nil
        case Byte.slash: return bytes.beginsComment(at: start) ? .comment : nil
        default: return nil
        }
    }

    /// Whether `#define NAME` is there, rather than a comment.
    static func isDefinition(_ bytes: Span<UInt8>, at index: Int) -> Bool {
        let end = bytes.identifierEnd(from: index + 1)
        guard end - index == "#define".utf8.count, bytes.isWord("define", at: index + 1) else {
            return false
        }
        let name = bytes.skippingBlanks(from: end)
        return name > end && bytes.peek(name).isIdentifier && !bytes.peek(name).isDigit
    }

    /// Whether a word is there with which the definition of a type may begin.
    static func beginsType(_ bytes: Span<UInt8>, at index: Int) -> Bool {
        if bytes.peek(index) == Byte.at { return true }
        let words: [StaticString] = [
            "class", "struct", "enum", "protocol", "extension", "final", "public", "private",
            "open", "fileprivate", "internal", "indirect", "typealias",
        ]
        return words.contains { bytes.isWord($0, at: index) }
            || isJoinedType(bytes, at: index, to: bytes.identifierEnd(from: index))
    }

    /// Whether `classHome: UIViewController {` is there, whose words a page's copy ran together.
    private static func isJoinedType(_ bytes: Span<UInt8>, at start: Int, to end: Int) -> Bool {
        let colon = bytes.skippingBlanks(from: end)
        guard bytes.peek(colon) == UInt8(ascii: ":") else { return false }
        let type = bytes.skippingBlanks(from: colon + 1)
        guard bytes.peek(type) &- UInt8(ascii: "A") < 26 else { return false }
        let word = text(of: bytes.extracting(start..<end))
        let isJoined = ["class", "struct", "enum", "protocol", "extension"].contains { first in
            word.hasPrefix(first) && word.dropFirst(first.count).first?.isUppercase == true
        }
        let rest = text(of: bytes.extracting(type..<bytes.lineEnd(from: type)))
        return isJoined && rest.contains("{")
    }

    /// Whether `letx: Int` is there, whose words a page's copy ran together.
    private static func isJoinedVariable(_ bytes: Span<UInt8>, _ word: Range<Int>) -> Bool {
        let type = bytes.skippingBlanks(from: word.upperBound + 1)
        guard bytes.peek(type) &- UInt8(ascii: "A") < 26 || bytes.peek(type) == Byte.openBracket
        else { return false }
        return JoinedWord.variableEnd(text(of: bytes.extracting(word))) != nil
    }

    /// Whether `importUIKit` fills the line.
    private static func isJoinedImport(_ bytes: Span<UInt8>, _ word: Range<Int>) -> Bool {
        guard bytes[word.lowerBound] == UInt8(ascii: "i") else { return false }
        switch bytes.peek(bytes.skippingBlanks(from: word.upperBound)) {
        case Byte.newline, Byte.carriageReturn, Byte.semicolon: break
        default: return false
        }
        return JoinedWord.isImport(text(of: bytes.extracting(word)))
    }

    /// The first byte from `index` on that is no space, not even one of another kind.
    private static func codeStart(in bytes: Span<UInt8>, from index: Int) -> Int {
        var index = index
        while let (mark, length) = LookAlike.find(in: bytes, at: index), mark == .space {
            index = bytes.skippingBlanks(from: index + length)
        }
        return index
    }

    /// Whether a bracket or an `@` of another width is there.
    private static func isWideStart(_ bytes: Span<UInt8>, at index: Int) -> Bool {
        guard case .punctuation(_, let meant)? = LookAlike.find(in: bytes, at: index)?.kind else {
            return false
        }
        return ["[", "@", "("].contains(meant)
    }

    private static func detectDirective(in bytes: Span<UInt8>, at start: Int) -> StatementStart {
        let end = bytes.identifierEnd(from: start + 1)
        let word = text(of: bytes.extracting(start + 1..<end))
        if word.hasPrefix("protocol") {
            let line = text(of: bytes.extracting(end..<bytes.lineEnd(from: end)))
            return line.contains(";") ? .code : .classDirective
        }
        let isClass = word.hasPrefix("interface") || word.hasPrefix("implementation")
        return isClass ? .classDirective : .code
    }

    private static func detectWord(in bytes: Span<UInt8>, at start: Int) -> StatementStart? {
        let end = bytes.identifierEnd(from: start)
        if let keyword = StatementKeyword.find(in: bytes, start..<end),
            isKeyword(keyword, before: bytes.skippingBlanks(from: end), in: bytes)
        {
            return .code
        }
        switch bytes.peek(end) {
        case Byte.openParen: return .code
        case Byte.dot, Byte.question, Byte.exclamation, Byte.openBracket:
            return isUsedChain(in: bytes, from: end) ? .code : nil
        case Byte.less:
            guard let close = closingAngle(in: bytes, from: end) else { return nil }
            return detectAfterType(in: bytes, start..<end, at: bytes.skippingBlanks(from: close))
        case UInt8(ascii: ":"):
            let isCode =
                isLabeled(bytes, at: bytes.skippingBlanks(from: end + 1))
                || isJoinedType(bytes, at: start, to: end)
                || isJoinedVariable(bytes, start..<end)
            return isCode ? .code : nil
        default:
            let next = bytes.skippingBlanks(from: end)
            if isJoinedType(bytes, at: start, to: end) || isJoinedImport(bytes, start..<end) {
                return .code
            }
            // `echo ---` is a command with a word behind it, `i++` is code.
            if isBlockType(bytes, at: next) || isStep(bytes, at: end) { return .code }
            if bytes.peek(end) == Byte.hyphen, bytes.peek(end + 1) == UInt8(ascii: ">") {
                return .code
            }
            return detectAfterType(in: bytes, start..<end, at: next)
        }
    }

    /// Whether a statement that can have a label is there.
    private static func isLabeled(_ bytes: Span<UInt8>, at index: Int) -> Bool {
        let end = bytes.identifierEnd(from: index)
        guard end > index, let word = StatementKeyword.find(in: bytes, index..<end) else {
            return false
        }
        return ["for", "while", "repeat", "switch", "if", "do"].contains(word)
    }

    /// Whether `(^` is there.
    private static func isBlockType(_ bytes: Span<UInt8>, at index: Int) -> Bool {
        bytes.peek(index) == Byte.openParen
            && bytes.peek(bytes.skippingBlanks(from: index + 1)) == Byte.caret
    }

    /// Whether `++` or `--` is there.
    private static func isStep(_ bytes: Span<UInt8>, at index: Int) -> Bool {
        let byte = bytes.peek(index)
        return (byte == Byte.plus || byte == Byte.hyphen) && bytes.peek(index + 1) == byte
            && !bytes.peek(index + 2).isIdentifier
    }

    /// Whether what follows makes the word a keyword.
    private static func isKeyword(_ word: String, before next: Int, in bytes: Span<UInt8>) -> Bool {
        switch StatementKeyword.loose[word] {
        case nil: return !isImportOfFile(word, before: next, in: bytes)
        case true?: return bytes.peek(next) == Byte.openBrace
        case false?:
            let end = bytes.identifierEnd(from: next)
            return end > next && StatementKeyword.find(in: bytes, next..<end) != nil
        }
    }

    /// Whether `import hierarchy FILE` is there: a module is one word.
    private static func isImportOfFile(
        _ word: String, before next: Int, in bytes: Span<UInt8>
    ) -> Bool {
        guard word == "import", bytes.isWord("hierarchy", at: next) else { return false }
        let end = bytes.identifierEnd(from: next)
        switch bytes.peek(bytes.skippingBlanks(from: end)) {
        case Byte.newline, Byte.carriageReturn, Byte.semicolon: return false
        case Byte.dot: return bytes.peek(end).isBlank
        default: return true
        }
    }

    /// `name =`, `Type *name` or `Type name =`, decided at what follows the first word.
    private static func detectAfterType(
        in bytes: Span<UInt8>, _ word: Range<Int>, at index: Int
    ) -> StatementStart? {
        let start = word.lowerBound
        if isAssignment(in: bytes, at: index) { return .code }
        if bytes.peek(index) == Byte.star { return detectPointer(in: bytes, at: index + 1) }
        guard bytes.peek(index).isIdentifier, isTypeLike(bytes, word) else {
            return nil
        }
        var end = bytes.skippingBlanks(from: bytes.identifierEnd(from: index))
        if bytes.isWord("const", at: index), bytes.peek(end).isIdentifier {
            end = bytes.skippingBlanks(from: bytes.identifierEnd(from: end))
        }
        while bytes.peek(end).isIdentifier, bytes[start] | 0x20 == bytes[start] {
            end = bytes.skippingBlanks(from: bytes.identifierEnd(from: end))
        }
        let isDeclared = bytes.peek(end) == Byte.equals && bytes.peek(end + 1) != Byte.equals
        let isEnded = bytes.peek(end) == Byte.semicolon && isFrameworkType(bytes, start)
        let isFunction =
            bytes.peek(end) == Byte.openParen
            || bytes.peek(end) == Byte.openBracket && typesOfC.find(in: bytes, word) != nil
        return isDeclared || isEnded || isFunction ? .code : nil
    }

    /// Whether the word begins as types of Apple's frameworks do.
    private static func isFrameworkType(_ bytes: Span<UInt8>, _ start: Int) -> Bool {
        let prefix = text(of: bytes.extracting(start..<min(start + 2, bytes.count)))
        return ["CG", "NS", "UI", "BO"].contains(prefix)
    }

    /// `*name` then `=`, `,`, `;`, a comment or the end of the line; or `*(^name)`.
    private static func detectPointer(in bytes: Span<UInt8>, at index: Int) -> StatementStart? {
        let name = bytes.skippingBlanks(from: index)
        if isBlockType(bytes, at: name) { return .code }
        guard bytes.peek(name).isIdentifier, !bytes.peek(name).isDigit else { return nil }
        var end = bytes.skippingBlanks(from: bytes.identifierEnd(from: name))
        if bytes.isWord("const", at: name), bytes.peek(end).isIdentifier {
            end = bytes.skippingBlanks(from: bytes.identifierEnd(from: end))
        }
        switch bytes.peek(end) {
        case Byte.equals, Byte.semicolon, Byte.newline, Byte.carriageReturn, Byte.comma, Byte.hash,
            Byte.slash, Byte.backslash, Byte.openParen:
            return .code
        default:
            return isAnnotation(bytes, at: end) ? .code : nil
        }
    }

    /// `NS_VALID_UNTIL_END_OF_SCOPE` and its like.
    private static func isAnnotation(_ bytes: Span<UInt8>, at index: Int) -> Bool {
        text(of: bytes.extracting(index..<min(index + 3, bytes.count))) == "NS_"
    }

    /// A capital, as types have, or a type of C.
    private static func isTypeLike(_ bytes: Span<UInt8>, _ word: Range<Int>) -> Bool {
        if bytes[word.lowerBound] &- UInt8(ascii: "A") < 26 { return true }
        return typesOfC.find(in: bytes, word) != nil
    }

    private static let typesOfC = WordTable([
        "id", "int", "float", "double", "long", "unsigned", "bool", "short", "char", "void",
        "int8_t", "int16_t", "int32_t", "int64_t", "uint8_t", "uint16_t", "uint32_t", "uint64_t",
        "size_t", "ssize_t", "ptrdiff_t", "unichar",
    ])

    /// Whether the chain that goes on at `index` is called, assigned or updated.
    private static func isUsedChain(in bytes: Span<UInt8>, from index: Int) -> Bool {
        guard let end = chainEnd(in: bytes, from: index) else { return false }
        switch bytes.peek(end) {
        case Byte.openParen, Byte.openBracket: return true
        default: break
        }
        let next = bytes.skippingBlanks(from: end)
        return bytes.peek(next) == Byte.openBrace || isStep(bytes, at: next)
            || isAssignment(in: bytes, at: next)
    }

    /// Where `.member`, `?`, `!` and balanced subscripts end; at a `[` that never closes, there.
    private static func chainEnd(in bytes: Span<UInt8>, from start: Int) -> Int? {
        var index = start
        while true {
            switch bytes.peek(index) {
            case Byte.question: index += 1
            case Byte.exclamation where bytes.peek(index + 1) != Byte.equals: index += 1
            case Byte.dot:
                let end = memberEnd(in: bytes, from: index + 1)
                guard end > index + 1 else { return nil }
                index = end
            case Byte.openBracket:
                guard let end = closingBracket(in: bytes, from: index) else { return index }
                index = end
            default: return index
            }
        }
    }

    private static func memberEnd(in bytes: Span<UInt8>, from start: Int) -> Int {
        var index = start
        while bytes.peek(index).isIdentifier || bytes.peek(index) == Byte.backtick { index += 1 }
        return index
    }

    /// `=` but not `==`, or an operator with `=`.
    private static func isAssignment(in bytes: Span<UInt8>, at index: Int) -> Bool {
        switch bytes.peek(index) {
        case Byte.equals: bytes.peek(index + 1) != Byte.equals
        case Byte.ampersand where bytes.peek(index + 1) != Byte.equals:
            isUpdate(in: bytes, at: index + 1)
        default: isUpdate(in: bytes, at: index)
        }
    }

    /// An operator with `=`.
    private static func isUpdate(in bytes: Span<UInt8>, at index: Int) -> Bool {
        let sign = bytes.peek(index)
        let isShift =
            (sign == Byte.less || sign == UInt8(ascii: ">")) && bytes.peek(index + 1) == sign
        switch sign {
        case Byte.plus, Byte.hyphen, Byte.star, Byte.slash, Byte.percent, Byte.bar, Byte.ampersand,
            Byte.caret:
            break
        default: if !isShift { return false }
        }
        let end = index + (isShift ? 2 : 1)
        return bytes.peek(end) == Byte.equals && bytes.peek(end + 1) != Byte.equals
    }

    private static func closingBracket(in bytes: Span<UInt8>, from start: Int) -> Int? {
        closing(Byte.openBracket, Byte.closeBracket, in: bytes, from: start)
    }

    private static func closingAngle(in bytes: Span<UInt8>, from start: Int) -> Int? {
        closing(Byte.less, UInt8(ascii: ">"), in: bytes, from: start)
    }

    /// The byte after the one that closes what opens at `start`, if that is in the same command.
    private static func closing(
        _ open: UInt8, _ close: UInt8, in bytes: Span<UInt8>, from start: Int
    ) -> Int? {
        var depth = 0
        var index = start
        while !endsSearch(bytes, at: index) {
            if bytes[index] == open { depth += 1 }
            if bytes[index] == close { depth -= 1 }
            index += 1
            if depth == 0 { return index }
        }
        return nil
    }

    /// Whether the line, the command, or what is no comment of it ends at `index`.
    private static func endsSearch(_ bytes: Span<UInt8>, at index: Int) -> Bool {
        switch bytes.peek(index) {
        case Byte.newline, Byte.semicolon: true
        case Byte.hash: bytes[index - 1].isBlank
        default: false
        }
    }
}
