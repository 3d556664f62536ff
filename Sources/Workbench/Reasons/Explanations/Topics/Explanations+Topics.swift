import HierarchyRecords
import Statements

/// Pages on subjects, made from their guides and from what the commands, callbacks and rules say of
/// themselves.
extension Explanations {
    /// The page of a subject.
    func page(_ guide: TopicGuide) -> HelpPage {
        let shown = EventCategories.shownByDefault
        let example = play(guide.example) { shown.contains($0.callback.category) }
        return HelpPage(
            title: guide.title, summary: guide.summary,
            sections: [
                HelpPage.Section(heading: "In short", rows: guide.points),
                HelpPage.Section(heading: "Commands", rows: commands(of: guide)),
                HelpPage.Section(
                    heading: "Callbacks",
                    rows: guide.callbacks.map { Fact($0.spelling.base, $0.summary) }),
                HelpPage.Section(heading: "UIKit's names", rows: members(of: guide)),
                HelpPage.Section(
                    heading: "Rules", rows: guide.rules.map { Fact($0.rawValue, $0.title) }),
                HelpPage.Section(heading: "Lessons", rows: lessons(on: guide.rules)),
                HelpPage.Section(heading: "Questions", rows: questions(onTopic: guide)),
                HelpPage.Section(heading: "What the example logs", rows: example.lines),
            ].filter { !$0.rows.isEmpty }, examples: [guide.example])
    }

    private func commands(of guide: TopicGuide) -> [Fact] {
        guide.commands.compactMap { session.vocabulary.table[$0] }.map {
            Fact(typed: $0.name, $0.summary)
        }
    }

    private func members(of guide: TopicGuide) -> [Fact] {
        guide.members.compactMap { name in
            DeclaredPage.named(name).first.map { Fact(name, $0.firstSentence) }
        }
    }

    /// The lessons that teach one of the rules.
    func lessons(on rules: [RuleID]) -> [Fact] {
        LessonCourse.lessons(in: session.teaching.words.language).filter { lesson in
            rules.contains { lesson.rules.contains($0.rawValue) }
        }.map { Fact("lesson \($0.id)", $0.title) }
    }
}
