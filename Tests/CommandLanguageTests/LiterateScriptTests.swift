import Testing

@testable import CommandLanguage

@Suite("Literate scripts")
struct LiterateScriptTests {
    private func script(_ text: String, _ name: String = "x.md") -> LiterateScript {
        LiterateScript(Array(text.utf8), in: ScriptName(name))
    }

    private func sources(_ block: LiterateScript.Block) throws -> [String] {
        var parser = block.parser
        var sources: [String] = []
        while let command = try parser.next() {
            switch command {
            case .verb(let verb): sources.append("\(verb.word.span.text) \(verb.source)")
            case .statement(let line): sources.append("\(line.span.text) \(line.source)")
            }
        }
        return sources
    }

    @Test("the blocks of commands are those whose info string has 'vcr' for its first word")
    func blocks() {
        let text = """
            ```vcr
            new a
            ```
            ~~~ vcr fresh fails
            new b
            ~~~
            ```vcr shown
            new c
            ```
            ```vcrx
            ```
            ```swift vcr
            ```
            ```
            new d
            ```
            """
        let blocks = script(text).blocks
        #expect(
            blocks.map { String(decoding: $0.content, as: UTF8.self) } == ["new a\n", "new b\n"])
        #expect(blocks.map(\.isFresh) == [false, true])
        #expect(blocks.map(\.fails) == [false, true])
        #expect(blocks.map(\.span.text) == ["x.md:1:1", "x.md:4:1"])
    }

    @Test("the log that an export wrote behind its commands is no part of the prose")
    func logs() {
        let text = "One.\n```vcr\nnew a\n```\n```text log\na.loadView()\n```\n```text\nb\n```\n"
        #expect(script(text).prose == [.paragraph("One.", line: 1), .code("b", line: 8)])
    }

    @Test("comments are no part of the prose, on however many lines")
    func comments() {
        let text = "<!-- One. -->\nTwo.\n<!--\n\n# Three\n\n```vcr\nnew a\n```\n-->\n\nFour.\n"
        #expect(
            script(text).prose == [.paragraph("Two.", line: 2), .paragraph("Four.", line: 12)])
        #expect(script(text).blocks.isEmpty)
    }

    @Test("commands keep the lines and the columns of the file, also within an indent")
    func places() throws {
        let text = "# Page\n\n- item\n  ```vcr\n  new a\n    b.c()\n\n  new d\n  ```\n"
        let blocks = script(text, "places.md").blocks
        #expect(
            try blocks.map(sources) == [
                ["places.md:5:3 new a", "places.md:6:5 b.c()", "places.md:8:3 new d"]
            ])
    }

    @Test(
        "a block that is not closed runs to the end of the file; its last command may not be open")
    func open() throws {
        #expect(try script("```vcr\nnew a\nnew b").blocks.map(sources).first?.count == 2)
        #expect(throws: Diagnostic.self) {
            try sources(script("```vcr\ntogether {\n```\n}\n").blocks[0])
        }
    }
}
