/// Texts as parts of an address have them.
extension String {
    /// The text with `%20` and the like for the bytes of each character that is not in the set.
    @MainActor func percentEncoded(but allowed: CharacterChoice) -> String {
        reduce(into: "") { result, character in
            if allowed.holds(character) { return result.append(character) }
            for byte in String(character).utf8 {
                let digits = String(byte, radix: 16, uppercase: true)
                result += "%" + (byte < 16 ? "0" : "") + digits
            }
        }
    }

    /// The text that is encoded; nil where it is not well formed.
    var percentDecoded: String? {
        var bytes: [UInt8] = []
        var rest = Array(utf8)[...]
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "%") else {
                bytes.append(byte)
                continue
            }
            let digits = rest.prefix(2)
            guard digits.count == 2, !digits.contains(UInt8(ascii: "+")),
                let decoded = UInt8(String(decoding: digits, as: UTF8.self), radix: 16)
            else { return nil }
            bytes.append(decoded)
            rest.removeFirst(2)
        }
        return String(validating: bytes, as: UTF8.self)
    }
}
