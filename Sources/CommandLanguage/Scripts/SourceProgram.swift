/// A file of code.
public struct SourceFile: Sendable {
    public let script: ScriptName
    public let bytes: [UInt8]

    /// Makes a file of that name.
    public init(script: ScriptName, bytes: [UInt8]) {
        self.script = script
        self.bytes = bytes
    }
}

/// Files of Swift that belong together: one program, whose parts may need each other in whatever order they stand.
public enum SourceProgram {
    /// Whether a file of that name is Swift code rather than a script.
    public static func isSource(_ name: String) -> Bool { name.hasSuffix(".swift") }

    /// The files as one line of statements, nil where there is none; all that cannot be read is told at once.
    public static func line(of files: [SourceFile]) throws(Diagnostic) -> StatementLine? {
        var lines: [StatementLine] = []
        var failure: Diagnostic?
        var localTypes: Set<String> = []
        for file in files {
            do throws(Diagnostic) {
                lines.append(try read(file.bytes, in: file.script, &localTypes))
            } catch {
                failure?.others.append(error)
                failure = failure ?? error
            }
        }
        if let failure { throw failure }
        guard let first = lines.first else { return nil }
        let line = first.joined(with: lines.dropFirst())
        return line.statements.isEmpty ? nil : line
    }

    private static func read(
        _ bytes: [UInt8], in script: ScriptName, _ localTypes: inout Set<String>
    ) throws(Diagnostic) -> StatementLine {
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        let code = bytes.starts(with: mark) ? Array(bytes.dropFirst(mark.count)) : bytes
        let reader = StatementReader(
            file: script, start: SourcePlace(line: 1), isTerminated: false)
        return try reader.readSwift(code.span, localTypes: &localTypes)
    }
}
