import CommandLanguage
import HierarchyRecords
import Lessons

/// What the program says in another language than English: a table from the English sentence to the
/// other, in `Sources/Lessons/Languages`. What a table lacks stays English; a test says what that is.
public struct Phrasebook: Sendable {
    /// The language that it translates into.
    public let language: TeachingLanguage
    private let phrases: [String: String]

    /// The table of a language; English needs none.
    public init(_ language: TeachingLanguage) {
        self.language = language
        phrases = Self.tables[language] ?? [:]
    }

    /// The sentence in this language.
    public func callAsFunction(_ english: String) -> String { phrases[english] ?? english }

    /// The sentence with its values in this language.
    public func callAsFunction(_ message: Message) -> String {
        phrases[message.template].map(message.filling) ?? message.text
    }

    /// What is wrong, and what was probably meant.
    public func callAsFunction(_ diagnostic: Diagnostic) -> String {
        let summary = self(diagnostic.wording)
        guard let suggestion = diagnostic.suggestion else { return summary }
        switch language {
        case .english: return summary + "; did you mean '\(suggestion)'?"
        case .chinese: return summary + "；是不是“\(suggestion)”？"
        }
    }

    /// The table, for what knows no languages.
    public var said: @Sendable (String) -> String { { self($0) } }

    /// Whether the table has that sentence.
    func has(_ english: String) -> Bool { phrases[english] != nil }

    /// All sentences that it has, for tests.
    var sentences: [String: String] { phrases }

    private static let tables: [TeachingLanguage: [String: String]] = {
        var tables: [TeachingLanguage: [String: String]] = [.english: [:]]
        for language in TeachingLanguage.allCases where language != .english {
            let file = LessonCatalogue.languages.first { $0.name == language.rawValue + ".txt" }
            tables[language] = table(file?.text ?? "")
        }
        for rule in Rulebook.all { tables[.chinese]?[rule.title] = rule.chineseTitle }
        return tables
    }()

    /// Each sentence, and below it the same in the other language, set in by two blanks; lines that begin
    /// with `#` are for people.
    private static func table(_ text: String) -> [String: String] {
        var table: [String: String] = [:]
        var english: Substring?
        for line in text.split(separator: "\n") where !line.hasPrefix("#") {
            if line.hasPrefix("  "), let sentence = english {
                table[String(sentence)] = String(line.dropFirst(2))
                english = nil
            } else {
                english = line
            }
        }
        return table
    }
}

extension Workbench {
    /// What is said in the person's language.
    public var phrases: Phrasebook { session.teaching.phrases }
}
