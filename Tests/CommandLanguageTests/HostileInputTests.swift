import CommandLanguage
import Testing

/// One line or more of everything that the language has.
private let richScript = """
    #!/usr/bin/env vcr
    new home; new 设置 as UINavigationController # "c
    cycle a to b over 0.25 with "flip\\u{46}romTop" \\
      at end
    on a.viewWillAppear { add c # it's }
      repeat 2 { echo "}" }; a.b("}", '"') // }
    } once
    /* a /* b */ } */ let x: [String: Foo<Bar>?] = ["k\\(y["z"] ?? "w")": nil], z = 0x1F
    UIView.animate(withDuration: 1_0.5e-1) { [weak self] (a: Int, b) -> Void in
      self?.x! += -1 ..< 5 // }
    } completion: { _ in return x ? .y : (1, z: $0) }
    a.b
    @interface Foo : Bar
    @property int x;
    @end
    [a b:@"c" d:^{ e(); }];
    """

@Suite("Hostile input") struct HostileInputTests {
    @Test func `however the bytes arrive, the commands are the same`() {
        let whole = ParsedScript(richScript)
        #expect(whole.items.count == 9)
        for chunk in [1, 2, 3, 7, 64] { #expect(ParsedScript(richScript, chunk: chunk) == whole) }
    }

    @Test func `every beginning of a rich script is read to its end`() {
        let bytes = Array(richScript.utf8)
        for count in 0...bytes.count {
            #expect(ParsedScript(Array(bytes.prefix(count))).items.count <= 9)
        }
    }

    @Test func `every rich script with a byte changed is read to its end`() {
        let bytes = Array(richScript.utf8)
        let others = Array("\0\n\"\\{}(]#'/".utf8) + [0xC3]
        for index in bytes.indices {
            var changed = bytes
            changed[index] = others[index % others.count]
            #expect(ParsedScript(changed).items.count < 40)
        }
    }

    @Test func `what is no text is refused at its place, and the next line is read`() {
        let cases: [([UInt8], String)] = [
            (Array("add a\0b".utf8), "s.vcr:1:6: a NUL byte is not text"),
            (Array("echo \"\0\"".utf8), "s.vcr:1:7: a NUL byte is not text"),
            (Array("on a.b { \0 }".utf8), "s.vcr:1:10: a NUL byte is not text"),
            (Array("# é \0".utf8), "s.vcr:1:5: a NUL byte is not text"),
            (Array("a.b(\0)".utf8), "s.vcr:1:5: a NUL byte is not text"),
            (Array("a.b(\"\0\")".utf8), "s.vcr:1:6: a NUL byte is not text"),
            (Array("add é".utf8) + [0xC3], "s.vcr:1:6: byte 0xC3 is not valid UTF-8"),
            ([0xFF, 0xFE], "s.vcr:1:1: byte 0xFF is not valid UTF-8"),
            (
                Array("echo \"".utf8) + [0xE4, 0xB8, 0x22],
                "s.vcr:1:7: byte 0xE4 is not valid UTF-8"
            ),
            (Array("a.b(\"".utf8) + [0x80, 0x22, 0x29], "s.vcr:1:6: byte 0x80 is not valid UTF-8"),
            (Array("# ".utf8) + [0xC3], "s.vcr:1:3: byte 0xC3 is not valid UTF-8"),
            (Array("on a.b {".utf8) + [0xC3, 0x7D], "s.vcr:1:9: byte 0xC3 is not valid UTF-8"),
            (Array("add \u{1B}[2J".utf8), "s.vcr:1:5: control character U+001B outside quotes"),
            (Array("add a\rb".utf8), "s.vcr:1:6: a carriage return without a line feed"),
            (Array("add a\u{85}".utf8), "s.vcr:1:6: control character U+0085 outside quotes"),
            (Array("a.b(\u{7F})".utf8), "s.vcr:1:5: control character U+007F outside quotes"),
            (Array("add a\u{A0}b".utf8), "s.vcr:1:6: space U+00A0 outside quotes"),
            (Array("add “a”".utf8), "s.vcr:1:5: '“' does not quote; did you mean '\"'?"),
            (Array("add ‘a’".utf8), "s.vcr:1:5: '‘' does not quote; did you mean '\"'?"),
            (
                Array("a.b(c，d)".utf8),
                "s.vcr:1:6: full-width '，' (U+FF0C) is no punctuation of code; did you mean ','?"
            ),
            (
                Array("a.b = c – d".utf8),
                "s.vcr:1:9: '–' (U+2013) is no punctuation of code; did you mean '-'?"
            ),
        ]
        for (bytes, line) in cases {
            #expect(ParsedScript(bytes + Array("; add b\nadd c".utf8)).items == [line, "add|c"])
        }
    }

    @Test func `control characters, quotes and spaces of all kinds are text in quotes`() {
        let script = "echo \"\u{1B}[2J \u{85}\u{A0}“”\" it’s \u{202E}abc"
        #expect(
            ParsedScript(script).items == ["echo|\"\u{1B}[2J \u{85}\u{A0}“”\"|it’s|\u{202E}abc"])
    }

