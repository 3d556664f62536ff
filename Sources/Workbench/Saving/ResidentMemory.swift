import POSIX

/// The memory that the process takes, as Linux tells it in a file.
enum ResidentMemory {
    /// In bytes; nil where the system has no such file.
    static var bytes: Int? {
        do throws(FileError) {
            let file = try OpenFile("/proc/self/statm", flags: O_RDONLY)
            guard let text = try file.readAll(limit: 4096) else { return nil }
            let pages = text.split(separator: UInt8(ascii: " ")).dropFirst().first
            let count = pages.flatMap { Int(String(decoding: $0, as: UTF8.self)) }
            return count.map { $0 * Int(sysconf(Int32(_SC_PAGESIZE))) }
        } catch {
            return nil
        }
    }
}
