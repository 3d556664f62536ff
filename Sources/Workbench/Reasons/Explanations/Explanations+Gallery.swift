import HeadlessUIKit
import HierarchyRecords

/// Pages on the containers of the gallery: what they do is read off one that is really made.
extension Explanations {
    func page(_ guide: GalleryGuide) -> HelpPage {
        let example = play(guide.script) {
            [.appearance, .containment].contains($0.callback.category)
        }
        return HelpPage(
            title: guide.kind.rawValue, summary: guide.summary,
            sections: [
                HelpPage.Section(heading: "Rules", rows: guide.rules.flatMap(rows)),
                HelpPage.Section(
                    heading: "Broken variant",
                    rows: [Fact(guide.broken.rawValue, guide.bug)]),
                HelpPage.Section(heading: "What the example logs", rows: example.lines),
                HelpPage.Section(
                    heading: "Guides", rows: guideClaims(on: guide.kind.rawValue)),
            ].filter { !$0.rows.isEmpty }, examples: [example.script])
    }
}

/// What there is to say of a container of the gallery.
struct GalleryGuide {
    let kind: StockClass
    let broken: StockClass
    let summary: String
    let rules: [RuleID]
    let bug: String
    let script: String

    /// The guides of that class or short word.
    static func named(_ topic: String) -> [GalleryGuide] {
        guard let kind = StockClass(topic) else { return [] }
        return all.filter { $0.kind == kind || $0.broken == kind }
    }

    /// In the order in which they are listed.
    static let all = [
        GalleryGuide(
            kind: .drawer, broken: .brokenDrawer,
            summary:
                "A centre that slides aside and shows a drawer under it. It forwards appearance by "
                + "hand, for a closed drawer is a child and not to be seen.",
            rules: [.c28, .c30],
            bug: "a new centre never hears viewDidAppear: the end is forgotten",
            script: "new c; new l; new d as drawer with c l; root d; open left; close d"),
        GalleryGuide(
            kind: .deck, broken: .brokenDeck,
            summary:
                "A centre over which a side slides in. UIKit tells the centre that it appears, the "
                + "deck tells its sides.",
            rules: [.c28, .c30],
            bug: "a side that was let go takes itself for shown: the way back is not told",
            script: "new c; new l; new k as deck with c l; root k; swipe left; cancel"),
        GalleryGuide(
            kind: .segmented, broken: .brokenSegmented,
            summary:
                "One of several controllers under a strip of titles. Only the selected one is a child: "
                + "the old one goes out, the new one comes in.",
            rules: [.c24, .c11],
            bug: "children wait for didMove(toParent:) for ever",
            script: "new a; new b; new s as segmented with a b; root s; select b in s"),
        GalleryGuide(
            kind: .scroll, broken: .brokenScroll,
            summary:
                "All controllers side by side in a scroll view that pages. All of them appear with the "
                + "container, and none hears that another scrolls into sight.",
            rules: [.c10, .c12],
            bug: "rotation does not reach the pages: they are no children",
            script: "new a; new b; new w as scroll with a b; root w; page b in w"),
        GalleryGuide(
            kind: .antipodal, broken: .brokenAntipodal,
            summary:
                "Two maps whose middles are antipodes, each with words on its other side: the demo of "
                + "the article on containment. A flip turns the view that the children stand in.",
            rules: [.c24, .d19, .d20, .c22],
            bug: "the old side was told that it leaves, and stays a child",
            script: "new maps as antipodal; root maps; flip maps"),
    ]
}
