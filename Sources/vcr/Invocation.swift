import ArgumentParser
import Console

/// The command line, taken apart.
@MainActor
enum Invocation {
    /// Does what the arguments ask for.
    static func run(_ arguments: [String]) -> Int32 {
        if let subcommand = subcommand(arguments.first) {
            return run(subcommand, Array(arguments.dropFirst()))
        }
        return run(VCR.self, arguments)
    }

    /// The subcommand of that name; a script of the same name can be given as `./test`.
    static func subcommand(_ name: String?) -> (any Performable.Type)? {
        VCR.performables.first { $0.configuration.commandName == name }
    }

    private static func run<Command: Performable>(
        _ command: Command.Type, _ arguments: [String]
    ) -> Int32 {
        do {
            return try command.parse(arguments).perform()
        } catch {
            // Help and version are thrown like errors, but are results.
            if command.exitCode(for: error).isSuccess {
                return print(command.fullMessage(for: error))
            }
            return UsageError.report(command.message(for: error), to: output)
        }
    }

    /// Prints a text as a result.
    static func print(_ text: String) -> Int32 {
        let output = output
        output.line(text)
        output.flush()
        return 0
    }

    private static var output: Output { Output(StandardOutputSink()) }
}

/// A command line that was understood.
protocol Performable: ParsableCommand {
    /// Does what it asks for and returns the program's exit status.
    @MainActor func perform() -> Int32
}
