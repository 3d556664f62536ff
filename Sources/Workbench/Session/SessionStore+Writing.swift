import CommandLanguage
import POSIX

extension SessionStore {
    /// Writes the whole file or leaves what was there: a crash at any moment leaves the old file or
    /// the new one.
    ///
    /// A link stays a link, and permissions stay as they were.
    static func write(
        _ bytes: [UInt8], to path: String, at span: SourceSpan
    ) throws(Diagnostic) {
        do throws(FileError) {
            try checkName(path)
            let target = followingLinks(expandingHome(path))
            try replace(target, with: bytes, mode: modeOfExisting(target))
        } catch {
            throw Diagnostic(.file, at: span, "cannot write '\(path)': \(error.text)")
        }
    }

    /// The file that a name leads to; the name itself where nothing is there yet.
    static func followingLinks(_ path: String) -> String {
        guard let resolved = realpath(path, nil) else { return path }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    /// The mode of the regular, writable file that is there; nil when there is none.
    private static func modeOfExisting(_ path: String) throws(FileError) -> mode_t? {
        var status = stat()
        if stat(path, &status) != 0 {
            if errno == ENOENT { return nil }
            throw FileError.last
        }
        if status.st_mode & S_IFMT != S_IFREG { throw FileError(kindText(status.st_mode)) }
        if faccessat(AT_FDCWD, path, W_OK, AT_EACCESS) != 0 { throw FileError.last }
        return status.st_mode
    }

    private static func replace(
        _ path: String, with bytes: [UInt8], mode: mode_t?
    ) throws(FileError) {
        let temporary = temporaryName(for: path)
        do throws(FileError) {
            let file = try OpenFile(temporary, flags: O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW)
            if let mode { _ = fchmod(file.descriptor, mode & 0o7777) }
            try file.write(bytes)
            try file.synchronize()
            if rename(temporary, path) != 0 { throw FileError.last }
        } catch {
            if error.number != EEXIST { unlink(temporary) }
            throw error
        }
        synchronizeDirectory(of: path)
    }

    /// A name in the same directory, so that the file can be renamed into place; unlike any that is
    /// there.
    private static func temporaryName(for path: String) -> String {
        let directory = directory(of: path)
        var counter = 0
        while true {
            let name = "\(directory)/.vcr-\(getpid())-\(counter)"
            if access(name, F_OK) != 0 { return name }
            counter += 1
        }
    }

    /// Makes the new name last through a power cut; file systems that cannot are left alone.
    private static func synchronizeDirectory(of path: String) {
        guard let folder = try? OpenFile(directory(of: path), flags: O_RDONLY | O_DIRECTORY) else {
            return
        }
        try? folder.synchronize()
    }

    /// The directory that a path's last part is in; `.` for a bare name.
    static func directory(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }
}
