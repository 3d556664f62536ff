/// A part of what a lesson says; the Console lays it out.
public enum TeachingPart: Sendable, Equatable {
    /// The heading of a lesson or a step.
    case heading(String)
    case paragraph(String)
    /// An item of a list, with its marker: `-`, `2.`.
    case item(String, String)
    /// Lines that stand as they are.
    case code([String])
    /// One of the answers, or one of the lines, that can be chosen: its number or letter, and its text.
    case choice(String, String)
    /// What is wanted beside what there is, each below its heading.
    case beside(String, String, [TeachingRow])
    /// What the program itself says about how things go.
    case remark(String)
    /// That something was right or is done.
    case success(String)
    /// That something was wrong.
    case mistake(String)
}

/// A row of what is wanted beside what there is.
public struct TeachingRow: Sendable, Equatable {
    public let wanted: String
    public let present: String
    public let isSame: Bool

    /// Makes a row.
    public init(_ wanted: String, _ present: String, isSame: Bool) {
        self.wanted = wanted
        self.present = present
        self.isSame = isSame
    }
}
