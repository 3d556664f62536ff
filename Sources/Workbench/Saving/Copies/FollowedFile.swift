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
        /// It cannot be read, in the system's words.
        case failed(String)
    }

    private let path: String
    private var file: OpenFile
    private var offset = 0

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
            let size = Int(try file.status().st_size)
            if size < offset { return try reopen() ? .replaced : .appended([]) }
            if size > offset {
                let bytes = try file.bytes(from: offset, upTo: Self.piece)
                offset += bytes.count
                return .appended(bytes)
            }
            guard try isReplaced() else { return .appended([]) }
            return try reopen() ? .replaced : .appended([])
        } catch {
            return .failed(error.text)
        }
    }

    private func isReplaced() throws(FileError) -> Bool {
        var there = stat()
        guard stat(path, &there) == 0 else { return false }
        let ours = try file.status()
        return there.st_ino != ours.st_ino || there.st_dev != ours.st_dev
    }

    /// Opens what stands there now; false where that is gone again.
    private func reopen() throws(FileError) -> Bool {
        do throws(FileError) {
            file = try Self.open(path)
        } catch {
            if error.number == ENOENT { return false }
            throw error
        }
        offset = 0
        return true
    }
}
