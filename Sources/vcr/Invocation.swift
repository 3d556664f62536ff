import ArgumentParser
import Console

/// The command line, from its words to the program's exit status.
@MainActor
enum Invocation {
    /// Does what the arguments ask for.
    static func run(_ words: [String]) -> Int32 {
        let arguments = withPlaceOfPage(optionsBehindSubcommand(words))
        if let words = wordsOfPackage(arguments) { return openPackage(words) }
        if arguments.first == TestWorker.word { return work(for: Array(arguments.dropFirst())) }
        if let request = Request(usual: arguments) { return perform(request, arguments) }
        let (form, words) = form(of: arguments)
        do {
            return perform(try form.parse(words).request, arguments)
        } catch {
            // Help and version are thrown like errors, but are results.
            if form.exitCode(for: error).isSuccess {
                return show(
                    text(in: language(arguments)) { form.fullMessage(for: error, columns: $0) })
            }
            return UsageError.report(ofParser: form.message(for: error), to: output(for: arguments))
        }
    }

    /// The options that scripts and subcommands have in common may stand before a subcommand, too.
    static func optionsBehindSubcommand(_ arguments: [String]) -> [String] {
        var count = 0
        while count < arguments.count, let length = CommandLineOption.common(at: arguments[count]) {
            count += length
        }
        guard count > 0, arguments.count > count, Subcommand(rawValue: arguments[count]) != nil
        else { return arguments }
        return [arguments[count]] + arguments[..<count] + arguments[(count + 1)...]
    }

    /// The options with which the session began, without what it ran, which its running copy has.
    static var optionsOfSession: [String] {
        var options: [String] = []
        var rest = CommandLine.arguments.dropFirst()
        while let word = rest.first {
            let count = CommandLineOption.common(at: word) ?? 0
            options += rest.prefix(count)
            rest = rest.dropFirst(max(count, 1))
        }
        return options
    }

