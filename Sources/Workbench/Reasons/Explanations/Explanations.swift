import CommandLanguage
import HeadlessUIKit
import HierarchyRecords
import Statements

/// What `explain` knows in a session, found by its topic.
@MainActor
struct Explanations {
    let session: Session

    /// The pages on a topic, of each kind that it can be; what there is for no topic.
    func explanations(
        of topic: String, at span: SourceSpan
    ) throws(Diagnostic) -> [HelpPage] {
        if topic.isEmpty { return [explanationOverview] }
        if ["evidence", "confidence"].contains(topic.lowercased()) { return [evidenceOverview] }
        let former = [formerPage(topic)].compactMap(\.self)
        let pitfalls = [pitfallPage(topic)].compactMap { $0 }
        do {
            // 'help' has the same page on a former name.
            return former + (try pages(on: topic, at: span)).filter { !former.contains($0) }
                + pitfalls
        } catch {
            if pitfalls.isEmpty, former.isEmpty { throw error }
            return former + pitfalls
        }
    }

    /// What says today what UIKit once had another name for; nil for other topics.
    func formerPage(_ topic: String) -> HelpPage? {
        guard let former = FormerName.named(topic) else { return nil }
        let rows = former.today.map { name in
            Fact(typed: name, DeclaredPage.named(name).first?.firstSentence ?? "")
        }
        return HelpPage(
            title: topic, heading: "\(topic): a name of before iOS \(former.since)",
            summary: "Code of today says it otherwise.",
            sections: [HelpPage.Section(heading: "Today", rows: rows)])
    }

    private func pages(on topic: String, at span: SourceSpan) throws(Diagnostic) -> [HelpPage] {
        let pages =
            (TopicGuide.named(topic).map { [page($0)] } ?? [])
            + transitionPages(topic)
            + rules(named: topic).map(pageWithTexts)
            + CallbackGuide.named(topic).map(page)
            + presentationStyles(named: topic).map(page)
            + transitionStyles(named: topic).map(page) + galleryPages(topic)
            + evidence(named: topic).map(page) + [page(ofException: topic)].compactMap { $0 }
            + (session.vocabulary.table[topic].map { [explanation(of: $0)] } ?? [])
        if !pages.isEmpty { return pages }
        let declared = declarationPages(of: topic)
        if !declared.isEmpty { return declared }
        if let guide = NameGuide.named(topic) { return [page(guide)] }
        // Many texts of the console begin with a command's word: "Storyboard (…) doesn't contain …".
        let texts = self.pages(ofKnownText: topic)
        if !texts.isEmpty { return texts }
        // Addresses and brackets stand in what the console prints, and in no sentence of a person's.
        let isPasted = topic.contains("0x") || topic.contains("<") || topic.contains("***")
        let answers = topic.contains(" ") && !isPasted ? self.pages(like: topic) : []
        let help = HelpPages(session).pages(topic)
        // A question that begins with a method's name asks for more than the command that calls it.
        let isQuestion = topic.split(separator: " ").count > 3
        if !help.isEmpty, answers.isEmpty || !isQuestion { return help }
        if !answers.isEmpty { return answers + [self.page(ofTextsLike: topic)].compactMap(\.self) }
        if let page = self.page(ofTextsLike: topic) { return [page] }
        if let page = page(ofTopicsAround: topic) { return [page] }
        if let page = page(ofQuestionsLike: topic) { return [page] }
        throw Diagnostic(
            .unknownName, at: span, "nothing is known of '\(topic)'",
            suggestion: NearestName.nearest(to: topic, among: explanationTopics),
            hint:
                "a topic, a rule, a callback, a warning's rule, a style, a container of the gallery, "
                + "a source of evidence, a name of UIKit's or a command; 'explain' lists them"
        )
    }

    /// What people stumble over, and what they ask, that shares most with a sentence.
    func pages(like sentence: String) -> [HelpPage] {
        let general = withoutOwnNames(sentence)
        return [page(ofPitfallsLike: general), page(ofQuestionsLike: general)].compactMap(\.self)
            .map { page in
                var page = page
                page.heading = Message(sentence)
                return page
            }
    }

    /// The sentence without the names of the session's own controllers: one called `home` is no home indicator.
    private func withoutOwnNames(_ sentence: String) -> String {
        let others = sentence.split(separator: " ").filter { word in
            let name = word.filter { $0.isLetter || $0.isNumber }
            guard let controller = session.world.names.controller(name) else { return true }
            let kind = StockClass(session.world.className(of: controller))?.name
            return kind.map { $0 != "UIViewController" } ?? false
        }
        return others.isEmpty ? sentence : others.joined(separator: " ")
    }

    /// What can be explained that has the word in it; nil where nothing has.
    private func page(ofTopicsAround word: String) -> HelpPage? {
        guard word.count > 2 else { return nil }
        let has = { (text: String) in text.lowercased().contains(word.lowercased()) }
        let styles = (CommandTable.presentationStyles.words + CommandTable.transitionStyles.words)
            .filter(has)
        let sections = [
            (
                "Commands",
                session.vocabulary.table.commands.filter { has($0.name) || has($0.summary) }
                    .map { Fact(typed: $0.name, $0.summary) }
            ),
            (
                "Styles",
                styles.isEmpty ? [] : [Fact(typed: "styles", styles.joined(separator: ", "))]
            ),
            (
                "Callbacks",
                CallbackGuide.all.filter { has($0.callback.spelling.base) }
                    .map { Fact($0.callback.spelling.base, $0.summary) }
            ),
            ("Rules", rules(that: has)),
        ].filter { !$0.1.isEmpty }
        let sources = sections.isEmpty ? [("Evidence", evidence(that: has))] : []
        let found = (sections + sources).filter { !$0.1.isEmpty }
            .map { HelpPage.Section(heading: $0.0, rows: $0.1) }
        guard !found.isEmpty else { return nil }
        return HelpPage(
            title: word, summary: "'explain TOPIC' goes on with one of these.", sections: found)
    }

