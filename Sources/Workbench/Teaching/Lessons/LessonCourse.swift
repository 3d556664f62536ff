import CommandLanguage
import Lessons

/// The lessons that the program has.
enum LessonCourse {
    /// All of them in their order, each in that language where it has it, and else in English.
    static func lessons(in language: TeachingLanguage) -> [Lesson] {
        originals.map { file in
            guard language != .english, let translation = translation(of: file, language),
                let lesson = read(translation)
            else { return read(file) }
            return lesson
        }.compactMap { $0 }
    }

    /// The lesson of that name.
    static func lesson(named id: String, in language: TeachingLanguage) -> Lesson? {
        lessons(in: language).first { $0.id == id.lowercased() }
    }

    /// The lesson that follows one in the course.
    static func lesson(after id: String, in language: TeachingLanguage) -> Lesson? {
        let all = lessons(in: language)
        guard let index = all.firstIndex(where: { $0.id == id }) else { return nil }
        return all.indices.contains(index + 1) ? all[index + 1] : nil
    }

    /// The ids of all lessons.
    static var ids: [String] { lessons(in: .english).map(\.id) }

    private static var originals: [LessonCatalogue.File] {
        LessonCatalogue.files.filter { !$0.name.dropLast(3).contains(".") }
    }

    private static func translation(
        of file: LessonCatalogue.File, _ language: TeachingLanguage
    ) -> LessonCatalogue.File? {
        let name = file.name.dropLast(3) + ".\(language.rawValue).md"
        return LessonCatalogue.files.first { $0.name == name }
    }

    private static func read(_ file: LessonCatalogue.File) -> Lesson? {
        LessonReader.lesson(Array(file.text.utf8), in: ScriptName(file.name))
    }
}
