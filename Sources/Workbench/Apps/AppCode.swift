import CommandLanguage

/// Reads the code of an app's files, all of one language as one line of statements.
enum AppCode {
    /// The Swift code; nil where there is none.
    static func swift(_ paths: [String], at span: SourceSpan) throws(Diagnostic) -> StatementLine? {
        let files = try files(paths, at: span)
        return files.isEmpty ? nil : try SourceProgram.read(files)
    }

    /// The Objective-C code, that of headers first; nil where there is none.
    static func objectiveC(
        _ paths: [String], at span: SourceSpan
    ) throws(Diagnostic) -> StatementLine? {
        var lines: [StatementLine] = []
        for file in try files(paths, at: span) {
            lines += try self.lines(of: file.bytes, in: file.script)
        }
        return lines.first?.joined(with: lines.dropFirst())
    }

    private static func files(
        _ paths: [String], at span: SourceSpan
    ) throws(Diagnostic) -> [(script: ScriptName, bytes: [UInt8])] {
        var files: [(script: ScriptName, bytes: [UInt8])] = []
        for path in paths {
            let bytes = try SessionStore.read(path, limit: AppFiles.mostBytes, at: span)
            files.append((ScriptName(path), bytes))
        }
        return files
    }

    private static func lines(
        of bytes: [UInt8], in script: ScriptName
    ) throws(Diagnostic) -> [StatementLine] {
        var parser = ScriptParser(in: script, readsAhead: true)
        parser.feed(bytes)
        parser.finish()
        var lines: [StatementLine] = []
        while let command = try parser.next() {
            switch command {
            case .statement(let line): lines.append(line)
            case .verb(let verb):
                throw Diagnostic(
                    .syntax, at: verb.word.span, "'\(verb.word.text)' is no code of Objective-C")
            }
        }
        return lines
    }
}
