import CommandLanguage

/// Help, made from the commands themselves.
@MainActor
struct HelpPages {
    private let session: Session
    private var vocabulary: Vocabulary { session.vocabulary }

    init(_ session: Session) { self.session = session }

    /// The first of a topic's pages; nil where there is none.
    func page(_ topic: String?) -> HelpPage? { pages(topic).first }

    /// The pages of a command, a subject, a group, a word of the user's or one that people bring along;
    /// for nil what one needs at first.
    func pages(_ topic: String?) -> [HelpPage] {
        guard let topic else { return [beginning] }
        if topic.lowercased() == Self.all { return [overview] }
        let named =
            [
                vocabulary.table[topic]?.page,
                TopicGuide.named(topic).map(Explanations(session: session).page),
            ]
            .compactMap { $0 } + group(topic)
        if !named.isEmpty { return named }
        if let page = vocabulary.definitions[topic]?.page { return [page] }
        if let page = languagePage(topic.lowercased()) { return [page] }
        if let page = commandWithChoice(topic)?.page { return [page] }
        let familiar = FamiliarWords.command(topic, in: vocabulary.table)?.page
        return [familiar ?? Explanations(session: session).formerPage(topic)].compactMap { $0 }
    }

    /// The command of `export report`: its first operand is a list with the second word.
    private func commandWithChoice(_ topic: String) -> Command? {
        let words = topic.split(separator: " ").map(String.init)
        guard words.count == 2, let command = vocabulary.table[words[0]],
            command.parameters.contains(where: { $0.choices?.spelling(of: words[1]) != nil })
        else { return nil }
        return command
    }

    private func languagePage(_ topic: String) -> HelpPage? {
        if topic == RuleHelp.topic { return RuleHelp.page }
        if let console = session.host.topicOfWord(topic) {
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

    /// The topic that lists everything.
    static let all = "all"

    /// One screen: the commands that a first session needs, and where the others are.
    private var beginning: HelpPage {
        HelpPage(
            title: "vcr", summary: "UIKit's view controllers, one line at a time.",
            sections: [
                HelpPage.Section(
                    heading: "Commands to begin with",
                    rows: Self.firstCommands.compactMap { vocabulary.table[$0] }.map {
                        Fact(typed: $0.name, $0.summary)
                    }),
                HelpPage.Section(heading: "More", rows: Self.ways),
            ])
    }

    private static let firstCommands = [
        "tour", "new", "root", "add", "remove", "cycle", "present", "push", "tree", "why", "doctor",
        "explain", "undo", "save",
    ]

    private static let ways = [
        Fact(typed: "help all", "every command and topic; 'help COMMAND' explains one"),
        Fact(typed: "help marks", "what each sign of the log and the tree says"),
        Fact(typed: "help statements", "lines of Swift and Objective-C are commands, too"),
    ]

    private var overview: HelpPage {
        HelpPage(
            title: Self.all, summary: Self.helpHint,
            sections: CommandGroup.allCases.map(section) + [Self.topics])
    }

    /// What there is help on beside the commands.
    private static let topics: HelpPage.Section = {
        var rows = TopicGuide.all.map { Fact(typed: $0.name, $0.summary) }
        rows += ConsoleTopic.allCases.map { Fact(typed: $0.rawValue, $0.summary) }
        rows.append(Fact(typed: RuleHelp.topic, RuleHelp.summary))
        rows += LanguageTopics.pages.sorted { $0.key < $1.key }
            .map { Fact(typed: $0.key, $0.value.summary) }
        return HelpPage.Section(heading: "Topics", rows: rows)
    }()

    /// What `help` can be asked for, for completion.
    var topics: [String] {
        var seen: Set<String> = []
        return (vocabulary.table.names + [Self.all] + Self.topics.rows.map(\.name))
            .filter { seen.insert($0).inserted }
    }

    private func section(_ group: CommandGroup) -> HelpPage.Section {
        HelpPage.Section(
            heading: group.rawValue,
            rows: vocabulary.table.commands.filter { $0.group == group }.map {
                Fact(typed: $0.name, $0.summary)
            })
    }
}

extension Command {
    fileprivate var page: HelpPage {
        let rows = details.map { Fact(typed: $0.term, $0.text) }
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
