/// What tells the files that this program writes from all others, by how they begin.
enum OwnFile {
    /// The first line of a script that is no session.
    static let scriptMark = "# A script of vcr."
    /// Stands in the first lines of an export whose format has comments like these.
    static let comment = "<!-- Exported by vcr. -->"

    private static let firstWords = [
        SessionFormat.firstWords, scriptMark, "// A session of vcr.", comment,
        "%% Exported by vcr.", "// Exported by vcr.", #"{"v":1,"kind":"session","title":"#,
        #"{"version":2,"width":80,"height":24,"command":"vcr","title":"#,
    ]

    /// How much of a file's beginning is looked at.
    static let lookedAt = 1024

    /// Whether a file that begins so was written by this program.
    static func isOurs(_ beginning: some Sequence<UInt8>) -> Bool {
        let text = String(decoding: Array(beginning), as: UTF8.self)
        if firstWords.contains(where: text.hasPrefix) { return true }
        let lines = text.split(separator: "\n", maxSplits: 2, omittingEmptySubsequences: false)
        return lines.count > 2 && lines[1] == comment
    }
}
