import CommandLanguage
import HierarchyRecords
import Lessons

/// What the program says in another language than English: a table from the English sentence to the
/// other, in `Sources/Lessons/Languages`. What a table lacks stays English; a test says what that is.
public struct Phrasebook: Sendable {
    /// The language that it translates into.
    public let language: TeachingLanguage
    private let phrases: [String: String]
    /// The sentences of what mends a finding.
    let mends: [Pattern]
    /// Sentences that come with their values in them.
    let composed: [Pattern]
    /// The sentences of the argument parser.
    let parserSentences: [Pattern]

    /// A sentence as the pieces between its values, and the same in this language.
    typealias Pattern = (pieces: [Substring], sentence: String)

    /// The table of a language; English needs none.
    public init(_ language: TeachingLanguage) {
        self.language = language
        switch language {
        case .english: (phrases, mends, composed, parserSentences) = ([:], [], [], [])
        case .chinese:
            (phrases, mends, composed, parserSentences) = (
                Self.chinese, Self.chineseMends, Self.chineseComposed, Self.chineseOfParser
            )
        }
    }

    /// The sentence in this language.
    public func callAsFunction(_ english: String) -> String { phrases[english] ?? english }

    /// The sentence with its values in this language.
    public func callAsFunction(_ message: Message) -> String {
        guard let sentence = phrases[message.template] else {
            if message.values.isEmpty, let told = composed(message.text) { return told }
            return message.translatingParts { self($0) }
        }
        return message.filling(sentence) { self($0) }
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

    /// What was found, in one sentence without a full stop.
    public func callAsFunction(_ finding: Finding) -> String {
        TeachingWords(language: language).sentence(of: finding)
    }

    /// Parts of a sentence, one behind the other.
    public func clauses(_ parts: [String]) -> String {
        switch language {
        case .english: parts.joined(separator: ", ")
        case .chinese: parts.joined(separator: "，")
        }
    }

    /// The table, for what knows no languages.
    public var said: @Sendable (String) -> String { { self($0) } }

    /// Whether the table has that sentence.
    func has(_ english: String) -> Bool { phrases[english] != nil }

    /// All sentences that it has, for tests.
    var sentences: [String: String] { phrases }

    /// Read when somebody needs it first: who reads English does not wait for it at the prompt.
    private static let chinese: [String: String] = {
        var phrases = table(of: .chinese)
        for rule in Rulebook.all { phrases[rule.title] = rule.chineseTitle }
        return phrases
    }()

    private static let chineseMends = patterns("mend: ", in: chinese)
    private static let chineseComposed = patterns("said: ", in: chinese)
    private static let chineseOfParser = patterns("parser: ", in: chinese)

    /// Those of a table that begin with a mark there, the longest first.
    private static func patterns(_ mark: String, in table: [String: String]) -> [Pattern] {
        table.filter { $0.key.hasPrefix(mark) }
            .sorted { ($0.key.count, $0.key) > ($1.key.count, $1.key) }
            .map { english, other in
                let text = english.dropFirst(mark.count)
                return (text.split(separator: "%", omittingEmptySubsequences: false), other)
            }
    }

    private static func table(of language: TeachingLanguage) -> [String: String] {
        let files = LessonCatalogue.languages.filter {
            $0.name.hasPrefix(language.rawValue + ".") || $0.name.hasPrefix(language.rawValue + "-")
        }
        return files.reduce(into: [:]) { all, file in
            all.merge(table(file.text)) { first, _ in first }
        }
    }

    /// Each sentence, and below it the same in the other language, set in by two blanks; lines that begin
    /// with `#` are for people.
    private static func table(_ text: String) -> [String: String] {
        var table: [String: String] = [:]
        var english: Substring.UTF8View?
        for line in text.utf8.split(separator: UInt8(ascii: "\n"))
        where line.first != UInt8(ascii: "#") {
            if line.starts(with: "  ".utf8), let sentence = english {
                table[String(Substring(sentence))] = String(Substring(line.dropFirst(2)))
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
