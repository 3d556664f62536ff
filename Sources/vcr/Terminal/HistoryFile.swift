import CReadline
import POSIX

/// What was typed, in this session and in those before it: readline's list and the file behind it.
@MainActor
final class HistoryFile {
    /// Entries kept in memory and, at every start, on disk.
    private static let limit: Int32 = 5000

    private let path: String?
    private var isRead = false

    /// A history that is kept at `path`, or nowhere.
    init(path: String?) { self.path = path }

    /// Reads the file, the first time that it is called.
    func read() {
        if isRead { return }
        isRead = true
        vcr_history_start(Self.limit)
        guard let path, read_history(path) == 0 else { return }
        vcr_history_deduplicate()
        history_truncate_file(path, 2 * Self.limit)
    }

    /// Adds an entry, on disk too. Where the file cannot be written, the entry is kept in memory
    /// alone.
    func add(_ entry: String) {
        read()
        guard vcr_history_add(entry), let path, prepare(path) else { return }
        append_history(1, path)
    }

    /// Makes the file and the folders above it, for this user alone.
    private func prepare(_ path: String) -> Bool {
        var descriptor = open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
        if descriptor < 0 && errno == ENOENT {
            makeFolders(of: path)
            descriptor = open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
        }
        if descriptor < 0 { return false }
        close(descriptor)
        return true
    }

    private func makeFolders(of path: String) {
        for (offset, byte) in path.utf8.enumerated() where byte == UInt8(ascii: "/") && offset > 0 {
            mkdir(String(decoding: path.utf8.prefix(offset), as: UTF8.self), 0o700)
        }
    }
}
