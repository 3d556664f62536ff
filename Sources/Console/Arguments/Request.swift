/// What a command line asks the program to do.
public enum Request: Sendable, Equatable {
    /// `vcr [OPTIONS] [FILE…]`
    case run(RunPlan, RunOptions)
    /// `vcr test PATH…`
    case test(paths: [String], TestOptions, RunOptions)
    /// `vcr export FORMAT SCRIPT`; without a file, to standard output.
    case export(format: String, isTree: Bool, script: String, file: String?, RunOptions)
    /// `vcr compare-log FILE SCRIPT`
    case compareLog(file: String, script: String, pattern: String?, names: String?, RunOptions)
    /// `vcr import-recording FILE`
    case importRecording(file: String, RunOptions)
    /// `vcr check FILE…`
    case check(paths: [String], RunOptions)
    /// `vcr stub FILE…`
    case stub(paths: [String], RunOptions)
    /// `vcr lesson [WORDS]`
    case lesson(words: [String], RunOptions)
    /// `vcr guide [TEXT [CLAIM]]`
    case guide(words: [String], RunOptions)
    /// `vcr swift WORDS`: the words go to the kit with which packages for UIKit are built.
    case swift(words: [String])
    /// `vcr kit DIR`: copies that kit.
    case kit(directory: String)
    /// `vcr help [TOPIC]`; the topic may be a subcommand.
    case help(topic: String?, RunOptions)
    /// `vcr completions SHELL`
    case completions(ShellName)
    /// `vcr manual`
    case manual
}

/// What the first word of a command line may choose instead of a run.
public enum Subcommand: String, Sendable, CaseIterable {
    case test, check, stub, lesson, guide, export
    case compareLog = "compare-log"
    case importRecording = "import-recording"
    case swift, kit, help, completions, manual

    /// What it does, in one sentence.
    public var summary: String {
        switch self {
        case .test: "Run each script in its own fresh world, report, sum up."
        case .check: "Tell of an app's code whether it runs here, without running it."
        case .stub: "Print empty declarations of the types that code names and nobody knows."
        case .lesson: "List the lessons, take one, or check those in files."
        case .guide: "Try what five public texts say of view controllers, claim by claim."
        case .export: "Run a script and write its session in another form."
        case .compareLog: "Show where the log that an app printed differs from a script's."
        case .importRecording:
            "Tell which rules a report of the device suite confirms or contradicts."
        case .swift: "Build, test or run a package for UIKit, as it is, on Linux."
        case .kit: "Copy the kit with which packages for UIKit are built."
        case .help: "Explain the language: all commands, or one of them."
        case .completions: "Print the completion script of a shell."
        case .manual: "Print the manual page, for man -l -."
        }
    }
}
