/// The shells that there are completion scripts for.
public enum ShellName: String, Sendable, CaseIterable {
    case bash, zsh, fish

    /// The generated script, made to offer files too where a subcommand may stand: the generator
    /// offers only one of the two.
    public func offeringFiles(_ script: String) -> String {
        switch self {
        case .bash: script + "\ncomplete -o default -o filenames -F _vcr vcr"
        case .zsh: script.replacing(Self.zshSubcommands, with: Self.zshSubcommands + Self.zshFiles)
        case .fish: script + "\n" + Self.fishFiles
        }
    }

    private static let zshSubcommands = "_describe -V subcommand subcommands && ret=0\n"
    private static let zshFiles = "        _files -g '*.vcr' && ret=0\n"
    private static let fishFiles =
        "complete -c 'vcr' -n '__vcr_should_offer_completions_for_positional \"vcr\" -ge 1' "
        + "-fa '(__fish_complete_suffix .vcr)'"
}
