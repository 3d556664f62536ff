/// Reads a command whose end is known.
struct CommandReader {
    let file: ScriptName
    /// The place of the command's first byte, offset 0.
    let start: SourcePlace

    /// The command, or nil for a comment; `isTerminated` where a semicolon behind it ends its line.
    func read(
        _ scan: CommandScanner, _ bytes: Span<UInt8>, isTerminated: Bool
    ) throws(Diagnostic) -> ParsedCommand? {
        let check = TextCheck(file: file, start: start)
        if let offset = scan.firstIllegal { throw check.illegal(at: offset, in: bytes) }
        if !scan.isASCII { try check.checkUTF8(bytes) }
        switch scan.start {
        case .comment: return nil
        case .code, .classDirective:
            let reader = StatementReader(file: file, start: start, isTerminated: isTerminated)
            return .statement(try reader.read(bytes))
        case nil:
            return try readVerb(
                bytes.extracting(0..<(scan.codeEnd ?? bytes.count)), blocks: scan.blocks)
        }
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
