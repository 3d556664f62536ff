import CommandLanguage
import Rendering
import Workbench

/// Pages of help on what the terminal shows and reads.
enum ConsolePages {
    /// The page of that topic, as a terminal with these glyphs shows it.
    static func page(_ topic: ConsoleTopic, _ glyphs: Glyphs) -> HelpPage {
        HelpPage(
            title: topic.rawValue, summary: topic.summary, sections: sections(topic, glyphs),
            examples: examples(topic))
    }

    private static func sections(_ topic: ConsoleTopic, _ glyphs: Glyphs) -> [HelpPage.Section] {
        switch topic {
        case .marks: marks(MarkLegend(glyphs)) + [listOfLessons(glyphs)]
        case .keys: [ownKeys, editing, history, leaving]
        case .program: [subcommands]
        case .tests: [tests, testRuns]
        }
    }

    private static func examples(_ topic: ConsoleTopic) -> [String] {
        switch topic {
        case .marks: ["tree", "set linear on", "set theme mono"]
        case .keys, .program, .tests: []
        }
    }

    /// The topic of a word that a topic is called, or that `vcr` takes as its first.
    static func topic(of word: String) -> ConsoleTopic? {
        if word == Subcommand.test.rawValue { return .tests }
        return ConsoleTopic(rawValue: word) ?? (Subcommand(rawValue: word) == nil ? nil : .program)
    }

    private static let subcommands = HelpPage.Section(
        heading: "At the shell",
        rows: [
            Fact("vcr", "begins a session; 'vcr FILE' runs a script, 'vcr -c COMMANDS' a line"),
            Fact("vcr --help", "lists all options; 'vcr test --help' those of 'vcr test'"),
        ] + Subcommand.allCases.map { Fact("vcr \($0.rawValue)", $0.summary) })

    private static let tests = HelpPage.Section(
        heading: "A test is a script",
        rows: [
            Fact(
                "expect …",
                "what must hold: of the log, the tree, a property; 'help expect' has each form"),
            Fact(
                "# test: NAME",
                "a line that begins a test of its own; what stands before the first runs ahead of each"
            ),
            Fact("export test", "writes the session as a test of XCTest, for Xcode"),
            Fact("FILE.md", "its blocks 'vcr' are a test, 'vcr fresh' begins a new world"),
        ])

    private static let testRuns = HelpPage.Section(
        heading: "At the shell",
        rows: [
            Fact(
                "vcr test PATH…",
                "runs each script, and each below a folder, in its own fresh world"),
            Fact("--filter TEXT", "only the tests whose path or name has TEXT in it"),
            Fact(
                "--update",
                "writes logs and trees that differ into the scripts as they came: read the change before it is kept"
            ),
            Fact("--ios 13,26", "each in several systems"),
            Fact("--format junit", "for a build server; also tap and github"),
            Fact("vcr test --help", "lists all options"),
        ])

    private static func marks(_ legend: MarkLegend) -> [HelpPage.Section] {
        [
            ("Before a line of the log", legend.log), ("In a line of the log", legend.logCodes),
            ("Before a row of the tree", legend.tree), ("In a row of the tree", legend.treeCodes),
        ].map { heading, marks in
            HelpPage.Section(
                heading: heading, rows: marks.map { Fact($0.sign, wording: words($0)) })
        }
    }

    private static func listOfLessons(_ glyphs: Glyphs) -> HelpPage.Section {
        HelpPage.Section(
            heading: "In the list of lessons",
            rows: [
                Fact(glyphs.done, "a lesson that is done"),
                Fact(glyphs.here, "the lesson to go on with"),
            ])
    }

    private static func words(_ mark: MarkLegend.Mark) -> Message {
        let meaning = Message(mark.meaning)
        return mark.detail.isEmpty ? meaning : "\(meaning): \(mark.detail)"
    }

    // MARK: Keys

    private static let ownKeys = HelpPage.Section(
        heading: "Of vcr",
        rows: [
            Fact("Tab", "completes the word; once more lists what fits, with a few words on each"),
            Fact("Return", "runs the line; alone it goes on in a lesson, and in a stopped step"),
            Fact("?", "alone is 'help'; '? cycle' is 'help cycle'"),
        ] + LineKey.allCases.map { Fact($0.name, $0.meaning) })

    private static let editing = HelpPage.Section(
        heading: "Of readline, as in other shells",
        rows: [
            Fact("Ctrl-A, Ctrl-E", "to the beginning and to the end of the line"),
            Fact("Alt-B, Alt-F", "back and forth by a word"),
            Fact("Ctrl-W, Ctrl-U, Ctrl-K", "deletes the word, the line before, the line behind"),
            Fact("Ctrl-Y", "puts back what was deleted last"),
            Fact("Ctrl-_", "takes back the last edit"),
            Fact("Ctrl-L", "clears the terminal"),
        ])

    private static let history = HelpPage.Section(
        heading: "Lines typed before",
        rows: [
            Fact("Up, Down", "the line before, the line after"),
            Fact("Ctrl-R", "searches as you type"),
            Fact("a blank first", "keeps a line out of the list"),
        ])

    private static let leaving = HelpPage.Section(
        heading: "To stop",
        rows: [
            Fact("Ctrl-C", "drops the line; while something runs, stops it after the step"),
            Fact("Ctrl-D", "on an empty line: leaves; the session is kept"),
            Fact("~/.inputrc", "gives keys other meanings: '$if vcr' … '$endif'"),
        ])
}
