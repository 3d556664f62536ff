/// The elements of a file, each from its start tag to its end tag, the innermost first.
struct MarkedElements {
    private let bytes: [UInt8]
    private(set) var ranges: [Range<Int>] = []
    private(set) var starts = 0

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        var open: [Int] = []
        var index = 0
        while let start = bytes[index...].firstIndex(of: UInt8(ascii: "<")) {
            let end =
                bytes[start...].firstIndex(of: UInt8(ascii: ">")).map { $0 + 1 } ?? bytes.count
            switch bytes[start + 1] {
            case UInt8(ascii: "?"), UInt8(ascii: "!"): break
            case UInt8(ascii: "/"): ranges.append((open.popLast() ?? 0)..<end)
            case _:
                starts += 1
                if bytes[end - 2] == UInt8(ascii: "/") {
                    ranges.append(start..<end)
                } else {
                    open.append(start)
                }
            }
            index = end
        }
    }

    func bytes(without index: Int) -> [UInt8] {
        Array(bytes[..<ranges[index].lowerBound] + bytes[ranges[index].upperBound...])
    }
}

/// The values of an attribute in a file.
struct MarkedValues {
    private let bytes: [UInt8]
    private(set) var ranges: [Range<Int>] = []

    /// `attribute` is its name with the space before it, and the equals sign and the quote behind it.
    /// Only what stands behind the first `place` counts.
    init(_ bytes: [UInt8], attribute: String, behind place: String) {
        self.bytes = bytes
        let first = Self.starts(of: place, in: bytes).first ?? 0
        for start in Self.starts(of: attribute, in: bytes) where start > first {
            let value = start + attribute.utf8.count
            let end = bytes[value...].firstIndex(of: UInt8(ascii: "\"")) ?? value
            ranges.append(value..<end)
        }
    }

    private static func starts(of text: String, in bytes: [UInt8]) -> [Int] {
        let mark = Array(text.utf8)
        return bytes.indices.filter { bytes[$0] == mark[0] && bytes[$0...].starts(with: mark) }
    }

    func value(_ index: Int) -> String { String(decoding: bytes[ranges[index]], as: UTF8.self) }

    func bytes(with value: String, at index: Int) -> [UInt8] {
        Array(bytes[..<ranges[index].lowerBound]) + Array(value.utf8)
            + Array(bytes[ranges[index].upperBound...])
    }
}
