import ArgumentParser
import Console

/// `vcr test PATH…`
struct TestCommand: RequestForm {
    static let configuration = CommandConfiguration(
        commandName: Subcommand.test.rawValue, _superCommandName: "vcr",
        abstract: Subcommand.test.summary,
        discussion: """
            It ends with 0 where all scripts pass, and otherwise with the status of the first \
            that failed. A line '# test: NAME' begins a test of its own; what stands before the \
            first runs ahead of each.

            \(ManualPage.statusSentence)
            """)

    @OptionGroup var world: WorldArguments
    @OptionGroup var spoken: LanguageArguments

    @Option(help: ArgumentHelp(CommandLineOption.format.summary, valueName: "form"))
    var format = TestFormat.pretty

    @Option(
        help: ArgumentHelp(CommandLineOption.jobs.summary, valueName: "n"),
        transform: { try value(of: $0, TestOptions.jobs, "a number from 1 to 256") })
    var jobs: Int?

    @Option(
        help: ArgumentHelp(CommandLineOption.timeout.summary, valueName: "seconds"),
        transform: { try value(of: $0, TestOptions.timeout, "a number of seconds") })
    var timeout = TestOptions().timeout

    @Option(help: ArgumentHelp(CommandLineOption.filter.summary, valueName: "text"))
    var filter: String?

    @Flag(help: ArgumentHelp(CommandLineOption.update.summary)) var update = false

    @Option(
        help: ArgumentHelp(CommandLineOption.shard.summary, valueName: "k/n"),
        transform: { try value(of: $0, TestShard.init, "K/N, with K from 1 to N") })
    var shard: TestShard?

    @Flag(help: ArgumentHelp(CommandLineOption.coverage.summary)) var coverage = false

    @Option(
        help: ArgumentHelp(CommandLineOption.atLeast.summary, valueName: "n"),
        transform: { try value(of: $0, TestOptions.coverage, "a number from 0 to 100") })
    var atLeast: Int?

    @Option(help: ArgumentHelp(CommandLineOption.color.summary, valueName: "when"))
    var color: ColorChoice?

    @Argument(
        help: "Scripts, and directories to search for *.vcr.",
        completion: .file(extensions: ["vcr"]))
    var paths: [String]

    var request: Request {
        var options = RunOptions()
        world.apply(to: &options)
        spoken.apply(to: &options)
        options.color = color
        var test = TestOptions()
        test.format = format
        test.jobs = jobs
        test.timeout = timeout
        test.filter = filter
        test.updates = update
        test.shard = shard
        test.measuresCoverage = coverage
        test.leastCoverage = atLeast
        return .test(paths: paths, test, options)
    }
}

/// `vcr check FILE…`
struct CheckCommand: RequestForm {
    static let configuration = CommandConfiguration(
        commandName: Subcommand.check.rawValue, _superCommandName: "vcr",
        abstract: Subcommand.check.summary,
        discussion: """
            Files and folders are one program where they need each other. Each verdict is 'runs', \
            'runs with inert members', which it names, or 'refused', with every reason. The exit \
            status is 0 where all runs, 1 where something is refused, 2 where a file cannot be read.
            """)

    @OptionGroup var world: WorldArguments
    @OptionGroup var spoken: LanguageArguments

    @Option(help: ArgumentHelp(CommandLineOption.color.summary, valueName: "when"))
    var color: ColorChoice?

    @Argument(
        help: "Files of Swift and Objective-C, storyboards, and folders of an app.",
        completion: .file())
    var paths: [String]

    var request: Request {
        var options = RunOptions()
        world.apply(to: &options)
        spoken.apply(to: &options)
        options.color = color
        return .check(paths: paths, options)
    }
}

/// `vcr stub FILE…`
struct StubCommand: RequestForm {
    static let configuration = CommandConfiguration(
        commandName: Subcommand.stub.rawValue, _superCommandName: "vcr",
        abstract: Subcommand.stub.summary,
        discussion: """
            The files are one program. What is printed are the least declarations under which it \
            is accepted: 'vcr stub App.swift > Stubs.swift', then 'vcr App.swift Stubs.swift'. \
            What they answer is empty, and they call nothing back. The exit status is 0 where the \
            code runs with them, 1 where no declaration helps, 2 where a file cannot be read.
            """)

