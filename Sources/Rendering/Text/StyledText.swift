/// A line of text whose pieces say what they mean; `TextEncoding` turns it into bytes.
///
/// It may hold anything, hostile text too: what a terminal must not see is made visible when it is
/// encoded.
public struct StyledText: Sendable, Equatable {
    /// A piece of one role.
    public struct Run: Sendable, Equatable {
        public let text: String
        public let role: Role

        /// Makes a run.
        public init(_ text: String, _ role: Role) {
            self.text = text
            self.role = role
        }
    }

    /// Where a run ends in `utf8`; it begins where the one before it ends.
    struct Mark: Sendable, Equatable {
        let role: Role
        var end: Int
    }

    /// The bytes of all runs.
    private(set) var utf8: [UInt8] = []
    private(set) var marks: [Mark] = []
    /// Whether tabs are not spelt out.
    private(set) var keepsTabs = false

    /// No text.
    public init() {}

    /// A text of one role.
    public init(_ text: String, _ role: Role = .plain) { append(text, role) }

    /// A plain text whose tabs stay tabs.
    public init(printed text: String) {
        append(text)
        keepsTabs = true
    }

    /// The text with its tabs as those of `other` are: tabs, or spelt out.
    func keepingTabs(as other: StyledText) -> StyledText {
        var text = self
        text.keepsTabs = other.keepsTabs
        return text
    }

    /// A text of several runs.
    public init(_ runs: [Run]) {
        for run in runs { append(run.text, run.role) }
    }

    /// The runs in order; neighbors differ in role and none is empty.
    public var runs: [Run] {
        var start = 0
        return marks.map { mark in
            defer { start = mark.end }
            return Run(String(decoding: utf8[start..<mark.end], as: UTF8.self), mark.role)
        }
    }

    /// The text without its roles, as it was given.
    public var text: String { String(decoding: utf8, as: UTF8.self) }

    /// Whether there is no text.
    public var isEmpty: Bool { utf8.isEmpty }

    /// Appends text.
    public mutating func append(_ text: String, _ role: Role = .plain) {
        utf8.append(contentsOf: text.utf8)
        close(role)
    }

    /// Appends another styled text.
    public mutating func append(_ other: StyledText) {
        for run in other.runs { append(run.text, run.role) }
    }

    /// Appends what `write` writes, as UTF-8.
    mutating func append(_ role: Role, _ write: (inout [UInt8]) -> Void) {
        write(&utf8)
        close(role)
    }

    /// Appends that many spaces.
    mutating func appendSpaces(_ count: Int) {
        utf8.append(contentsOf: repeatElement(UInt8(ascii: " "), count: count))
        close(.plain)
    }

    private mutating func close(_ role: Role) {
        guard utf8.count > (marks.last?.end ?? 0) else { return }
        if let last = marks.indices.last, marks[last].role == role {
            marks[last].end = utf8.count
        } else {
            marks.append(Mark(role: role, end: utf8.count))
        }
    }
}

extension StyledText: ExpressibleByStringLiteral {
    /// A plain text.
    public init(stringLiteral text: String) { self.init(text) }
}
