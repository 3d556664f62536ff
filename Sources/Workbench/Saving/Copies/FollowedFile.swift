import CommandLanguage
import POSIX

/// A file that another process appends to.
@MainActor
final class FollowedFile {
    /// What became of the file since it was last looked at.
    enum News: Equatable {
        /// Bytes that were appended; empty where there is nothing new.
        case appended([UInt8])
        /// Another file stands there now, or the beginning of this one is another.
        case replaced
        /// It was read to its end, and no process has it to write to: whether one had it before. Told
        /// once of each file.
        case left(wasWritten: Bool)
        /// It cannot be read, in the system's words.
        case failed(Message)
    }

    private let path: String
    private var file: OpenFile
    private var content = KnownContent()
    private var writer = Writer.unknown

    /// Who has the file to write to it.
    private enum Writer { case unknown, known, gone }

    /// The most bytes that one look returns.
    private static let piece = 1 << 20

    /// Opens a regular file.
    init(_ path: String) throws(FileError) {
        try SessionStore.checkName(path)
        self.path = SessionStore.expandingHome(path)
        file = try Self.open(self.path)
    }

    /// Waits a little before the next look.
    static func pause() { _ = poll(nil, 0, 50) }

    private static func open(_ path: String) throws(FileError) -> OpenFile {
        let file = try OpenFile(path, flags: O_RDONLY | O_NONBLOCK)
        let mode = try file.status().st_mode
        guard mode & S_IFMT == S_IFREG else { throw FileError(SessionStore.kindText(mode)) }
        return file
    }

    /// Looks once. What stands in a file that was replaced is read to its end first.
    func look() -> News {
        do throws(FileError) {
            guard try content.stands(in: file) else { return try reopen() }
            noticeWriter()
            let rest = try rest
            if rest > 0 {
                let bytes = try file.bytes(from: content.length, upTo: min(rest, Self.piece))
                content.add(bytes)
                return .appended(bytes)
            }
            return try isReplaced() ? reopen() : lookForWriter()
        } catch {
            return .failed(error.text)
        }
    }

    /// How many bytes were not read yet.
    private var rest: Int {
        get throws(FileError) { Int(try file.status().st_size) - content.length }
    }

    private func isReplaced() throws(FileError) -> Bool { try !file.stands(at: path) }

    /// Opens what stands there now.
    private func reopen() throws(FileError) -> News {
        file = try Self.open(path)
        (content, writer) = (KnownContent(), .unknown)
        return .replaced
    }

    /// Notices a process that has the file before anything of it is read: it may end right after.
    private func noticeWriter() {
        if writer == .unknown, file.isLocked() { writer = .known }
    }

    /// Looks whether a process has the file that was read to its end.
    private func lookForWriter() throws(FileError) -> News {
        if writer == .gone || file.isLocked() { return .appended([]) }
        // Its last words may have come since we read.
        if try rest > 0 { return .appended([]) }
        defer { writer = .gone }
        return .left(wasWritten: writer == .known)
    }
}
