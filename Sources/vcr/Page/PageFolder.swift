import POSIX

/// A folder for the file that a page alone follows. Its name has this process's id, and it is locked as
/// long as this process lives: so the next one knows which were left by processes that were killed.
final class PageFolder {
    private let path: String
    /// The folder itself, open and locked.
    private let descriptor: Int32

    private static let beginning = "vcr-page-"
    private static let fileName = "session.vcr"

    /// The file in it.
    var file: String { path + "/" + Self.fileName }

    /// Makes a new one, and takes those away that were left; nil where none can be made.
    init?() {
        let parent = Surroundings.temporaryFolder
        Self.removeLeft(in: parent)
        var template = Array("\(parent)/\(Self.beginning)\(getpid())-XXXXXX".utf8CString)
        guard let path = mkdtemp(&template).map({ String(cString: $0) }) else { return nil }
        self.path = path
        descriptor = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
        flock(descriptor, LOCK_EX | LOCK_NB)
    }

    deinit { close(descriptor) }

    /// Takes it away with what is in it.
    func remove() { Self.remove(path, descriptor, of: getpid()) }

    /// Takes those away that belong to this user and to no process that lives.
    private static func removeLeft(in parent: String) {
        guard let folder = opendir(parent) else { return }
        defer { closedir(folder) }
        while let entry = readdir(folder) {
            let name = name(of: entry)
            guard let id = owner(of: name), kill(id, 0) != 0, errno == ESRCH else { continue }
            removeIfFree(parent + "/" + name, of: id)
        }
    }

    /// The process that made a folder of that name; nil where it is no name of ours.
    private static func owner(of name: String) -> pid_t? {
        guard name.hasPrefix(beginning) else { return nil }
        let words = name.dropFirst(beginning.count).split(
            separator: "-", omittingEmptySubsequences: false)
        guard words.count == 2, words[1].utf8.count == 6, let id = pid_t(words[0]), id > 0 else {
            return nil
        }
        return id
    }

    private static func removeIfFree(_ path: String, of id: pid_t) {
        let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
        guard descriptor >= 0 else { return }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_uid == getuid(),
            flock(descriptor, LOCK_EX | LOCK_NB) == 0
        else { return }
        remove(path, descriptor, of: id)
    }

    /// Only the file of the session is taken away, and one that was to get its place: a folder with
    /// anything else in it stays.
    private static func remove(_ path: String, _ descriptor: Int32, of id: pid_t) {
        unlinkat(descriptor, fileName, 0)
        unlinkat(descriptor, "\(fileName).\(id)", 0)
        rmdir(path)
    }

    private static func name(of entry: UnsafeMutablePointer<dirent>) -> String {
        withUnsafePointer(to: &entry.pointee.d_name) { name in
            name.withMemoryRebound(
                to: CChar.self, capacity: MemoryLayout.size(ofValue: name.pointee)
            ) { String(cString: $0) }
        }
    }
}
