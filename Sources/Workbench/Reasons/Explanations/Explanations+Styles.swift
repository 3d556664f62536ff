import HeadlessUIKit
import HierarchyRecords

/// Pages on styles: what they do is read off a presentation that is really made.
extension Explanations {
    /// The page of a presentation style.
    func page(_ style: UIModalPresentationStyle) -> HelpPage {
        let example = play("new home; new a; root home; present a as \(style.name)") {
            [.appearance, .warning, .exception].contains($0.callback.category)
        }
        let rules = rules(example)
        return HelpPage(
            title: "UIModalPresentationStyle.\(style.name)", summary: effect(of: style, example),
            sections: [
                HelpPage.Section(heading: "Presented", rows: example.presentationFacts),
                differences(about: .style(style)),
                HelpPage.Section(heading: "Rules", rows: rules.flatMap(rows)),
                HelpPage.Section(heading: "Lessons", rows: lessons(on: rules)),
                HelpPage.Section(heading: "Guides", rows: guideClaims(on: style.name)),
                HelpPage.Section(heading: "What the example logs", rows: example.lines),
            ].filter { !$0.rows.isEmpty }, examples: [example.script])
    }

    /// The rules on styles, and those that the example meets.
    private func rules(_ example: PlayedExample) -> [RuleID] {
        var seen: Set<RuleID> = []
        return ([.p05] + example.rules + [.p35]).filter { seen.insert($0).inserted }
    }

    private func effect(
        of style: UIModalPresentationStyle, _ example: PlayedExample
    ) -> String {
        let covers = example.events.contains { $0.callback == .viewWillDisappear }
        if example.events.contains(where: { $0.callback == .exception }) {
            return "Presents nothing: UIKit refuses it."
        }
        return covers
            ? "The presenter's view goes away while the presented one is there: the presenter "
                + "disappears, and appears again at the end."
            : "The presenter's view stays where it is: the presenter hears nothing of the "
                + "presentation."
    }

    /// The page of a transition style.
    func page(_ style: UIModalTransitionStyle) -> HelpPage {
        let script = { (name: String) in
            "new home; new a; root home; present a fullScreen with \(name)"
        }
        let shown = { (event: Event) in event.callback.category == .appearance }
        let example = play(script(style.name), showing: shown)
        let usual = play(script(UIModalTransitionStyle.coverVertical.name), showing: shown)
        return HelpPage(
            title: "UIModalTransitionStyle.\(style.name)",
            summary: example.lines == usual.lines
                ? "How a presented view comes and goes: the callbacks are the same for all styles."
                : "How a presented view comes and goes: the callbacks differ from coverVertical's.",
            sections: [
                HelpPage.Section(heading: "Guides", rows: guideClaims(on: style.name)),
                HelpPage.Section(heading: "What the example logs", rows: example.lines),
            ].filter { !$0.rows.isEmpty },
            examples: [example.script])
    }
}
