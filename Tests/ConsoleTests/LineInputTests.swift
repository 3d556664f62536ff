import CommandLanguage
import Testing
import Workbench

@testable import Console

@Suite("What a line editor gives and gets")
struct LineInputTests {
    @Test("a paste is split at any line end; empty lines at its end are dropped")
    func paste() {
        #expect(PastedLines("a\nb\r\nc\rd\n\n").lines == ["a", "b", "c", "d"])
        #expect(PastedLines("a").lines == ["a"])
        #expect(PastedLines("").lines == [""])
        #expect(!PastedLines("a\n").isPaste)
    }

    @Test("a completion replaces the editor's word, wherever its own word begins")
    func wordStarts() {
        let whole = CompletionChoice(
            [CompletionItem("root.view")], word: "root.vi", line: "set root.vi")
        #expect(whole.matches == ["root.view"])
        let later = CompletionChoice([CompletionItem("view")], word: "root.vi", line: "set root.vi")
        #expect(later.matches == ["root.view"])
        let earlier = CompletionChoice(
            [CompletionItem("my view")], word: "vi", line: "say my vi")
        #expect(earlier.matches == ["view"])
        let fresh = CompletionChoice([CompletionItem("home")], word: "", line: "add ")
        #expect(fresh.matches == ["home"])
    }

    @Test("matches share a prefix, and a single one is followed by a space where that is right")
    func prefixes() {
        let two = CompletionChoice(
            [CompletionItem("settings"), CompletionItem("settle")], word: "se", line: "se")
        #expect(two.commonPrefix == "sett")
        #expect(!two.appendsSpace)
        let call = CompletionChoice([CompletionItem("a.addChild(")], word: "a.", line: "a.")
        #expect(call.commonPrefix == "a.addChild(")
        #expect(!call.appendsSpace)
        #expect(CompletionChoice([CompletionItem("add")], word: "a", line: "a").appendsSpace)
    }

    @Test("files are left to the editor")
    func files() {
        let choice = CompletionChoice(
            [CompletionItem("x", isFile: true)], word: "x", line: "load x")
        #expect(choice.wantsFile)
        #expect(choice.matches == [])
        #expect(choice.commonPrefix == "")
    }

    @Test("notes are listed beside what they explain")
    func listing() {
        let choice = CompletionChoice(
            [CompletionItem("add", note: "adds a child"), CompletionItem("alias")], word: "a",
            line: "a")
        #expect(choice.listing(columns: 80) == ["add    adds a child", "alias  "])
        #expect(choice.listing(columns: 12) == ["add    adds…", "alias  "])
    }

    @Test("names without notes are listed column by column, without the receiver that all have")
    func columns() {
        let names = ["addChild(", "children", "title", "view", "viewIfLoaded"]
        let choice = CompletionChoice(
            names.map { CompletionItem("home." + $0) }, word: "home.", line: "home.")
        #expect(
            choice.listing(columns: 32) == [
                "addChild(     view", "children      viewIfLoaded", "title",
            ])
        #expect(choice.matches == names.map { "home." + $0 })
        let one = CompletionChoice([CompletionItem("a.view")], word: "a.", line: "a.")
        #expect(one.listing(columns: 80) == ["a.view"])
    }
}
