/// A line of JSON for what is printed and is no event: it has a `kind` in place of a `cat`.
public struct OutputRecord: Sendable, Equatable {
    /// What a record holds.
    public enum Kind: String, Sendable, CaseIterable {
        /// What a command answers.
        case answer
        /// What code prints.
        case print
        /// The words of the command `echo`, and under `--echo` each command before its events.
        case echo
    }

    public let kind: Kind
    /// The step that runs, or the last one where none does.
    public let step: Int
    /// As it would be printed, without the last newline.
    public let text: String

    /// Makes a record.
    public init(_ kind: Kind, step: Int, text: String) {
        self.kind = kind
        self.step = step
        self.text = text
    }

    /// Appends the object and a newline.
    public func write(to bytes: inout [UInt8]) {
        JSONText.append("{\"v\":1", to: &bytes)
        JSONText.append(key: "kind", kind.rawValue, to: &bytes)
        JSONText.append(key: "step", to: &bytes)
        JSONText.append(String(step), to: &bytes)
        JSONText.append(key: "text", text, to: &bytes)
        JSONText.append("}\n", to: &bytes)
    }
}
