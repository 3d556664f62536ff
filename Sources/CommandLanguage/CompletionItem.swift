/// One completion of a word.
public struct CompletionItem: Sendable, Equatable {
    /// What the word becomes.
    public var text: String
    /// A few words about it; empty where there is nothing to say.
    public var note: String
    /// Whether a file name is meant, so that a path may be completed further.
    public var isFile: Bool

    /// Makes an item.
    public init(_ text: String, note: String = "", isFile: Bool = false) {
        self.text = text
        self.note = note
        self.isFile = isFile
    }
}
