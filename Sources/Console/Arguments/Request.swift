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
    /// `vcr lesson [WORDS]`
    case lesson(words: [String], RunOptions)
    /// `vcr guide [TEXT [CLAIM]]`
    case guide(words: [String], RunOptions)
    /// `vcr swift WORDS`: the words go to the kit with which packages for UIKit are built.
    case swift(words: [String])
    /// `vcr kit DIR`: copies that kit.
    case kit(directory: String)
    /// `vcr help [TOPIC]`; the topic may be a subcommand.
    case help(topic: String?)
    /// `vcr completions SHELL`
    case completions(ShellName)
    /// `vcr manual`
    case manual
}

/// What the first word of a command line may choose instead of a run.
public enum Subcommand: String, Sendable, CaseIterable {
    case test, check, lesson, guide, export
    case compareLog = "compare-log"
    case importRecording = "import-recording"
    case swift, kit, help, completions, manual
}
