import HierarchyRecords

/// What `# end` says of a session: one fingerprint of the world it makes, one of its own lines.
///
/// With two, a digest that differs can be told apart: the file was changed, or the program was.
struct SessionDigest: Equatable, Sendable {
    /// Of the final tree's canonical lines and the log's canonical texts.
    var world: String
    /// Of the file's lines but the last.
    var lines: String

    /// Makes a digest of two fingerprints.
    init(world: Fingerprint, lines: Fingerprint) {
        self.world = world.text
        self.lines = lines.text
    }

    /// Reads `WORLD-LINES`; nil when the text is not two fingerprints.
    init?(_ text: Substring) {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count == 2, parts.allSatisfy(Self.isFingerprint) else { return nil }
        world = String(parts[0])
        lines = String(parts[1])
    }

    /// `WORLD-LINES`, one word.
    var text: String { world + "-" + lines }

    /// Whether it is sixteen hexadecimal digits.
    static func isFingerprint(_ text: Substring) -> Bool {
        text.utf8.count == 16 && text.utf8.allSatisfy { "0123456789abcdef".utf8.contains($0) }
    }
}

extension Fingerprint {
    /// The fingerprint of a world: its tree, then the events at `indices`, calls and marks left
    /// out.
    static func ofWorld(
        tree: HierarchySnapshot, log: EventLog, indices: some Sequence<Int>
    ) -> Fingerprint {
        var fingerprint = Fingerprint()
        for line in tree.canonicalLines { fingerprint.combine(line: line.utf8) }
        fingerprint.combine(indices, of: log)
        return fingerprint
    }

    /// Takes in the canonical texts of the events at `indices`, calls and marks left out.
    mutating func combine(_ indices: some Sequence<Int>, of log: EventLog) {
        var text: [UInt8] = []
        for index in indices {
            let event = log.events[index]
            if event.callback == .call || event.callback == .mark { continue }
            text.removeAll(keepingCapacity: true)
            log.write(event, into: &text)
            combine(line: text)
        }
    }
}

extension Session {
    /// The digest of events of the log, as a running copy has it.
    func digest(of events: Range<Int>) -> Fingerprint {
        var digest = Fingerprint()
        digest.combine(events, of: keptLog)
        return digest
    }
}
