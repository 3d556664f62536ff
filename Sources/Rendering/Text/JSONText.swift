/// Writes JSON that no terminal takes for a control: all that `VisibleText` calls hostile is
/// written as `\u` escapes, which every reader turns back.
enum JSONText {
    /// Appends text that is JSON already.
    static func append(raw text: String, to bytes: inout [UInt8]) {
        bytes.append(contentsOf: text.utf8)
    }

    /// Appends `,"key":"value"`, or `,"key":null`.
    static func append(key: String, _ value: String?, to bytes: inout [UInt8]) {
        bytes.append(contentsOf: ",\"\(key)\":".utf8)
        if let value { append(value, to: &bytes) } else { append(raw: "null", to: &bytes) }
    }

    /// Appends `,"key":["value",…]`.
    static func append(key: String, _ values: [String], to bytes: inout [UInt8]) {
        bytes.append(contentsOf: ",\"\(key)\":[".utf8)
        for (index, value) in values.enumerated() {
            if index > 0 { bytes.append(UInt8(ascii: ",")) }
            append(value, to: &bytes)
        }
        bytes.append(UInt8(ascii: "]"))
    }

    /// Appends a string with its quotes.
    static func append(_ text: String, to bytes: inout [UInt8]) {
        bytes.append(UInt8(ascii: "\""))
        for scalar in text.unicodeScalars { append(scalar, to: &bytes) }
        bytes.append(UInt8(ascii: "\""))
    }

    /// A number; `null` if it is not finite.
    static func number(_ value: Double) -> String {
        value.isFinite ? NumberText.of(value) : "null"
    }

    private static func append(_ scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
        switch scalar {
        case "\"": bytes.append(contentsOf: #"\""#.utf8)
        case "\\": bytes.append(contentsOf: #"\\"#.utf8)
        case "\n": bytes.append(contentsOf: #"\n"#.utf8)
        case "\r": bytes.append(contentsOf: #"\r"#.utf8)
        case "\t": bytes.append(contentsOf: #"\t"#.utf8)
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
        bytes.append(contentsOf: #"\u"#.utf8)
        bytes.append(contentsOf: repeatElement(UInt8(ascii: "0"), count: 4 - digits.utf8.count))
        bytes.append(contentsOf: digits.utf8)
    }
}
