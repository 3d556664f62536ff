/// One text that UIKit prints or raises, as the rulebook lists it.
public struct MisuseText: Sendable {
    /// As the rulebook numbers it; a letter stands for one of several wordings of a rule: `E05b`.
    public let id: String
    /// The text with letters in the place of objects (`<B>` is presented by `<S>`, or by `<R>` in its
    /// stead), its rule and its hint.
    public let misuse: Misuse
    /// The first system version that says it; nil where no beginning is known.
    public let since: SystemVersion?
    /// The last system version that says it; nil where it is said to this day.
    public let through: SystemVersion?
    /// Whether something that can be typed makes the model say it.
    public let isRaised: Bool

    init(
        _ id: String, _ misuse: Misuse, since: SystemVersion? = nil, through: SystemVersion? = nil,
        isRaised: Bool = false
    ) {
        self.id = id
        self.misuse = misuse
        self.since = since
        self.through = through
        self.isRaised = isRaised
    }

    /// Whether that system version says it.
    public func holds(on version: SystemVersion) -> Bool {
        version.lies(from: since, through: through)
    }
}

/// Every text of UIKit's that the rulebook knows.
public enum MisuseTable {
    /// Each once, in the order of the rulebook.
    public static let all: [MisuseText] = [
        containment, presentation, alerts, containers, storyboards, system, constraints,
    ].flatMap { $0 }.sorted { $0.id < $1.id }

    /// The wordings of one rule, the oldest first.
    public static func rows(of rule: RuleID) -> [MisuseText] {
        all.filter { $0.misuse.rule == rule }
    }

    /// What to do instead of breaking a rule, in one sentence; nil where no text is printed under it.
    public static func hint(on rule: RuleID) -> String? { rows(of: rule).first?.misuse.hint }

    /// The wording of a rule on a system version; nil where that version says nothing.
    public static func row(of rule: RuleID, on version: SystemVersion) -> MisuseText? {
        rows(of: rule).first { $0.holds(on: version) }
    }
}

extension MisuseTable {
    /// Containment, appearance and views: E01 to E04, E32, E38 to E40 and E81.
    static let containment: [MisuseText] = [
        raised("E01", .unbalanced("<X>"), since: 5),
        raised("E02", .requestedParent(of: "<C>", expected: "<P>", requested: "<R>"), since: 5),
        raised("E03", .actualParent(of: "<C>", expected: "<P>", actual: "<Q>"), since: 5),
        raised("E04", .viewAlreadyAssociated("<V>", with: "<X>", requestedBy: "<Y>"), since: 5),
        raised("E32", .selfAsSubview),
        raised("E38", .noCommonParent("<A>", "<B>"), since: 5),
        raised("E39", .callingDirectly("viewWillAppear:", on: "<X>"), since: 16),
        raised("E40", .loadingViewWhileDeallocating("<X>"), since: 9),
        raised("E81", .loadingViewWithoutEnd("<X>")),
    ]

    static func raised(
        _ id: String, _ misuse: Misuse, since: SystemVersion? = nil, through: SystemVersion? = nil
    ) -> MisuseText {
        MisuseText(id, misuse, since: since, through: through, isRaised: true)
    }
}
