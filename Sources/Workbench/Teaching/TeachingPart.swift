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
    case beside(TeachingSides, [TeachingRow])
    /// What the program itself says about how things go.
    case remark(String)
    /// That something was right or is done.
    case success(String)
    /// That something was wrong.
    case mistake(String)
}

/// How what is wanted and what there is are called, in the learner's language: as headings of two
/// columns, and where they are told one line after the other.
public struct TeachingSides: Sendable, Equatable {
    public let wanted: String
    public let present: String
    /// Before a line that both have, that only the first has, and that only the second has.
    public let inBoth, onlyWanted, onlyPresent: String
    /// In place of a line that is missing and not to be read yet.
    public let covered: String
    /// The word before how deep a line stands; nil where lines have no depth.
    public let level: String?
}

/// A row of what is wanted beside what there is.
public struct TeachingRow: Sendable, Equatable {
    public let wanted: String
    public let present: String
    public let isSame: Bool
    /// Whether what is wanted is not to be read yet: other words stand for it.
    public let isCovered: Bool

    /// Makes a row.
    public init(_ wanted: String, _ present: String, isSame: Bool) {
        self.wanted = wanted
        self.present = present
        self.isSame = isSame
        isCovered = false
    }

    /// Makes a row of a line that is missing and not to be read yet.
    public init(covering words: String) {
        wanted = words
        present = ""
        isSame = false
        isCovered = true
    }
}
