import ArgumentParser
import Console

/// `vcr test PATH…`
struct TestCommand: Performable {
    static let configuration = CommandConfiguration(
        commandName: "test", _superCommandName: "vcr",
        abstract: "Run each script in its own fresh world, report, sum up.")

    @OptionGroup var world: WorldArguments

    @Option(help: ArgumentHelp("The report's form.", valueName: "form"))
    var format = TestFormat.pretty

    @Option(help: ArgumentHelp(CommandLineOption.color.summary, valueName: "when"))
    var color: ColorChoice?

    @Argument(
        help: "Scripts, and directories to search for *.vcr.",
        completion: .file(extensions: ["vcr"]))
    var paths: [String]

    func perform() -> Int32 {
        var program = Program()
        world.apply(to: &program.options)
        program.options.color = color
        return program.test(paths, format: format)
    }
}

/// `vcr export FORMAT SCRIPT [-o FILE]`
struct ExportCommand: Performable {
    static let configuration = CommandConfiguration(
        commandName: "export", _superCommandName: "vcr",
        abstract: "Run a script and write its session in another form.")

    @OptionGroup var world: WorldArguments

    @Option(
        name: .customShort("o"),
        help: ArgumentHelp("Where it goes; standard output by default.", valueName: "file"))
    var file: String?

    @Argument(help: "The form: swift, objc or svg.") var format: String

    @Argument(help: "The script.", completion: .file(extensions: ["vcr"]))
    var script: String

    func perform() -> Int32 {
        var program = Program()
        world.apply(to: &program.options)
        return program.export(format, script: script, to: file)
    }
}

/// `vcr help [TOPIC]`
struct HelpCommand: Performable {
    static let configuration = CommandConfiguration(
        commandName: "help", _superCommandName: "vcr",
        abstract: "Explain the language: all commands, or one of them.")

    @Argument(help: "A command, a topic or a subcommand.") var topic: String?

    func perform() -> Int32 {
        if let subcommand = Invocation.subcommand(topic) {
            return Invocation.print(subcommand.helpMessage())
        }
        return Program().help(topic)
    }
}

/// `vcr completions SHELL`
struct CompletionsCommand: Performable {
    static let configuration = CommandConfiguration(
        commandName: "completions", _superCommandName: "vcr",
        abstract: "Print the completion script of a shell.")

    @Argument(help: "The shell.") var shell: ShellName

    func perform() -> Int32 {
        let script =
            switch shell {
            case .bash: CompletionTree.completionScript(for: .bash)
            case .zsh: CompletionTree.completionScript(for: .zsh)
            case .fish: CompletionTree.completionScript(for: .fish)
            }
        return Invocation.print(shell.offeringFiles(script))
    }
}

/// `vcr manual`
struct ManualCommand: Performable {
    static let configuration = CommandConfiguration(
        commandName: "manual", _superCommandName: "vcr",
        abstract: "Print the manual page, for man -l -.")

    func perform() -> Int32 { Program().manual() }
}

extension ShellName: ExpressibleByArgument {}

/// What completion scripts are made of: `VCR` without its scripts, since its list of files would
/// take every subcommand for one.
struct CompletionTree: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "vcr", subcommands: VCR.configuration.subcommands)

    @OptionGroup var run: RunFlags
    @OptionGroup var world: WorldArguments
    @OptionGroup var display: DisplayArguments
}
