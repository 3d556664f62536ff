import CommandLanguage
import Testing

@Suite("Blocks") struct BlockTests {
    @Test func `a block is kept as it is written, with its lines and the blocks in it`() {
        let script = "on a.b { add c }\non a.b{\n  repeat 2 {\n add c\n } ; add d\n}tail\n"
        #expect(
            ParsedScript(script).items == [
                "on|a.b|{ add c }", "on|a.b|{\n  repeat 2 {\n add c\n } ; add d\n}|tail",
            ])
    }

    @Test func `braces in quotes, comments and strings do not count`() {
        let scripts = [
            #"on a.b { echo "}" }"#,
            "on a.b { add c # it's }\n}",
            "on a.b { # }\nadd c }",
            "on a.b { echo x#} ",
            #"on a.b { a.c("}") }"#,
            #"on a.b { a.c("\(d["}"])}") }"#,
            "on a.b { a.c() // }\n}",
            "on a.b { /* } */ a.c(/* } */ 1) }",
            "on a.b { a.c { d() } }",
            "on a.b { echo 1; a.c() // }\n; echo \"}\" }",
            "expect log { a.viewWillAppear(true) # it's }\n}",
        ]
        for script in scripts {
            let items = ParsedScript(script).items
            #expect(items.count == 1)
            #expect(items.filter { $0.contains("s.vcr") } == [])
        }
    }

    @Test func `a line of an expectation need not be code that could run`() {
        let script = """
            expect log {
              a.viewWillAppear(tru
              warning: it's (broken [ in every way
              [x y
              a.b("z
              exception E: 5 < {{0, 0}, {1, 1}}
            }
            add b
            """
        #expect(ParsedScript(script).items.map { $0.prefix(11) } == ["expect|log|", "add|b"])
    }

    @Test func `a lone brace is refused, and the rest of its line with it`() {
        #expect(
            ParsedScript("}\nadd a }; add b\n{ add c }\nadd d").items == [
                "s.vcr:1:1: '}' without '{'", "s.vcr:2:7: '}' without '{'",
                "s.vcr:3:1: a command is missing before '{'", "add|d",
            ])
    }

    @Test func `the lines leave out what is empty and what is comment`() {
        let block = Block(
            text: " \n  a.b() # one\r\n#two\n\t# three\n  c#d \"e # f\" 5\" # g\n  #\n",
            span: SourceSpan(line: 1, column: 1))
        #expect(block.lines == ["a.b()", "c#d \"e # f\" 5\""])
    }

    @Test func `indented lines keep the indent that they do not share`() {
        let block = Block(
            text:
                "\n    root [appeared]\n\n      a [appeared] # x\n        b [unloaded]\n    ^ c\n",
            span: SourceSpan(line: 1, column: 1))
        #expect(
            block.indentedLines == [
                "root [appeared]", "  a [appeared]", "    b [unloaded]", "^ c",
            ])
    }

    @Test func `the commands of a block keep their places`() throws {
        var parser = ScriptParser(file: "s.vcr")
        parser.feed("\non a.b { add c; }\n")
        guard case .verb(let verb) = try parser.next(), case .block(let block) = verb.operands[1]
        else {
            Issue.record("a verb with a block was expected")
            return
        }
        #expect(block.span.description == "s.vcr:2:9+1")
        var inner = ScriptParser(block: block)
        #expect(inner.rest() == ["add|c"])
        inner = ScriptParser(block: Block(text: "\n }", span: block.span))
        #expect(inner.rest() == ["s.vcr:3:2: '}' without '{'"])
    }
}
