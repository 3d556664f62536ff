/// How a callback is spelt in each language, and what kind of thing it is.
public struct CallbackSpelling: Sendable {
    /// The base name, as `on` and `why` take it: `viewWillAppear`.
    public let base: String
    /// Swift's selector: `viewWillAppear(_:)`.
    public let swift: String
    /// Objective-C's selector: `viewWillAppear:`.
    public let objectiveC: String
    /// The category its events belong to.
    public let category: EventCategory

    init(of row: CallbackRow) {
        base = row.base
        swift = row.swift
        objectiveC = row.objectiveC
        category = row.category
    }
}
