import CommandLanguage
import HierarchyRecords

/// Pages on texts of the console that somebody has pasted.
extension Explanations {
    /// The pages on what a pasted text says; none where no table has it.
    func pages(ofKnownText pasted: String) -> [HelpPage] {
        guard pasted.contains(where: \.isWhitespace) else { return [] }
        let found =
            ruleOfMisuse(saying: pasted).map { [page(ofText: ConsoleTexts.misuse(of: $0), of: $0)] }
            ?? ConsoleTexts.found(ConsoleTexts.matches(of: pasted)).map(page)
        return found.isEmpty ? [] : found + [page(ofPitfallsSaying: pasted)].compactMap(\.self)
    }

    /// The page on what people stumble over who see the text, but for those whose name it is, which have a page of
    /// their own; nil where nothing is known of that.
    private func page(ofPitfallsSaying pasted: String) -> HelpPage? {
        let named = Pitfall.at(pasted).map(\.seen)
        let pitfalls = Pitfall.all.filter { pitfall in
            !named.contains(pitfall.seen)
                && pitfall.names.contains { $0.contains(" ") && pasted.contains($0) }
        }
        return pitfalls.isEmpty ? nil : page(on: Array(pitfalls.prefix(2)))
    }

    /// The page on what a pasted text resembles; nil where it resembles nothing.
    func page(ofTextsLike pasted: String) -> HelpPage? {
        guard pasted.contains(where: \.isWhitespace) else { return nil }
        let similar = ConsoleTexts.resembling(ConsoleTexts.matches(of: pasted))
        return similar.isEmpty ? nil : page(ofTextsLike: similar)
    }

    private func page(_ text: ConsoleText) -> HelpPage {
        switch text.origin {
        case .misuse(let misuse): page(ofText: misuse, of: misuse.rule)
        case .outside(let outside): page(outside)
        }
    }

    /// The page of a rule; of a warning's or an exception's with what UIKit says, and what to do.
    func pageWithTexts(_ rule: Rule) -> HelpPage {
        page(ofText: ConsoleTexts.misuse(of: rule.id), of: rule.id)
    }

    /// The page of the rule, with what UIKit says, what to do, and which steps of the session led to it.
    private func page(ofText misuse: Misuse?, of rule: RuleID) -> HelpPage {
        var page = page(Rulebook.rule(rule))
        guard let misuse else { return page }
        let sections = [
            HelpPage.Section(
                heading: "What UIKit says", rows: [Fact(misuse.kind.word, misuse.text)]),
            HelpPage.Section(heading: "What to do", rows: [Fact("", misuse.hint)]),
            HelpPage.Section(heading: "What led to it in this session", rows: steps(citing: rule)),
        ]
        page.sections = sections.filter { !$0.rows.isEmpty } + page.sections
        return page
    }

    /// The steps in which UIKit said so, also those that were undone for it.
    private func steps(citing rule: RuleID) -> [Fact] {
        let log = session.world.simulator.log
        var seen: Set<Int> = []
        return log.events.indices.filter {
            log.events[$0].rule == rule && log.events[$0].callback.isMisuse
        }.compactMap { session.step(ofEvent: $0) }.filter { seen.insert($0.number).inserted }.map {
            Fact(session.teaching.phrases("step \($0.number)" as Message), $0.source)
        }
    }

    private func page(_ outside: OutsideText) -> HelpPage {
        HelpPage(
            title: outside.text, summary: outside.cause,
            sections: [
                HelpPage.Section(heading: "What to do", rows: [Fact("", outside.advice)]),
                HelpPage.Section(
                    heading: "Here", rows: [Fact("", "nothing that can be typed here prints it")]),
            ], examples: outside.instead)
    }

    private func page(ofTextsLike texts: [ConsoleText]) -> HelpPage {
        HelpPage(
            title: "no text that is known",
            summary: "No table has this text. It resembles these; 'explain RULE' goes on with one.",
            sections: [
                HelpPage.Section(
                    heading: "Texts like it",
                    rows: texts.map { text in
                        switch text.origin {
                        case .misuse(let misuse): Fact(misuse.rule.rawValue, misuse.text)
                        case .outside: Fact("", text.text)
                        }
                    })
            ])
    }

    /// The rule of the last warning or exception in the log whose line has the text in it; a word
    /// or two are no text.
    private func ruleOfMisuse(saying text: String) -> RuleID? {
        let log = session.world.simulator.log
        let event = log.events.last { event in
            event.callback.isMisuse && log.text(event).contains(text)
        }
        return event?.rule
    }
}

extension Callback {
    fileprivate var isMisuse: Bool { self == .warning || self == .exception }
}

extension Misuse.Kind {
    /// A warning, or the name of the exception.
    fileprivate var word: String {
        switch self {
        case .warning: "warning"
        case .exception(let name): name
        }
    }
}
