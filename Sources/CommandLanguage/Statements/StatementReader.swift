/// Reads a command's code in the language that it is written in.
struct StatementReader {
    let file: ScriptName
    /// The place of the code's first byte.
    let start: SourcePlace
    /// Whether a semicolon behind the code ends its line.
    let isTerminated: Bool
    /// The macros that were defined before it, and then those that it defines as well.
    var macros = MacroTable()

    /// The statements, and the source without the space and the comments around it.
    mutating func read(_ bytes: Span<UInt8>) throws(Diagnostic) -> StatementLine {
        if let slip = SwallowedCode.find(in: bytes, isCertain: true) {
            throw slip.diagnostic(in: bytes, start, file)
        }
        do {
            return try readTokens(bytes)
        } catch {
            guard let slip = SwallowedCode.find(in: bytes, isCertain: false) else { throw error }
            throw slip.diagnostic(in: bytes, start, file)
        }
    }

    /// The tokens of a file of Swift.
    func tokens(of bytes: Span<UInt8>) throws(Diagnostic) -> [SwiftToken] {
        var lexer = SwiftLexer(file: file, place: start)
        return try lexer.tokens(of: bytes).choosingBranches()
    }

    /// The code of a file of Swift, with what of it cannot be read.
    /// `localTypes` are the names of types within functions so far, of the files before as well.
    func readSwift(
        _ tokens: [SwiftToken], of bytes: Span<UInt8>, localTypes: inout Set<String>
    ) throws(Diagnostic) -> StatementLine {
        var parser = SwiftParser(file: file, tokens: tokens)
        parser.recovers = true
        parser.localTypeNames = localTypes
        let statements = try parser.parseStatements(until: nil)
        localTypes = parser.localTypeNames
        var line = StatementLine(
            statements: parser.localTypes + statements, source: text(of: bytes),
            span: tokens[0].span,
            readings: parser.readings)
        line.unread = parser.unread
        return line
    }

    /// The code where all of it is one expression; nil where it is something else. `isName` tells which
    /// names with a `-` in them are known.
    func readExpression(
        _ bytes: Span<UInt8>, isName: (String) -> Bool
    ) throws(Diagnostic) -> StatementLine? {
        var lexer = SwiftLexer(file: file, place: start)
        let tokens = try lexer.tokens(of: bytes).joiningNames(in: bytes, where: isName)
        let line = try line(of: tokens, in: bytes)
        return line.expression == nil ? nil : line
    }

    private mutating func readTokens(_ bytes: Span<UInt8>) throws(Diagnostic) -> StatementLine {
        var lexer = SwiftLexer(file: file, place: start, macros: macros)
        let tokens = try lexer.tokens(of: bytes)
        let before = macros
        macros = lexer.macros
        if tokens.count == 1, !macros.isEmpty { return definitionOfMacros(bytes) }
        return try line(of: tokens, in: bytes, macrosBefore: before)
    }

    /// Code that defines macros and does nothing else.
    private func definitionOfMacros(_ bytes: Span<UInt8>) -> StatementLine {
        StatementLine(
            statements: [], language: .objectiveC, isTerminated: isTerminated,
            source: text(of: bytes), span: start.span(in: file))
    }

    private func line(
        of read: [SwiftToken], in bytes: Span<UInt8>, macrosBefore: MacroTable = MacroTable()
    ) throws(Diagnostic) -> StatementLine {
        var definitions: [String] = []
        var (tokens, parted) = JoinedWords.part(read, isTerminated: isTerminated)
        if !macros.isEmpty, SourceLanguage.detect(in: tokens) != .swift {
            var expander = MacroExpander(file: file, macros: macros)
            tokens = try expander.expand(tokens)
            // Whoever reads the code again knows only what stands in it.
            definitions = expander.used.filter { macrosBefore[$0.name] != nil }.map(\.source)
        }
        let (statements, readings, language, isEither) = try parse(tokens)
        let end = read.dropLast().last?.range.upperBound ?? 0
        return StatementLine(
            statements: statements, language: language, isOfEitherLanguage: isEither,
            isTerminated: isTerminated,
            source: (definitions
                + [
                    source(
                        of: bytes.extracting(0..<end), from: read[0].range.lowerBound,
                        in: language)
                ]).joined(separator: "\n"),
            span: read[0].span, readings: parted + readings)
    }

    /// The code without what stands behind it. Where only a semicolon tells a declaration of C from a
    /// command, as in `CGSize size;`, the semicolon stays, so that the code is read again as code.
    private func source(
        of code: Span<UInt8>, from start: Int, in language: SourceLanguage
    ) -> String {
        let isSeen = language == .swift || StatementStart.detect(in: code, at: start) != nil
        return text(of: code) + (isSeen ? "" : ";")
    }

    /// Reads the tokens in the language that they show. Where they show none, the language that can
    /// read them is taken.
    private func parse(_ tokens: [SwiftToken]) throws(Diagnostic) -> (
        [Statement], [CodeReading], SourceLanguage, isEither: Bool
    ) {
        let detected = SourceLanguage.detect(in: tokens)
        let language = detected ?? .swift
        do {
            let (statements, readings) = try parse(tokens, as: language)
            return (statements, readings, language, detected == nil)
        } catch {
            guard detected == nil, let (statements, readings) = try? parse(tokens, as: .objectiveC)
            else { throw error }
            return (statements, readings, .objectiveC, false)
        }
    }

    private func parse(
        _ tokens: [SwiftToken], as language: SourceLanguage
    ) throws(Diagnostic) -> ([Statement], [CodeReading]) {
        switch language {
        case .swift:
            var parser = SwiftParser(file: file, tokens: try tokens.choosingBranches())
            let statements = try parser.parseStatements(until: nil)
            return (parser.localTypes + statements, parser.readings)
        case .objectiveC:
            var parser = ObjectiveCParser(file: file, tokens: tokens)
            return (try parser.parseStatements(until: nil), [])
        }
    }
}
