import ArgumentParser
import Console

/// What completion scripts are made of: `VCR` without its scripts, since its list of files would
/// take every subcommand for one.
struct CompletionTree: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "vcr", subcommands: VCR.configuration.subcommands)

    @OptionGroup var run: RunFlags
    @OptionGroup var world: WorldArguments
    @OptionGroup var display: DisplayArguments
    @OptionGroup var spoken: LanguageArguments

    /// The completion script of a shell.
    static func script(for shell: ShellName) -> String {
        let script =
            switch shell {
            case .bash: completionScript(for: .bash)
            case .zsh: completionScript(for: .zsh)
            case .fish: completionScript(for: .fish)
            }
        return shell.offeringFiles(script)
    }
}

extension ShellName: ExpressibleByArgument {}
