import Testing

@testable import Console

@Suite("Terminal traits")
struct TerminalTraitsTests {
    private func traits(
        _ environment: [String: String], isTerminal: Bool = true, columns: Int = 100
    ) -> TerminalTraits {
        TerminalTraits(
            environment: { environment[$0] }, isTerminal: isTerminal, columns: columns, color: nil)
    }

    @Test("a UTF-8 terminal of a known kind has everything but marks")
    func commonTerminal() {
        #expect(
            traits(["TERM": "xterm-256color", "LANG": "en_US.UTF-8"])
                == TerminalTraits(
                    isTerminal: true, usesColor: true, usesUTF8: true, understandsEscapes: true,
                    understandsMarks: false, width: 100))
    }

    @Test("TERM=dumb and no TERM get no escapes", arguments: ["dumb", "", "unknown"])
    func dumbTerminal(term: String) {
        #expect(
            traits(["TERM": term, "LANG": "C.utf8", "TERM_PROGRAM": "WezTerm"])
                == TerminalTraits(isTerminal: true, usesUTF8: true, width: 100))
    }

    @Test("a pipe is plain UTF-8")
    func pipe() {
        #expect(
            traits(["TERM": "xterm-kitty", "LANG": "C"], isTerminal: false, columns: 0)
                == TerminalTraits())
    }

    @Test("the first locale variable that is set decides on UTF-8")
    func localeOrder() {
        #expect(!traits(["LC_ALL": "C", "LANG": "C.UTF-8"]).usesUTF8)
        #expect(traits(["LC_ALL": "", "LC_CTYPE": "de_DE.utf8", "LANG": "C"]).usesUTF8)
        #expect(!traits([:]).usesUTF8)
    }

    @Test("marks go to terminals that are known to have them, not through a multiplexer")
    func marks() {
        #expect(traits(["TERM": "xterm-kitty"]).understandsMarks)
        #expect(traits(["TERM": "xterm-256color", "TERM_PROGRAM": "iTerm.app"]).understandsMarks)
        #expect(!traits(["TERM": "tmux-256color", "TERM_PROGRAM": "iTerm.app"]).understandsMarks)
    }

    @Test("a window of no width counts as COLUMNS, or as 80")
    func width() {
        #expect(traits(["COLUMNS": "120"], columns: 0).width == 120)
        #expect(traits(["COLUMNS": "-1"], columns: 0).width == 80)
        #expect(traits([:], columns: 0).width == 80)
    }
}
