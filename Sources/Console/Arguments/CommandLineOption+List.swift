import Workbench

extension CommandLineOption {
    /// Those of a run, in the order in which they are listed.
    public static let all: [CommandLineOption] = [
        command, goesOn, log, tree, only, also, calls, color, echo, keepGoing, strict, safe,
        allowWrite, ios, device, language, plain, norc, recover, share, serve, package, version,
        help,
    ]

    /// Those that say which world a script runs in and what it may do there.
    static let world = [keepGoing, strict, safe, allowWrite, ios, device]

    /// Those that say how the log is shown.
    static let display = [log, tree, only, also, calls, color, echo, plain]

    /// Those that may follow the subcommand; without one, those of a run.
    static func all(of subcommand: Subcommand?) -> [CommandLineOption] {
        let words = [language, help]
        return switch subcommand {
        case nil: all
        case .test: world + [color] + words + own(of: .test)
        case .check, .stub: world + [color] + words
        case .lesson, .guide: world + display + [norc] + words
        case .export: world + words + own(of: .export)
        case .compareLog: world + words + own(of: .compareLog)
        case .importRecording, .kit, .help, .completions, .manual: words
        case .swift: [help]
        }
    }

    /// How many words an option takes that may stand before a subcommand and begins with this word;
    /// nil for every other word.
    public static func common(at word: String) -> Int? {
        let common = world + display + [language, norc, help]
        for option in common {
            if word == option.name { return option.value != nil ? 2 : 1 }
            if option.value != nil, word.hasPrefix(option.name + "=") { return 1 }
        }
        return nil
    }

    /// Those that only this subcommand has.
    static func own(of subcommand: Subcommand) -> [CommandLineOption] {
        switch subcommand {
        case .test: [format, jobs, timeout, filter, update, shard, coverage, atLeast]
        case .export: [file, ofTree]
        case .compareLog: [pattern, names]
        case .check, .stub, .lesson, .guide, .importRecording, .swift, .kit, .help, .completions,
            .manual:
            []
        }
    }

    public static let command = value(
        "-c", "COMMANDS", "run these commands, before any file"
    ) {
        $0.plan.commands.append($1)
        return true
    }
    public static let goesOn = flag("-i", "go on interactively after the scripts") {
        $0.plan.goesOn = true
    }
    public static let log = value(
        "--log", "plain|pretty|objc|json|none",
        "the log's form; unless given, pretty on a terminal and plain elsewhere"
    ) { set(&$0.options.format, to: LogForm(rawValue: $1)) }
    public static let tree = value(
        "--tree", "none|after|end", "when the tree is printed; after means after every step"
    ) { set(&$0.options.treeMode, to: TreeMoment(rawValue: $1)) }
    public static let only = value(
        "--only", "CATEGORIES", "log these categories and no others: appearance,containment"
    ) { set(&$0.options.only, to: try? LogCategories(names: $1)) }
    public static let also = value(
        "--also", "CATEGORIES", "log these categories besides: layout,view, or all"
    ) { set(&$0.options.also, to: try? LogCategories(names: $1)) }
    public static let calls = flag("--calls", "log what the code called, besides what it was told")
    { $0.options.showsCalls = true }
    public static let color = value("--color", "auto|always|never", "when to use color") {
        set(&$0.options.color, to: ColorChoice(rawValue: $1))
    }
    public static let echo = flag("--echo", "show each command before its events") {
        $0.options.echoes = true
    }
    public static let keepGoing = flag(
        "--keep-going", "go on after a command that failed; the status tells of the first"
    ) { $0.options.policy.keepsGoing = true }
    public static let strict = flag(
        "--strict", "a warning that nothing expected ends the script"
    ) { $0.options.policy.isStrict = true }
    public static let safe = flag("--safe", "open no file but the scripts themselves") {
        $0.options.policy.isSafe = true
    }
    public static let allowWrite = value(
        "--allow-write", "DIR", "let scripts write below DIR, besides the working directory"
    ) {
        $0.options.policy.writableFolders.append($1)
        return true
    }
    public static let ios = value(
        "--ios", "N", "the system version to simulate; for 'vcr test' several: 13,17,26"
    ) { $0.options.setVersions($1) }
    public static let device = value(
        "--device", "NAME", "the device to simulate; for 'vcr test' several: iPhone,iPad"
    ) { $0.options.setDevices($1) }
    public static let language = value(
        "--language", "en|zh",
        "the language of lessons, help and messages; else that of the environment"
    ) { set(&$0.options.language, to: TeachingLanguage($1)) }
    public static let plain = flag(
        "--plain", "linear output for screen readers: one fact a line, no art"
    ) { $0.options.isLinear = true }
    public static let norc = flag("--norc", "do not read the rc file") { $0.plan.readsRC = false }
    public static let recover = flag(
        "--recover", "restore the newest session that a crash or a kill ended, then go on"
    ) { $0.plan.recovers = true }
    public static let share = value(
        "--share", "FILE", "write the session to FILE as it goes on, for others to follow"
    ) {
        $0.plan.shares = $1
        return true
    }
    public static let serve = value(
        "--serve", "[PORT|ADDRESS:PORT]", "show the session in browsers as it goes on"
    ) {
        $0.plan.serves = $1
        return true
    }
    public static let package = CommandLineOption(
        name: "--package", value: "DIR",
        summary:
            "know the classes of the package in DIR, or of its '--target NAME'; or 'FILE.swift... --'",
        effect: .text)
    public static let version = text("--version", "show the version and the license")
    public static let help = text("--help", "show this help")

