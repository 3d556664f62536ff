/// What a line would be if it had been typed without an input method: digits, letters and signs of full width are the plain
/// ones, as `３`, `（`, `；`. What stands in quotes stays.
enum PlainKeys {
    static func line(_ typed: String) -> String {
        var isQuoted = false
        return String(
            typed.map { sign in
                let plain = plain(sign)
                if plain == "\"" { isQuoted.toggle() }
                return isQuoted ? sign == "“" ? plain : sign : plain
            })
    }

    private static func plain(_ sign: Character) -> Character {
        guard sign.unicodeScalars.count == 1, let scalar = sign.unicodeScalars.first else {
            return sign
        }
        switch scalar.value {
        case 0xFF01...0xFF5E:
            return Unicode.Scalar(scalar.value - 0xFEE0).map(Character.init) ?? sign
        case 0x3000: return " "
        case 0x3001: return ","
        case 0x3002: return "."
        case 0x201C, 0x201D: return "\""
        case _: return sign
        }
    }
}
