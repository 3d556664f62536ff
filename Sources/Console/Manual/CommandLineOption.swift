/// An option of the command line, as `--help` and the manual page describe it.
public struct CommandLineOption: Sendable, Equatable {
    /// As it is typed: `--log FORM`.
    public let usage: String
    /// What it does, without a full stop.
    public let summary: String

    init(_ usage: String, _ summary: String) {
        self.usage = usage
        self.summary = summary
    }

    public static let command = CommandLineOption(
        "-c COMMANDS", "run these commands, before any file")
    public static let goesOn = CommandLineOption(
        "-i", "go on interactively after the scripts")
    public static let log = CommandLineOption(
        "--log plain|pretty|objc|json|none",
        "the log's form; unless given, pretty on a terminal and plain elsewhere")
    public static let tree = CommandLineOption(
        "--tree none|after|end", "when the tree is printed; after means after every step")
    public static let only = CommandLineOption(
        "--only CATEGORIES", "log these categories and no others: appearance,containment")
    public static let also = CommandLineOption(
        "--also CATEGORIES", "log these categories besides: layout,view, or all")
    public static let calls = CommandLineOption(
        "--calls", "log what the code called, besides what it was told")
    public static let color = CommandLineOption(
        "--color auto|always|never", "when to use color")
    public static let echo = CommandLineOption("--echo", "show each command before its events")
    public static let keepGoing = CommandLineOption(
        "--keep-going", "go on after a command that failed; the status tells of the first")
    public static let strict = CommandLineOption(
        "--strict", "a warning that nothing expected ends the script")
    public static let safe = CommandLineOption(
        "--safe", "open no file but the scripts themselves")
    public static let ios = CommandLineOption("--ios N", "the system version to simulate")
    public static let device = CommandLineOption("--device NAME", "the device to simulate")
    public static let plain = CommandLineOption(
        "--plain", "linear output for screen readers: one fact a line, no art")
    public static let norc = CommandLineOption("--norc", "do not read the rc file")
    public static let recover = CommandLineOption(
        "--recover", "restore the newest session that did not end in peace, then go on")
    public static let version = CommandLineOption("--version", "show the version and the license")
    public static let help = CommandLineOption("-h, --help", "show this help")

    /// All of them, in the order in which they are listed.
    public static let all: [CommandLineOption] = [
        command, goesOn, log, tree, only, also, calls, color, echo, keepGoing, strict, safe, ios,
        device, plain, norc, recover, version, help,
    ]
}
