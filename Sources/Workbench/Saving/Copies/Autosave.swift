import CommandLanguage
import POSIX

/// A running copy of one session: every command is on disk before its reply is shown.
///
/// The file is locked as long as the process lives, so a file that can be locked and does not say
/// `# end` belongs to a session that was killed. It appears with the first command. What the disk does
/// not take waits, and is written with the next command for which there is room again.
final class Autosave {
    /// Where a copy is written.
    enum Place {
        /// A new file in that folder, for `--recover`; it is renamed when the session ends. Nil without
        /// a home.
        case folder(String?)
        /// The file that `--share` names, for followers.
        case file(String)
    }

    /// The name under which the last session that ended in peace is kept.
    static let lastName = "last.vcr"

    private let place: Place
    private var file: AutosaveFile?
    /// What is not on disk yet, in order.
    private var waiting: ArraySlice<String> = []
    /// Whether the person was told that the disk does not take it.
    private var isBehind = false

    /// Prepares to write there; `settings` are the lines that make the world as it began.
    init(_ place: Place, settings: [String]) {
        self.place = place
        begin(with: settings)
    }

    /// Whether something of it is written already, or waits for room.
    var hasBegun: Bool { file != nil || isBehind }

    /// Begins with those settings, before anything is written.
    func begin(with settings: [String]) { waiting = ([SessionFile.header] + settings)[...] }

    /// `$XDG_STATE_HOME/vcr/sessions`, or the same below `~/.local/state`; nil without a home.
    static var defaultDirectory: String? {
        if let state = SessionStore.environment("XDG_STATE_HOME"), state.hasPrefix("/") {
            return state + "/vcr/sessions"
        }
        return SessionStore.environment("HOME").map { $0 + "/.local/state/vcr/sessions" }
    }

    /// Writes commands. Returns a note where that is not possible any more, and where it is possible
    /// again.
    func append(_ commands: [String]) -> Message? {
        waiting += commands
        let wasBehind = isBehind
        do throws(FileError) {
            try catchUp()
            isBehind = false
            return wasBehind ? "\(name) is on again: no command is missing" : nil
        } catch {
            isBehind = true
            return wasBehind ? nil : "\(name) is off: \(error.text)"
        }
    }

    /// Makes the file at once, and not with the first command.
    func begin() throws(FileError) { try catchUp() }

    /// What a person calls it.
    private var name: Message {
        switch place {
        case .folder: "autosave"
        case .file: "sharing"
        }
    }

    /// Whether every command is on disk, and will be after a power cut.
    var isComplete: Bool {
        guard let file, waiting.isEmpty else { return false }
        return file.reachesDisk()
    }

    /// Marks the session as ended; in a folder it is kept as `last.vcr`. Returns what became of it; nil
    /// where no command was given. What cannot be kept whole is left for `--recover` as far as it is there.
    @discardableResult
    func endInPeace(world: Fingerprint) -> SessionEnd? {
        guard file != nil || isBehind else { return nil }
        defer { file = nil }
        do throws(FileError) {
            try catchUp()
            guard let file else { return nil }
            switch place {
            case .folder(let directory):
                guard let directory else { return nil }
                let path = directory + "/" + Self.lastName
                try file.end(world: world, movingTo: path)
                return .kept(path)
            case .file(let path):
                try file.end(world: world, movingTo: nil)
                return .kept(path)
            }
        } catch {
            return .lost(error.text)
        }
    }

    /// So many commands are written at once.
    private static let piece = 1024

    private func catchUp() throws(FileError) {
        if file == nil { file = try newFile() }
        while !waiting.isEmpty {
            let piece = waiting.prefix(Self.piece)
            try file?.append(piece.joined(separator: "\n"))
            waiting.removeFirst(piece.count)
        }
    }

