/// How a line of UIKit code begins, which is what tells it from a command.
enum StatementStart: Equatable, Sendable {
    /// A declaration, a call or an assignment.
    case swift
    /// A construct without a front end yet, named as in a sentence.
    case unsupported(String)
    /// `//` or `/*`: a comment so far.
    case comment

    /// Whether `@end` ends the statement, and no line end before it.
    var endsAtDirective: Bool {
        switch self {
        case .unsupported("'@interface'"), .unsupported("'@implementation'"): true
        default: false
        }
    }

    /// Reads the beginning of the line at `start`, which is no blank; nil for a command.
    static func detect(in bytes: Span<UInt8>, at start: Int) -> StatementStart? {
        let byte = bytes[start]
        if byte.isIdentifier, !byte.isDigit { return detectWord(in: bytes, at: start) }
        switch byte {
        case Byte.openParen, Byte.backtick: return .swift
        case Byte.openBracket: return .unsupported("an Objective-C message")
        case Byte.at:
            let directive = directive(in: bytes, at: start)
            return directives.contains(directive) ? .unsupported(directive) : .swift
        case Byte.slash:
            let next = bytes.peek(start + 1)
            return next == Byte.slash || next == Byte.star ? .comment : nil
        default: return nil
        }
    }

    private static func directive(in bytes: Span<UInt8>, at start: Int) -> String {
        let end = bytes.identifierEnd(from: start + 1)
        return end == start + 1 ? "'@'" : "'\(text(of: bytes.extracting(start..<end)).clipped)'"
    }

    /// Words behind `@` that begin something of Objective-C; the rest are attributes of Swift.
    private static let directives: Set<String> = [
        "'@'", "'@autoreleasepool'", "'@class'", "'@end'", "'@implementation'", "'@import'",
        "'@interface'", "'@property'", "'@protocol'", "'@selector'", "'@synthesize'",
    ]

    private static func detectWord(in bytes: Span<UInt8>, at start: Int) -> StatementStart? {
        let end = bytes.identifierEnd(from: start)
        if let keyword = StatementKeyword.find(in: bytes, start..<end),
            isKeyword(keyword, before: bytes.skippingBlanks(from: end), in: bytes)
        {
            let isSwift = !StatementKeyword.objectiveC.contains(keyword)
            return isSwift ? .swift : .unsupported("'\(keyword)'")
        }
        switch bytes.peek(end) {
        case Byte.openParen: return .swift
        case Byte.dot, Byte.question, Byte.exclamation, Byte.openBracket:
            return isUsedChain(in: bytes, from: end) ? .swift : nil
        case Byte.less:
            guard let close = closingAngle(in: bytes, from: end) else { return nil }
            return detectAfterType(in: bytes, start, at: bytes.skippingBlanks(from: close))
        default:
            return detectAfterType(in: bytes, start, at: bytes.skippingBlanks(from: end))
        }
    }

    /// Whether what follows makes the word a keyword.
    private static func isKeyword(_ word: String, before next: Int, in bytes: Span<UInt8>) -> Bool {
        switch StatementKeyword.loose[word] {
        case nil: return true
        case true?: return bytes.peek(next) == Byte.openBrace
        case false?:
            let end = bytes.identifierEnd(from: next)
            return end > next && StatementKeyword.find(in: bytes, next..<end) != nil
        }
    }

    /// `name =`, `Type *name` or `Type name =`, decided at what follows the first word.
    private static func detectAfterType(
        in bytes: Span<UInt8>, _ start: Int, at index: Int
    ) -> StatementStart? {
        if isAssignment(in: bytes, at: index) { return .swift }
        if bytes.peek(index) == Byte.star { return detectPointer(in: bytes, at: index + 1) }
        guard bytes.peek(index).isIdentifier, isTypeLike(bytes, start) else {
            return nil
        }
        let end = bytes.skippingBlanks(from: bytes.identifierEnd(from: index))
        let isDeclared = bytes.peek(end) == Byte.equals && bytes.peek(end + 1) != Byte.equals
        return isDeclared ? .unsupported("an Objective-C declaration") : nil
    }

    /// `*name` then `=`, `,`, `;`, a comment or the end of the line.
    private static func detectPointer(in bytes: Span<UInt8>, at index: Int) -> StatementStart? {
        let name = bytes.skippingBlanks(from: index)
        guard bytes.peek(name).isIdentifier, !bytes.peek(name).isDigit else { return nil }
        let end = bytes.skippingBlanks(from: bytes.identifierEnd(from: name))
        switch bytes.peek(end) {
        case Byte.equals, Byte.semicolon, Byte.newline, Byte.carriageReturn, Byte.comma, Byte.hash,
            Byte.slash, Byte.backslash:
            return .unsupported("an Objective-C declaration")
        default:
            return nil
        }
    }

    /// A capital, as types have, or `id`.
    private static func isTypeLike(_ bytes: Span<UInt8>, _ start: Int) -> Bool {
        let isCapital = bytes[start] &- UInt8(ascii: "A") < 26
        let isID = bytes[start] == UInt8(ascii: "i") && bytes.peek(start + 1) == UInt8(ascii: "d")
        return isCapital || (isID && bytes.peek(start + 2).isBlank)
    }

    /// Whether the chain that goes on at `index` is called, assigned or updated.
    private static func isUsedChain(in bytes: Span<UInt8>, from index: Int) -> Bool {
        guard let end = chainEnd(in: bytes, from: index) else { return false }
        switch bytes.peek(end) {
        case Byte.openParen, Byte.openBracket: return true
        default: break
        }
        let next = bytes.skippingBlanks(from: end)
        return bytes.peek(next) == Byte.openBrace || isAssignment(in: bytes, at: next)
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
        case Byte.plus, Byte.hyphen, Byte.star, Byte.slash, Byte.percent, Byte.bar, Byte.ampersand,
            Byte.caret:
            bytes.peek(index + 1) == Byte.equals && bytes.peek(index + 2) != Byte.equals
        default: false
        }
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
