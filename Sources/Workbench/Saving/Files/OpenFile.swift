import CommandLanguage
import POSIX

/// An open file, closed when it is dropped.
struct OpenFile: ~Copyable {
    let descriptor: Int32

    /// Opens the file; the error is the system's number.
    init(_ path: String, flags: Int32, mode: mode_t = 0o666) throws(FileError) {
        descriptor = open(path, flags | O_CLOEXEC, mode)
        if descriptor < 0 { throw FileError.last }
    }

    /// Opens a file in a folder.
    init(
        _ name: String, in folder: borrowing OpenFile, flags: Int32, mode: mode_t = 0o666
    ) throws(FileError) {
        descriptor = openat(folder.descriptor, name, flags | O_CLOEXEC, mode)
        if descriptor < 0 { throw FileError.last }
    }

    deinit { _ = close(descriptor) }

    /// What kind of file it is, its size and its permissions.
    func status() throws(FileError) -> stat {
        var result = stat()
        if fstat(descriptor, &result) != 0 { throw FileError.last }
        return result
    }

    /// Whether it is the file at that path.
    func stands(at path: String) throws(FileError) -> Bool {
        var there = stat()
        if stat(path, &there) != 0 { throw FileError.last }
        let own = try status()
        return there.st_ino == own.st_ino && there.st_dev == own.st_dev
    }

    /// Everything up to the end, or nil when there is more than `limit` bytes.
    func readAll(limit: Int) throws(FileError) -> [UInt8]? {
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = chunk.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
            if count < 0 { throw FileError.last }
            if count == 0 { return bytes }
            if bytes.count + count > limit { return nil }
            bytes.append(contentsOf: chunk[..<count])
        }
    }

    /// At most so many bytes from the beginning.
    func beginning(upTo count: Int) throws(FileError) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: count)
        let length = bytes.withUnsafeMutableBytes { pread(descriptor, $0.baseAddress, $0.count, 0) }
        if length < 0 { throw FileError.last }
        return Array(bytes.prefix(length))
    }

    /// At most so many bytes from there on.
    func bytes(from offset: Int, upTo count: Int) throws(FileError) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: count)
        let length = bytes.withUnsafeMutableBytes {
            pread(descriptor, $0.baseAddress, $0.count, off_t(offset))
        }
        if length < 0 { throw FileError.last }
        bytes.removeLast(count - length)
        return bytes
    }

    /// Writes all bytes, however many calls it takes.
    func write(_ bytes: [UInt8]) throws(FileError) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { POSIX.write(descriptor, $0.baseAddress, $0.count) }
            if count >= 0 {
                rest.removeFirst(count)
            } else if errno != EINTR {
                throw FileError.last
            }
        }
    }

    /// Drops what stands after the first `length` bytes.
    func truncate(to length: Int) { _ = ftruncate(descriptor, length) }

    /// Returns when the bytes have reached the disk.
    func synchronize() throws(FileError) {
        if fsync(descriptor) != 0 { throw FileError.last }
    }

    /// Takes the file for this process until it ends; false when another process has it.
    func lock() -> Bool { flock(descriptor, LOCK_EX | LOCK_NB) == 0 }

    /// Whether another process has taken it.
    func isLocked() -> Bool {
        guard flock(descriptor, LOCK_SH | LOCK_NB) == 0 else { return errno == EWOULDBLOCK }
        flock(descriptor, LOCK_UN)
        return false
    }
}

/// Why a file could not be read or written.
struct FileError: Error, Equatable {
    /// A few words: `No space left on device`.
    let text: Message
    /// The system's error number; nil where the refusal is ours.
    let number: Int32?

    /// A refusal of ours.
    init(_ text: Message) {
        self.text = text
        number = nil
    }

    private init(number: Int32) {
        text = Message(String(cString: strerror(number)))
        self.number = number
    }

    /// The error of the system call just made.
    static var last: FileError { FileError(number: errno) }
}
