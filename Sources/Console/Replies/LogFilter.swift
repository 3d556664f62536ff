import HierarchyRecords
import Rendering

/// Chooses the events to show, by their category.
public struct LogFilter: Sendable {
    /// By the callback's raw value, since this is asked for every event.
    let isShown: [Bool]

    /// Shows the events of these categories.
    public init(_ categories: EventCategories) {
        isShown = Callback.allCases.map { categories.contains($0.category) }
    }

    /// Whether the event is shown.
    public func shows(_ event: Event) -> Bool { isShown[Int(event.callback.rawValue)] }
}

extension EventCategories {
    /// A category's name that is none.
    public struct UnknownName: Error, Equatable {
        /// `unknown category 'laod'; the categories are load, appearance, …`
        public let message: String
    }

    /// Reads `a,b`; `all` stands for every category.
    public init(names: String) throws(UnknownName) {
        self = []
        for name in names.split(separator: ",", omittingEmptySubsequences: false) {
            if name == "all" {
                self = .all
            } else if let category = EventCategory(rawValue: String(name)) {
                insert(EventCategories(category))
            } else {
                throw UnknownName(message: Self.unknown(String(name)))
            }
        }
    }

    private static func unknown(_ name: String) -> String {
        let names = EventCategory.allCases.map(\.rawValue).joined(separator: ", ")
        return "unknown category '\(VisibleText.of(name))'; the categories are \(names)"
    }
}
