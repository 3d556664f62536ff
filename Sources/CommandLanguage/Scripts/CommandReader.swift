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
            var reader = VerbReader(file: file, place: start)
            return .verb(
                try reader.read(
                    bytes.extracting(0..<(scan.codeEnd ?? bytes.count)), blocks: scan.blocks))
        }
    }
}
