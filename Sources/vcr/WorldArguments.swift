import ArgumentParser
import Console

/// The world that scripts run in, and what they may do there.
struct WorldArguments: ParsableArguments {
    @Option(
        help: ArgumentHelp(CommandLineOption.ios.summary, valueName: "n"),
        transform: {
            try checked($0, RunOptions.takesVersions, "a number, or several with commas between")
        })
    var ios: String?

    @Option(
        help: ArgumentHelp(CommandLineOption.device.summary, valueName: "name"),
        transform: {
            try checked($0, RunOptions.takesDevices, "a name, or several with commas between")
        })
    var device: String?

    @Flag(help: .init(CommandLineOption.keepGoing.summary)) var keepGoing = false

    @Flag(help: .init(CommandLineOption.strict.summary)) var strict = false

    @Flag(help: .init(CommandLineOption.safe.summary)) var safe = false

    @Option(
        help: ArgumentHelp(CommandLineOption.allowWrite.summary, valueName: "dir"),
        completion: .directory)
    var allowWrite: [String] = []

    func apply(to options: inout RunOptions) {
        if let ios { _ = options.setVersions(ios) }
        if let device { _ = options.setDevices(device) }
        options.policy.keepsGoing = keepGoing
        options.policy.isStrict = strict
        options.policy.isSafe = safe
        options.policy.writableFolders = allowWrite
    }
}

/// How the log and the tree are shown.
struct DisplayArguments: ParsableArguments {
    @Option(help: ArgumentHelp(CommandLineOption.log.summary, valueName: "form"))
    var log: LogForm?

    @Option(help: ArgumentHelp(CommandLineOption.tree.summary, valueName: "when"))
    var tree = TreeMoment.none

    @Option(
        help: ArgumentHelp(CommandLineOption.only.summary, valueName: "categories"),
        transform: categories)
    var only: LogCategories?

    @Option(
        help: ArgumentHelp(CommandLineOption.also.summary, valueName: "categories"),
        transform: categories)
    var also: LogCategories = []

    @Flag(help: .init(CommandLineOption.calls.summary)) var calls = false

    @Option(help: ArgumentHelp(CommandLineOption.color.summary, valueName: "when"))
    var color: ColorChoice?

    @Flag(help: .init(CommandLineOption.echo.summary)) var echo = false

    @Flag(help: .init(CommandLineOption.plain.summary)) var plain = false

    func apply(to options: inout RunOptions) {
        options.format = log
        options.treeMode = tree
        options.only = only
        options.also = also
        options.showsCalls = calls
        options.color = color
        options.echoes = echo
        options.isLinear = plain
    }
}

/// The language, which every command line may name.
struct LanguageArguments: ParsableArguments {
    @Option(
        help: ArgumentHelp(CommandLineOption.language.summary, valueName: "language"),
        transform: lessonLanguage)
    var language: LessonLanguage?

    func apply(to options: inout RunOptions) { options.language = language }
}

/// An option's value as it is written, where it can be read; the words say what it should have been.
private func checked(
    _ text: String, _ isGood: (String) -> Bool, _ words: String
) throws -> String {
    guard isGood(text) else { throw ValidationError("'\(text)' is not \(words)") }
    return text
}

private func lessonLanguage(_ text: String) throws -> LessonLanguage {
    guard let language = LessonLanguage(text) else {
        throw ValidationError("'\(text)' is no language of lessons: 'en' or 'zh'")
    }
    return language
}

private func categories(_ names: String) throws -> LogCategories {
    do throws(LogCategories.UnknownName) {
        return try LogCategories(names: names)
    } catch {
        throw ValidationError(error.message)
    }
}

extension LogForm: ExpressibleByArgument {}
extension TreeMoment: ExpressibleByArgument {}
extension ColorChoice: ExpressibleByArgument {}
extension TestFormat: ExpressibleByArgument {}
