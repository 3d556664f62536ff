import HierarchyRecords

/// The methods of UIKit's that only tell something: a line that calls nothing else is no step. Any other
/// call that gives a value counts as a change, be it one or not.
enum TellingMethods {
    /// By their base names in Swift.
    private static let names: Set<String> = [
        // Views
        "convert", "hitTest", "isDescendant", "point", "sizeThatFits", "viewWithTag",
        "contentCompressionResistancePriority", "contentHuggingPriority",
        // Controls
        "actions", "attributedTitle", "backgroundImage", "image", "imageForSegment",
        "isEnabledForSegment", "title", "titleColor", "titleForSegment", "widthForSegment",
        // Lists
        "indexPath", "indexPathForItem", "indexPathForRow", "indexPathsForRows", "numberOfItems",
        "numberOfRows", "rect", "rectForRow",
        // All objects
        "canPerformAction", "conforms", "isEqual", "isKind", "isMember", "responds",
    ]

    /// Whether the event is the record of a call of such a method.
    static func made(_ event: Event, in log: EventLog) -> Bool {
        log.calledMethod(event).map(names.contains) ?? false
    }
}
