/// The keys that `less` takes while it shows a page: those that move, search and leave. Every other one ends it, and begins
/// what is typed at the prompt, so that nobody is caught in it who simply types on.
enum PagerKeys {
    /// The status with which `less` ends at Ctrl-C.
    static let statusOfInterrupt: Int32 = 2

    /// The key that ended `less`, as its status tells; nil for any other status.
    static func key(of status: Int32) -> Character? {
        guard let byte = UInt8(exactly: status), typed.contains(byte) else { return nil }
        return Character(UnicodeScalar(byte))
    }

    /// The keys, as a file of `less`; from version 582 on it reads one.
    static var source: String {
        (["#command"] + moving + typed.filter { !ownKeys.utf8.contains($0) }.map(leaving) + [
            "#stop"
        ])
        .joined(separator: "\n") + "\n"
    }

    private static let moving = [
        #"\40 forw-screen"#, #"\kD forw-screen"#, #"\kU back-screen"#, #"\kd forw-line"#,
        #"\ku back-line"#, #"\kh goto-line"#, #"\ke goto-end"#, #"\r forw-line"#,
        #"\n forw-line"#, "^L repaint", "^D quit", "/ forw-search", "N reverse-search",
        "G goto-end", #"\e\e quit"#, #"\eq quit"#,
    ]
    /// Characters that are keys of the pager, since no command begins with them.
    private static let ownKeys = "/NG"

    /// The characters that can be typed, but for the blank.
    private static let typed: ClosedRange<UInt8> = 33...126

    /// The line by which a key ends `less` with its own code as the status.
    private static func leaving(_ byte: UInt8) -> String {
        let key = String(UnicodeScalar(byte))
        return (#"\^#"#.contains(key) ? #"\"# + key : key) + " quit " + key
    }
}
