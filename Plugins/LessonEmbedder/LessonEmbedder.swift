import Foundation

/// Writes the files of the course, and those of the guides, as Swift that the program is built of.
@main
public struct LessonEmbedder {
    static func main() throws {
        let arguments = CommandLine.arguments
        guard arguments.count == 4 else {
            fatalError("usage: LessonEmbedder CATALOG GUIDES DIRECTORY")
        }
        for (name, text) in try files(of: arguments[1], guides: arguments[2]) {
            try text.write(toFile: arguments[3] + "/" + name, atomically: true, encoding: .utf8)
        }
    }

    /// The names and contents of the files that are to be written for a folder of lessons and one of
    /// guides.
    public static func files(
        of catalog: String, guides: String
    ) throws -> [(name: String, text: String)] {
        let lessons = try folder(catalog, "Catalog", of: "lesson")
        let texts = try folder(guides, "Guides", of: "guide")
        return (lessons + texts).map { ($0.swiftName, $0.swift) }
            + [("LessonCatalogue+Files.swift", list(lessons, texts))]
    }

    private static func folder(
        _ path: String, _ name: String, of kind: String
    ) throws -> [EmbeddedFile] {
        let names = try FileManager.default.contentsOfDirectory(atPath: path)
            .filter { !$0.hasPrefix(".") }.sorted()
        return try names.map { file in
            EmbeddedFile(
                name: file, folder: name, kind: kind,
                text: try String(contentsOfFile: path + "/" + file, encoding: .utf8))
        }
    }

    private static func list(_ lessons: [EmbeddedFile], _ guides: [EmbeddedFile]) -> String {
        """
        // swift-format-ignore-file
        // Written by scripts/generate-lessons.
        extension LessonCatalogue {
            /// All lessons, in the order of the course.
            public static let files: [File] = [
        \(rows(lessons.filter(\.isText)))
            ]
            /// The guides, in their order.
            public static let guides: [File] = [
        \(rows(guides.filter(\.isText)))
            ]
            /// The files that lessons and guides open.
            static let resources: [File] = [
        \(rows((lessons + guides).filter { !$0.isText }))
            ]
        }

        """
    }

    private static func rows(_ files: [EmbeddedFile]) -> String {
        files.map { "        \($0.identifier)," }.joined(separator: "\n")
    }
}

/// A file that becomes Swift.
private struct EmbeddedFile {
    let name: String
    /// The folder that it stands in.
    let folder: String
    /// What its name in Swift begins with: `lesson`, `guide`.
    let kind: String
    let text: String

    var isText: Bool { name.hasSuffix(".md") }

    /// `02-load-sequence.zh.md` as a name of Swift: `lesson02LoadSequenceZh`; `Bookshelf.storyboard`:
    /// `lessonBookshelfStoryboard`.
    var identifier: String {
        let words = name.split { !$0.isLetter && !$0.isNumber }.filter { $0 != "md" }
        return kind + words.map(\.capitalized).joined()
    }

    /// `Lesson02LoadSequenceZh.swift`
    var swiftName: String { identifier.prefix(1).uppercased() + identifier.dropFirst() + ".swift" }

    var swift: String {
        var fence = "#"
        while text.contains("\"\"\"" + fence) || text.contains("\\" + fence) { fence += "#" }
        return """
            // swift-format-ignore-file
            // Written by scripts/generate-lessons from \(folder)/\(name).
            extension LessonCatalogue {
                static let \(identifier) = File(
                    name: "\(name)",
                    text: \(fence)\"""
            \(text)\"""\(fence))
            }

            """
    }
}
