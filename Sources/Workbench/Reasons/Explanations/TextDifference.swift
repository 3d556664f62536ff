import HeadlessUIKit
import HierarchyRecords

/// A place where a text that many people learn from says one thing and this program does another: what
/// the text says, what happens here, and the rules whose evidence decided.
struct TextDifference: Sendable {
    /// Whose page tells it.
    enum Subject: Hashable {
        case callback(Callback)
        case style(UIModalPresentationStyle)
        /// An exception, by its name.
        case exception(String)
    }

    let subjects: Set<Subject>
    /// The text, and what it says.
    let said: String
    /// What happens here.
    let here: String
    let rules: [RuleID]

    static let all = [
        TextDifference(
            subjects: [.style(.currentContext), .style(.overCurrentContext)],
            said: "Apple's guide to presenting: where the width is compact, the context styles "
                + "become fullScreen.",
            here: "They stay what they are at every width, on every device: the context's view "
                + "alone is covered, bars beside it stay, and no delegate's answer changes that.",
            rules: [.p30, .p22, .p05]),
        TextDifference(
            subjects: [.style(.popover)],
            said: "Apple's guide to presenting: where the width is compact, a popover becomes "
                + "overFullScreen.",
            here: "It becomes fullScreen up to iOS 12, so that the presenter disappears, and a "
                + "sheet from 13. It is overFullScreen only where its delegate says so.",
            rules: [.d22, .p32, .p33, .p35]),
        TextDifference(
            subjects: [
                .callback(.didMoveToParent), .exception("UIViewControllerHierarchyInconsistency"),
            ],
            said: "An article on containment: didMove(toParent:) before the child's view is added "
                + "raises UIViewControllerHierarchyInconsistency.",
            here: "That order raises nothing, and 'doctor' speaks of it. What raises is a child's "
                + "view under a controller that is not its parent.",
            rules: [.d19, .c18, .b06]),
        TextDifference(
            subjects: [.callback(.willMoveToParent), .callback(.viewWillDisappear)],
            said: "The same article: the child that goes gets viewWillDisappear when it is told "
                + "willMove(toParent: nil).",
            here: "willMove(toParent: nil) sends nothing else. viewWillDisappear comes with the "
                + "transition that takes the view away, or with removeFromSuperview.",
            rules: [.d20, .c24, .c20]),
    ]

    /// What texts differ in about that subject.
    static func about(_ subject: Subject) -> [TextDifference] {
        all.filter { $0.subjects.contains(subject) }
    }
}

extension Explanations {
    /// The section on a subject's page; without rows where no text differs.
    func differences(about subject: TextDifference.Subject) -> HelpPage.Section {
        HelpPage.Section(
            heading: "Where texts differ",
            rows: TextDifference.about(subject).flatMap { difference in
                [Fact("a text", difference.said), Fact("here", difference.here)]
                    + difference.rules.flatMap(rows)
            })
    }

    // MARK: Exceptions

    /// The page of an exception of that name: what raises it; nil where nothing does.
    func page(ofException name: String) -> HelpPage? {
        let name = name.lowercased()
        let raised = MisuseTable.all.filter { $0.misuse.exception?.lowercased() == name }
        guard let exception = raised.first?.misuse.exception else { return nil }
        var seen: Set<RuleID> = []
        let rules = raised.map(\.misuse.rule).filter { seen.insert($0).inserted }
        return HelpPage(
            title: exception, summary: "UIKit raises it, and an app ends with it.",
            sections: [
                HelpPage.Section(
                    heading: "What raises it",
                    rows: rules.map { Fact($0.rawValue, $0.title) }),
                differences(about: .exception(exception)),
                HelpPage.Section(heading: "Guides", rows: guideClaims(on: exception)),
            ].filter { !$0.rows.isEmpty })
    }
}

extension MisuseTable {
    /// The names of the exceptions, each once.
    static var exceptions: [String] { Set(all.compactMap(\.misuse.exception)).sorted() }
}

extension Misuse {
    /// The name of the exception that it is; nil for a warning.
    fileprivate var exception: String? {
        switch kind {
        case .exception(let name): name
        case .warning: nil
        }
    }
}
