import CheckoutFiles
import Foundation
import Lessons
import Testing

@testable import TextEmbedder

@Suite("What the build embeds")
struct EmbeddedTextTests {
    /// The files in a folder of the course, by name, as they stand on the disk.
    private static func files(in folder: String, _ isWanted: (String) -> Bool) throws -> [String] {
        let path = Checkout.url("Sources/Lessons/\(folder)").path
        return try FileManager.default.contentsOfDirectory(atPath: path)
            .filter { !$0.hasPrefix(".") && isWanted($0) }.sorted()
            .map { try "\($0): " + String(contentsOfFile: path + "/" + $0, encoding: .utf8) }
    }

    private static func isText(_ name: String) -> Bool { name.hasSuffix(".md") }

    @Test func `all lessons and guides are in the program as they are written`() throws {
        let lessons = LessonCatalogue.files.map { "\($0.name): \($0.text)" }
        #expect(try lessons == Self.files(in: "Catalog", Self.isText))
        let guides = LessonCatalogue.guides.map { "\($0.name): \($0.text)" }
        #expect(try guides == Self.files(in: "Guides", Self.isText))
    }

    @Test func `all questions are in the program as they are written`() throws {
        let questions = LessonCatalogue.questions.map { "\($0.name): \($0.text)" }
        let folder = Checkout.url("Sources/Lessons/Questions").path
        let topics = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
        let written = try topics.flatMap { topic in
            try Self.files(in: "Questions/" + topic, Self.isText).map { "\(topic)/\($0)" }
        }
        #expect(questions.sorted() == written.sorted())
        #expect(!questions.isEmpty)
    }

    @Test func `the files that they open are found by their names`() throws {
        let others = try ["Catalog", "Guides"].flatMap { folder in
            try Self.files(in: folder) { !Self.isText($0) }
        }
        #expect(others.count == 5)
        let names = others.map { String($0.prefix { $0 != ":" }) }
        let found = names.map { "\($0): \(LessonCatalogue.resource(named: $0)?.text ?? "")" }
        #expect(found == others)
        #expect(LessonCatalogue.resource(named: "Nowhere.storyboard") == nil)
        #expect(LessonCatalogue.resource(named: "01-tree-and-states.md") == nil)
    }

    @Test func `a text with the signs of a literal gets more of them around it`() throws {
        let text = try EmbeddedText(
            name: "Guides/signs.md", bytes: Array("\"\"\"## ends\n\\#(none) of it\n".utf8))
        #expect(
            EmbeddedText.file(of: [text]) == ####"""
                /// The texts that the plugin EmbedTexts builds into this target.
                enum EmbeddedTexts {
                    /// Each under its path in the target's folder, in the order of the paths.
                    static let all: [(name: String, text: String)] = [
                (###"Guides/signs.md"###, ###"""
                """## ends
                \#(none) of it

                """###),
                    ]
                }

                """####)
    }

    @Test(
        arguments: [
            ([0xFF], "is no text in UTF-8"),
            (
                [0x41, 0x0D, 0x0A],
                "has a null byte or a carriage return, which a literal cannot have"
            ),
            ([0x00], "has a null byte or a carriage return, which a literal cannot have"),
        ] as [([UInt8], String)])
    func `bytes that a literal cannot have are refused`(_ bytes: [UInt8], _ reason: String) {
        #expect(throws: EmbeddingError("a.md", reason)) {
            try EmbeddedText(name: "a.md", bytes: bytes)
        }
    }
}
