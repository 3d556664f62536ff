/// How texts are compared by the methods of Foundation. What a locale would change about their order is left out.
@MainActor
enum TextComparisons {
    static let methods =
        plain.map { comparing($0, ignoringCase: false) }
        + ignoringCase.map { comparing($0, ignoringCase: true) } + [lengthOfBytes]

    private static let plain = ["compare(_:)", "localizedCompare(_:)"]
    private static let ignoringCase = [
        "caseInsensitiveCompare(_:)", "localizedCaseInsensitiveCompare(_:)",
        "localizedStandardCompare(_:)",
    ]

    private static func comparing(_ name: String, ignoringCase: Bool) -> MemberMethod {
        MemberMethod(name, parameters: [.string], result: .named(.comparisonResult)) {
            text, arguments in
            let texts = [text, arguments[0]].map {
                let text = String.from($0) ?? ""
                return ignoringCase ? text.lowercased() : text
            }
            return .choice(.comparisonResult, order(texts[0], texts[1]))
        }
    }

    /// The place of what Foundation answers among the cases of `ComparisonResult`.
    private static func order(_ text: String, _ other: String) -> Int {
        text < other ? 0 : text == other ? 1 : 2
    }

    /// In any encoding it is that of UTF-8 here.
    private static let lengthOfBytes = MemberMethod(
        "lengthOfBytes(using:)", parameters: [.named(.textEncoding)], result: .int
    ) { text, _ in .int(String.from(text)?.utf8.count ?? 0) }
}

extension TypeDescription {
    static let textEncoding = TypeDescription(
        "String.Encoding",
        choices: [
            "utf8", "ascii", "utf16", "utf32", "unicode", "isoLatin1", "nonLossyASCII",
            "macOSRoman",
            "windowsCP1252",
        ])

    static let comparisonResult = TypeDescription(
        "ComparisonResult", choices: ["orderedAscending", "orderedSame", "orderedDescending"])
}
