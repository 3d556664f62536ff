import POSIX

extension SessionStore {
    /// The file that a name leads to; the name itself where nothing is there yet.
    static func followingLinks(_ path: String) -> String {
        guard let resolved = realpath(path, nil) else { return path }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    /// Whether the last part of the path is a link.
    static func isLink(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
    }

    /// Whether a folder is there, perhaps through a link.
    static func isFolder(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    /// Whether a regular file is there, perhaps through a link.
    public static func isFile(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    }

    /// The directory that a path's last part is in; `.` for a bare name.
    static func directory(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    /// The path that leads from a folder to a file: `../apps/Main.storyboard`.
    static func path(of file: String, from folder: String) -> String {
        let target = followingLinks(directory(of: file)).split(separator: "/")
        let start = followingLinks(folder).split(separator: "/")
        let shared = zip(target, start).prefix { $0 == $1 }.count
        let up = Array(repeating: "..", count: start.count - shared)
        return (up + target.dropFirst(shared).map(String.init) + [lastPart(of: file)])
            .joined(separator: "/")
    }

    /// The name in that directory; empty where the path ends in a slash.
    static func lastPart(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return path }
        return String(path[path.index(after: slash)...])
    }
}