    @OptionGroup var world: WorldArguments
    @OptionGroup var spoken: LanguageArguments

    @Option(help: ArgumentHelp(CommandLineOption.color.summary, valueName: "when"))
    var color: ColorChoice?

    @Argument(help: "Files of Swift, and folders of an app.", completion: .file())
    var paths: [String]

    var request: Request {
        var options = RunOptions()
        world.apply(to: &options)
        spoken.apply(to: &options)
        options.color = color
        return .stub(paths: paths, options)
    }
}

/// `vcr lesson [WORDS]`
struct LessonCommand: RequestForm {
    static let configuration = CommandConfiguration(
        commandName: Subcommand.lesson.rawValue, _superCommandName: "vcr",
        abstract: Subcommand.lesson.summary,
        usage: """
            vcr lesson [NAME | FILE]
            vcr lesson check FILE...
            vcr lesson new FILE
            vcr lesson export DIR
            vcr lesson report [json]
            vcr lesson report [csv] FILE...
            vcr lesson forget
            """)

    @OptionGroup var world: WorldArguments
    @OptionGroup var display: DisplayArguments
    @OptionGroup var spoken: LanguageArguments

    @Flag(help: .init(CommandLineOption.norc.summary)) var norc = false

    @Argument(
        help: "A lesson's name or file, or what else to do.", completion: .file(extensions: ["md"]))
    var words: [String] = []

    var request: Request {
        var options = RunOptions()
        world.apply(to: &options)
        spoken.apply(to: &options)
        display.apply(to: &options)
        return .lesson(words: words, options)
    }
}

/// `vcr guide [TEXT [CLAIM]]`
struct GuideCommand: RequestForm {
    static let configuration = CommandConfiguration(
        commandName: Subcommand.guide.rawValue, _superCommandName: "vcr",
        abstract: Subcommand.guide.summary,
        usage: "vcr guide [TEXT [CLAIM]]")

    @OptionGroup var world: WorldArguments
    @OptionGroup var display: DisplayArguments
    @OptionGroup var spoken: LanguageArguments

    @Flag(help: .init(CommandLineOption.norc.summary)) var norc = false

    @Argument(
        help: "A text and one of its claims, by name or number; or what claims are about.",
        completion: .list(Shell.guideWords))
    var words: [String] = []

    var request: Request {
        var options = RunOptions()
        world.apply(to: &options)
        spoken.apply(to: &options)
        display.apply(to: &options)
        return .guide(words: words, options)
    }
}

/// Reads an option's value; the words say what it should have been.
private func value<Value>(
    of text: String, _ read: (String) -> Value?, _ words: String
) throws -> Value {
    guard let value = read(text) else { throw ValidationError("'\(text)' is not \(words)") }
    return value
}

/// `vcr export FORMAT SCRIPT [-o FILE]`
struct ExportCommand: RequestForm {
    static let configuration = CommandConfiguration(
        commandName: Subcommand.export.rawValue, _superCommandName: "vcr",
        abstract: Subcommand.export.summary)

    @OptionGroup var world: WorldArguments
    @OptionGroup var spoken: LanguageArguments

    @Option(
        name: .customShort("o"),
        help: ArgumentHelp(CommandLineOption.file.summary, valueName: "file"))
    var file: String?

    @Flag(name: .customLong("tree"), help: ArgumentHelp(CommandLineOption.ofTree.summary))
    var isTree = false

    @Argument(
        help: """
            The form: html, cast, mermaid, dot, json, markdown, swift, objc, svg, scenario, \
            test or report.
            """
    )
    var format: String

    @Argument(help: "The script.", completion: .file(extensions: ["vcr"]))
    var script: String

    var request: Request {
        var options = RunOptions()
        world.apply(to: &options)
        spoken.apply(to: &options)
        return .export(
            format: format, isTree: isTree, script: script, file: file, options)
    }
}

/// `vcr compare-log FILE SCRIPT`
struct CompareLogCommand: RequestForm {
    static let configuration = CommandConfiguration(
        commandName: Subcommand.compareLog.rawValue, _superCommandName: "vcr",
        abstract: Subcommand.compareLog.summary)

