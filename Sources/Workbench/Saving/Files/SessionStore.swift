import CommandLanguage
import POSIX

/// How the Workbench reads scripts and sessions, and what it asks of paths; `WritePlace` writes.
///
/// It goes to the system directly, since Foundation's file machinery would be felt at start-up.
public enum SessionStore {
    /// The most bytes that are read of a script or session.
    public static let sizeLimit = 256 << 20

    /// The bytes of a script or session; a pipe is read to its end, a directory or a device is
    /// refused.
    public static func read(
        _ path: String, limit: Int = sizeLimit, at span: SourceSpan
    ) throws(Diagnostic) -> [UInt8] {
        do throws(FileError) {
            return try readFile(path, limit: limit)
        } catch {
            throw Diagnostic(.file, at: span, "cannot read '\(path)': \(error.text)")
        }
    }

    /// Writes a file anew that a person named, whatever stands there.
    public static func rewrite(_ path: String, with text: String) throws(Diagnostic) {
        let file = Word(path, span: SourceSpan(line: 1, column: 1))
        try WritePlace.named(byPerson: file, makingFolder: false) { _ in true }.write(text)
    }

    /// The first bytes of a file, at most so many; nil where it cannot be read.
    static func beginning(of path: String, upTo count: Int) -> [UInt8]? {
        guard isFile(path), (try? checkName(path)) != nil,
            let file = try? OpenFile(expandingHome(path), flags: O_RDONLY | O_NONBLOCK)
        else { return nil }
        return try? file.beginning(upTo: count)
    }

    private static func readFile(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
        try checkName(path)
        let file = try OpenFile(expandingHome(path), flags: O_RDONLY | O_NONBLOCK)
        let mode = try file.status().st_mode
        switch mode & S_IFMT {
        case S_IFREG: break
        case S_IFIFO: _ = fcntl(file.descriptor, F_SETFL, O_RDONLY)
        default: throw FileError(kindText(mode))
        }
        guard let bytes = try file.readAll(limit: limit) else {
            throw FileError("more than \(limit) bytes")
        }
        return bytes
    }

    /// `~/` at the beginning stands for the home directory.
    static func expandingHome(_ path: String) -> String {
        guard path.hasPrefix("~/"), let home = environment("HOME") else { return path }
        return home + path.dropFirst()
    }

    /// The value of an environment variable; nil when it is unset or empty.
    static func environment(_ name: String) -> String? {
        guard let value = getenv(name).map({ String(cString: $0) }), !value.isEmpty else {
            return nil
        }
        return value
    }

    /// Refuses a name that the system would cut short.
    static func checkName(_ path: String) throws(FileError) {
        if path.isEmpty { throw FileError("the name is empty") }
        if path.utf8.contains(0) { throw FileError("the name contains a NUL byte") }
    }

    /// What is there in place of a regular file.
    static func kindText(_ mode: mode_t) -> Message {
        switch mode & S_IFMT {
        case S_IFDIR: "it is a directory"
        case S_IFCHR, S_IFBLK: "it is a device"
        case S_IFIFO: "it is a pipe"
        default: "it is not a regular file"
        }
    }
}
