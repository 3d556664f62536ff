/// What UIKit does, rule by rule, and how we know.
public enum Rulebook {
    /// Every rule once, chapter by chapter: a chapter has what is known of its topic, then what is
    /// assumed. Made on first use.
    public static let chapters: [RulebookChapter] = [
        RulebookChapter("Launch", launch),
        RulebookChapter("Containment", containment),
        RulebookChapter("Exchanging children", exchanges),
        RulebookChapter("Forwarding by hand", forwarding),
        RulebookChapter("Timing", timingModel),
        RulebookChapter("Navigation controllers", navigation),
        RulebookChapter("Tab controllers", tabs),
        RulebookChapter("Page controllers", pages),
        RulebookChapter("Split controllers", splits),
        RulebookChapter("Presentation", presentation),
        RulebookChapter("Adaptation, popovers and sheets", adaptation),
        RulebookChapter("Transitions that an app animates", customTransitions),
        RulebookChapter("While a transition is under way", underway),
        RulebookChapter("Storyboards and segues", segues),
        RulebookChapter("Views and objects", views),
        RulebookChapter("Loading and layout", loading),
        RulebookChapter("Safe areas and margins", margins),
        RulebookChapter("Constraints", constraints),
        RulebookChapter("Animations", animations),
        RulebookChapter("Traits and sizes", traits),
        RulebookChapter("Status bar and home indicator", statusBar),
        RulebookChapter("Devices and orientation", orientation),
        RulebookChapter("The app and its scenes", application),
        RulebookChapter("State that outlives the app", restoration),
        RulebookChapter("Tables and collections", lists),
        RulebookChapter("Alerts, sharing and search", alerts),
        RulebookChapter("Scrolling", scrolling),
        RulebookChapter("Controls and pictures", controls),
        RulebookChapter("Fingers and recognizers", fingers),
        RulebookChapter("Typing and texts", typing),
        RulebookChapter("UIKit's texts on containers", containerTexts),
        RulebookChapter("UIKit's texts on presentations", presentationTexts),
        RulebookChapter("UIKit's texts on loading", loadingTexts),
        RulebookChapter("UIKit's texts on views", viewTexts),
        RulebookChapter("Decisions", decisions),
        RulebookChapter("Advice", advice + habits),
    ]

    /// Every rule once, in the order of `RuleID`; made on first use.
    public static let all: [Rule] = RuleID.allCases.map(rule)

    /// The rule of the id; every id has one.
    public static func rule(_ id: RuleID) -> Rule {
        guard let rule = byID[id] else {
            preconditionFailure("the rulebook has no rule \(id.rawValue)")
        }
        return rule
    }

    /// The rules that cite the source, in the order of `RuleID`.
    public static func rules(on key: EvidenceKey) -> [Rule] {
        all.filter { rule in rule.evidence.contains { $0.key == key } }
    }

    private static let byID = Dictionary(
        uniqueKeysWithValues: chapters.flatMap(\.rules).map { ($0.id, $0) })
}
