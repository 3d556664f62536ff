/// A text that people learn view controllers from, claim by claim, with what came of trying each.
public struct GuideRecord: Sendable {
    public let id: String
    public let title: String
    /// What is said before the first claim.
    public let introduction: [LessonPassage]
    public let claims: [GuideClaimRecord]

    /// Makes a record.
    public init(
        id: String, title: String, introduction: [LessonPassage], claims: [GuideClaimRecord]
    ) {
        self.id = id
        self.title = title
        self.introduction = introduction
        self.claims = claims
    }
}

/// One claim of such a text, with the script that tries it, and its log.
public struct GuideClaimRecord: Sendable {
    /// Its place in the text, from 1.
    public let number: Int
    /// Words with hyphens.
    public let id: String
    /// The part of the text that begins with it; nil within one.
    public let part: String?
    public let title: String
    public let passages: [LessonPassage]
    /// What it says that its commands show, and they do not: none where the claim is kept right.
    public let unsaid: [String]
    public let verdict: GuideVerdict
    /// What the verdict stands on.
    public let rules: [RuleID]
    /// The lessons in which one learns it.
    public let lessons: [GuideLesson]

    /// Makes a record.
    public init(
        number: Int, id: String, part: String?, title: String, passages: [LessonPassage],
        unsaid: [String], verdict: GuideVerdict, rules: [RuleID], lessons: [GuideLesson]
    ) {
        self.number = number
        self.id = id
        self.part = part
        self.title = title
        self.passages = passages
        self.unsaid = unsaid
        self.verdict = verdict
        self.rules = rules
        self.lessons = lessons
    }
}

/// A lesson that a claim leads to.
public struct GuideLesson: Sendable, Equatable {
    public let id: String
    public let title: String
    /// The file in the catalogue: `04-add-a-child.md`.
    public let file: String

    /// Makes a reference.
    public init(id: String, title: String, file: String) {
        self.id = id
        self.title = title
        self.file = file
    }
}

/// What trying a claim showed.
public enum GuideVerdict: Sendable, Hashable {
    case holds
    /// The program does something else than the text says.
    case differs
    /// It was so up to that system.
    case until(Int)
    /// It speaks of what is outside of a program that runs, as Xcode's editor.
    case outside
}

/// What pages with guides say themselves, in the reader's language.
public struct GuideWords: Sendable {
    /// The heading above all of them.
    public let title: String
    public let rules: String
    public let lessons: String
    private let holds: String
    private let differs: String
    /// What stands before and behind the system.
    private let until: (before: String, behind: String)
    private let outside: String

    /// Makes the words.
    public init(
        title: String, rules: String, lessons: String, holds: String, differs: String,
        until: (before: String, behind: String), outside: String
    ) {
        self.title = title
        self.rules = rules
        self.lessons = lessons
        self.holds = holds
        self.differs = differs
        self.until = until
        self.outside = outside
    }

    /// The verdict in words.
    public func text(of verdict: GuideVerdict) -> String {
        switch verdict {
        case .holds: holds
        case .differs: differs
        case .until(let system): "\(until.before)\(system)\(until.behind)"
        case .outside: outside
        }
    }
}
