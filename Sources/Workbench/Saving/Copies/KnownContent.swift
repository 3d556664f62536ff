import POSIX

/// What this program has read of a file, or written to it, so that it notices when another program
/// changes that.
struct KnownContent {
    /// How many bytes it is.
    private(set) var length = 0
    private var fingerprint = Fingerprint()
    /// Its last bytes.
    private var end: [UInt8] = []
    /// When the file was changed last, as far as that is known to be fine.
    private var changed: Time?

    private struct Time: Equatable {
        let seconds: Int
        let nanoseconds: Int

        init(_ status: stat) {
            seconds = status.st_mtim.tv_sec
            nanoseconds = status.st_mtim.tv_nsec
        }
    }

    /// The most of its last bytes that are kept.
    private static let keptEnd = 256
    private static let piece = 1 << 20

    /// Takes in bytes that stand behind the others.
    mutating func add(_ bytes: [UInt8]) {
        length += bytes.count
        fingerprint.combine(bytes)
        end = Array((end + bytes.suffix(Self.keptEnd)).suffix(Self.keptEnd))
    }

    /// Takes it that the file is as it should be now, since this program has just changed it.
    mutating func trust(_ file: borrowing OpenFile) throws(FileError) {
        changed = Time(try file.status())
    }

    /// Whether it still stands at the beginning of the file. Where nothing stands behind it all of it is
    /// compared, and else its end alone, since whoever appends does so often.
    mutating func stands(in file: borrowing OpenFile) throws(FileError) -> Bool {
        let status = try file.status()
        if Int(status.st_size) < length { return false }
        if changed == Time(status) { return true }
        let isSame =
            if Int(status.st_size) == length {
                try Self.fingerprint(of: file, upTo: length) == fingerprint
            } else {
                try file.bytes(from: length - end.count, upTo: end.count) == end
            }
        if isSame { changed = Time(status) }
        return isSame
    }

    private static func fingerprint(
        of file: borrowing OpenFile, upTo length: Int
    ) throws(FileError) -> Fingerprint {
        var result = Fingerprint()
        var offset = 0
        while offset < length {
            let bytes = try file.bytes(from: offset, upTo: min(piece, length - offset))
            if bytes.isEmpty { break }
            result.combine(bytes)
            offset += bytes.count
        }
        return result
    }
}
