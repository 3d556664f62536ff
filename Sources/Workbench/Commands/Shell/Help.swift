import CommandLanguage

/// Help, made from the commands themselves.
@MainActor
struct HelpPages {
    private let session: Session
    private var vocabulary: Vocabulary { session.vocabulary }

    init(_ session: Session) { self.session = session }

    /// The first of a topic's pages; nil where there is none.
    func page(_ topic: String?) -> HelpPage? { pages(topic).first }

    /// The pages of a command, a subject, a group or a word of the user's; the list of all for nil.
    func pages(_ topic: String?) -> [HelpPage] {
        guard let topic else { return [overview] }
        let named =
            [
                vocabulary.table[topic]?.page,
                TopicGuide.named(topic).map(Explanations(session: session).page),
            ]
            .compactMap { $0 } + group(topic)
        if !named.isEmpty { return named }
        if let page = vocabulary.definitions[topic]?.page { return [page] }
        return [languagePage(topic.lowercased())].compactMap { $0 }
    }

    private func languagePage(_ topic: String) -> HelpPage? {
        if topic == RuleHelp.topic { return RuleHelp.page }
        if let console = ConsoleTopic(rawValue: topic) {
            return session.host.consolePage(console)
        }
        return LanguageTopics.pages[topic]
    }

    private func group(_ topic: String) -> [HelpPage] {
        guard
            let group = CommandGroup.allCases.first(where: {
                $0.rawValue.lowercased() == topic.lowercased()
            })
        else { return [] }
        var commands = section(group)
        commands.heading = "Commands"
        return [HelpPage(title: group.rawValue, summary: Self.helpHint, sections: [commands])]
    }

    private static let helpHint =
        "'help COMMAND' explains one, 'help TOPIC' a subject, 'help statements' the code between them."

    private var overview: HelpPage {
        HelpPage(
            title: "vcr", summary: Self.helpHint,
            sections: CommandGroup.allCases.map(section) + [Self.topics])
    }

    /// What there is help on beside the commands.
    private static let topics: HelpPage.Section = {
        var rows = TopicGuide.all.map { Fact($0.name, $0.summary) }
        rows += ConsoleTopic.allCases.map { Fact($0.rawValue, $0.summary) }
        rows.append(Fact(RuleHelp.topic, RuleHelp.summary))
        rows += LanguageTopics.pages.sorted { $0.key < $1.key }
            .map { Fact($0.key, $0.value.summary) }
        return HelpPage.Section(heading: "Topics", rows: rows)
    }()

    /// What `help` can be asked for, for completion.
    var topics: [String] {
        var seen: Set<String> = []
        return (vocabulary.table.names + Self.topics.rows.map(\.name))
            .filter { seen.insert($0).inserted }
    }

    private func section(_ group: CommandGroup) -> HelpPage.Section {
        HelpPage.Section(
            heading: group.rawValue,
            rows: vocabulary.table.commands.filter { $0.group == group }.map {
                Fact($0.name, $0.summary)
            })
    }
}

extension Command {
    fileprivate var page: HelpPage {
        let rows = details.map { Fact($0.term, $0.text) }
        return HelpPage(
            title: name, summary: summary, synopsis: synopsis, calls: calls,
            sections: rows.isEmpty ? [] : [HelpPage.Section(heading: "Operands", rows: rows)],
            examples: examples)
    }
}

extension Definitions.Definition {
    fileprivate var page: HelpPage {
        HelpPage(
            title: name, summary: isAlias ? "An alias." : "A definition.", examples: [body.text])
    }
}
