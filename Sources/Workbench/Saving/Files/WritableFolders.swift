import POSIX

/// The folders below which a script may write: the working directory, and those of `--allow-write`.
struct WritableFolders {
    /// A folder, and how a path below it can begin.
    private struct Folder {
        let path: String
        let parts: [Substring]
    }

    private let here: String
    private var folders: [Folder] = []

    /// The working directory and these.
    init(_ paths: [String]) {
        here = Self.workingDirectory
        add(".", spelt: here)
        if let logical = SessionStore.environment("PWD"), Self.isSame(logical, ".") {
            add(".", spelt: logical)
        }
        for path in paths {
            add(path, spelt: path)
            add(path, spelt: SessionStore.followingLinks(path))
        }
    }

    private mutating func add(_ path: String, spelt text: String) {
        if let parts = parts(of: text) { folders.append(Folder(path: path, parts: parts)) }
    }

    /// The innermost of the folders that a path leads into, and the names that lead on from there.
    func inner(_ path: String) throws(FileError) -> (folder: String, parts: [String]) {
        let parts = parts(of: path) ?? []
        let fitting = folders.filter { parts.starts(with: $0.parts) }
        guard let folder = fitting.max(by: { $0.parts.count < $1.parts.count }) else {
            throw FileError(
                "a script writes only below the working directory or a folder of --allow-write")
        }
        let rest = parts.dropFirst(folder.parts.count).map(String.init)
        if rest.contains(where: { $0.hasPrefix(".") }) {
            throw FileError("a script writes no hidden file and into no hidden folder")
        }
        return (folder.path, rest)
    }

    /// The names that a path consists of, from the root; nil where it leads above that.
    private func parts(of path: String) -> [Substring]? {
        var parts: [Substring] = []
        let absolute = path.hasPrefix("/") ? path : here + "/" + path
        for part in absolute.split(separator: "/") where part != "." {
            if part != ".." {
                parts.append(part)
            } else if parts.popLast() == nil {
                return nil
            }
        }
        return parts
    }

    private static var workingDirectory: String {
        guard let path = getcwd(nil, 0) else { return "/nowhere" }
        defer { free(path) }
        return String(cString: path)
    }

    private static func isSame(_ first: String, _ second: String) -> Bool {
        var (one, other) = (stat(), stat())
        return stat(first, &one) == 0 && stat(second, &other) == 0
            && (one.st_dev, one.st_ino) == (other.st_dev, other.st_ino)
    }
}
