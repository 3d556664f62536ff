import HeadlessUIKit

/// How texts are compared by the methods of Foundation. What a locale would change about their order is left out.
@MainActor
enum TextComparisons {
    static let methods =
        plain.map { comparing($0, ignoringCase: false) }
        + ignoringCase.map { comparing($0, ignoringCase: true) } + [byOptions, lengthOfBytes]

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

    /// By the options alone: a locale changes nothing here.
    private static let byOptions = MemberMethod(
        "compare(_:options:range:locale:)",
        parameters: [
            .string, .named(.compareOptions), ValueType.range(.int).wrapped, ValueType.any.wrapped,
        ],
        defaults: [
            "options": .options(.compareOptions, 0), "range": .null, "locale": .null,
        ],
        result: .named(.comparisonResult)
    ) { text, arguments in
        var options: String.CompareOptions = []
        if case .options(_, let bits) = arguments[1] { options = .init(rawValue: bits) }
        let texts = [text, arguments[0]].map { String.from($0) ?? "" }
        let order = texts[0].compare(texts[1], options: options)
        return .choice(.comparisonResult, order.rawValue + 1)
    }

    /// In any encoding it is that of UTF-8 here.
    private static let lengthOfBytes = MemberMethod(
        "lengthOfBytes(using:)", parameters: [.named(.textEncoding)], result: .int
    ) { text, _ in .int(String.from(text)?.utf8.count ?? 0) }
}

extension TypeDescription {
    static let textEncoding = TypeDescription(
        "String.Encoding", .choices(textEncodings.map(\.name))
    ) {
        var members = TypeMembers()
        members.properties.append(
            MemberProperty("rawValue", type: .int) { value in
                guard case .choice(_, let index) = value, textEncodings.indices.contains(index)
                else { return .int(0) }
                return .int(textEncodings[index].number)
            })
        return members
    }

    /// The names of the encodings with Foundation's numbers for them.
    private static let textEncodings: [(name: String, number: Int)] = [
        ("utf8", 4), ("ascii", 1), ("utf16", 10), ("utf32", 0x8C00_0100), ("unicode", 10),
        ("isoLatin1", 5), ("nonLossyASCII", 7), ("macOSRoman", 30), ("windowsCP1252", 12),
    ]

    static let comparisonResult = TypeDescription(
        "ComparisonResult", choices: ["orderedAscending", "orderedSame", "orderedDescending"])
}
