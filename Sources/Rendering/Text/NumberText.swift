/// Numbers as the language writes them.
enum NumberText {
    /// The shortest decimal that reads back as the number to the billionth, without `.0`.
    static func of(_ value: Double) -> String {
        let text = String(abs(value) < 1e6 ? (value * 1e9).rounded() / 1e9 : value)
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
}
