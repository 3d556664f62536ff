/// The kind of an event, by which `--only` and `--also` choose.
public enum EventCategory: String, CaseIterable, Sendable {
    case load, appearance, containment, layout, traits, presentation, delegate, segue, memory, view
    case action, gesture, notification, datasource, statusbar, warning, exception, call, mark
}

/// A set of event categories.
public struct EventCategories: OptionSet, Hashable, Sendable {
    /// One bit a category, in declaration order.
    public let rawValue: UInt32

    /// Wraps the bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The set of one category.
    public init(_ category: EventCategory) {
        rawValue = 1 << UInt32(category.ordinal)
    }

    /// Every category.
    public static let all = EventCategories(
        rawValue: (1 << UInt32(EventCategory.allCases.count)) - 1)

    /// What is shown when nothing was asked for: all but `layout`, `view`, `statusbar`,
    /// `datasource` and `call`.
    public static let shownByDefault = all.subtracting([
        EventCategories(.layout), EventCategories(.view), EventCategories(.statusbar),
        EventCategories(.datasource), EventCategories(.call),
    ])

    /// Whether the category is in the set.
    public func contains(_ category: EventCategory) -> Bool {
        rawValue & (1 << UInt32(category.ordinal)) != 0
    }

    /// The members in declaration order.
    public var members: [EventCategory] { EventCategory.allCases.filter { contains($0) } }
}

extension EventCategory {
    /// The position in declaration order.
    public var ordinal: UInt8 {
        switch self {
        case .load: 0
        case .appearance: 1
        case .containment: 2
        case .layout: 3
        case .traits: 4
        case .presentation: 5
        case .delegate: 6
        case .segue: 7
        case .memory: 8
        case .view: 9
        case .action: 10
        case .gesture: 11
        case .notification: 12
        case .datasource: 13
        case .statusbar: 14
        case .warning: 15
        case .exception: 16
        case .call: 17
        case .mark: 18
        }
    }
}
