import CommandLanguage

/// Names of frameworks that belong to no hierarchy of controllers: the checker refuses them, and
/// `help statements` lists them.
package enum OutsideName {
    package static let topics: [(name: String, words: [String])] = [
        (
            "networking",
            [
                "NWConnection", "Alamofire", "AF",
            ]
        ),
        (
            "SwiftUI",
            [
                "Text", "VStack", "HStack", "ZStack", "NavigationView", "NavigationStack",
            ]
        ),
        ("storage", ["Keychain"]),
    ]

    /// What the name belongs to, as in a sentence; nil for a name that might be a slip.
    static func describe(_ name: String) -> Message? {
        topics.first { $0.words.contains(name) }.map { Message($0.name) }
    }

    /// What is said of a command that begins with such a name, or with a word of Swift for what is not
    /// simulated; nil for any other one.
    package static func refusal(ofCommand word: String) -> Message? {
        let name = String(word.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
        if WordOutside.all.contains(name) { return WordOutside.refusal("'\(name)'") }
        return describe(name).map { WordOutside.refusal("\($0) ('\(name)')") }
    }
}
