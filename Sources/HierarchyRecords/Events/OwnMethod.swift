/// A method of the user's own that the model runs, as an event keeps it: `save(_:) button`.
public struct OwnMethod: Sendable {
    /// In full, as Swift refers to it: `save(_:)`.
    public let name: String
    /// What the log shows of whoever sent the action; empty where the method takes nobody.
    public let sender: String

    /// What stands before the parenthesis.
    public var base: String { String(name.prefix { $0 != "(" }) }

    /// The method of a text that `text(_:sender:)` wrote, or that is only a name.
    init(_ text: String) {
        let parts = text.split(separator: " ", maxSplits: 1)
        name = String(parts.first ?? "")
        sender = name.contains(":") && parts.count > 1 ? String(parts[1]) : ""
    }

    /// What an event keeps of a method and of whoever sends it.
    package static func text(_ name: String, sender: String) -> String { "\(name) \(sender)" }
}
