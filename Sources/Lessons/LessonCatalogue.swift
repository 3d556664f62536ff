/// The files of the course, embedded in the program: `Catalog` has them as they are written.
public enum LessonCatalogue {
    /// A file of the course.
    public struct File: Sendable {
        /// `02-load-sequence.md`; a translation is `02-load-sequence.zh.md`.
        public let name: String
        public let text: String
    }

    /// The file that comes with the lessons under that name: a storyboard that one of them opens.
    public static func resource(named name: String) -> File? {
        resources.first { $0.name == name }
    }
}
