extension Misuse {
    /// What stands before a text whose words are not known to be UIKit's.
    private static let mark = "(not UIKit's words) "

    /// A text of our own for a refusal that no log shows: a reader must not take it for UIKit's.
    static func inOwnWords(_ text: String) -> String { mark + text }

    /// Whether the text is our own wording.
    public var isInOwnWords: Bool { text.hasPrefix(Self.mark) }

    /// The text, with what marks our own wording in a person's language.
    public func text(said: (String) -> String) -> String {
        guard isInOwnWords else { return text }
        let mark = String(Self.mark.dropLast())
        return said(mark) + text.dropFirst(mark.count)
    }
}
