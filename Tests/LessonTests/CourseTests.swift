import CommandLanguage
import Foundation
import LessonEmbedder
import Lessons
import Testing
import Workbench

@MainActor
@Suite("The course")
struct CourseTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().path
    private static let catalog = root + "/Sources/Lessons/Catalog"

    nonisolated static let names: [String] = LessonCatalogue.files.map(\.name)

    @Test("what is embedded is what stands in the catalogue; scripts/generate-lessons writes it")
    func embedded() throws {
        let folder = Self.root + "/Sources/Lessons/Embedded"
        let wanted = try LessonEmbedder.files(of: Self.catalog)
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
                == wanted.map(\.name).sorted())
        for (name, text) in wanted {
            let present = try String(contentsOfFile: folder + "/" + name, encoding: .utf8)
            #expect(present == text, "\(name) is old")
        }
    }

    @Test("passes the check of lessons", arguments: names)
    func check(name: String) throws {
        #expect(Workbench().defects(ofLesson: Self.catalog + "/" + name) == [])
    }

    @Test("a step has at most 12 lines of prose, none longer than 150 characters", arguments: names)
    func prose(name: String) throws {
        let file = try #require(LessonCatalogue.files.first { $0.name == name })
        var lines: [String] = []
        for block in MarkdownDocument(Array(file.text.utf8)).blocks {
            switch block {
            case .heading: lines = []
            case .prose(let line, _): if !line.isEmpty { lines.append(line) }
            case .fence: continue
            }
            #expect(lines.count <= 12)
            #expect((lines.last ?? "").count <= 150)
        }
    }

    @Test("each lesson ends with something to explore, and has a prediction", arguments: names)
    func shape(name: String) throws {
        let file = try #require(LessonCatalogue.files.first { $0.name == name })
        let document = MarkdownDocument(Array(file.text.utf8))
        #expect(document.fences.contains { $0.words.first == "predict" })
        let titles = document.blocks.compactMap {
            if case .heading(2, let text, _) = $0 { text } else { nil }
        }
        #expect(titles.last == (name.hasSuffix(".zh.md") ? "自己试试" : "To explore"))
    }
}
