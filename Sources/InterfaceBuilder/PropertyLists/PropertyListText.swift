/// Reads property lists in the form that a project of Xcode is kept in: `{ key = value; list = (a, "b c"); }`.
extension PropertyListReader {
    /// The value that the bytes of a file are; nil where they are no such list.
    public static func project(_ bytes: [UInt8]) -> PropertyList? {
        var text = PropertyListText(bytes: bytes)
        guard let value = text.value(depth: 0), text.next == nil else { return nil }
        return value
    }
}

/// The bytes of a list, as far as they were read.
private struct PropertyListText {
    let bytes: [UInt8]
    private var place = 0

    private static let depthLimit = 64

    init(bytes: [UInt8]) { self.bytes = bytes }

    /// The next byte that is no blank and in no comment; nil at the end.
    var next: UInt8? {
        mutating get {
            while place < bytes.count {
                switch bytes[place] {
                case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"):
                    place += 1
                case UInt8(ascii: "/") where skipComment(): break
                default: return bytes[place]
                }
            }
            return nil
        }
    }

    private mutating func skipComment() -> Bool {
        let after = place + 1 < bytes.count ? bytes[place + 1] : 0
        if after == UInt8(ascii: "/") {
            place = bytes[place...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
            return true
        }
        guard after == UInt8(ascii: "*") else { return false }
        place += 2
        while place < bytes.count, !isEndOfComment { place += 1 }
        place = min(place + 2, bytes.count)
        return true
    }

    private var isEndOfComment: Bool {
        bytes[place] == UInt8(ascii: "*") && place + 1 < bytes.count
            && bytes[place + 1] == UInt8(ascii: "/")
    }

    private mutating func take(_ character: Unicode.Scalar) -> Bool {
        guard next == UInt8(ascii: character) else { return false }
        place += 1
        return true
    }

    mutating func value(depth: Int) -> PropertyList? {
        guard depth < Self.depthLimit else { return nil }
        if take("{") { return dictionary(depth: depth) }
        if take("(") { return array(depth: depth) }
        return text().map { .string($0) }
    }

    /// Of a key that comes twice the first counts.
    private mutating func dictionary(depth: Int) -> PropertyList? {
        var values: [String: PropertyList] = [:]
        while !take("}") {
            guard let key = text(), take("="), let value = value(depth: depth + 1), take(";")
            else { return nil }
            values[key] = values[key] ?? value
        }
        return .dictionary(values)
    }

    private mutating func array(depth: Int) -> PropertyList? {
        var values: [PropertyList] = []
        while !take(")") {
            guard let value = value(depth: depth + 1) else { return nil }
            values.append(value)
            if !take(","), next != UInt8(ascii: ")") { return nil }
        }
        return .array(values)
    }

    private mutating func text() -> String? {
        guard let first = next else { return nil }
        return first == UInt8(ascii: "\"") ? quotedText() : plainText()
    }

    private mutating func plainText() -> String? {
        let start = place
        while place < bytes.count, Self.isOfWord(bytes[place]) { place += 1 }
        return place == start ? nil : String(decoding: bytes[start..<place], as: UTF8.self)
    }

    private static func isOfWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
            true
        default: "_$./:-+<>@".utf8.contains(byte)
        }
    }

    private mutating func quotedText() -> String? {
        place += 1
        var text: [UInt8] = []
        while place < bytes.count, bytes[place] != UInt8(ascii: "\"") {
            if bytes[place] == UInt8(ascii: "\\") { place += 1 }
            guard place < bytes.count else { return nil }
            text.append(bytes[place])
            place += 1
        }
        guard place < bytes.count else { return nil }
        place += 1
        return String(decoding: text, as: UTF8.self)
    }
}