    /// Of `vcr test`.
    public static let format = value("--format", "pretty|tap|junit|github", "The report's form.") {
        set(&$0.testOptions.format, to: TestFormat(rawValue: $1))
    }
    public static let jobs = value(
        "--jobs", "N", "How many scripts run at once; by default one for each processor."
    ) { set(&$0.testOptions.jobs, to: TestOptions.jobs($1)) }
    public static let timeout = value(
        "--timeout", "SECONDS", "How long a script may take, 60 by default; 0 for no limit."
    ) { set(&$0.testOptions.timeout, to: TestOptions.timeout($1)) }
    public static let filter = value(
        "--filter", "TEXT", "Run only tests whose path or name has TEXT in it."
    ) {
        $0.testOptions.filter = $1
        return true
    }
    public static let update = flag(
        "--update", "Write logs and trees that differ into the scripts as they came."
    ) { $0.testOptions.updates = true }
    public static let shard = value(
        "--shard", "K/N", "Run the K-th of N equal parts of the scripts."
    ) { set(&$0.testOptions.shard, to: TestShard($1)) }
    public static let coverage = flag(
        "--coverage", "Sum up which part of the life cycle the scripts go through."
    ) { $0.testOptions.measuresCoverage = true }
    public static let atLeast = value(
        "--at-least", "N", "Fail where the scripts go through less than N % of it."
    ) {
        guard let least = TestOptions.coverage($1) else { return false }
        $0.testOptions.leastCoverage = least
        return true
    }
    /// Of `vcr export`.
    public static let file = value(
        "-o", "FILE", "Where it goes; standard output by default."
    ) {
        $0.file = $1
        return true
    }

    /// Of `vcr export mermaid`.
    public static let ofTree = flag("--tree", "of mermaid: the controllers as a graph") {
        $0.isTree = true
    }

    /// Of `vcr compare-log`.
    public static let pattern = value(
        "--pattern", "PATTERN", "How the lines of the log look: \"{class} {function}\"."
    ) {
        $0.pattern = $1
        return true
    }
    public static let names = value(
        "--names", "NAME=OURS,…", "Which objects of the script the log's objects are."
    ) {
        $0.names = $1
        return true
    }

    private static func set<Value>(_ target: inout Value, to value: Value?) -> Bool {
        guard let value else { return false }
        target = value
        return true
    }

    private static func set<Value>(_ target: inout Value?, to value: Value?) -> Bool {
        target = value
        return value != nil
    }
}
