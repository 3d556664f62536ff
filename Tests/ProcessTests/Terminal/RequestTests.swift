import Foundation
import TestSupport
import Testing

@testable import Console
@testable import vcr

/// What the argument parser knows of an option, as its own description of the program tells it.
private struct ParserOption: Decodable {
    struct Name: Decodable {
        var kind: String
        var name: String
    }

    var kind: String
    var names: [Name]?
    var abstract: String?

    /// The name that the table of options has, `--log` or `-c`.
    var name: String? {
        (names?.first { $0.kind == "long" } ?? names?.first).map {
            ($0.kind == "long" ? "--" : "-") + $0.name
        }
    }
}

private struct ParserDescription: Decodable {
    struct Command: Decodable { var arguments: [ParserOption]? }

    var command: Command

    /// The options of what follows the subcommand.
    static func options(of subcommand: Subcommand?) throws -> [ParserOption] {
        let text = (subcommand?.form ?? VCR.self)._dumpHelp()
        let description = try JSONDecoder().decode(Self.self, from: Data(text.utf8))
        return (description.command.arguments ?? []).filter { $0.kind != "positional" }
    }
}

@MainActor
@Suite("The command line is read alike by the table of options and by the argument parser")
struct RequestTests {
    nonisolated private static let subcommands = [nil] + Subcommand.allCases

    @Test("both know the same options", arguments: subcommands)
    func options(subcommand: Subcommand?) throws {
        let known = try ParserDescription.options(of: subcommand)
        let table = CommandLineOption.all(of: subcommand)
        #expect(Set(known.compactMap(\.name)) == Set(table.map(\.name)))
        #expect(known.count == table.count)
        for option in table where option.name != "--help" && option.name != "--version" {
            let twin = try #require(known.first { $0.name == option.name })
            #expect(twin.kind == (option.value == nil ? "flag" : "option"))
            #expect(twin.abstract == option.summary)
        }
    }

    @Test("both find the same subcommands")
    func subcommandNames() {
        for subcommand in Subcommand.allCases {
            #expect(subcommand.form.configuration.commandName == subcommand.rawValue)
        }
    }

    @Test(
        "a usual command line needs no argument parser",
        arguments: [
            [], ["a.vcr"], ["a.vcr", "-"], ["-c", "new home; root home"], ["-i", "a.vcr"],
            ["-c", "new a", "-c", "", "--ios", "17", "--device", "iPad", "--only", "layout,view"],
            ["--also", "all", "--calls", "--echo", "--keep-going", "--strict", "--safe", "a.vcr"],
            ["--plain", "--norc", "--recover"], ["test", "a", "--strict", "b", "--color", "never"],
            ["test", "--jobs", "4", "--timeout", "1.5", "--shard", "2/3", "a"],
            ["check", "a.swift", "B"], ["check", "--strict", "a.m", "--color", "never"],
            ["export", "svg", "a.vcr"], ["export", "-o", "a.svg", "svg", "a.vcr"], ["help"],
            ["help", "add"], ["help", "test"], ["completions", "zsh"], ["manual"],
        ])
    func usual(words: [String]) throws {
        #expect(try #require(Request(usual: words)) == Invocation.parse(words))
    }

    @Test(
        "what scripts and subcommands have in common may stand before a subcommand",
        arguments: [
            (["--plain", "lesson", "tabs"], ["lesson", "--plain", "tabs"]),
            (["--ios", "17", "--strict", "test", "a"], ["test", "--ios", "17", "--strict", "a"]),
            (["--log=json", "export", "dot", "a"], ["export", "--log=json", "dot", "a"]),
            (["--help", "lesson"], ["lesson", "--help"]),
            (["--plain", "a.vcr", "test"], ["--plain", "a.vcr", "test"]),
            (["-c", "new a", "test"], ["-c", "new a", "test"]),
            (["--ios"], ["--ios"]), (["test", "--strict"], ["test", "--strict"]),
        ])
    func optionsBefore(words: [String], expected: [String]) {
        #expect(Invocation.optionsBehindSubcommand(words) == expected)
    }

    @Test("every value that help lists is taken", arguments: ["--log", "--tree", "--color"])
    func values(name: String) throws {
        let option = try #require(CommandLineOption.all.first { $0.name == name })
        for value in try #require(option.value).split(separator: "|") {
            let words = [name, String(value)]
            #expect(try #require(Request(usual: words)) == Invocation.parse(words))
        }
    }

    @Test("what one reads, the other reads alike", arguments: 1...4)
    func generated(seed: Int) {
        var dice = Dice(seed: seed)
        var understood = 0
        for _ in 0..<250 {
            let words = commandLine(&dice)
            guard let request = Request(usual: words) else { continue }
            understood += 1
            #expect(request == (try? Invocation.parse(words)), "\(words)")
        }
        #expect(understood > 50)
    }

    /// A command line, perhaps wrong, of up to six words, options and what may follow them.
    private func commandLine(_ dice: inout Dice) -> [String] {
        let subcommand = dice.roll(3) > 0 ? nil : dice.pick(Subcommand.allCases)
        let options = dice.roll(9) > 0 ? CommandLineOption.all(of: subcommand) : Self.options
        var words = subcommand.map { [$0.rawValue] } ?? []
        for _ in 0..<dice.roll(5) {
            switch dice.roll(12) {
            case 0: words.append(dice.pick(Self.oddities))
            case 1...4: words.append(dice.pick(Self.operands))
            default:
                let option = dice.pick(options)
                words.append(option.name)
                if option.value != nil { words.append(value(of: option, &dice)) }
            }
        }
        return words
    }

    private func value(of option: CommandLineOption, _ dice: inout Dice) -> String {
        let listed = option.value?.split(separator: "|").map(String.init) ?? []
        return dice.pick(dice.roll(3) > 0 && listed.count > 1 ? listed : Self.values)
    }

    private static let options = CommandLineOption.all + [.format, .jobs, .timeout, .shard, .file]
    private static let operands = [
        "a.vcr", "b/c.vcr", "-", "svg", "bash", "é", "x=1", "two words", "", "test", "help", "vcr",
    ]
    private static let values = [
        "17", "+17", "017", " 17", "1e1", "-5", "x", "", "-", "--strict", "all", "layout,view",
        "layout,", "Plain", "1/2", "2/1", "0", "0.5", "nan", "iPad", "new a; new b", "test", "=",
        "99999999999999999999",
    ]
    private static let oddities = [
        "--", "-ic", "-cx", "-c=x", "--log=json", "--log=", "--strict=1", "---x", "--lo", "-h",
        "--version", "--help", "-1", "-l", "--LOG", "--keep_going", "-ios", "--generate",
    ]
}