    /// Rules by their titles; where none has the word there, by all that they say.
    func rules(that have: (String) -> Bool) -> [Fact] {
        let titled = Rulebook.all.filter { have($0.title) }
        let rules =
            titled.isEmpty
            ? Rulebook.all.filter { rule in
                have(rule.statement) || rule.evidence.compactMap(\.remark).contains(where: have)
            } : titled
        return rules.map { Fact($0.id.rawValue, $0.title) }
    }

    /// Sources by their titles and by what was seen there.
    private func evidence(that have: (String) -> Bool) -> [Fact] {
        Evidence.all.filter { have($0.title) || have($0.seen) }
            .map { Fact($0.key.rawValue, $0.title) }
    }

    /// Everything that can be explained, for completion.
    var explanationTopics: [String] {
        var seen: Set<String> = []
        let topics =
            CallbackGuide.all.map(\.callback.spelling.base) + CommandTable.presentationStyles.words
            + CommandTable.transitionStyles.words + StockClass.guided.map(\.name)
            + session.vocabulary.table.names + TopicGuide.all.map(\.name) + ["evidence"]
            + RuleID.allCases.map(\.rawValue)
            + EvidenceKey.allCases.map(\.rawValue) + MisuseTable.exceptions
        return topics.filter { seen.insert($0).inserted }
    }

    /// A rule by its id or title.
    private func rules(named topic: String) -> [Rule] {
        let lowercased = topic.lowercased()
        return Rulebook.all.first {
            $0.id.rawValue.lowercased() == lowercased || $0.title.lowercased() == lowercased
        }.map { [$0] } ?? []
    }

    private func presentationStyles(named topic: String) -> [UIModalPresentationStyle] {
        UIModalPresentationStyle.allCases.filter { $0.name.lowercased() == topic.lowercased() }
    }

    private func transitionStyles(named topic: String) -> [UIModalTransitionStyle] {
        UIModalTransitionStyle.allCases.filter { $0.name.lowercased() == topic.lowercased() }
    }

    /// How much of the rulebook is proven, and by what.
    private var evidenceOverview: HelpPage {
        HelpPage(
            title: "evidence", summary: "How sure the rules are, and what they stand on.",
            sections: [
                HelpPage.Section(
                    heading: "Rules",
                    rows: Rule.Confidence.allCases.map { confidence in
                        let count = Rulebook.all.count { $0.confidence == confidence }
                        return Fact("\(count)", confidence.meaning)
                    }),
                HelpPage.Section(heading: "Sources", rows: evidenceRows),
            ])
    }

    private var explanationOverview: HelpPage {
        let callbacks = CallbackGuide.all.map {
            Fact($0.callback.spelling.base, $0.summary)
        }
        let styles = CommandTable.presentationStyles.words + CommandTable.transitionStyles.words
        let rules = RuleChapter.allCases.map { Fact($0.range, $0.rawValue) }
        return HelpPage(
            title: "explain", summary: "'explain TOPIC' explains one of these, or a command.",
            sections: [
                HelpPage.Section(
                    heading: "Topics", rows: TopicGuide.all.map { Fact(typed: $0.name, $0.summary) }
                ),
                HelpPage.Section(heading: "Callbacks", rows: callbacks),
                HelpPage.Section(
                    heading: "Styles", rows: [Fact(typed: "styles", styles.joined(separator: ", "))]
                ),
                HelpPage.Section(
                    heading: "Gallery",
                    rows: StockClass.guided.map { Fact($0.word ?? "", $0.name) }),
                HelpPage.Section(heading: "Rules", rows: rules),
                HelpPage.Section(heading: "Evidence", rows: evidenceRows),
            ])
    }
}

/// The rulebook's chapters, by the letter that their ids begin with.
enum RuleChapter: String, CaseIterable {
    case c = "launch, containment, stock containers"
    case m = "the timing behind containment"
    case n = "where sources of containment disagree"
    case p = "presentation"
    case l = "loading of views, memory, margins"
    case t = "traits and sizes"
    case s = "status bar, orientation and what the system asks"
    case g = "storyboards and segues"
    case e = "UIKit's warnings and exceptions"
    case d = "decisions where the evidence is divided"
    case r = "measured facts"
    case v = "callbacks of views, and the life of objects"
    case a = "assumed at first, where the evidence was silent"
    case b = "advice on building containers"
    case u = "lists, alerts, scrolling, controls, fingers, typing, the app's life"
    case x = "logs that were found since"

    /// `C01 … C53`
    var range: String {
        let letter = "\(self)".uppercased()
        let ids = RuleID.allCases.filter { $0.rawValue.hasPrefix(letter) }.map(\.rawValue)
        return "\(ids.first ?? "") … \(ids.last ?? "")"
    }
}
