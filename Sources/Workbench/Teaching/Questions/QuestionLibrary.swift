import CommandLanguage
import Lessons

/// The questions that the program has. They are read when the first is asked for.
enum QuestionLibrary {
    /// All of them, by topic, and within a topic by their files' names.
    static let all: [AskedQuestion] = {
        let questions = LessonCatalogue.questions.compactMap {
            QuestionReader.question(Array($0.text.utf8), in: ScriptName($0.name))
        }
        return QuestionTopic.allCases.flatMap { topic in
            questions.filter { $0.topic == topic.rawValue }
        }
    }()

    /// The question of that name or number; numbers begin with 1.
    static func question(_ word: String) -> AskedQuestion? {
        if let number = Int(word), all.indices.contains(number - 1) { return all[number - 1] }
        return all.first { $0.id == word.lowercased() }
    }

    /// The number of a question of that name.
    static func number(of id: String) -> Int? { all.firstIndex { $0.id == id }.map { $0 + 1 } }

    /// Those on a topic.
    static func questions(on topic: QuestionTopic) -> [AskedQuestion] {
        all.filter { $0.topic == topic.rawValue }
    }

    /// The names of all, by the names of their files, since a start asks for them:
    /// `presentation/two-alerts-at-once.md`.
    static var ids: [String] {
        LessonCatalogue.questions.map { file in
            String(file.name.dropLast(".md".count).split(separator: "/").last ?? "")
        }
    }
}
