import CommandLanguage

/// What tells a saved session from other scripts, and its versions from each other.
public enum SessionFormat {
    /// The version that this program writes, and the newest that it reads.
    static let version = 1

    /// What a session begins with, before its version.
    static let firstWords = "# vcr session "

    private static let mark = Array(firstWords.utf8)

    /// Why a script cannot be run: it is a session of a newer version, whose commands may mean
    /// something else. Nil for every other script. `beginning` holds its first line.
    public static func refusal(ofScript beginning: some Sequence<UInt8>) -> Message? {
        var bytes = beginning.makeIterator()
        for byte in mark where bytes.next() != byte { return nil }
        var digits: [UInt8] = []
        while let byte = bytes.next(), (48...57).contains(byte), digits.count < 9 {
            digits.append(byte)
        }
        guard let version = Int(String(decoding: digits, as: UTF8.self)), version > Self.version
        else { return nil }
        return refusal(ofVersion: version)
    }

    static func refusal(ofVersion version: Int) -> Message {
        "is a session of version \(version); this vcr reads up to \(self.version)"
    }
}
