import CommandLanguage
import HierarchyRecords

/// The languages that lessons and what the program says in them may have.
public enum TeachingLanguage: String, Sendable, CaseIterable {
    case english = "en"
    case chinese = "zh"

    /// The language that a word of the command line or a locale means: `zh`, `zh_CN.UTF-8`; nil where
    /// there is none of ours.
    public init?(_ locale: String) {
        let code = locale.lowercased().prefix { $0.isLetter }
        guard let found = Self.allCases.first(where: { $0.rawValue == code }) else { return nil }
        self = found
    }

    /// What the environment asks for: the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is set
    /// decides; English where it names no language of ours.
    public init(environment: (String) -> String?) {
        for name in ["LC_ALL", "LC_MESSAGES", "LANG"] {
            guard let value = environment(name), !value.isEmpty else { continue }
            self = TeachingLanguage(value) ?? .english
            return
        }
        self = .english
    }
}

/// What the program says in lessons, in the learner's language.
struct TeachingWords: Sendable {
    let language: TeachingLanguage

    /// One of the two sentences.
    func callAsFunction(
        _ english: @autoclosure () -> String, _ chinese: @autoclosure () -> String
    ) -> String {
        switch language {
        case .english: english()
        case .chinese: chinese()
        }
    }

    /// The sentence in this language.
    func callAsFunction(_ message: Message) -> String { Phrasebook(language)(message) }

    /// The title of a rule.
    func title(of id: RuleID) -> String {
        let rule = Rulebook.rule(id)
        return self(rule.title, rule.chineseTitle)
    }

    /// `one callback`, `two callbacks`.
    func count(_ number: Int, _ one: String, _ many: String, _ chinese: String) -> String {
        let words = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"]
        let spelt = words.indices.contains(number) ? words[number] : String(number)
        return self("\(spelt) \(number == 1 ? one : many)", "\(number) \(chinese)")
    }

    /// A mistake in one of the two sentences, with the nearest right spelling and where to go on.
    func mistake(
        _ code: Diagnostic.Code, at span: SourceSpan, _ summary: (english: String, chinese: String),
        nearest: String? = nil, hint: (english: String, chinese: String)? = nil
    ) -> Diagnostic {
        switch language {
        case .english:
            Diagnostic(
                code, at: span, summary.english, suggestion: nearest,
                hint: (hint?.english).map { Message($0) })
        case .chinese:
            Diagnostic(
                code, at: span, summary.chinese, suggestion: nearest,
                hint: (hint?.chinese).map { Message($0) })
        }
    }

    func steps(_ number: Int) -> String { count(number, "step", "steps", "步") }
    func callbacks(_ number: Int) -> String { count(number, "line", "lines", "行") }
    func controllers(_ number: Int) -> String {
        count(number, "controller", "controllers", "个控制器")
    }
}

extension String {
    /// The text with a full stop, where it has no end of a sentence of its own: a title that another sentence follows.
    func asSentence(_ words: TeachingWords) -> String {
        last.map { "?!.？！。…".contains($0) } ?? true ? self : self + words(".", "。")
    }
}