    @OptionGroup var world: WorldArguments
    @OptionGroup var spoken: LanguageArguments

    // The pattern of Objective-C's lines begins with a hyphen.
    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(CommandLineOption.pattern.summary, valueName: "pattern"))
    var pattern: String?

    @Option(help: ArgumentHelp(CommandLineOption.names.summary, valueName: "name=ours"))
    var names: String?

    @Argument(help: "What the app printed.", completion: .file()) var file: String

    @Argument(help: "The script.", completion: .file(extensions: ["vcr"]))
    var script: String

    var request: Request {
        var options = RunOptions()
        world.apply(to: &options)
        spoken.apply(to: &options)
        return .compareLog(
            file: file, script: script, pattern: pattern, names: names, options)
    }
}

/// `vcr import-recording FILE`
struct ImportRecordingCommand: RequestForm {
    static let configuration = CommandConfiguration(
        commandName: Subcommand.importRecording.rawValue, _superCommandName: "vcr",
        abstract: Subcommand.importRecording.summary)

    @Argument(help: "The report.", completion: .file(extensions: ["json"])) var file: String

    @OptionGroup var spoken: LanguageArguments

    var request: Request {
        var options = RunOptions()
        spoken.apply(to: &options)
        return .importRecording(file: file, options)
    }
}

/// `vcr swift build|test|run [ARGUMENTS]`
struct SwiftCommand: RequestForm {
    static let configuration = CommandConfiguration(
        commandName: Subcommand.swift.rawValue, _superCommandName: "vcr",
        abstract: Subcommand.swift.summary,
        usage: "vcr swift build|test|run [ARGUMENTS...]",
        discussion: """
            The arguments are those of 'swift'. The package's files stay as they are; errors name \
            their lines. It needs the kit beside the program, or where $VCR_KIT says. \
            'vcr --package DIR' knows the package's classes at the prompt and in scripts: \
            'new home as HomeViewController'. 'vcr --package DIR --target NAME' takes one target \
            of it, and 'vcr --package FILE.swift... --' files that are no package; other \
            arguments follow: 'vcr --package DIR test Scripts'.
            """)

    @Argument(parsing: .captureForPassthrough, help: "What 'swift' is to do, and how.")
    var words: [String] = []

    var request: Request { .swift(words: words) }
}

/// `vcr kit DIR`
struct KitCommand: RequestForm {
    static let configuration = CommandConfiguration(
        commandName: Subcommand.kit.rawValue, _superCommandName: "vcr",
        abstract: Subcommand.kit.summary,
        discussion: """
            VCR_KIT=DIR names the copy. The kit is a package of its own beside the program's; \
            'scripts/kit' in a checkout makes one for the compiler that is there.
            """)

    @Argument(help: "The folder; it is made.", completion: .directory) var directory: String

    @OptionGroup var spoken: LanguageArguments

    var request: Request { .kit(directory: directory) }
}

/// `vcr help [TOPIC]`
struct HelpCommand: RequestForm {
    static let configuration = CommandConfiguration(
        commandName: Subcommand.help.rawValue, _superCommandName: "vcr",
        abstract: Subcommand.help.summary)

    @Argument(help: "A command, a topic or a subcommand.") var topic: String?

    @OptionGroup var spoken: LanguageArguments

    var request: Request {
        var options = RunOptions()
        spoken.apply(to: &options)
        return .help(topic: topic, options)
    }
}

/// `vcr completions SHELL`
struct CompletionsCommand: RequestForm {
    static let configuration = CommandConfiguration(
        commandName: Subcommand.completions.rawValue, _superCommandName: "vcr",
        abstract: Subcommand.completions.summary)

    @Argument(help: "The shell.") var shell: ShellName

    @OptionGroup var spoken: LanguageArguments

    var request: Request { .completions(shell) }
}

/// `vcr manual`
struct ManualCommand: RequestForm {
    static let configuration = CommandConfiguration(
        commandName: Subcommand.manual.rawValue, _superCommandName: "vcr",
        abstract: Subcommand.manual.summary)

    @OptionGroup var spoken: LanguageArguments

    var request: Request { .manual }
}
