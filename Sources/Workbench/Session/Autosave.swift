import POSIX

/// The running copy of one interactive session: every command is on disk before its reply is shown.
///
/// The file is locked as long as the process lives, so a file that can be locked and does not say
/// `# end` belongs to a session that was killed. It appears with the first command.
final class Autosave {
    /// The name under which the last session that ended in peace is kept.
    static let lastName = "last.vcr"

    private let directory: String?
    private let settings: [String]
    private var file: AutosaveFile?
    private var isOff = false

    /// Prepares to write into `directory`; `settings` are the commands that make the world as it
    /// began.
    init(directory: String? = defaultDirectory, settings: [String]) {
        self.directory = directory
        self.settings = settings
    }

    /// `$XDG_STATE_HOME/vcr/sessions`, or the same below `~/.local/state`; nil without a home.
    static var defaultDirectory: String? {
        if let state = SessionStore.environment("XDG_STATE_HOME"), state.hasPrefix("/") {
            return state + "/vcr/sessions"
        }
        return SessionStore.environment("HOME").map { $0 + "/.local/state/vcr/sessions" }
    }

    /// Writes one command. Returns a note, once, when that was not possible: autosaving is off from
    /// then on.
    func append(_ command: String) -> String? {
        guard !isOff else { return nil }
        do throws(FileError) {
            try write(command)
            return nil
        } catch {
            isOff = true
            return "autosave is off: \(error.text)"
        }
    }

    /// Marks the session as ended and keeps it as `last.vcr`.
    ///
    /// Returns where it is kept; nil where nothing was written.
    @discardableResult
    func endInPeace(world: Fingerprint) -> String? {
        guard let file, let directory else { return nil }
        let path = directory + "/" + Self.lastName
        self.file = nil
        isOff = true
        do throws(FileError) {
            try file.end(world: world, movingTo: path)
            return path
        } catch {
            return nil
        }
    }

    private func write(_ command: String) throws(FileError) {
        if file == nil {
            guard let directory else { throw FileError("HOME is not set") }
            file = try AutosaveFile(in: directory)
            for line in [SessionFile.header] + settings { try file?.append(line) }
        }
        try file?.append(command)
    }
}

/// The file behind an autosave, with the fingerprint of its lines so far.
private final class AutosaveFile {
    private let file: OpenFile
    private let path: String
    private var length = 0
    private var lines = Fingerprint()

    /// Makes a new file of a name that no session has, and locks it.
    init(in directory: String) throws(FileError) {
        try SessionStore.makeDirectory(directory)
        var counter = 1
        while true {
            let path = "\(directory)/\(getpid())-\(counter).vcr"
            do throws(FileError) {
                file = try OpenFile(path, flags: O_WRONLY | O_CREAT | O_EXCL, mode: 0o600)
                self.path = path
                break
            } catch  where error.number == EEXIST {
                counter += 1
            }
        }
        _ = file.lock()
    }

    /// Adds a command; a half-written one is taken back.
    func append(_ command: String) throws(FileError) {
        let bytes = Array((command + "\n").utf8)
        do throws(FileError) {
            try file.write(bytes)
        } catch {
            file.truncate(to: length)
            throw error
        }
        length += bytes.count
        for line in SessionFile.lines(of: command) { lines.combine(line: line) }
    }

    /// Adds the last line and gives the file its lasting name.
    func end(world: Fingerprint, movingTo name: String) throws(FileError) {
        try append(SessionFile.endLine(SessionDigest(world: world, lines: lines)))
        if rename(path, name) != 0 { throw FileError.last }
    }
}
