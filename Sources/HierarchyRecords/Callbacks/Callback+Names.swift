extension Callback {
    /// How it is spelt in each language.
    public var spelling: CallbackSpelling { Callback.spellings[Int(rawValue)] }

    /// The category its events belong to.
    public var category: EventCategory { Callback.categories[Int(rawValue)] }

    /// How the canonical line of its events is put together.
    @inline(__always)
    package var pattern: CanonicalPattern { Callback.patterns[Int(rawValue)] }

    // What the table says, by raw value, worked out once.
    private static let spellings = allCases.map { CallbackSpelling(of: $0.row) }
    private static let categories = allCases.map(\.row.category)
    private static let patterns = allCases.map(\.row.pattern)

    /// The callbacks that have this name: as base name, in the canonical line, or as a selector.
    public static func named(_ name: String) -> [Callback] {
        allCases.filter { $0.names.contains(name) }
    }

    /// The names that it goes by, the base name first.
    public var names: [String] {
        [
            spelling.base, pattern.message?.words ?? spelling.base, spelling.swift,
            spelling.objectiveC,
        ]
    }
}

extension Callback {
    /// Whether the canonical line begins with the receiver's name and says what was sent to it.
    package var isMessage: Bool {
        switch pattern {
        case .message, .ownMethod: true
        case .completion, .note, .call: false
        }
    }

    /// Whether it is no method and no closure, but a line of its own kind.
    public var isNote: Bool {
        switch pattern {
        case .note, .call: true
        case .message, .ownMethod, .completion: false
        }
    }
}
