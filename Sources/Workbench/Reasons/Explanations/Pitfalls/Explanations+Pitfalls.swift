import HierarchyRecords

extension Explanations {
    /// How many pitfalls at one name are told as a whole; the others by what one sees.
    private static let mostWhole = 5

    /// The page on what people stumble over at a name; nil where nothing is known of that.
    func pitfallPage(_ topic: String) -> HelpPage? {
        // A word that is a command's before it is a member's has only what is about it most.
        let isCommand = session.vocabulary.table[topic] != nil
        let pitfalls = Pitfall.at(topic).filter { pitfall in
            !isCommand || pitfall.names[0].lowercased() == topic.lowercased()
        }
        guard !pitfalls.isEmpty else { return nil }
        let (whole, others) = (pitfalls.prefix(Self.mostWhole), pitfalls.dropFirst(Self.mostWhole))
        return HelpPage(
            title: topic, summary: "What people stumble over, and what they do instead.",
            sections: whole.map(section)
                + (others.isEmpty
                    ? [] : [HelpPage.Section(heading: "Others", rows: others.map(row))]))
    }

    /// The page on what people stumble over that shares most with a sentence, and with the session's code; nil where
    /// nothing does.
    func page(ofPitfallsLike sentence: String) -> HelpPage? {
        // A single word is a name, which has a page of its own or none.
        guard SentenceWords.isSentence(sentence) else { return nil }
        let search = PitfallSearch(code: Diagnosis(session: session).wordsOfCode)
        let pitfalls = search.pitfalls(like: sentence)
        guard !pitfalls.isEmpty else { return nil }
        let isFound = pitfalls.contains { search.isAbout($0, sentence) }
        return HelpPage(
            title: sentence,
            summary: isFound
                ? "What people stumble over, and what they do instead."
                : "Nothing is known of just that. This is what comes nearest; it may be about something else.",
            sections: pitfalls.map(section))
    }

    /// The page on what people stumble over in what a session's code uses.
    func page(on pitfalls: [Pitfall]) -> HelpPage {
        HelpPage(
            title: "what others stumble over",
            summary: "It need not be so here: these are about what the code uses.",
            sections: pitfalls.map { HelpPage.Section(heading: $0.seen, rows: advice($0)) })
    }

    /// What one sees, behind another name that leads to the whole of it.
    private func row(_ pitfall: Pitfall) -> Fact {
        let way = pitfall.names.first { name in
            Pitfall.at(name).prefix(Self.mostWhole).contains { $0.seen == pitfall.seen }
        }
        return Fact(way.map { "explain \($0)" } ?? "", pitfall.seen)
    }

    private func advice(_ pitfall: Pitfall) -> [Fact] {
        [Fact("because", pitfall.why), Fact("instead", pitfall.instead)]
    }

    private func section(_ pitfall: Pitfall) -> HelpPage.Section {
        HelpPage.Section(
            heading: pitfall.seen,
            rows: advice(pitfall)
                + pitfall.rules.map { Fact($0.rawValue, Rulebook.rule($0).title) }
                + [Fact("source", pitfall.source)])
    }
}
