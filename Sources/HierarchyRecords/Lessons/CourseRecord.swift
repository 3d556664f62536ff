/// A course as pages show it.
public struct CourseRecord: Sendable {
    public let words: CourseWords
    public let lessons: [LessonRecord]
    /// The texts that are tried beside the lessons.
    public let guides: [GuideRecord]

    /// Makes a record.
    public init(words: CourseWords, lessons: [LessonRecord], guides: [GuideRecord] = []) {
        self.words = words
        self.lessons = lessons
        self.guides = guides
    }
}

/// What pages of lessons say themselves, in the learner's language.
public struct CourseWords: Sendable {
    /// `en`, `zh`.
    public let language: String
    public let course: String
    public let minutes: String
    public let step: String
    public let hint: String
    public let answer: String
    public let solution: String
    public let solutions: String
    public let toPrint: String
    public let whenItBegins: String
    /// What stands before and behind the command of a prediction.
    public let question: (before: String, behind: String)
    public let guide: GuideWords

    /// Makes the words.
    public init(
        language: String, course: String, minutes: String, step: String, hint: String,
        answer: String, solution: String, solutions: String, toPrint: String, whenItBegins: String,
        question: (before: String, behind: String), guide: GuideWords
    ) {
        self.language = language
        self.course = course
        self.minutes = minutes
        self.step = step
        self.hint = hint
        self.answer = answer
        self.solution = solution
        self.solutions = solutions
        self.toPrint = toPrint
        self.whenItBegins = whenItBegins
        self.question = question
        self.guide = guide
    }
}

/// A page of its own, with the name of its file.
public struct PageFile: Sendable {
    public let name: String
    public let text: String

    /// Makes a page.
    public init(name: String, text: String) {
        self.name = name
        self.text = text
    }
}
