import CommandLanguage
import Testing

@Suite("Verbs") struct VerbTests {
    @Test func `a line is a command, split into words at blanks`() {
        #expect(
            ParsedScript("new home\n\n  add a to\thome \n").items == ["new|home", "add|a|to|home"])
    }

    @Test func `a semicolon separates commands, and empty commands are none`() {
        #expect(ParsedScript("new a; new b;;\n;add a").items == ["new|a", "new|b", "add|a"])
    }

    @Test func `a hash comments from the start of a word only`() {
        let script =
            "#!/usr/bin/env vcr\n# one; two\necho a#b #c; d\necho \"# no\"# yes\nadd a # {\n"
        #expect(ParsedScript(script).items == ["echo|a#b", "echo|\"# no\"", "add|a"])
    }

    @Test func `a quoted word resolves its escapes and may span lines`() {
        let script = #"echo "a \"b\" \\ \n\t\u{1F600}\u{e9}" c"# + "\necho \"one\ntwo\" \"\"\n"
        #expect(
            ParsedScript(script).items == [
                "echo|\"a \"b\" \\ \n\t😀é\"|c", "echo|\"one\ntwo\"|\"\"",
            ])
    }

    @Test func `a quote begins and ends a word without blanks`() {
        #expect(ParsedScript(#"echo a"b c"d{e}f"#).items == [#"echo|a|"b c"|d|{e}|f"#])
    }

    @Test(arguments: [
        (#"echo "\q""#, "s.vcr:1:7: unknown escape '\\q'"),
        (#"echo "\u{110000}""#, "s.vcr:1:7: '\\u' needs the number of a character"),
        (#"echo "\u{D800}""#, "s.vcr:1:7: '\\u' needs the number of a character"),
        (#"echo "\u{}""#, "s.vcr:1:7: '\\u' needs the number of a character"),
        (#"echo "\u{+1}""#, "s.vcr:1:7: '\\u' needs the number of a character"),
        (#"echo "\u{0}""#, "s.vcr:1:7: '\\u' needs the number of a character"),
        (#"echo "\u41""#, "s.vcr:1:7: '\\u' needs the number of a character"),
        (#"echo "\u"#, "s.vcr:1:6: the quote is not closed: '\"' is missing"),
        (#"echo "\u""#, "s.vcr:1:7: '\\u' needs the number of a character"),
    ])
    func `a bad escape is refused at its place`(script: String, line: String) {
        #expect(ParsedScript(script).items == [line])
    }

    @Test func `a backslash at the end of a line continues it`() {
        let script = "add a \\\n  to b\nadd c\\\nto d\necho a\\b\necho \"x\\\ny\"\n\\\n \\\r\nadd e"
        #expect(
            ParsedScript(script).items == [
                "add|a|to|b", "add|c|to|d", "echo|a\\b", "echo|\"xy\"", "add|e",
            ])
    }

    @Test func `a backslash at the end of a word says that it does not escape`() {
        #expect(
            ParsedScript("load a\\ b\necho c\\; d\nadd e").items == [
                "s.vcr:1:7: a word ends in '\\'", "s.vcr:2:7: a word ends in '\\'", "add|e",
            ])
    }

    @Test func `line ends may be CRLF, and a byte order mark is skipped`() {
        let script = "\u{FEFF}new a\r\n# c\r\nadd a \\\r\nto b\r\necho \"1\r\n2\" \"3\\\r\n4\"\r\n"
        #expect(ParsedScript(script).items == ["new|a", "add|a|to|b", "echo|\"1\n2\"|\"34\""])
    }

    @Test func `a byte order mark elsewhere is refused`() {
        let mistake = "a byte order mark (U+FEFF) within the text"
        #expect(
            ParsedScript("new a\n\u{FEFF}new b\n\u{FEFF}a.b()").items
                == ["new|a", "s.vcr:2:1: \(mistake)", "s.vcr:3:1: \(mistake)"])
    }

    @Test func `places count lines and characters from one`() throws {
        var parser = ScriptParser(file: "demo.vcr", firstLine: 10)
        parser.feed("new 设置\n  add \"a\u{301}b\" 👩‍👩‍👧 to\\\n 设置 x; echo é { z }\n")
        var places: [String] = []
        while case .verb(let verb) = try parser.next() {
            places.append(verb.word.span.description)
            places += verb.operands.map(\.span.description)
        }
        #expect(
            places == [
                "demo.vcr:10:1+3", "demo.vcr:10:5+2",
                "demo.vcr:11:3+3", "demo.vcr:11:7+4", "demo.vcr:11:12+1", "demo.vcr:11:14+2",
                "demo.vcr:12:2+2", "demo.vcr:12:5+1",
                "demo.vcr:12:8+4", "demo.vcr:12:13+1", "demo.vcr:12:16+1",
            ])
    }

    @Test func `the source is the text without the space and the comment around it`() {
        let sources = sources(
            of:
                "  add  a\\\n  to \"b\\n\"   # why\n hold ;  on a.b { add c # d\n }  # e\necho a\\\n # f\n"
        )
        #expect(
            sources == [
                "add  a\\\n  to \"b\\n\"", "hold", "on a.b { add c # d\n }", "echo a",
            ])
    }

    @Test func `the source reads as the same command again`() throws {
        let script = """
            new home; new a as UINavigationController
            cycle a to b over 0.25 with flipFromTop # quick
            echo "a # ; { \\" } \\n \\u{41}" tail \\
              more # end
            on a.viewWillAppear { add c # it's }
              repeat 2 { echo "}" }; a.b("}") // }
            } once
            root.view.addSubview( a.view ) // done
            UIView.animate(withDuration: 0.3) { // {
              a.x = 1 /* } */
            } completion: { _ in b.y() }
            a.b = "\\(c["}"])"
            """
        for command in ParsedScript.commands(script) {
            #expect(ParsedScript.commands(command.source).map(\.outline) == [command.outline])
        }
        #expect(ParsedScript.commands(script).count == 8)
    }
}

/// The sources of a script's commands.
private func sources(of script: String) -> [String] {
    ParsedScript.commands(script).map(\.source)
}
