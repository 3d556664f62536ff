/// Numbers as the language writes them.
enum NumberText {
    /// The shortest decimal that reads back as the number, without `.0`.
    static func of(_ value: Double) -> String {
        let text = String(value)
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
}
