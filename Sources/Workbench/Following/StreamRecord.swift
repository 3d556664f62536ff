import HierarchyRecords

/// A line of a session's running copy that is a comment where the copy is run as a script, and tells
/// a follower what the commands around it did.
///
///     # vcr session 1
///     # with digests
///     # at 0 cbf29ce484222325 0
///     new home
///     # at 1 cbf29ce484222325 1
///     # > home.addChild(home)
///     # raised 5d2c0a6a0c1f7e11
///     # | tree
///     # : home [appeared] 393×852
///     # answered
enum StreamRecord: Equatable, Sendable {
    /// The second line of a copy: each command is followed by where the session stands.
    case withDigests
    /// The step on which the session stands after a command of so many lines, with the digest of that
    /// step's events.
    case at(step: Int, digest: String, lines: Int)
    /// A line of a step that an exception undid.
    case raisedLine(String)
    /// That step is complete; the digest is that of the events which it left in the log.
    case raised(digest: String)
    /// A part of a file that the next command opens, in base 64.
    case fileBytes([UInt8])
    /// That file is complete: its digest, and its path as the session knows it.
    case file(digest: String, path: String)
    /// A line of a command that looked.
    case askedLine(String)
    /// A line of what it was answered.
    case answerLine(String)
    /// That answer is complete.
    case answered
    /// The session ended in peace.
    case end

    /// Reads a line; nil where it is no record.
    init?(_ line: some Collection<UInt8>) {
        guard line.starts(with: "# ".utf8) else { return nil }
        let text = String(decoding: line, as: UTF8.self).dropFirst(2)
        if text.hasPrefix("> ") {
            self = .raisedLine(String(text.dropFirst(2)))
        } else if text.hasPrefix("| ") {
            self = .askedLine(String(text.dropFirst(2)))
        } else if text.hasPrefix(": ") {
            self = .answerLine(String(text.dropFirst(2)))
        } else if text.hasPrefix("< ") {
            guard let bytes = Base64.bytes(text.dropFirst(2).utf8) else { return nil }
            self = .fileBytes(bytes)
        } else if text.hasPrefix("end ") {
            guard SessionDigest(text.dropFirst(4)) != nil else { return nil }
            self = .end
        } else {
            self.init(words: text.split(separator: " ", maxSplits: 3).map(String.init), of: text)
        }
    }

    private init?(words: [String], of text: Substring) {
        switch words.first {
        case "with" where text == "with digests": self = .withDigests
        case "answered" where text == "answered": self = .answered
        case "at" where words.count == 4:
            guard let step = Int(words[1]), let lines = Int(words[3]), step >= 0, lines >= 0,
                SessionDigest.isFingerprint(words[2][...])
            else { return nil }
            self = .at(step: step, digest: words[2], lines: lines)
        case "raised" where words.count == 2 && SessionDigest.isFingerprint(words[1][...]):
            self = .raised(digest: words[1])
        case "file" where words.count > 2 && SessionDigest.isFingerprint(words[1][...]):
            self = .file(digest: words[1], path: String(text.dropFirst(5 + words[1].count + 1)))
        default: return nil
        }
    }

    /// The line.
    var text: String {
        switch self {
        case .withDigests: "# with digests"
        case .at(let step, let digest, let lines): "# at \(step) \(digest) \(lines)"
        case .raisedLine(let line): "# > \(line)"
        case .raised(let digest): "# raised \(digest)"
        case .fileBytes(let bytes): "# < \(Base64.text(bytes))"
        case .file(let digest, let path): "# file \(digest) \(path)"
        case .askedLine(let line): "# | \(line)"
        case .answerLine(let line): "# : \(line)"
        case .answered: "# answered"
        case .end: "# end"
        }
    }
}

/// How a running copy writes what is no command.
extension StreamRecord {
    /// Bytes of a file that one line holds.
    private static let pieceOfFile = 3000

    /// A file's content; none for a path that is no line.
    static func lines(ofFile path: String, digest: String, _ bytes: [UInt8]) -> [String] {
        if path.utf8.contains(where: { $0 == 10 || $0 == 13 }) { return [] }
        let pieces = stride(from: 0, to: bytes.count, by: pieceOfFile).map {
            StreamRecord.fileBytes(Array(bytes[$0..<min($0 + pieceOfFile, bytes.count)])).text
        }
        return pieces + [StreamRecord.file(digest: digest, path: path).text]
    }

    /// A step that an exception undid.
    static func lines(ofRaised source: String, digest: Fingerprint) -> [String] {
        SessionFile.lines(of: source).map { raisedLine(String(Substring($0))).text }
            + [raised(digest: digest.text).text]
    }

    /// What a look was answered; a line of the answer is one here, too.
    static func lines(of look: SessionLook) -> [String] {
        let asked = SessionFile.lines(of: look.source).map { askedLine(String(Substring($0))) }
        let answer = look.lines.flatMap {
            $0.split(separator: "\n", omittingEmptySubsequences: false)
        }
        .map { answerLine(String($0)) }
        return (asked + answer + [answered]).map(\.text)
    }

    /// A command, and where the session stands after it.
    static func lines(ofCommand source: String, step: Int, digest: Fingerprint) -> [String] {
        let count = SessionFile.lines(of: source).count
        return [source, at(step: step, digest: digest.text, lines: count).text]
    }

    /// What stands before the first command: the settings of the world in which it began.
    static func lines(ofSettings settings: [String]) -> [String] {
        [withDigests.text] + settings
            + [at(step: 0, digest: Fingerprint().text, lines: settings.count).text]
    }
}
