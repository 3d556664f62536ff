import HierarchyRecords

/// A name that guides and articles have and the model has not, with what stands for it here.
struct NameGuide: Sendable {
    let name: String
    /// What it is, in one sentence.
    let summary: String
    /// What to type or to read instead.
    let instead: [String]
    /// The rules that its users meet.
    let rules: [RuleID]

    init(_ name: String, _ summary: String, instead: [String], rules: [RuleID] = []) {
        self.name = name
        self.summary = summary
        self.instead = instead
        self.rules = rules
    }

    /// The guide to that name, in any case; nil where there is none.
    static func named(_ name: String) -> NameGuide? {
        let lowercased = name.lowercased()
        return all.first {
            [$0.name, "NS" + $0.name].contains { $0.lowercased() == lowercased }
        }
    }

    static let all = containers + articles + outside

    /// Containers that people install.
    private static let containers = [
        NameGuide(
            "MMDrawerController",
            "A drawer that apps installed: a center that slides aside, and a side under it.",
            instead: ["new d as drawer with c l", "explain drawer"], rules: [.c28, .c31]),
        NameGuide(
            "SWScrollViewController",
            "A container that apps installed: its controllers lie side by side in a scroll view.",
            instead: ["new w as scroll with a b", "explain scroll"], rules: [.c10, .c12]),
        NameGuide(
            "SWSegmentedController",
            "A container that apps installed: the segments of a control exchange its child.",
            instead: ["new s as segmented with a b", "explain segmented"], rules: [.c24, .u17]),
        NameGuide(
            "SWRevealViewController",
            "A container that apps installed: a front that slides aside, and menus under it.",
            instead: ["new d as drawer with c l", "explain drawer"], rules: [.c28, .c30]),
        NameGuide(
            "IIViewDeckController",
            "A container that apps installed: a center, and sides that slide in over it.",
            instead: ["new k as deck with c l", "explain deck"], rules: [.c28, .c30]),
    ]

    /// Classes that guides and articles write.
    private static let articles = [
        NameGuide(
            "ContainerViewController", "What guides call a container of one's own.",
            instead: ["help containment", "explain cycle"], rules: [.c10, .c20, .c24]),
        NameGuide(
            "MapViewController", "The child of the article on containment that shows a map.",
            instead: ["new maps as antipodal", "explain antipodal"], rules: [.c10]),
        NameGuide(
            "GeoLocationViewController",
            "The child of the article on containment that shows words on the other side of a map.",
            instead: ["new maps as antipodal", "explain antipodal"], rules: [.c24]),
        NameGuide(
            "UIContainerView",
            "A storyboard's container view: its embed segue adds the child when the view loads.",
            instead: ["help storyboards", "placeholder side in home"], rules: [.g04]),
    ]

    /// What UIKit has beside the model.
    private static let outside = [
        NameGuide(
            "MKMapView", "A map of MapKit's; here a plain view stands in its place.",
            instead: ["new maps as antipodal"]),
        NameGuide(
            "NotificationCenter",
            "Tells observers what is posted: by the keyboard, by scenes, and by an app's own code.",
            instead: ["explain U21"], rules: [.u21]),
        NameGuide(
            "UIDynamicAnimator", "Moves views by simulated physics; it is not modelled.",
            instead: ["UIView.animate(withDuration: 0.3) { a.view.alpha = 0 }"]),
        NameGuide(
            "UIMotionEffect", "Moves views as the device is tilted; it is not modelled.",
            instead: ["rotate"]),
        NameGuide(
            "automaticallyAdjustsScrollViewInsets",
            "Let a scroll view begin below the bars, before there was a safe area.",
            instead: ["explain contentInsetAdjustmentBehavior", "help layout"], rules: [.u15]),
        NameGuide(
            "IBOutlet",
            "Marks a property that a storyboard connects; it changes nothing at run time.",
            instead: ["help storyboards"], rules: [.l01]),
        NameGuide(
            "IBAction",
            "Marks a method that a storyboard's control calls; it changes nothing itself.",
            instead: ["help storyboards"], rules: [.u16, .u22]),
    ]
}

extension Explanations {
    /// The page of a name that the model has not.
    func page(_ guide: NameGuide) -> HelpPage {
        HelpPage(
            title: guide.name, summary: guide.summary,
            sections: [
                HelpPage.Section(
                    heading: "Rules that its users meet",
                    rows: guide.rules.map { Fact($0.rawValue, $0.title) }),
                HelpPage.Section(heading: "Guides", rows: guideClaims(on: guide.name)),
            ].filter { !$0.rows.isEmpty }, examples: guide.instead)
    }
}