    @Test(arguments: [
        "{", "a.b((", "a.b[[", "a.b = {{", "on a.b {", "echo {", "a.b(\"\\(", "- - -",
    ])
    func `brackets nested for ever are one mistake`(opening: String) {
        let script = String(repeating: opening, count: 100_000) + "\nadd a\n"
        let items = ParsedScript(script).items
        #expect(items.count == 2)
        #expect(items.last == "add|a")
    }

    @Test func `a hundred thousand braces on lines of their own are refused at once`() {
        var parser = ScriptParser(file: nil)
        parser.feed(String(repeating: "on a.b {\n", count: 300))
        #expect(parser.rest() == ["257:8: brackets are nested deeper than 256"])
        #expect(parser.continuation == .block)
    }

    @Test(arguments: [
        "x = " + String(repeating: "-", count: 10_000) + "1",
        "x = " + String(repeating: "a ? b : ", count: 10_000) + "c",
        "x = a" + String(repeating: ".b", count: 10_000),
        "x = a" + String(repeating: "!", count: 10_000),
        "x = a" + String(repeating: "()", count: 10_000),
        "x = a" + String(repeating: " + 1", count: 10_000),
        "x = a" + String(repeating: " ?? b", count: 10_000),
        "x = a" + String(repeating: " as B", count: 10_000),
        "let x: " + String(repeating: "any ", count: 10_000) + "A",
        "let x: " + String(repeating: "[", count: 250) + String(repeating: "A<", count: 250),
    ])
    func `an expression of very many levels is one mistake`(script: String) {
        let items = ParsedScript(script).items
        #expect(items.count == 1)
        #expect(items[0].contains("nested deeper than 256") || items[0].contains("not finished"))
    }

    @Test func `two hundred levels are read`() {
        let script =
            "x = " + String(repeating: "(", count: 200) + "a" + String(repeating: ")", count: 200)
        #expect(ParsedScript(script).items == ["(= x a)"])
    }

    @Test func `a line of ten megabytes is one mistake, and the next line is read`() {
        let line = "add " + String(repeating: "a", count: 10_000_000)
        let script = "new b\n\(line)\nadd b\n"
        let items = ["new|b", "s.vcr:2:1: the line is longer than 1048576 bytes", "add|b"]
        #expect(ParsedScript(script).items == items)
        #expect(ParsedScript(script, chunk: 65_536).items == items)
        #expect(ParsedScript("new b\n\(line)").items == Array(items.prefix(2)))
    }

    @Test func `a long line within a block is a mistake of its own`() {
        let script = "on a.b {\n\(String(repeating: "x", count: 2_000_000))\n"
        #expect(
            ParsedScript(script + "add c\n", chunk: 4096).items == [
                "s.vcr:2:1: the line is longer than 1048576 bytes", "add|c",
            ])
    }

    @Test func `a block over many lines may be long, though not without end`() {
        let lines = String(repeating: "add \(String(repeating: "x", count: 1000))\n", count: 2_000)
        #expect(ParsedScript("on a.b {\n\(lines)}\n", chunk: 65_536).items.count == 1)
        let items = ParsedScript(
            "on a.b {\n" + String(repeating: lines, count: 10), chunk: 65_536
        ).items
        #expect(items.first == "s.vcr:1:8: the command is longer than 16777216 bytes")
    }

    @Test func `a statement of very many words is one mistake`() {
        let script = "a.b(" + String(repeating: "1,", count: 100_000) + "1)"
        #expect(
            ParsedScript(script).items == [
                "s.vcr:1:65537: the statement has more than 65536 words and signs"
            ])
    }

    @Test func `a line of very many commands is read`() {
        #expect(ParsedScript(String(repeating: "a[;", count: 100_000)).items.count == 1)
        #expect(ParsedScript(String(repeating: "é;", count: 100_000)).items.count == 100_000)
    }
}
