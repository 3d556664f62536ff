/// Splits Swift code into tokens.
struct SwiftLexer {
    let file: ScriptName
    /// The place of the next byte; offsets count from the code's first byte.
    var place: SourcePlace
    private var count = 0
    /// Where the tokens of a `#define` begin, as long as its line is read.
    private var definition: Int?
    /// The macros that were defined before the code, and then those of the code as well.
    var macros: MacroTable
    /// Whether what stands for a macro is read, whose lines a `\` joins.
    private let isInMacro: Bool
    /// Whether the code is a file of C's: comments do not nest, `\` joins lines, and `'a'` is a number.
    let isOfC: Bool

    init(
        file: ScriptName, place: SourcePlace, macros: MacroTable = MacroTable(),
        isInMacro: Bool = false, isOfC: Bool = false
    ) {
        self.file = file
        self.place = place
        self.macros = macros
        self.macros.beginText()
        self.isInMacro = isInMacro
        self.isOfC = isOfC
    }

    /// All tokens of the code, and a last one right behind them.
    mutating func tokens(of bytes: Span<UInt8>) throws(Diagnostic) -> [SwiftToken] {
        var tokens: [SwiftToken] = []
        var end = place
        while let token = try nextToken(bytes, after: tokens.last) {
            endDefinition(before: token, &tokens)
            tokens.append(token)
            continueDefinition(&tokens)
            end = place
        }
        endDefinition(&tokens)
        let span = end.span(in: file)
        tokens.append(SwiftToken(kind: .end, span: span, range: end.offset..<end.offset))
        return tokens
    }

    /// The tokens up to the parenthesis that closes an interpolation.
    mutating func interpolation(_ bytes: Span<UInt8>) throws(Diagnostic) -> [SwiftToken] {
        var tokens: [SwiftToken] = []
        var depth = 1
        while let token = try nextToken(bytes, after: tokens.last) {
            if token.isSign("(") { depth += 1 }
            if token.isSign(")") { depth -= 1 }
            if depth == 0 {
                tokens.append(SwiftToken(kind: .end, span: token.span, range: token.range))
                return tokens
            }
            tokens.append(token)
        }
        throw Diagnostic(.syntax, at: place.span(in: file), "the string is not closed")
    }

    private mutating func nextToken(
        _ bytes: Span<UInt8>, after last: SwiftToken?
    ) throws(Diagnostic) -> SwiftToken? {
        let start = place
        try skipSpace(bytes)
        while try takeMacro(bytes) { try skipSpace(bytes) }
        guard place.offset < bytes.count else { return nil }
        let first = place
        count += 1
        guard count <= ScriptLimits.tokens else { throw tooLong() }
        let kind = try readKind(bytes, after: last, isAdjacent: start.offset == first.offset)
        let range = first.offset..<place.offset
        let length = first.line == place.line ? place.column - first.column : 1
        var token = SwiftToken(
            kind: kind, span: first.span(in: file, length: length), range: range)
        token.isAfterSpace = start.offset < first.offset || first.offset == 0
        token.isAfterLineEnd = start.line < first.line
        token.isBeforeSpace = bytes.peek(place.offset).isWhite
        if case .integer = kind {
            let suffix = text(of: bytes.extracting(range)).lowercased().suffix(3)
            token.isUnsigned = suffix.contains("u")
            token.isLong = suffix.contains("l")
        }
        return token
    }

    private func tooLong() -> Diagnostic {
        Diagnostic(
            .limit, at: place.span(in: file),
            "the statement has more than \(ScriptLimits.tokens) words and signs")
    }

