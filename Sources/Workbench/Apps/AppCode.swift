import CommandLanguage

/// Reads the code of an app's files, all of one language as one line of statements.
enum AppCode {
    /// The Swift code; nil where there is none.
    static func swift(_ paths: [String], at span: SourceSpan) throws(Diagnostic) -> StatementLine? {
        try SourceProgram.line(of: files(paths, at: span))
    }

    /// The Objective-C code, that of headers first; nil where there is none.
    static func objectiveC(
        _ paths: [String], at span: SourceSpan
    ) throws(Diagnostic) -> StatementLine? {
        try ObjectiveCProgram.line(of: files(paths, at: span))
    }

    private static func files(
        _ paths: [String], at span: SourceSpan
    ) throws(Diagnostic) -> [SourceFile] {
        var files: [SourceFile] = []
        for path in paths {
            let bytes = try SessionStore.read(path, limit: AppFiles.mostBytes, at: span)
            files.append(SourceFile(script: ScriptName(path), bytes: bytes))
        }
        return files
    }
}
