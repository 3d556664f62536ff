import CommandLanguage
import POSIX

/// Where a file is going to be written: a name in a folder that is open already, so that no link that
/// appears later leads elsewhere.
final class WritePlace {
    private let folder: OpenFile
    private let name: String
    private let file: Word
    /// What stood there when the place was opened.
    private let before: Existing?

    /// What stands at a place.
    private struct Existing: Equatable {
        let device: dev_t
        let number: ino_t
        let mode: mode_t

        init(_ status: stat) {
            device = status.st_dev
            number = status.st_ino
            mode = status.st_mode
        }

        var isLink: Bool { mode & S_IFMT == S_IFLNK }
    }

    /// Opens the place; refuses one where something else than a file or a link stands, or a file that
    /// may not be written.
    init(_ name: String, in folder: consuming OpenFile, for file: Word) throws(FileError) {
        if name.isEmpty { throw FileError("it is a directory") }
        let before = try Self.existing(name, in: folder)
        if let before, !before.isLink {
            if before.mode & S_IFMT != S_IFREG {
                throw FileError(SessionStore.kindText(before.mode))
            }
            if faccessat(folder.descriptor, name, W_OK, AT_EACCESS) != 0 { throw FileError.last }
        }
        self.folder = folder
        self.name = name
        self.file = file
        self.before = before
    }

    private static func existing(
        _ name: String, in folder: borrowing OpenFile
    ) throws(FileError) -> Existing? {
        var status = stat()
        if fstatat(folder.descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0 {
            return Existing(status)
        }
        if errno == ENOENT { return nil }
        throw FileError.last
    }

    /// Whether a link stands there.
    var isLink: Bool { before?.isLink ?? false }

    /// Whether a file stands there that this program has not written.
    var isForeign: Bool {
        guard let before, !before.isLink else { return false }
        guard let file = try? OpenFile(name, in: folder, flags: O_RDONLY | O_NOFOLLOW | O_NONBLOCK),
            let beginning = try? file.beginning(upTo: OwnFile.lookedAt)
        else { return true }
        return !OwnFile.isOurs(beginning)
    }

    /// Writes the whole file or leaves what was there: a crash at any moment leaves the old file or
    /// the new one. Permissions stay as they were.
    func write(_ text: String) throws(Diagnostic) {
        do throws(FileError) {
            try replace(with: Array(text.utf8))
        } catch {
            throw Diagnostic(.file, at: file.span, "cannot write '\(file.text)': \(error.text)")
        }
    }

    private func replace(with bytes: [UInt8]) throws(FileError) {
        let temporary = temporaryName()
        do throws(FileError) {
            let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW
            let file = try OpenFile(temporary, in: folder, flags: flags)
            if let before, !before.isLink { _ = fchmod(file.descriptor, before.mode & 0o7777) }
            try file.write(bytes)
            try file.synchronize()
            // A name is never followed when a file is renamed to it: a link would be replaced.
            guard try Self.existing(name, in: folder) == before else {
                throw FileError("something else stands there now")
            }
            if renameat(folder.descriptor, temporary, folder.descriptor, name) != 0 {
                throw FileError.last
            }
        } catch {
            if error.number != EEXIST { unlinkat(folder.descriptor, temporary, 0) }
            throw error
        }
        // Makes the new name last through a power cut; file systems that cannot are left alone.
        try? folder.synchronize()
    }

    /// A name in the same folder, so that the file can be renamed into place; unlike any that is
    /// there.
    private func temporaryName() -> String {
        var counter = 0
        while true {
            let name = ".vcr-\(getpid())-\(counter)"
            if faccessat(folder.descriptor, name, F_OK, 0) != 0 { return name }
            counter += 1
        }
    }
}
