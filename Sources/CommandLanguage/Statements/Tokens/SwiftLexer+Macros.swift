/// `#define` of what is no plain value: a macro, which the tokens behind it may use.
extension SwiftLexer {
    /// Takes the definition of a macro, with the lines that a `\` joins; false where none begins.
    mutating func takeMacro(_ bytes: Span<UInt8>) throws(Diagnostic) -> Bool {
        guard bytes.peek(place.offset) == Byte.hash,
            StatementStart.isDefinition(bytes, at: place.offset)
        else { return false }
        let end = definitionEnd(bytes)
        let nameStart = bytes.skippingBlanks(from: place.offset + "#define".utf8.count)
        var nameEnd = nameStart
        while nameEnd < end, bytes[nameEnd].isIdentifier { nameEnd += 1 }
        let name = text(of: bytes.extracting(nameStart..<nameEnd))
        var body = nameEnd
        let head = bytes.peek(nameEnd) == Byte.openParen ? parameters(bytes, &body, to: end) : nil
        var lexer = SwiftLexer(
            file: file, place: place.advanced(to: body, in: bytes), isInMacro: true, isOfC: isOfC)
        let tokens = try lexer.tokens(of: bytes.extracting(0..<end)).dropLast()
        if head == nil, tokens.isPlainValue, macros[name] == nil, macros.defineConstant(name) {
            return false
        }
        macros.define(
            MacroOfC(
                name: name, parameters: head?.names, isVariadic: head?.isVariadic ?? false,
                body: Array(tokens), source: text(of: bytes.extracting(place.offset..<end)),
                line: place.line))
        place.advance(to: end, in: bytes)
        return true
    }

    /// Where the line ends on which the definition stands, those included that a `\` joins.
    private func definitionEnd(_ bytes: Span<UInt8>) -> Int {
        var end = bytes.lineEnd(from: place.offset)
        while end < bytes.count, bytes.isJoined(before: end) { end = bytes.lineEnd(from: end + 1) }
        return end
    }

    /// Reads `(a, b, ...)` and moves behind it; nil where that is no list of parameters.
    private func parameters(
        _ bytes: Span<UInt8>, _ index: inout Int, to end: Int
    ) -> (names: [String], isVariadic: Bool)? {
        var close = index
        while close < end, bytes[close] != UInt8(ascii: ")") { close += 1 }
        guard close < end else { return nil }
        let list = text(of: bytes.extracting(index + 1..<close)).split(separator: ",")
        var names = list.map { $0.filter { !$0.isWhitespace && $0 != "\\" } }
        index = close + 1
        let isVariadic = names.last?.hasSuffix("...") ?? false
        if isVariadic { names.removeLast() }
        return (names.filter { !$0.isEmpty }, isVariadic)
    }

    /// `#` or `##` in what stands for a macro.
    mutating func readMacroSign(_ bytes: Span<UInt8>) -> SwiftToken.Kind {
        let isDouble = bytes.peek(place.offset + 1) == Byte.hash
        place.advance(to: place.offset + (isDouble ? 2 : 1), in: bytes)
        return .sign(isDouble ? "##" : "#")
    }
}

extension Span<UInt8> {
    /// Whether a `\` stands before the line end at the index.
    fileprivate func isJoined(before index: Int) -> Bool {
        var last = index - 1
        if last >= 0, self[last] == Byte.carriageReturn { last -= 1 }
        return last >= 0 && self[last] == Byte.backslash
    }
}

extension ArraySlice<SwiftToken> {
    /// Whether they are numbers and texts, so that a constant can stand for them.
    fileprivate var isPlainValue: Bool {
        guard !isEmpty else { return true }
        return allSatisfy { token in
            switch token.kind {
            case .integer, .number, .string: true
            case .sign(let sign): ["(", ")", "-", "+", "*", "/", ".", "@"].contains(sign)
            case .identifier(let name, _): ["YES", "NO", "true", "false"].contains(name)
            case .end: false
            }
        }
    }
}
