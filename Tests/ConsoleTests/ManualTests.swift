import CheckoutFiles
import Foundation
import Testing
import Workbench

@testable import Console

@MainActor
@Suite("Manual page and usage")
struct ManualTests {
    private func help(_ topic: String?) -> HelpPage? {
        switch topic {
        case "all":
            HelpPage(
                title: "vcr", summary: "",
                sections: [.init(heading: "Group", rows: [Fact("add", "Adds."), Fact("x", "Y.")])])
        case "add":
            HelpPage(
                title: "add", summary: ".Adds 'one'", synopsis: "add A…", calls: ["a\\b - \"c\""])
        default: nil
        }
    }

    @Test("each sentence has its translation")
    func chinese() {
        let phrases = Phrasebook(.chinese)
        let workbench = Workbench()
        let page = ManualPage.text(
            version: "1.2",
            said: { phrases($0) == $0 ? "UNTRANSLATED \($0)" : phrases($0) },
            help: { workbench.help($0) })
        #expect(page.split(separator: "\n").filter { $0.hasPrefix("UNTRANSLATED") } == [])
    }

    @Test("commands come from the pages that help shows")
    func commands() throws {
        let page = ManualPage.text(version: "1.2", help: help)
        let start = try #require(page.range(of: ".SH COMMANDS\n"))
        let end = try #require(page.range(of: ".SH EXIT STATUS\n"))
        #expect(
            page[start.upperBound..<end.lowerBound] == """
                .SS Group
                .TP
                .B add A\\[u2026]
                \\&.Adds \\(aqone\\(aq
                .br
                a\\eb \\- \\(dqc\\(dq
                .TP
                .B x
                Y.

                """)
        #expect(page.hasPrefix(".TH VCR 1 \"\" \"vcr 1.2\" \"User Commands\"\n.SH NAME\n"))
        #expect(page.hasSuffix("settings; $if vcr in them is for this program\n"))
    }

    @Test("every option is listed once, and every subcommand's")
    func options() {
        let page = ManualPage.text(version: "1", help: { _ in nil })
        let own = Subcommand.allCases.flatMap { subcommand in
            CommandLineOption.own(of: subcommand).map { "\(subcommand.rawValue) \($0.usage)" }
        }
        for usage in CommandLineOption.all.map(\.usage) + own {
            let entry = ".TP\n.B \(ManualPage.escape(usage))\n"
            #expect(page.ranges(of: entry).count == 1)
        }
    }

    @Test("every subcommand is in the synopsis")
    func synopsis() {
        let page = ManualPage.text(version: "1", help: { _ in nil })
        for subcommand in Subcommand.allCases {
            #expect(page.contains(".br\n.B vcr\n\(ManualPage.escape(subcommand.rawValue))"))
        }
    }

    @Test("bad usage is one line, whatever the arguments hold")
    func usage() {
        #expect(
            UsageError.line("Unknown option '--\u{1B}[2J'.\nDid you mean?")
                == "vcr: Unknown option '--\\u{1B}[2J'. Did you mean? (see 'vcr --help')")
    }

    @Test("the version tells the license")
    func version() {
        #expect(ProgramVersion.text.contains("Apache License 2.0"))
        #expect(ProgramVersion.text.contains("GNU General Public License, version 3 or later"))
    }

    @Test("the changelog begins with the program's version")
    func changelog() throws {
        let page = try Checkout.text("CHANGELOG.md")
        let heading = page.split(separator: "\n").first { $0.hasPrefix("## ") }
        #expect(heading == "## \(ProgramVersion.number)")
    }

    @Test("completion scripts offer files besides subcommands")
    func completions() {
        #expect(
            ShellName.bash.offeringFiles("a")
                == "a\ncomplete -o default -o filenames -F _vcr vcr")
        #expect(
            ShellName.zsh.offeringFiles("x\n_describe -V subcommand subcommands && ret=0\ny")
                == """
                x
                _describe -V subcommand subcommands && ret=0
                        _files -g '*.vcr' && ret=0
                y
                """)
    }
}
