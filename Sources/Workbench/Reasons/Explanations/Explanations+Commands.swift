import HierarchyRecords

/// Pages on commands: the page of help, and the rules that its example meets.
extension Explanations {
    /// The page of a command.
    func explanation(of command: Command) -> HelpPage {
        var page =
            HelpPages(session).page(command.name)
            ?? HelpPage(title: command.name, summary: command.summary)
        guard let script = command.examples.first else { return page }
        let cited = rules(ofStepsOf: command.name, in: script)
        if !cited.isEmpty {
            page.sections.append(
                HelpPage.Section(
                    heading: "Rules that its first example meets",
                    rows: cited.map { Fact($0.rawValue, $0.title) }))
        }
        let claims = guideClaims(on: command.name)
        if !claims.isEmpty {
            page.sections.append(HelpPage.Section(heading: "Guides", rows: claims))
        }
        return page
    }
}
