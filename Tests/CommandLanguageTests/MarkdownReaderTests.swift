import CheckoutFiles
import Foundation
import Testing

@testable import CommandLanguage

@Suite("Markdown")
struct MarkdownReaderTests {
    /// An example of CommonMark: a text, and the HTML that it means.
    struct Example: Sendable, CustomTestStringConvertible {
        let number: Int
        let markdown: String
        let html: String
        var testDescription: String { "example \(number)" }

        /// The blocks of code in the HTML, each with the first word of its info string.
        var code: [[String]] {
            html.matches(of: #/<pre><code(?: class="language-([^"]*)")?>((?s).*?)<\/code><\/pre>/#)
                .map { [String($0.1 ?? ""), Self.unescaped(String($0.2))] }
        }

        private static func unescaped(_ text: String) -> String {
            text.replacing("&lt;", with: "<").replacing("&gt;", with: ">")
                .replacing("&quot;", with: "\"").replacing("&amp;", with: "&")
        }
    }

    static let examples: [Example] = {
        let path = "Tests/CommandLanguageTests/CommonMark/fenced-code.txt"
        let text = (try? Checkout.text(path)) ?? ""
        return text.matches(of: #/`{32} example (\d+)\n((?s).*?)\n\.\n((?s).*?)\n?`{32}/#).map {
            Example(number: Int($0.1)!, markdown: String($0.2), html: String($0.3))
        }
    }()

    /// The last blocks of code in these examples are indented, not fenced.
    static let indented = [134: 1, 280: 1]

    private func blocks(_ text: String) -> [MarkdownBlock] {
        MarkdownReader.blocks(of: Array(text.utf8)[...])
    }

    private func fences(_ text: String) -> [FencedCode] {
        MarkdownDocument(Array(text.utf8)).fences
    }

    @Test("all examples of CommonMark with a fence are there")
    func examplesAreRead() { #expect(Self.examples.count == 40) }

    @Test("finds the fences of CommonMark's examples", arguments: examples)
    func example(_ example: Example) {
        let found = fences(example.markdown).map {
            [$0.words.first.map(String.init) ?? "", $0.text]
        }
        #expect(found == example.code.dropLast(Self.indented[example.number] ?? 0))
    }

    @Test("a fence in a list loses the list's indent, and keeps its lines")
    func list() {
        let text = "1. **One.**\n   ```vcr fresh\n   new a\n     new b\n   ```\n2. Two\n"
        let code = fences(text)
        #expect(code.map(\.info) == ["vcr fresh"])
        #expect(code.map(\.text) == ["new a\n  new b\n"])
        #expect(code.map(\.line) == [2])
        #expect(code.map(\.column) == [4])
        #expect(code.map(\.indents) == [[3, 3]])
    }

    @Test("a fence within HTML is none")
    func html() {
        #expect(fences("<!--\n```vcr\nnew a\n```\n-->\n").isEmpty)
        #expect(fences("<pre>\n\n```vcr\nnew a\n```\n</pre>\n").isEmpty)
        #expect(fences("<details>\n\n```vcr\nnew a\n```\n").count == 1)
        #expect(fences("<details>\n```vcr\nnew a\n```\n").isEmpty)
    }

    @Test("headings of lists and quotes are prose; those between are headings")
    func headings() {
        let text = "## A *step* ##\ntext\n- ## no\n\n> # no\n\n#no\n# yes\n"
        #expect(
            blocks(text).compactMap {
                if case .heading(let level, let text, let line) = $0 {
                    "\(line) \(level) \(text)"
                } else {
                    nil
                }
            } == ["1 2 A *step*", "8 1 yes"])
    }

    @Test("a number other than 1 begins no list within a paragraph")
    func paragraph() {
        #expect(fences("in\n14. ```\nx\n```\n").map(\.text) == [""])
        #expect(fences("in\n\n14. ```\n    x\n    ```\n").map(\.text) == ["x\n"])
    }

    @Test("tabs reach to columns")
    func tabs() {
        #expect(fences("-\t```\n\tx\n\t\ty\n\t```\n").map(\.text) == ["x\n\ty\n"])
        #expect(fences("  ```\n\tx\n  ```\n").map(\.text) == ["  x\n"])
    }

    @Test("carriage returns and a byte order mark change nothing")
    func lineEnds() {
        let text = "\u{FEFF}---\r\nlesson: x\r\n---\r\n```vcr\r\nnew a\r\n```\r\n"
        let document = MarkdownDocument(Array(text.utf8))
        #expect(document.frontMatter?["lesson"]?.value == "x")
        #expect(document.isLesson)
        #expect(document.fences.map(\.text) == ["new a\n"])
        #expect(document.fences.map(\.line) == [4])
    }

    @Test("a front matter is flat, and ends with its second rule")
    func frontMatter() {
        let document = MarkdownDocument(
            Array("---\nlesson: add-a-child\ntitle: A: b \nno key\nrules:C10  C12\n---\nx\n".utf8))
        #expect(
            document.frontMatter?.entries.map { "\($0.line) \($0.key)=\($0.value)" } == [
                "2 lesson=add-a-child", "3 title=A: b", "5 rules=C10  C12",
            ])
        #expect(document.blocks == [.prose("x", line: 7)])
        #expect(MarkdownDocument(Array("---\nlesson: x\n".utf8)).frontMatter == nil)
        #expect(MarkdownDocument(Array("\n---\nlesson: x\n---\n".utf8)).frontMatter == nil)
    }
}
