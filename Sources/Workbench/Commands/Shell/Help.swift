import CommandLanguage

/// Help, made from the commands themselves.
@MainActor
struct HelpPages {
    private let vocabulary: Vocabulary

    init(_ vocabulary: Vocabulary) { self.vocabulary = vocabulary }

    /// The page of a command, a group or a word of the user's; the list of commands for nil.
    func page(_ topic: String?) -> HelpPage? {
        guard let topic else { return overview }
        if let command = vocabulary.table[topic] { return command.page }
        if let group = CommandGroup.allCases.first(where: {
            $0.rawValue.lowercased() == topic.lowercased()
        }) {
            var commands = section(group)
            commands.heading = "Commands"
            return HelpPage(
                title: group.rawValue, summary: Self.helpHint, sections: [commands])
        }
        return vocabulary.definitions[topic]?.page ?? LanguageTopics.pages[topic.lowercased()]
    }

    private static let helpHint =
        "'help COMMAND' explains one, 'help statements' the code between them."

    private var overview: HelpPage {
        HelpPage(
            title: "vcr", summary: Self.helpHint,
            sections: CommandGroup.allCases.map(section))
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
