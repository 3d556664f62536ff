import CommandLanguage
import Testing

@Suite("What asks for another line") struct ContinuationTests {
    @Test(
        arguments: [
            ("", nil), ("add a\n", nil), ("add a", nil), ("# {\n", nil), ("add a # {\n", nil),
            ("on a.b {\n", .block), ("on a.b { add c }\n", nil), ("on a.b {\n add c\n", .block),
            ("echo \"a\n", .quote), ("on a.b { echo \"}\n", .quote), ("add \\\n", .backslash),
            ("a.b(\n", .statement), ("a.b {\n", .statement), ("a.b =\n", .statement),
            ("a.b([c,\n d\n", .statement), ("a.b(\"x\n", nil), ("a.b(]\n", nil),
            ("if a {\n", .statement), ("@interface A\n", .statement),
            ("@interface A\n@end\n", nil), ("/* a\n", .comment), ("/* a */\n", nil),
            ("a.b() /* c\n", .comment), ("on a.b { /* c\n", .comment),
        ] as [(String, Continuation?)])
    func `the reason is told`(script: String, reason: Continuation?) {
        var parser = ScriptParser(file: nil)
        parser.feed(script)
        _ = parser.rest()
        #expect(parser.continuation == reason)
    }

    @Test(
        arguments: [
            ("a.b(\n", 1, ")"), ("a.b()\na.c([1,\n", 2, "]"), ("on a.b {\n add c\n", 1, "}"),
            ("if a {\n b(\n", 2, ")"),
        ])
    func `what is open has a line, and something that closes it`(
        script: String, line: Int, closing: String
    ) {
        var parser = ScriptParser(file: nil)
        parser.feed(script)
        _ = parser.rest()
        #expect(parser.openBracket?.line == line)
        #expect(parser.openBracket?.closing == closing)
        parser.feed("\n")
        #expect(parser.openBracket?.line == line)
    }

    @Test(arguments: ["a.b()\n", "add a\n", "echo \"a\n", "/* a (\n", ""])
    func `nothing is open in what is complete, in a text and in a comment`(script: String) {
        var parser = ScriptParser(file: nil)
        parser.feed(script)
        _ = parser.rest()
        #expect(parser.openBracket == nil)
    }

    @Test func `the command comes when its last line does`() {
        var parser = ScriptParser(file: nil)
        var items: [[String]] = []
        for line in ["on a.b {\n", "  echo \"}\n", "\"\n", "}\n", "a.c(\n", "1)\n"] {
            parser.feed(line)
            items.append(parser.rest())
        }
        #expect(
            items == [[], [], [], ["on|a.b|{\n  echo \"}\n\"\n}"], [], ["(call (.c a) 1)"]])
    }

    @Test func `a line without its end is no command yet`() {
        var parser = ScriptParser(file: nil)
        parser.feed("add a; ad")
        #expect(parser.rest() == [])
        parser.feed("d b\n")
        #expect(parser.rest() == ["add|a", "add|b"])
    }

    @Test(arguments: [
        ("add a\non b.c {\n echo d\n", "s.vcr:2:8: the block is not closed: '}' is missing"),
        ("on b.c { repeat 2 {\n}\n", "s.vcr:1:8: the block is not closed: '}' is missing"),
        ("on b.c {\n echo \"x\n", "s.vcr:2:7: the quote is not closed: '\"' is missing"),
        ("add a \\", "s.vcr:1:7: nothing follows the '\\' at the end of the line"),
        ("add a \\\n", "s.vcr:1:7: nothing follows the '\\' at the end of the line"),
        ("a.b([c,\n", "s.vcr:1:5: the statement is not finished: a closing bracket is missing"),
        ("\n /* a\n", "s.vcr:2:2: the comment is not closed: '*/' is missing"),
        ("a.b = \n", "s.vcr:1:6: expected a value, found the end of the statement"),
        ("a.b(\"x", "s.vcr:1:5: the string is not closed before the end of the line"),
    ])
    func `the end of the input finds what is open at its opening`(script: String, line: String) {
        #expect(ParsedScript(script).items.last == line)
    }

    @Test func `a line that begins with a dot goes on with a statement`() {
        let script = "a.b()\n  .c()\n  .d = 1\nadd e\n"
        #expect(ParsedScript(script).items == ["(= (.d (call (.c (call (.b a))))) 1)", "add|e"])
    }

    @Test func `a prompt does not wait for such a line, a reader of files does`() {
        var prompt = ScriptParser(file: nil)
        prompt.feed("a.b()\n")
        #expect(prompt.rest() == ["(call (.b a))"])
        var reader = ScriptParser(file: nil, readsAhead: true)
        reader.feed("a.b()\n")
        #expect(reader.rest() == [])
        #expect(reader.continuation == nil)
        reader.feed("  .c()\nd.e()\n")
        #expect(reader.rest() == ["(call (.c (call (.b a))))"])
        reader.finish()
        #expect(reader.rest() == ["(call (.e d))"])
    }

    @Test(arguments: [
        ("class A { }\n@interface B : A\n@end\n@implementation B\n@end\nadd e\n", [0, 1, 0]),
        (
            "@interface B : A\n@end\n@implementation B\n@end\nclass C: D { }\nclass D { }\n",
            [1, 0, 1, 0]
        ),
    ])
    func `definitions behind those of the other language come with their own followers`(
        script: String, followers: [Int]
    ) throws {
        var reader = ScriptParser(file: nil, readsAhead: true)
        reader.feed(script)
        reader.finish()
        var found: [Int] = []
        while let command = try reader.next() {
            if case .statement(let line) = command { found.append(line.followers.count) }
        }
        #expect(found == followers)
    }
}
