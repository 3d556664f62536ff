import CheckoutFiles
import CommandLanguage
import Foundation
import Lessons
import Testing

@testable import Workbench

@MainActor
@Suite("The guides")
struct GuideTests {
    private static let folder = Checkout.url("Sources/Lessons/Guides").path

    nonisolated static let names: [String] = LessonCatalogue.guides.map(\.name)

    private static func text(of name: String) throws -> Guide {
        let file = try #require(LessonCatalogue.guides.first { $0.name == name })
        return try #require(
            GuideReader.guide(Array(file.text.utf8), in: ScriptName(name)), "\(name)")
    }

    @Test("there are five texts, each in both languages")
    func texts() throws {
        let originals = Self.names.filter { !$0.hasSuffix(".zh.md") }
        #expect(
            try originals.map { try Self.text(of: $0).id }
                == ["container", "article", "maps", "subclass", "presenting"])
        #expect(Workbench.guideIDs == ["container", "article", "maps", "subclass", "presenting"])
        #expect(
            originals.map { $0.replacing(".md", with: ".zh.md") }
                == Self.names.filter { $0.hasSuffix(".zh.md") })
    }

    @Test("README says how many lessons, claims and questions there are")
    func figures() throws {
        let readme = try Checkout.text("README.md").replacing("\n", with: " ")
        let originals = Self.names.filter { !$0.hasSuffix(".zh.md") }
        let claims = try originals.map { try Self.text(of: $0).claims.count }.reduce(0, +)
        let lessons = LessonCatalogue.files.count { !$0.name.hasSuffix(".zh.md") }
        #expect(readme.contains("a course of \(lessons) lessons"))
        #expect(readme.contains("tries \(claims) claims"))
        #expect(readme.contains("lists \(LessonCatalogue.questions.count) that people ask"))
    }

    @Test(
        "each claim can be played alone, expects something, and leads to what there is",
        arguments: names)
    func form(name: String) throws {
        let original = name.hasSuffix(".zh.md") ? name.replacing(".zh.md", with: ".md") : nil
        let defects = Workbench().defects(
            ofGuide: Self.folder + "/" + name,
            translating: original.map { Self.folder + "/" + $0 })
        #expect(defects == [])
    }

    @Test("a translation has the same parts before the same claims", arguments: names)
    func parts(name: String) throws {
        guard name.hasSuffix(".zh.md") else { return }
        let original = try Self.text(of: name.replacing(".zh.md", with: ".md"))
        #expect(
            try Self.text(of: name).claims.map { $0.part == nil }
                == original.claims.map { $0.part == nil })
    }

    @Test("all that a guide claims holds", arguments: names)
    func claims(name: String) throws {
        let workbench = Workbench(policy: RunPolicy(keepsGoing: true, isInteractive: false))
        var failures: [String] = []
        workbench.onReply = { reply in
            for case .failure(let failure) in reply.contents {
                failures.append(
                    "\(name):\(failure.span.line): \(failure.summary)\n"
                        + failure.expected.map { "- \($0)\n" }.joined()
                        + failure.actual.map { "+ \($0)\n" }.joined())
            }
        }
        var parser = ScriptParser(file: nil)
        parser.feed("source \"\(Self.folder)/\(name)\"\n")
        parser.finish()
        while let command = try parser.next() { #expect(workbench.execute(command) == .fine) }
        #expect(workbench.finishScript() == .fine)
        #expect(failures == [])
    }

    @Test(
        "what commands must show is compared line by line, without regard to how lines are broken")
    func sayings() {
        let saying = GuideSaying(block: 0, lines: ["rule  C11", "  mend the end"], line: 1)
        #expect(
            saying.missing(from: ["! a fault", "  rule C11", "  since", "  mend the", "end"]) == nil
        )
        #expect(saying.missing(from: ["mend the end", "rule C11"]) == "  mend the end")
        #expect(saying.missing(from: []) == "rule  C11")
    }

    @Test("what commands must show and do not is told of the claim")
    func unsaid() throws {
        let text = """
            ---
            guide: small
            ---
            ## One
            ```vcr fresh
            new a
            echo "one"
            ```
            ```says
            two
            ```
            ```claim one holds
            ```

            """
        let guide = try #require(GuideReader.guide(Array(text.utf8), in: ScriptName("small.md")))
        let workbench = Workbench()
        workbench.layOut = { contents, _ in
            contents.flatMap { content -> [String] in
                guard case .echoed(let lines) = content else { return [] }
                return lines
            }
        }
        let record = GuideRecorder(session: workbench.session).record(
            GuidePlace(guide: guide, index: 0))
        #expect(record.unsaid == ["two"])
    }

    private static let defective = """
        ---
        guide: small
        ---
        ## One
        ```vcr fresh
        new a
        ```
        ```claim one perhaps
        rules: C99
        about: nothing
        lessons: none
        ```
        ## Two
        ```vcr
        expect a.isViewLoaded false
        ```
        ```claim one differs
        ```
        ## Three
        Words.
        ## Four
        ```vcr fresh
        new a
        expect no warning
        expect log contains { }
        # expect a.isViewLoaded false
        echo "expect a.isViewLoaded false"
        ```
        ```claim four until 12
        rules: C10
        ```
        ## Five
        ```vcr fresh
        set ios 12; new a
        doctor
        ```
        ```says
        nothing is wrong
        ```
        ```vcr fresh
        tree
        ```
        ```says

        ```
        ```claim five until 12
        rules: C10
        ```
        ## Six
        ```says
        nothing
        ```
        ```vcr fresh fails
        nonsense
        ```
        ```claim six holds
        ```

        """

    @Test("what is wrong with how a guide is made is found")
    func defects() throws {
        let path = NSTemporaryDirectory() + "guide-\(UUID().uuidString).md"
        defer { try? FileManager.default.removeItem(atPath: path) }
        try Data(Self.defective.utf8).write(to: URL(filePath: path))
        let found = try #require(Workbench().defects(ofGuide: path, translating: nil))
        #expect(
            found.map { $0.replacing(path + ":", with: "") } == [
                "5: the script compares nothing with what must be", "8: the verdict means nothing",
                "8: there is no rule 'C99'", "8: nothing is known of 'nothing'",
                "8: there is no lesson 'none'", "13: no script begins with a new world",
                "17: what differs needs the rules that it stands on",
                "19: no script begins with a new world",
                "19: the claim has no block 'claim ID VERDICT'",
                "22: the script compares nothing with what must be",
                "21: no world of it is one of iOS 12: 'set ios 12'",
                "40: the script compares nothing with what must be",
                "43: the block 'says' is empty", "50: the block 'says' stands below no commands",
                "13: two claims are called 'one'",
            ])
    }
}
