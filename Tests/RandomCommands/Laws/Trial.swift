import Foundation

/// One session that is held against the laws.
@MainActor
final class Trial {
    /// What was typed, in order.
    let pieces: [String]
    /// The session as it was typed; laws only look at it.
    let session: PlayedSession
    /// All that can be read of it.
    private(set) lazy var seen = session.seen
    private(set) lazy var told = session.told
    /// For files; it goes with the trial.
    private(set) lazy var folder = TrialFolder()

    /// Types the pieces, if nobody has.
    init(_ pieces: [String]) {
        self.pieces = pieces
        session = PlayedSession()
        session.play(pieces)
    }

    /// Takes a session in which these pieces were typed: its own, unless others are named.
    init(_ session: PlayedSession, typed pieces: [String]? = nil) {
        self.session = session
        self.pieces = pieces ?? session.parts.map(\.source)
    }

    /// A session in which other pieces were typed, or the same once more.
    func played(_ pieces: [String]? = nil, _ look: SessionLook = .records) -> PlayedSession {
        let session = PlayedSession(look)
        session.play(pieces ?? self.pieces)
        return session
    }

    /// The whole script.
    var text: String { pieces.map { $0 + "\n" }.joined() }

    /// The first of the laws that the session breaks.
    func firstBreach(of laws: [any Law]) throws -> (law: any Law, breach: Breach)? {
        for law in laws {
            if let breach = try law.breach(in: self) { return (law, breach) }
        }
        return nil
    }
}

/// A folder that is there as long as the value is.
final class TrialFolder {
    private static let all = FileManager.default.temporaryDirectory

    private let url = all.appending(path: "vcr-laws-\(UUID().uuidString)")

    init() {
        try? FileManager.default.createDirectory(
            at: url, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    var path: String { url.path }

    /// The path of a file in it.
    func file(_ name: String) -> String { url.appending(path: name).path }

    /// Writes a file; its path.
    func write(_ text: String, to name: String) throws -> String {
        try text.write(toFile: file(name), atomically: true, encoding: .utf8)
        return file(name)
    }

    func text(of name: String) throws -> String {
        try String(contentsOfFile: file(name), encoding: .utf8)
    }
}
