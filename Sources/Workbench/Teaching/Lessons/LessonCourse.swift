import CommandLanguage
import HierarchyRecords
import Lessons

/// The lessons that the program has. They are read when the first of a language is asked for: a page of
/// `explain` looks through all of them.
enum LessonCourse {
    private static let inEnglish = LessonCatalogue.files.in(.english).compactMap(read)
    private static let inChinese = LessonCatalogue.files.in(.chinese).compactMap(read)

    /// All of them in their order, each in that language where it has it, and else in English.
    static func lessons(in language: TeachingLanguage) -> [Lesson] {
        switch language {
        case .english: inEnglish
        case .chinese: inChinese
        }
    }

    /// The lesson of that name, or of that number in the course, from 1 on.
    static func lesson(named id: String, in language: TeachingLanguage) -> Lesson? {
        let all = lessons(in: language)
        if let number = Int(id) { return all.indices.contains(number - 1) ? all[number - 1] : nil }
        return all.first { $0.id == id.lowercased() }
    }

    /// The lesson that follows one in the course.
    static func lesson(after id: String, in language: TeachingLanguage) -> Lesson? {
        let all = lessons(in: language)
        guard let index = all.firstIndex(where: { $0.id == id }) else { return nil }
        return all.indices.contains(index + 1) ? all[index + 1] : nil
    }

    /// The ids of all lessons.
    static var ids: [String] { lessons(in: .english).map(\.id) }

    /// The lessons as others refer to them.
    static func references(in language: TeachingLanguage) -> [GuideLesson] {
        LessonCatalogue.files.in(language).compactMap { file in
            read(file).map { GuideLesson(id: $0.id, title: $0.title, file: file.name) }
        }
    }

    private static func read(_ file: LessonCatalogue.File) -> Lesson? {
        LessonReader.lesson(Array(file.text.utf8), in: ScriptName(file.name))
    }
}

extension [LessonCatalogue.File] {
    /// The originals in their order, each in that language where it has it, and else in English.
    func `in`(_ language: TeachingLanguage) -> [LessonCatalogue.File] {
        let originals = filter { !$0.name.dropLast(3).contains(".") }
        if language == .english { return originals }
        return originals.map { file in
            let name = file.name.dropLast(3) + ".\(language.rawValue).md"
            return first { $0.name == name } ?? file
        }
    }
}
