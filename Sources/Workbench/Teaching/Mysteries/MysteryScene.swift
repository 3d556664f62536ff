/// A small app as it should be: a container with what it shows, and what its user does. Names of the
/// cast stand in it behind `$`; `$elsewhere` is another tab.
struct MysteryScene: Sendable {
    let id: String
    /// What has a name of its own in each mystery, and the names that it may have. Behind a name with
    /// a capital stands that of an instance: `Box` brings `box`.
    let cast: [(key: String, names: [String])]
    /// The classes, with marks where faults can be.
    let classes: String
    /// What makes the controllers.
    let made: [String]
    /// The controller that stands in the window or in a tab.
    var root = "$box"
    /// What the user does.
    let visits: [String]
    /// How many controllers there are.
    let size: Int
    /// Whether the user leaves it and comes back, so that there must be tabs.
    var needsTabs = false
    let faults: [MysteryFault]

    /// All scenes.
    static let all = [
        exchange, forwarding, detail, presenter, greeting, traits, constraints, action, rotation,
        stack, transition, fade,
    ]

    /// Names for what is shown; each is used once in a mystery.
    static let pages = [
        "news", "mail", "maps", "notes", "music", "photos", "books", "tasks", "stocks", "weather",
        "recipes", "letters",
    ]
}