    private mutating func readKind(
        _ bytes: Span<UInt8>, after last: SwiftToken?, isAdjacent: Bool
    ) throws(Diagnostic) -> SwiftToken.Kind {
        let byte = bytes[place.offset]
        let isFraction =
            byte == Byte.dot && bytes.peek(place.offset + 1).isDigit
            && !(isAdjacent && last?.endsOperand ?? false)
        if byte.isDigit || isFraction {
            var reader = SwiftNumberReader(file: file, place: place)
            defer { place = reader.place }
            return try reader.read(bytes, isMember: last?.isSign(".") ?? false)
        }
        let isC = isAdjacent && last?.isSign("@") ?? false
        if let (mark, _) = LookAlike.find(in: bytes, at: place.offset) {
            guard case .punctuation(let scalar, let meant) = mark else {
                return .string(try readString(bytes, isC: isC))
            }
            throw misspelt(scalar, meant: meant)
        }
        if byte.isIdentifier { return try readIdentifier(bytes) }
        if byte == Byte.hash, let marks = rawMarks(bytes) {
            return .string(try readRawString(bytes, marks: marks))
        }
        switch byte {
        case Byte.quote: return .string(try readString(bytes, isC: isC))
        case Byte.backtick: return try readEscapedIdentifier(bytes)
        case Byte.apostrophe where isOfC: return try readCharacterOfC(bytes)
        case Byte.hash where StatementStart.isDefinition(bytes, at: place.offset):
            return beginDefinition(bytes)
        default: return try readSign(bytes)
        }
    }
}

/// `#define NAME VALUE`, which is read as `__auto_type NAME = VALUE;`.
extension SwiftLexer {
    private mutating func beginDefinition(_ bytes: Span<UInt8>) -> SwiftToken.Kind {
        place.advance(to: bytes.identifierEnd(from: place.offset + 1), in: bytes)
        return .identifier("__auto_type", isEscaped: false)
    }

    /// Puts `=` behind the name that is defined.
    private mutating func continueDefinition(_ tokens: inout [SwiftToken]) {
        guard let last = tokens.last else { return }
        if last.word == "__auto_type", last.range.count == "#define".utf8.count {
            definition = tokens.count - 1
        } else if definition == tokens.count - 2 {
            tokens.append(SwiftToken(kind: .sign("="), span: last.span, range: last.range))
        }
    }

    /// Ends the definition if the token is on another line.
    private mutating func endDefinition(
        before token: SwiftToken, _ tokens: inout [SwiftToken]
    ) {
        guard definition != nil, token.isAfterLineEnd else { return }
        endDefinition(&tokens)
    }

    /// Puts `;` behind the value; a name that is only defined stands for nothing.
    private mutating func endDefinition(_ tokens: inout [SwiftToken]) {
        guard let start = definition else { return }
        definition = nil
        if tokens.count <= start + 3 {
            tokens.removeLast(tokens.count - start)
        } else if let last = tokens.last {
            tokens.append(SwiftToken(kind: .sign(";"), span: last.span, range: last.range))
        }
    }
}

/// White space and comments.
extension SwiftLexer {
    private mutating func skipSpace(_ bytes: Span<UInt8>) throws(Diagnostic) {
        while place.offset < bytes.count {
            let byte = bytes[place.offset]
            if byte.isWhite {
                place.step(over: byte)
            } else if let (mark, length) = LookAlike.find(in: bytes, at: place.offset) {
                guard mark == .space else { return }
                place.advance(to: place.offset + length, in: bytes)
            } else if byte == Byte.hash, isDirective(bytes) {
                place.advance(to: bytes.lineEnd(from: place.offset), in: bytes)
            } else if isInMacro || isOfC, bytes.isLineJoin(at: place.offset) {
                place.advance(to: place.offset + 1, in: bytes)
            } else if byte == Byte.slash, bytes.peek(place.offset + 1) == Byte.slash {
                place.advance(to: bytes.lineEnd(from: place.offset), in: bytes)
            } else if byte == Byte.slash, bytes.peek(place.offset + 1) == Byte.star {
                try skipBlockComment(bytes)
            } else {
                return
            }
        }
    }

    /// Whether a line of C's preprocessor that changes nothing here begins at the place.
    private func isDirective(_ bytes: Span<UInt8>) -> Bool {
        let start = bytes.skippingBlanks(from: place.offset + 1)
        let end = bytes.identifierEnd(from: start)
        return Self.directives.contains(text(of: bytes.extracting(start..<end)))
    }

    private static let directives: Set<String> = [
        "import", "include", "pragma", "undef", "warning",
    ]

    private mutating func skipBlockComment(_ bytes: Span<UInt8>) throws(Diagnostic) {
        var depth = 0
        var index = place.offset
        repeat {
            guard index < bytes.count else {
                throw Diagnostic(
                    .unfinished, at: place.span(in: file), "the comment is not closed")
            }
            switch (bytes[index], bytes.peek(index + 1)) {
            case (Byte.slash, Byte.star) where depth == 0 || !isOfC:
                depth += 1
                index += 2
            case (Byte.star, Byte.slash):
                depth -= 1
                index += 2
            default: index += 1
            }
        } while depth > 0
        place.advance(to: index, in: bytes)
    }
}

