/// Reads a command whose end is known.
struct CommandReader {
    let file: ScriptName
    /// The place of the command's first byte, offset 0.
    let start: SourcePlace
    /// The macros of the script so far.
    var macros = MacroTable()

    /// The command, or nil for a comment; `isTerminated` where a semicolon behind it ends its line.
    mutating func read(
        _ scan: CommandScanner, _ bytes: Span<UInt8>, isTerminated: Bool
    ) throws(Diagnostic) -> ParsedCommand? {
        let check = TextCheck(file: file, start: start)
        if let offset = scan.firstIllegal { throw check.illegal(at: offset, in: bytes) }
        if !scan.isASCII { try check.checkUTF8(bytes) }
        switch scan.start {
        case .comment: return nil
        case .code, .classDirective:
            var reader = StatementReader(
                file: file, start: start, isTerminated: isTerminated, macros: macros)
            defer { macros = reader.macros }
            return .statement(try reader.read(bytes))
        case nil:
            let code = bytes.extracting(0..<(scan.codeEnd ?? bytes.count))
            if let line = readJoinedType(code, blocks: scan.blocks) { return .statement(line) }
            return try readVerb(code, blocks: scan.blocks)
        }
    }

    /// `structHome { var title = "" }`, whose words a page's copy ran together, so that it was taken
    /// for a command with a block; nil for such a command.
    private func readJoinedType(
        _ bytes: Span<UInt8>, blocks: [Range<Int>]
    ) -> StatementLine? {
        let word = text(of: bytes.extracting(0..<bytes.identifierEnd(from: 0)))
        guard blocks.count == 1, JoinedWord.typeEnd(word) != nil else { return nil }
        var reader = StatementReader(file: file, start: start, isTerminated: false)
        guard let line = try? reader.read(bytes), line.statements.count == 1,
            line.statements[0].definesType
        else { return nil }
        return line
    }

    /// A verb; what is none because code stands in a text, as in `"\(title)"`, may be an expression.
    private func readVerb(
        _ bytes: Span<UInt8>, blocks: [Range<Int>]
    ) throws(Diagnostic) -> ParsedCommand {
        var reader = VerbReader(file: file, place: start)
        do throws(Diagnostic) {
            return .verb(try reader.read(bytes, blocks: blocks))
        } catch {
            let code = StatementReader(file: file, start: start, isTerminated: false)
            let line = try? code.readExpression(bytes) { _ in false }
            if blocks.isEmpty, let line { return .statement(line) }
            throw error
        }
    }
}
