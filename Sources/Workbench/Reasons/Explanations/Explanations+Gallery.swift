import HeadlessUIKit
import HierarchyRecords

/// Pages on the containers of the gallery: what they do is read off one that is really made.
extension Explanations {
    /// The pages on a topic that is a container of the gallery.
    func galleryPages(_ topic: String) -> [HelpPage] {
        StockClass.explained(topic).compactMap { stock in stock.guide.map { page(stock, $0) } }
    }

    func page(_ stock: StockClass, _ guide: GalleryGuide) -> HelpPage {
        let example = play(guide.script) {
            [.appearance, .containment].contains($0.callback.category)
        }
        return HelpPage(
            title: stock.name, summary: guide.summary,
            sections: [
                HelpPage.Section(heading: "Rules", rows: guide.rules.flatMap(rows)),
                HelpPage.Section(
                    heading: "Broken variant",
                    rows: [Fact(guide.broken, guide.bug)]),
                HelpPage.Section(heading: "What the example logs", rows: example.lines),
                HelpPage.Section(
                    heading: "Guides", rows: guideClaims(on: stock.name)),
            ].filter { !$0.rows.isEmpty }, examples: [example.script])
    }
}

/// What `explain` says of a container of the gallery, beside its name.
struct GalleryGuide: Sendable {
    /// Its place among the pages on the gallery.
    let place: Int
    /// The class that has a bug.
    let broken: String
    let summary: String
    let rules: [RuleID]
    /// What the bug does.
    let bug: String
    let script: String
}

extension StockClass {
    /// The classes with a page on that class, on its broken variant, or under that short word.
    static func explained(_ topic: String) -> [StockClass] {
        guard let kind = StockClass(topic) else { return [] }
        return guided.filter { $0.name == kind.name || $0.guide?.broken == kind.name }
    }
}