    /// `--serve` with its place in one word, since what follows it may be a script, too.
    private static func withPlaceOfPage(_ arguments: [String]) -> [String] {
        var rest = arguments[...]
        var result: [String] = []
        while let word = rest.popFirst() {
            guard word == CommandLineOption.serve.name else {
                result.append(word)
                continue
            }
            let isPlace = rest.first?.wholeMatch(of: #/[0-9]+|[^\/]*:[^\/.]*|\[.*\]:.*/#) != nil
            result.append("\(word)=\(isPlace ? rest.removeFirst() : RunFlags.usualPlace)")
        }
        return result
    }

    /// What the argument parser reads in the arguments.
    static func parse(_ arguments: [String]) throws -> Request {
        let (form, words) = form(of: arguments)
        return try form.parse(words).request
    }

    /// The form that the first argument chooses, and the words that are to be read by it. A script
    /// that has the name of a subcommand can be given as `./test`.
    private static func form(of arguments: [String]) -> (any RequestForm.Type, [String]) {
        guard let subcommand = arguments.first.flatMap(Subcommand.init(rawValue:)) else {
            return (VCR.self, arguments)
        }
        return (subcommand.form, Array(arguments.dropFirst()))
    }

    /// Runs scripts for a run of `vcr test` that was given the arguments.
    private static func work(for arguments: [String]) -> Int32 {
        guard
            case .test(_, let test, let options)? = Request(usual: arguments)
                ?? (try? parse(arguments))
        else { return 2 }
        return Program(options).work(for: test)
    }

    private static func perform(_ request: Request, _ arguments: [String]) -> Int32 {
        switch request {
        case .run(let plan, let options): run(plan, options, arguments)
        case .test(let paths, let test, let options):
            Program(options).test(paths, test, in: WorkerProcesses(for: arguments))
        case .check(let paths, let options): Program(options).check(paths)
        case .stub(let paths, let options): Program(options).stub(paths)
        case .lesson(let words, let options): Program(options).lesson(words)
        case .guide(let words, let options): Program(options).guide(words)
        case .export(let format, let isTree, let script, let file, let options):
            Program(options).export(format, isTree: isTree, script: script, to: file)
        case .compareLog(let file, let script, let pattern, let names, let options):
            Program(options).compareLog(file, script: script, pattern: pattern, names: names)
        case .importRecording(let file, let options): Program(options).importRecording(file)
        case .swift(let words): build(words)
        case .kit(let directory):
            UsageError.report(
                Kit.run(.copy, [directory], in: language(arguments)), to: output(for: arguments))
        case .help(let topic, let options): help(topic, options)
        case .completions(let shell): show(CompletionTree.script(for: shell))
        case .manual: manual(in: language(arguments))
        }
    }

    /// Runs the plan, with the classes of the package that its script begins with.
    private static func run(
        _ plan: RunPlan, _ options: RunOptions, _ arguments: [String]
    ) -> Int32 {
        guard !Reload.isPossible, let folder = PackageOfScript.folder(plan) else {
            return Program(options).run(plan)
        }
        return openPackage([folder] + arguments)
    }

    private static func manual(in language: LessonLanguage) -> Int32 {
        var options = RunOptions()
        options.language = language
        return Program(options).manual()
    }

    /// What stands before the verb was meant for this program, which has two options to say here.
    private static func build(_ words: [String]) -> Int32 {
        var options = RunOptions()
        options.language = language(words)
        let words = withoutLanguage(words)
        if words.isEmpty || words == ["--help"] || words == ["-h"] { return help("swift", options) }
        return run(
            .swift, words, isSafe: words.first == CommandLineOption.safe.name,
            in: options.language ?? .english)
    }

    /// The words without the language before them, which the kit does not know.
    private static func withoutLanguage(_ words: [String]) -> [String] {
        guard let first = words.first,
            let count = CommandLineOption.common(at: first),
            first.hasPrefix(CommandLineOption.language.name)
        else { return words }
        return Array(words.dropFirst(count))
    }

    /// What follows `--package`, then the words before it, which are for the shell that is made; nil where the program
    /// is asked for no package.
    static func wordsOfPackage(_ arguments: [String]) -> [String]? {
        let option = CommandLineOption.package.name
        guard arguments.first != Subcommand.swift.rawValue,
            let index = arguments.firstIndex(of: option)
        else { return nil }
        let rest = Array(arguments[(index + 1)...])
        let end =
            rest.first?.hasSuffix(".swift") == true
            ? (rest.firstIndex(of: "--") ?? rest.count - 1) + 1
            : rest.dropFirst().first == "--target" ? min(3, rest.count) : min(1, rest.count)
        return Array(rest[..<end]) + arguments[..<index] + rest[end...]
    }

    /// Makes a shell that knows a package's classes, which goes on in the place of this one.
    private static func openPackage(_ words: [String]) -> Int32 {
        guard !words.isEmpty else {
            return UsageError.report("--package needs a package's folder", to: output(for: words))
        }
        return run(
            .shell, words, isSafe: words.contains(CommandLineOption.safe.name), in: language(words))
    }

    /// Builds with a program of the kit, unless nothing is to be trusted.
    private static func run(
        _ tool: Kit.Tool, _ words: [String], isSafe: Bool, in language: LessonLanguage
    ) -> Int32 {
        let refusal: Sentence = "--safe builds nothing: a package's code runs as you"
        return UsageError.report(
            isSafe ? refusal : Kit.run(tool, words, in: language), to: output(for: words))
    }

    /// The word for which people look who have a package of their own.
    private static let packages = "packages"

    private static func help(_ topic: String?, _ options: RunOptions) -> Int32 {
        let topic = topic == packages ? Subcommand.swift.rawValue : topic
        if let subcommand = topic.flatMap(Subcommand.init(rawValue:)) {
            return show(
                text(in: options.language ?? language([])) {
                    subcommand.form.helpMessage(columns: $0)
                })
        }
        return Program(options).help(topic)
    }

    /// A text of the argument parser's in that language; it makes it for so many columns.
    private static func text(in language: LessonLanguage, _ make: (Int?) -> String) -> String {
        switch language {
        case .english: make(nil)
        case .chinese: HelpText(language).told(make(HelpText.unbroken))
        }
    }

    /// The language that the arguments name, or else the environment.
    private static func language(_ arguments: [String]) -> LessonLanguage {
        let name = CommandLineOption.language.name
        let behind = arguments.firstIndex(of: name).map { arguments[($0 + 1)...].first ?? "" }
        let joined = arguments.first { $0.hasPrefix(name + "=") }.map {
            String($0.dropFirst(name.count + 1))
        }
        return (behind ?? joined).flatMap { LessonLanguage($0) }
            ?? LessonLanguage(environment: Surroundings.variable)
    }

    /// Shows a text as a result.
    private static func show(_ text: String) -> Int32 {
        let output = output
        output.line(text)
        return output.finish(0)
    }

    private static var output: Output { Output(StandardOutputSink()) }

    /// One that says what is wrong with those arguments in the language that they name.
    private static func output(for arguments: [String]) -> Output {
        let output = output
        output.phrases = Phrases(language(arguments))
        return output
    }
}
