/// A method of the user's own that the model runs, as an event keeps it: `save(_:) button`.
public struct OwnMethod: Sendable {
    /// In full, as Swift refers to it: `save(_:)`.
    public let name: String
    /// The name of the object that sent the action; empty where the method takes no sender.
    public let sender: String

    /// What stands before the parenthesis.
    public var base: String { String(name.prefix { $0 != "(" }) }

    /// Reads a text that `text(_:sender:)` has written, or that is only the name of a method.
    init(_ text: String) {
        let parts = text.split(separator: " ", maxSplits: 1)
        name = String(parts.first ?? "")
        sender = name.contains(":") && parts.count > 1 ? String(parts[1]) : ""
    }

    /// The text that an event keeps: the method and the name of the object that sends it.
    package static func text(_ name: String, sender: String) -> String { "\(name) \(sender)" }
}
