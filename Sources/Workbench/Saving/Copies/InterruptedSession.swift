import CommandLanguage
import POSIX

/// An autosaved session whose process is gone and that did not end in peace.
struct InterruptedSession: Equatable {
    /// The path of its file.
    var path: String
    /// Its complete lines, which run as a script.
    var text: String
    /// What is in the file besides, or cannot be read in it.
    var flaws: [Message] = []

    /// The one that was written to last; nil when there is none.
    static func newest(in directory: String) -> InterruptedSession? {
        let candidates = SessionStore.entries(of: directory).compactMap { name in
            isAutosave(name) ? Candidate(path: directory + "/" + name) : nil
        }
        for candidate in candidates.sorted(by: { $0.isNewer(than: $1) }) {
            if let session = InterruptedSession(abandonedAt: candidate.path) { return session }
        }
        return nil
    }

    /// Removes it, once its commands stand in another autosave.
    func discard() { unlink(path) }

    /// Whether the name is a process id, a hyphen, a counter and `.vcr`.
    private static func isAutosave(_ name: String) -> Bool {
        guard name.hasSuffix(".vcr") else { return false }
        let parts = name.dropLast(4).split(separator: "-", omittingEmptySubsequences: false)
        return parts.count == 2
            && parts.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy { 48...57 ~= $0 } }
    }

    /// A file with the time of its last change.
    private struct Candidate {
        var path: String
        var seconds: Int
        var nanoseconds: Int

        init?(path: String) {
            var status = stat()
            guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
            self.path = path
            seconds = status.st_mtim.tv_sec
            nanoseconds = status.st_mtim.tv_nsec
        }

        func isNewer(than other: Candidate) -> Bool {
            (seconds, nanoseconds, path) > (other.seconds, other.nanoseconds, other.path)
        }
    }
}

extension InterruptedSession {
    /// Nil when a living process holds the file, when it ended in peace, or when it holds no
    /// command.
    private init?(abandonedAt path: String) {
        guard let file = try? OpenFile(path, flags: O_RDONLY), file.lock() else { return nil }
        self.path = path
        guard let bytes = try? file.readAll(limit: SessionStore.sizeLimit) else {
            text = ""
            flaws = ["\(path): it is larger than \(SessionStore.sizeLimit) bytes"]
            return
        }
        guard let end = bytes.lastIndex(of: UInt8(ascii: "\n")) else { return nil }
        let rest = bytes[(end + 1)...]
        text = String(decoding: bytes[...end], as: UTF8.self)
        let lines = SessionFile.lines(of: text)
        guard lines.count > 1 || !rest.isEmpty, lines[0].elementsEqual(SessionFile.header.utf8),
            SessionFile.digest(ofEndLine: lines[lines.count - 1]) == nil
        else { return nil }
        if String(validating: bytes[...end], as: UTF8.self) == nil {
            flaws.append("\(path): it holds bytes that are no text in UTF-8")
        }
        if !rest.isEmpty {
            let cut = String(decoding: rest.prefix(60), as: UTF8.self)
            flaws.append("\(path):\(lines.count + 1): the last line is cut off: '\(cut)'")
        }
    }
}
