/// The language that statements are written in; the tree is the same, some meanings differ.
public enum SourceLanguage: String, Sendable {
    case swift
    /// Messages to `nil` are silent, numbers and objects are conditions, cases fall through.
    case objectiveC
}
