/// The files of the course, the guides and the questions, as they stand in `Catalog`, `Guides` and `Questions`;
/// the build embeds them.
public enum LessonCatalogue {
    /// A file of the course, a guide or a question.
    public struct File: Sendable {
        /// `02-load-sequence.md`; a translation is `02-load-sequence.zh.md`.
        public let name: String
        /// What stands in it.
        public let text: String
    }

    /// All lessons, in the order of the course.
    public static let files = texts(in: "Catalog/")

    /// The guides, in their order.
    public static let guides = texts(in: "Guides/")

    /// What people stumble over at members of UIKit's, a file a topic.
    public static let pitfalls = embedded(in: "Pitfalls/")

    /// What the program says in other languages: `zh.txt`, and beside it what people stumble over and the sources of
    /// rules: `zh-pitfalls.txt` and `zh-pitfalls-views.txt`, `zh-evidence.txt`.
    public static let languages = embedded(in: "Languages/")

    /// The questions that people ask, each under its topic: `presentation/two-alerts-at-once.md`.
    public static let questions = texts(in: "Questions/")

    /// The file that comes with lessons and guides under that name: a storyboard that one of them opens.
    public static func resource(named name: String) -> File? {
        resources.first { $0.name == name }
    }

    private static let resources = (embedded(in: "Catalog/") + embedded(in: "Guides/"))
        .filter { !isText($0) }

    private static func texts(in folder: String) -> [File] { embedded(in: folder).filter(isText) }

    private static func isText(_ file: File) -> Bool { file.name.hasSuffix(".md") }

    private static func embedded(in folder: String) -> [File] {
        EmbeddedTexts.all.filter { $0.name.hasPrefix(folder) }.map { name, text in
            File(name: String(name.dropFirst(folder.count)), text: text)
        }
    }
}
