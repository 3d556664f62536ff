/// The files of the course and the guides, embedded in the program: `Catalog` and `Guides` have them as
/// they are written.
public enum LessonCatalogue {
    /// A file of the course, or a guide.
    public struct File: Sendable {
        /// `02-load-sequence.md`; a translation is `02-load-sequence.zh.md`.
        public let name: String
        public let text: String
    }

    /// The file that comes with lessons and guides under that name: a storyboard that one of them opens.
    public static func resource(named name: String) -> File? {
        resources.first { $0.name == name }
    }
}
