import POSIX

extension SessionStore {
    /// Makes the directory and those above it, for this user alone.
    static func makeDirectory(_ path: String) throws(FileError) {
        if mkdir(path, 0o700) == 0 || errno == EEXIST { return }
        guard errno == ENOENT else { throw FileError.last }
        let parent = directory(of: path)
        if parent == path { throw FileError.last }
        try makeDirectory(parent)
        if mkdir(path, 0o700) != 0, errno != EEXIST { throw FileError.last }
    }

    /// The names in a directory, sorted, or of a larger one so many of them; none when it cannot be read.
    static func entries(of path: String, atMost limit: Int = .max) -> [String] {
        guard let stream = opendir(path) else { return [] }
        defer { closedir(stream) }
        var names: [String] = []
        while names.count < limit, let entry = readdir(stream) {
            names.append(name(of: entry))
        }
        return names.sorted()
    }

    private static func name(of entry: UnsafeMutablePointer<dirent>) -> String {
        withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
            String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        }
    }
}
