/// The language in which a page speaks to its reader.
public struct ReaderLanguage: Sendable {
    /// As pages of the web name it: `en`, `zh`.
    public let code: String
    /// The sentence in this language.
    public let said: @Sendable (String) -> String

    /// Makes one of a table.
    public init(code: String, said: @escaping @Sendable (String) -> String) {
        self.code = code
        self.said = said
    }

    /// English, which needs no table.
    public static let english = ReaderLanguage(code: "en") { $0 }
}
