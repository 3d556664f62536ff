/// An option of the command line: as `--help` and the manual page describe it, and what it sets.
public struct CommandLineOption: Sendable {
    /// As it is typed: `--log`.
    public let name: String
    /// What follows the name, `FORM`; nil for a flag.
    let value: String?
    /// What it does, without a full stop.
    public let summary: String
    let effect: Effect

    /// What the option does to the request that is being read.
    enum Effect: Sendable {
        /// Takes no value.
        case flag(@Sendable (inout RequestDraft) -> Void)
        /// Takes a value; false where the value is none of those that may stand here.
        case value(@Sendable (inout RequestDraft, String) -> Bool)
        /// Asks for a text that only the argument parser has.
        case text
    }

    /// The name and the value, as a list of options shows them.
    public var usage: String {
        let names = name == "--help" ? "-h, --help" : name
        return value.map { "\(names) \($0)" } ?? names
    }

    /// An option without a value.
    static func flag(
        _ name: String, _ summary: String, _ set: @escaping @Sendable (inout RequestDraft) -> Void
    ) -> CommandLineOption {
        CommandLineOption(name: name, value: nil, summary: summary, effect: .flag(set))
    }

    /// An option with a value.
    static func value(
        _ name: String, _ value: String, _ summary: String,
        _ take: @escaping @Sendable (inout RequestDraft, String) -> Bool
    ) -> CommandLineOption {
        CommandLineOption(name: name, value: value, summary: summary, effect: .value(take))
    }

    /// A flag that asks for a text.
    static func text(_ name: String, _ summary: String) -> CommandLineOption {
        CommandLineOption(name: name, value: nil, summary: summary, effect: .text)
    }
}
