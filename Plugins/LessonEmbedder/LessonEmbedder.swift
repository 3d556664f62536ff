import Foundation

/// Writes the files of the course as Swift that the program is built of.
@main
public struct LessonEmbedder {
    static func main() throws {
        let arguments = CommandLine.arguments
        guard arguments.count == 3 else { fatalError("usage: LessonEmbedder CATALOG DIRECTORY") }
        for (name, text) in try files(of: arguments[1]) {
            try text.write(toFile: arguments[2] + "/" + name, atomically: true, encoding: .utf8)
        }
    }

    /// The names and contents of the files that are to be written for a folder of lessons.
    public static func files(of catalog: String) throws -> [(name: String, text: String)] {
        let names = try FileManager.default.contentsOfDirectory(atPath: catalog)
            .filter { !$0.hasPrefix(".") }.sorted()
        let lessons = try names.map { name in
            (name: name, text: try String(contentsOfFile: catalog + "/" + name, encoding: .utf8))
        }
        return lessons.map {
            ("L" + identifier($0.name).dropFirst() + ".swift", swift($0.name, $0.text))
        }
            + [("LessonCatalogue+Files.swift", list(lessons.map(\.name)))]
    }

    /// `02-load-sequence.zh.md` as a name of Swift: `lesson02LoadSequenceZh`; `Bookshelf.storyboard`:
    /// `lessonBookshelfStoryboard`.
    private static func identifier(_ name: String) -> String {
        let words = name.split { !$0.isLetter && !$0.isNumber }.filter { $0 != "md" }
        return "lesson" + words.map(\.capitalized).joined()
    }

    private static func swift(_ name: String, _ text: String) -> String {
        var fence = "#"
        while text.contains("\"\"\"" + fence) || text.contains("\\" + fence) { fence += "#" }
        return """
            // swift-format-ignore-file
            // Written by scripts/generate-lessons from Catalog/\(name).
            extension LessonCatalogue {
                static let \(identifier(name)) = File(
                    name: "\(name)",
                    text: \(fence)\"""
            \(text)\"""\(fence))
            }

            """
    }

    private static func list(_ names: [String]) -> String {
        let lessons = names.filter { $0.hasSuffix(".md") }
        return """
            // swift-format-ignore-file
            // Written by scripts/generate-lessons.
            extension LessonCatalogue {
                /// All lessons, in the order of the course.
                public static let files: [File] = [
            \(rows(lessons))
                ]
                /// The files that lessons open.
                static let resources: [File] = [
            \(rows(names.filter { !$0.hasSuffix(".md") }))
                ]
            }

            """
    }

    private static func rows(_ names: [String]) -> String {
        names.map { "        \(identifier($0))," }.joined(separator: "\n")
    }
}
