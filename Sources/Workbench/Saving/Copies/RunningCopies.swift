import CommandLanguage

/// What is written of a session as it goes on: the copy for `--recover`, and the one for followers.
struct RunningCopies {
    /// The running copy of an interactive session.
    var autosave: Autosave?
    /// The copy that `--share` writes.
    var shared: Autosave?
    /// What is to be said once of the program that reads the shared copy for others; nil where that is
    /// nothing.
    var newsOfReader: () -> Message? = { nil }
    /// Lines that wait until it is known whether they count; nil where nothing waits.
    private var held: [String]?

    /// Whether there is none.
    var isEmpty: Bool { autosave == nil && shared == nil }

    /// Adds lines to each. Returns notes on what cannot be written any more, or can be again.
    mutating func append(_ lines: [String]) -> [Message] {
        guard held == nil else {
            held?.append(contentsOf: lines)
            return []
        }
        return [autosave?.append(lines), shared?.append(lines), newsOfReader()].compactMap(\.self)
    }

    /// Adds lines to the copy for followers alone. Returns notes as `append` does.
    mutating func share(_ lines: [String]) -> [Message] {
        if held != nil { return [] }
        return [shared?.append(lines), newsOfReader()].compactMap(\.self)
    }

    /// Lets the copies begin with the settings of another session, where nothing of them is written yet;
    /// false where that is not so.
    func adopt(_ settings: WorldSettings) -> Bool {
        if let shared, shared.hasBegun { return false }
        if let autosave, autosave.hasBegun { return false }
        for copy in [autosave, shared] {
            copy?.begin(with: StreamRecord.lines(ofSettings: settings.commands))
        }
        return true
    }

    /// From now on lines wait; returns those that waited before.
    mutating func hold() -> [String]? {
        defer { held = [] }
        return held
    }

    /// Lines go where they went before `hold`; returns those that waited.
    mutating func release(_ before: [String]?) -> [String] {
        defer { held = before }
        return held ?? []
    }
}
