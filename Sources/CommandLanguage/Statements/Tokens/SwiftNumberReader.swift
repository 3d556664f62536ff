/// Reads a number literal of Swift.
struct SwiftNumberReader {
    let file: ScriptName
    /// The place of the first digit, then of the byte behind the number.
    var place: SourcePlace

    /// The number; behind a `.` it is a member of a tuple, which has no fraction.
    mutating func read(
        _ bytes: Span<UInt8>, isMember: Bool
    ) throws(Diagnostic) -> SwiftToken.Kind {
        let start = place
        let radix = isMember ? 10 : readRadix(bytes)
        skipDigits(bytes, radix: radix)
        let isFractional = radix == 10 && !isMember && skipFraction(bytes)
        let digitsStart = radix == 10 ? start.offset : start.offset + 2
        let digits = text(of: bytes.extracting(digitsStart..<place.offset)).filter { $0 != "_" }
        let digitsEnd = place.offset
        let isFloat = !isMember && skipSuffix(bytes, radix: radix)
        let isPlain = !bytes.peek(place.offset).isIdentifier
        guard isPlain, !digits.isEmpty else { throw malformed(bytes, start) }
        if isFractional || isFloat, let value = Double(digits), value.isFinite {
            return .number(value)
        }
        let suffix = text(of: bytes.extracting(digitsEnd..<place.offset)).lowercased()
        if suffix.contains("u"), let value = UInt(digits, radix: radix) {
            return .integer(Int(bitPattern: value))
        }
        guard let value = Int(digits, radix: radix) else {
            throw Diagnostic(
                .wrongValue, at: start.span(in: file, length: place.offset - start.offset),
                "the number is too large")
        }
        return .integer(value)
    }

    private mutating func readRadix(_ bytes: Span<UInt8>) -> Int {
        guard bytes[place.offset] == UInt8(ascii: "0") else { return 10 }
        let radix =
            switch bytes.peek(place.offset + 1) {
            case UInt8(ascii: "x"): 16
            case UInt8(ascii: "o"): 8
            case UInt8(ascii: "b"): 2
            default: 10
            }
        if radix != 10 { move(by: 2) }
        return radix
    }

    private mutating func skipDigits(_ bytes: Span<UInt8>, radix: Int) {
        while isDigit(bytes.peek(place.offset), radix: radix) { move(by: 1) }
    }

    private func isDigit(_ byte: UInt8, radix: Int) -> Bool {
        if byte == UInt8(ascii: "_") { return true }
        return Character(Unicode.Scalar(byte)).hexDigitValue.map { $0 < radix } ?? false
    }

    /// Goes over `.5` and `e-3`, and says whether there was any.
    private mutating func skipFraction(_ bytes: Span<UInt8>) -> Bool {
        let start = place
        if bytes.peek(place.offset) == Byte.dot, bytes.peek(place.offset + 1).isDigit {
            move(by: 1)
            skipDigits(bytes, radix: 10)
        }
        if bytes.peek(place.offset) | 0x20 == UInt8(ascii: "e") {
            let next = bytes.peek(place.offset + 1)
            let isSigned = next == Byte.plus || next == Byte.hyphen
            if bytes.peek(place.offset + (isSigned ? 2 : 1)).isDigit {
                move(by: isSigned ? 2 : 1)
                skipDigits(bytes, radix: 10)
            }
        }
        return place != start
    }

    /// Goes over `f`, `.f`, `U`, `UL` and their like of C, and says whether it was an `f`.
    private mutating func skipSuffix(_ bytes: Span<UInt8>, radix: Int) -> Bool {
        let dot = bytes.peek(place.offset) == Byte.dot ? 1 : 0
        let isFloat = radix == 10 && bytes.peek(place.offset + dot) | 0x20 == UInt8(ascii: "f")
        var end = isFloat ? place.offset + dot + 1 : place.offset
        if !isFloat {
            while "uUlL".utf8.contains(bytes.peek(end)) { end += 1 }
        }
        guard !bytes.peek(end).isIdentifier else { return false }
        move(by: end - place.offset)
        return isFloat
    }

    private mutating func move(by count: Int) {
        place.offset += count
        place.column += count
    }

    private func malformed(_ bytes: Span<UInt8>, _ start: SourcePlace) -> Diagnostic {
        let end = max(bytes.identifierEnd(from: place.offset), place.offset)
        let number = text(of: bytes.extracting(start.offset..<end)).clipped
        return Diagnostic(
            .syntax, at: start.span(in: file, length: number.count), "'\(number)' is no number",
            suggestion: parted(number))
    }

    /// The number and the word behind it, where the space between them was lost: `0.25 options`.
    private func parted(_ number: String) -> String? {
        let digits = number.prefix { $0.isNumber || $0 == "." }
        let word = number[digits.endIndex...]
        let isWord = word.count > 2 && word.allSatisfy(\.isLetter)
        return isWord && digits.last?.isNumber == true ? "\(digits) \(word)" : nil
    }
}
