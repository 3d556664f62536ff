import ArgumentParser
import Console

/// `vcr [OPTIONS] [FILE…]`; its subcommands are chosen by `Invocation`.
struct VCR: Performable {
    static let performables: [any Performable.Type] = [
        TestCommand.self, ExportCommand.self, HelpCommand.self, CompletionsCommand.self,
        ManualCommand.self,
    ]

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
            """,
        version: ProgramVersion.text,
        // `help` is left out, since the parser lists one of its own.
        subcommands: [
            TestCommand.self, ExportCommand.self, CompletionsCommand.self, ManualCommand.self,
        ])

    @OptionGroup var run: RunFlags
    @OptionGroup var world: WorldArguments
    @OptionGroup var display: DisplayArguments

    @Argument(help: "Scripts to run in one world, in order; - is standard input.")
    var files: [String] = []

    func perform() -> Int32 {
        var program = Program()
        world.apply(to: &program.options)
        display.apply(to: &program.options)
        return program.run(run.plan(for: files))
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

    func plan(for files: [String]) -> RunPlan {
        RunPlan(
            commands: commands, files: files, goesOn: goesOn, recovers: recover, readsRC: !norc)
    }
}
