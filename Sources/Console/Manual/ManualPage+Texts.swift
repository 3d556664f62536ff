extension ManualPage {
    static let uses = [
        "[OPTIONS] [FILE... | -]", "[OPTIONS] -c COMMANDS",
        "test [--format FORM] [--jobs N] [--coverage] [--at-least N] PATH...",
        "check FILE...", "stub FILE...",
        "lesson [NAME | FILE | check FILE... | forget]", "guide [TEXT [CLAIM]]",
        "export FORMAT SCRIPT [-o FILE]",
        "compare-log FILE SCRIPT [--pattern PATTERN] [--names NAME=OURS,...]",
        "import-recording FILE",
        "swift build|test|run [ARGUMENTS...]",
        "kit DIR",
        "help [TOPIC]", "completions bash|zsh|fish", "manual",
    ]

    static let description = [
        "A scriptable shell over a faithful simulator of UIKit's view-controller system.",
        "On a terminal it is interactive; otherwise it runs a script from standard input.",
        "Results go to standard output, talk and errors to standard error.",
    ]

    nonisolated static let statuses = [
        ("0", "fine"), ("1", "an expectation failed, or check refused code"),
        ("2", "bad usage, a file that cannot be read, or results that cannot be written"),
        ("3", "a script's command failed"),
        ("4", "an exception, or a warning under --strict, that nothing expected"),
        ("130", "interrupted"), ("N", "after the command quit N"),
    ]

    /// The statuses in one sentence, for the help of the program.
    nonisolated public static var statusSentence: String {
        "The exit status: " + statuses.map { "\($0) \($1)" }.joined(separator: "; ") + "."
    }

    static let files = [
        ("$XDG_CONFIG_HOME/vcr/rc", "commands to run at the beginning of an interactive session"),
        ("$XDG_STATE_HOME/vcr/history", "lines that were typed"),
        ("$XDG_STATE_HOME/vcr/lessons", "what was done of the lessons"),
        ("$XDG_STATE_HOME/vcr/sessions", "sessions as they are kept while they run"),
    ]

    static let environment = [
        ("FORCE_COLOR, NO_COLOR, CLICOLOR_FORCE, TERM", "decide on color where --color does not"),
        (
            "LC_ALL, LC_MESSAGES, LANG",
            "choose the language where --language does not"
        ),
        ("VISUAL, EDITOR", "what C-x C-e edits the line with"),
        (
            "PAGER",
            "shows what is longer than the screen; less -R by default, nothing where it is empty"
        ),
        ("INPUTRC", "readline's settings; $if vcr in them is for this program"),
    ]
}
