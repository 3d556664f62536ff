import CommandLanguage
import Testing

@Suite struct VerbTests {
    @Test("A line is a command, and its words are split at blanks")
    func words() {
        #expect(
            ParsedScript("new home\n\n  add a to\thome \n").items == ["new|home", "add|a|to|home"])
    }

    @Test("A semicolon separates commands, and empty commands are none")
    func semicolons() {
        #expect(ParsedScript("new a; new b;;\n;add a").items == ["new|a", "new|b", "add|a"])
    }

    @Test("A hash comments from the start of a word only")
    func comments() {
        let script = "#!/usr/bin/env vcr\n# one; two\necho a#b #c; d\necho \"# no\"# yes\n"
        #expect(ParsedScript(script).items == ["echo|a#b", "echo|\"# no\""])
    }
}
