import CommandLanguage
import HierarchyRecords

/// The texts that people learn from, tried claim by claim.
extension CommandTable {
    static let guideCommands = [
        Command(
            "guide", .teaching,
            "Goes through what five public texts say of view controllers: each claim is tried.",
            [.optional("TEXT [CLAIM]", .words, offering: guideWords)], effect: .look,
            isOfLessons: true, synopsis: "guide [TEXT [CLAIM]]",
            details: [
                Command.Detail("", "alone: the texts, and their claims with the verdicts"),
                Command.Detail("TEXT", "a text, by name or number, with all its scripts and logs"),
                Command.Detail(
                    "TEXT CLAIM", "one claim, by name or number; it runs beside your world"),
                Command.Detail(
                    "TOPIC", "the claims about a callback, a style or a rule: 'guide pageSheet'"),
            ],
            examples: ["guide", "guide container 1", "guide C10"], run: showGuide)
    ]

    /// The texts and what their claims are about, and behind a text its claims.
    private static func guideWords(_ completion: Completion) -> [CompletionItem] {
        let guides = GuideShelf.guides(in: .english)
        guard let text = completion.words.dropFirst().first else {
            return (guides.map(\.id) + guides.topics).map { CompletionItem($0) }
        }
        let claims = guides.first { $0.id == text.lowercased() }?.claims ?? []
        return claims.compactMap(\.finding).map { CompletionItem($0.id) }
    }
}

@MainActor
private func showGuide(
    _ session: Session, _ arguments: borrowing Arguments
) throws(Diagnostic) {
    try GuideTelling(session: session).tell(arguments.words(0))
}
