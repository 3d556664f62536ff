import ArgumentParser
import Console

/// `vcr [OPTIONS] [FILE…]`; its subcommands are chosen by `Invocation`.
struct VCR: RequestForm {
    static let configuration = CommandConfiguration(
        commandName: "vcr",
        abstract: "The View Controller REPL: a shell over a simulator of UIKit's view controllers.",
        usage: """
            vcr [OPTIONS] [FILE... | -]
            vcr [OPTIONS] -c COMMANDS
            """,
        discussion: """
            With a terminal on both ends and nothing to run, it is interactive. Otherwise it runs \
            a script from standard input. 'vcr help' lists the language's commands, and \
            'vcr help COMMAND' explains one.

            \(ManualPage.statusSentence)
            """,
        version: ProgramVersion.text,
        // `help` is left out, since the parser lists one of its own.
        subcommands: [
            TestCommand.self, CheckCommand.self, StubCommand.self, LessonCommand.self,
            GuideCommand.self, ExportCommand.self,
            CompareLogCommand.self, ImportRecordingCommand.self, SwiftCommand.self, KitCommand.self,
            CompletionsCommand.self,
            ManualCommand.self,
        ])

    @OptionGroup var run: RunFlags
    @OptionGroup var world: WorldArguments
    @OptionGroup var display: DisplayArguments
    @OptionGroup var spoken: LanguageArguments

    @Argument(help: "Scripts to run in one world, in order; - is standard input.")
    var files: [String] = []

    var request: Request {
        var options = RunOptions()
        world.apply(to: &options)
        display.apply(to: &options)
        spoken.apply(to: &options)
        return .run(run.plan(for: files), options)
    }
}

/// What to run, but for the files.
struct RunFlags: ParsableArguments {
    @Option(
        name: .customShort("c"), parsing: .unconditionalSingleValue,
        help: ArgumentHelp(CommandLineOption.command.summary, valueName: "commands"))
    var commands: [String] = []

    @Flag(name: .customShort("i"), help: .init(CommandLineOption.goesOn.summary))
    var goesOn = false

    @Flag(help: .init(CommandLineOption.norc.summary)) var norc = false

    @Flag(help: .init(CommandLineOption.recover.summary)) var recover = false

    @Option(
        help: ArgumentHelp(CommandLineOption.share.summary, valueName: "file"),
        completion: .file(extensions: ["vcr"]))
    var share: String?

    @Option(help: ArgumentHelp(CommandLineOption.serve.summary, valueName: "place"))
    var serve: String?

    // Taken from the words before they are read here, since what follows it may be files.
    @Option(
        help: ArgumentHelp(CommandLineOption.package.summary, valueName: "dir"),
        completion: .directory)
    var package: String?

    /// Stands for no place, since the parser takes no empty word.
    static let usualPlace = "usual"

    func plan(for files: [String]) -> RunPlan {
        RunPlan(
            commands: commands, files: files, goesOn: goesOn, recovers: recover, readsRC: !norc,
            shares: share, serves: serve == Self.usualPlace ? "" : serve)
    }
}
