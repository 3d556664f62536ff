// The log is written in bytes, a few short texts a line: `append(contentsOf: text.utf8)` would cost
// several times what copying them does.

extension [UInt8] {
    /// Appends a text in UTF-8.
    @inline(__always)
    package mutating func append(utf8 text: String) {
        var text = text
        text.withUTF8 { append(contentsOf: $0) }
    }

    /// Appends a text that the program was compiled with.
    @inline(__always)
    package mutating func append(_ text: StaticString) {
        text.withUTF8Buffer { append(contentsOf: $0) }
    }
}
