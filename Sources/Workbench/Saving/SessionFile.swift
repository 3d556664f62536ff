import CommandLanguage

/// A saved session: a script between a header and a digest.
///
///     # vcr session 1
///     set ios 12
///     new home
///     root home
///     # end 81a5fcbd1c6b1a1e-5d2c0a6a0c1f7e11
struct SessionFile: Equatable, Sendable {
    /// The whole file. Its first and last lines are comments, so it runs as a script as it is.
    var text: String
    /// What the last line says.
    var digest: SessionDigest
    /// Whether the lines are those that were saved.
    var isUnchanged: Bool

    /// The first line.
    static let header = "# vcr session \(SessionFormat.version)"

    /// A session of settings and steps, one command each; blocks keep their lines.
    init(settings: [String], steps: [String], world: Fingerprint) {
        var lines = Fingerprint()
        var text = ""
        for command in [Self.header] + settings + steps {
            for line in Self.lines(of: command) { lines.combine(line: line) }
            text += command + "\n"
        }
        digest = SessionDigest(world: world, lines: lines)
        self.text = text + Self.endLine(digest) + "\n"
        isUnchanged = true
    }

    /// Reads a saved session; `name` is how the user called the file, `span` where.
    init(bytes: [UInt8], name: String, at span: SourceSpan) throws(Diagnostic) {
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw Diagnostic(.sessionFormat, at: span, "'\(name)' is not a session: not UTF-8 text")
        }
        let lines = Self.lines(of: text)
        try Self.checkHeader(lines, name: name, at: span)
        guard let end = lines.lastIndex(where: { Self.digest(ofEndLine: $0) != nil }),
            let digest = Self.digest(ofEndLine: lines[end])
        else {
            throw Diagnostic(
                .sessionFormat, at: span, "'\(name)' is cut off: its last line is not '# end HASH'")
        }
        self.text = text
        self.digest = digest
        isUnchanged = Self.fingerprint(lines, without: end).text == digest.lines
    }

    /// The last line of a session.
    static func endLine(_ digest: SessionDigest) -> String { "# end " + digest.text }

    private static func checkHeader(
        _ lines: [Substring.UTF8View], name: String, at span: SourceSpan
    ) throws(Diagnostic) {
        let words = lines.first.map { Substring($0).split(separator: " ") } ?? []
        guard words.count == 4, words[..<3] == ["#", "vcr", "session"],
            let version = Int(words[3]), version > 0
        else {
            throw Diagnostic(
                .sessionFormat, at: span,
                "'\(name)' is not a session: its first line is not '\(header)'",
                hint: "'source' runs a script or code")
        }
        if version > SessionFormat.version {
            throw Diagnostic(
                .sessionFormat, at: span,
                "\("'\(name)'") \(SessionFormat.refusal(ofVersion: version))")
        }
    }

    static func digest(ofEndLine line: Substring.UTF8View) -> SessionDigest? {
        guard line.starts(with: "# end ".utf8) else { return nil }
        return SessionDigest(Substring(line.dropFirst(6)))
    }

    /// The lines of a text, without the newline and carriage return that end them.
    static func lines(of text: String) -> [Substring.UTF8View] {
        var lines = text.utf8.split(
            separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false
        ).map { $0.last == UInt8(ascii: "\r") ? $0.dropLast() : $0 }
        if lines.count > 1, lines.last?.isEmpty == true { lines.removeLast() }
        return lines
    }

    private static func fingerprint(
        _ lines: [Substring.UTF8View], without end: Int
    ) -> Fingerprint {
        var fingerprint = Fingerprint()
        for (index, line) in lines.enumerated() where index != end {
            fingerprint.combine(line: line)
        }
        return fingerprint
    }
}
