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
        func keep(_ error: Diagnostic) {
            failure?.others.append(error)
            failure = failure ?? error
        }
        var read: [(file: SourceFile, tokens: [SwiftToken])] = []
        for file in files {
            do throws(Diagnostic) {
                read.append((file, try reader(of: file).tokens(of: file.code.span)))
            } catch {
                keep(error)
            }
        }
        var names = FilePrivateNames(read.map(\.tokens))
        var localTypes: Set<String> = []
        for (one, tokens) in zip(read, names.separated()) {
            do throws(Diagnostic) {
                lines.append(
                    try reader(of: one.file).readSwift(
                        tokens, of: one.file.code.span, localTypes: &localTypes))
            } catch {
                keep(error)
            }
        }
        if let failure { throw failure }
        guard let first = lines.first else { return nil }
        let line = first.joined(with: lines.dropFirst())
        return line.statements.isEmpty ? nil : line
    }

    private static func reader(of file: SourceFile) -> StatementReader {
        StatementReader(file: file.script, start: SourcePlace(line: 1), isTerminated: false)
    }
}

extension SourceFile {
    /// The bytes without the mark that a text may begin with.
    fileprivate var code: [UInt8] {
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        return bytes.starts(with: mark) ? Array(bytes.dropFirst(mark.count)) : bytes
    }
}