/// Names and signs.
extension SwiftLexer {
    private mutating func readIdentifier(
        _ bytes: Span<UInt8>
    ) throws(Diagnostic) -> SwiftToken.Kind {
        let start = place
        var end = start.offset
        var isASCII = true
        while end < bytes.count, bytes[end].isIdentifier {
            if bytes[end] >= 0x80 {
                isASCII = false
                if LookAlike.find(in: bytes, at: end) != nil { break }
            }
            end += 1
        }
        place.advance(to: end, in: bytes)
        let name = text(of: bytes.extracting(start.offset..<end))
        if !isASCII { try check(name, at: start) }
        return .identifier(name, isEscaped: false)
    }

    private func check(_ name: String, at start: SourcePlace) throws(Diagnostic) {
        try CharacterCheck(file: file).check(name, at: start, isStrict: true)
        guard Name.isWellFormed(name) else {
            throw Diagnostic(
                .syntax, at: start.span(in: file, length: name.count),
                "'\(name.clipped)' is no name")
        }
    }

    private mutating func readEscapedIdentifier(
        _ bytes: Span<UInt8>
    ) throws(Diagnostic) -> SwiftToken.Kind {
        let start = place.offset + 1
        var end = start
        while bytes.peek(end) != Byte.backtick, bytes.peek(end) != Byte.newline { end += 1 }
        guard bytes.peek(end) == Byte.backtick, end > start else {
            throw Diagnostic(.syntax, at: place.span(in: file), "the backtick is not closed")
        }
        let name = text(of: bytes.extracting(start..<end))
        place.advance(to: end + 1, in: bytes)
        return .identifier(name, isEscaped: true)
    }

    /// The longest sign that the code goes on with.
    private mutating func readSign(_ bytes: Span<UInt8>) throws(Diagnostic) -> SwiftToken.Kind {
        if isInMacro, bytes[place.offset] == Byte.hash { return readMacroSign(bytes) }
        let isLong = "=.<>&|?-".utf8.contains(bytes.peek(place.offset + 1))
        for length in isLong ? [3, 2, 1] : [1] where place.offset + length <= bytes.count {
            let range = place.offset..<place.offset + length
            let sign = text(of: bytes.extracting(range))
            guard Self.signs.contains(sign),
                sign != "#" || bytes.peek(range.upperBound).isIdentifier
            else { continue }
            place.advance(to: range.upperBound, in: bytes)
            return .sign(sign)
        }
        throw unknownSign(bytes)
    }

    private static let signs: Set<String> = [
        "(", ")", "[", "]", "{", "}", ",", ":", ";", ".", "?", "!", "=", "\\",
        "+", "-", "*", "/", "%", "<", ">", "&", "|", "^", "~",
        "...", "..<", "->", "==", "!=", "<=", ">=", "===", "!==", "&&", "||", "??", "<<", ">>",
        "+=", "-=", "*=", "/=", "%=", "|=", "&=", "^=", "@", "#", "<<=", ">>=",
    ]

    private func misspelt(_ mark: Unicode.Scalar, meant: String) -> Diagnostic {
        Diagnostic(
            .syntax, at: place.span(in: file),
            "\(LookAlike.description(of: mark)) is no punctuation of code", suggestion: meant)
    }

    private func unknownSign(_ bytes: Span<UInt8>) -> Diagnostic {
        let span = place.span(in: file)
        switch bytes[place.offset] {
        case Byte.hash:
            return Diagnostic(
                .syntax, at: span, "'#' is no comment in a statement", suggestion: "//")
        case Byte.backslash:
            return Diagnostic(.unsupported, at: span, "a key path is not understood yet")
        case Byte.apostrophe:
            return Diagnostic(
                .syntax, at: span, "\"'\" does not quote", suggestion: "\"",
                hint: "Text is quoted with straight quotes: \"…\".")
        case let byte:
            let shown = byte.isControl ? codePoint(UInt32(byte)) : String(Unicode.Scalar(byte))
            return Diagnostic(.syntax, at: span, "unexpected '\(shown)'")
        }
    }
}
