/// What may name an object: a letter or `_`, then letters, digits, `_` and `-`.
public enum Name {
    /// Names that are taken from the start.
    public static let reserved: Set<String> = ["window", "app"]

    /// Whether `text` is taken from the start.
    public static func isReserved(_ text: String) -> Bool {
        reserved.contains(text)
    }

    /// Whether `text` may be given to an object: well formed, and not reserved.
    public static func isValid(_ text: String) -> Bool {
        isWellFormed(text) && !isReserved(text)
    }

    /// Whether `text` is spelled as names are; a letter is a letter of any script, with its marks.
    public static func isWellFormed(_ text: String) -> Bool {
        guard let first = text.unicodeScalars.first, beginsName(first) else { return false }
        return text.unicodeScalars.dropFirst().allSatisfy(continuesName)
    }

    private static func beginsName(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.isASCII { return scalar == "_" || isASCIILetter(scalar) }
        switch scalar.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter:
            return true
        default:
            return false
        }
    }

    private static func continuesName(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.isASCII {
            return scalar == "_" || scalar == "-" || isASCIILetter(scalar)
                || ("0"..."9").contains(scalar)
        }
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .spacingMark, .decimalNumber: return true
        default: return beginsName(scalar)
        }
    }

    private static func isASCIILetter(_ scalar: Unicode.Scalar) -> Bool {
        ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
    }
}