    private func newFile() throws(FileError) -> AutosaveFile {
        switch place {
        case .folder(let directory):
            guard let directory else { throw FileError("HOME is not set") }
            return try AutosaveFile(in: directory)
        case .file(let path): return try AutosaveFile(at: path)
        }
    }
}

/// What became of a session that ended in peace.
public enum SessionEnd: Sendable, Equatable {
    /// It is a script at this path.
    case kept(String)
    /// It could not be written, in the system's words.
    case lost(Message)
    /// The end did not come into the file that followers read, in the system's words.
    case unshared(Message)
}

/// The file behind an autosave, with the fingerprint of its lines so far.
private final class AutosaveFile {
    private let file: OpenFile
    private let path: String
    private var content = KnownContent()
    private var lines = Fingerprint()

    /// Makes a new file of a name that no session has, and locks it.
    init(in directory: String) throws(FileError) {
        try SessionStore.makeDirectory(directory)
        var counter = 1
        while true {
            let path = "\(directory)/\(getpid())-\(counter).vcr"
            do throws(FileError) {
                file = try OpenFile(
                    path, flags: O_RDWR | O_CREAT | O_EXCL | O_APPEND, mode: 0o600)
                self.path = path
                break
            } catch  where error.number == EEXIST {
                counter += 1
            }
        }
        _ = file.lock()
    }

    /// Puts a new file in the place of a session that stands there and is not written to any more.
    init(at path: String) throws(FileError) {
        self.path = SessionStore.followingLinks(SessionStore.expandingHome(path))
        try Self.checkReplaceable(self.path)
        let temporary = "\(self.path).\(getpid())"
        file = try OpenFile(
            temporary, flags: O_RDWR | O_CREAT | O_EXCL | O_APPEND | O_NOFOLLOW, mode: 0o600)
        _ = file.lock()
        if rename(temporary, self.path) != 0 {
            let error = FileError.last
            unlink(temporary)
            throw error
        }
    }

    private static func checkReplaceable(_ path: String) throws(FileError) {
        try SessionStore.checkName(path)
        let existing: OpenFile
        do throws(FileError) {
            existing = try OpenFile(path, flags: O_RDONLY | O_NONBLOCK)
        } catch {
            if error.number == ENOENT { return }
            throw error
        }
        let mode = try existing.status().st_mode
        guard mode & S_IFMT == S_IFREG else { throw FileError(SessionStore.kindText(mode)) }
        let beginning = try existing.beginning(upTo: OwnFile.lookedAt)
        guard beginning.isEmpty || OwnFile.isOurs(beginning) else {
            throw FileError("it is no session or export of vcr")
        }
        guard existing.lock() else { throw FileError("another session is being written to it") }
    }

    /// Adds commands, which stand on lines of their own; half-written ones are taken back.
    func append(_ commands: String) throws(FileError) {
        try checkUntouched()
        let bytes = Array((commands + "\n").utf8)
        do throws(FileError) {
            try file.write(bytes)
        } catch {
            file.truncate(to: content.length)
            throw error
        }
        content.add(bytes)
        try content.trust(file)
        for line in SessionFile.lines(of: commands) { lines.combine(line: line) }
    }

    /// Refuses a file that is not as this program left it: what follows would stand behind other words,
    /// or where nobody reads it.
    private func checkUntouched() throws(FileError) {
        guard try file.stands(at: path) else {
            throw FileError("another file stands in its place")
        }
        guard try content.stands(in: file), Int(try file.status().st_size) == content.length
        else { throw FileError("another program has changed the file") }
    }

    /// Whether all that was added has reached the disk.
    func reachesDisk() -> Bool { (try? file.synchronize()) != nil }

    /// Adds the last line and gives the file its lasting name, where it has another.
    func end(world: Fingerprint, movingTo name: String?) throws(FileError) {
        try append(SessionFile.endLine(SessionDigest(world: world, lines: lines)))
        if let name, rename(path, name) != 0 { throw FileError.last }
    }
}
