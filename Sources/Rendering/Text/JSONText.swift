/// Writes JSON that no terminal takes for a control: all that `VisibleText` calls hostile is
/// written as `\u` escapes, which every reader turns back.
enum JSONText {
    /// Appends `,"key":`.
    static func append(key: String, to bytes: inout [UInt8]) {
        append(",\"", to: &bytes)
        append(key, to: &bytes)
        append("\":", to: &bytes)
    }

    /// Appends `,"key":"value"`, or `,"key":null`.
    static func append(key: String, _ value: String?, to bytes: inout [UInt8]) {
        append(key: key, to: &bytes)
        if let value {
            appendString(to: &bytes) { $0.append(contentsOf: value.utf8) }
        } else {
            append("null", to: &bytes)
        }
    }

    /// Appends `,"key":["value",…]`.
    static func append(key: String, _ values: [String], to bytes: inout [UInt8]) {
        append(key: key, to: &bytes)
        bytes.append(UInt8(ascii: "["))
        for (index, value) in values.enumerated() {
            if index > 0 { bytes.append(UInt8(ascii: ",")) }
            appendString(to: &bytes) { $0.append(contentsOf: value.utf8) }
        }
        bytes.append(UInt8(ascii: "]"))
    }

    /// Appends a string with its quotes: what `write` appends, escaped.
    static func appendString(to bytes: inout [UInt8], _ write: (inout [UInt8]) -> Void) {
        bytes.append(UInt8(ascii: "\""))
        let start = bytes.count
        write(&bytes)
        escape(&bytes, from: start)
        bytes.append(UInt8(ascii: "\""))
    }

    /// Appends text that is JSON already.
    static func append(_ text: String, to bytes: inout [UInt8]) {
        bytes.append(contentsOf: text.utf8)
    }

    /// A number; `null` if it is not finite.
    static func number(_ value: Double) -> String {
        value.isFinite ? NumberText.exactly(value) : "null"
    }

    private static func escape(_ bytes: inout [UInt8], from start: Int) {
        let needsNone =
            VisibleText.isPrintableASCII(bytes[start...])
            && !bytes[start...].contains { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") }
        if needsNone { return }
        let text = String(decoding: bytes[start...], as: UTF8.self)
        bytes.removeLast(bytes.count - start)
        for scalar in text.unicodeScalars { append(scalar, to: &bytes) }
    }

    private static func append(_ scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
        switch scalar {
        case "\"": append(#"\""#, to: &bytes)
        case "\\": append(#"\\"#, to: &bytes)
        case "\n": append(#"\n"#, to: &bytes)
        case "\r": append(#"\r"#, to: &bytes)
        case "\t": append(#"\t"#, to: &bytes)
        default:
            if VisibleText.isHarmless(scalar) {
                bytes.append(contentsOf: scalar.utf8)
            } else {
                for unit in String(scalar).utf16 { appendEscape(unit, to: &bytes) }
            }
        }
    }

    private static func appendEscape(_ unit: UInt16, to bytes: inout [UInt8]) {
        let digits = String(unit, radix: 16)
        append(#"\u"#, to: &bytes)
        bytes.append(contentsOf: repeatElement(UInt8(ascii: "0"), count: 4 - digits.utf8.count))
        append(digits, to: &bytes)
    }
}
