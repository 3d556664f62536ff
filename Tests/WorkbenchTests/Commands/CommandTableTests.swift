import CommandLanguage
import Testing

@testable import Statements
@testable import Workbench

@MainActor
@Suite("Every command")
struct CommandTableTests {
    private nonisolated static let commands = CommandTable.standard.commands

    @Test func `runs its own examples`() {
        for command in Self.commands {
            for example in command.examples {
                let session = TestSession()
                let status = session.runToEnd(example)
                #expect(session.errors == [], "\(command.name): \(example)")
                if case .quit = status { continue }
                #expect(status == .fine, "\(command.name): \(example)")
            }
        }
    }

    @Test func `has an example, unless it needs a file or a package`() {
        let without = Self.commands.filter(\.examples.isEmpty).map(\.name)
        #expect(
            without == ["load", "minimize", "package", "recording", "reload", "save", "source"])
    }

    @Test func `has a page of help that says what it is called and takes`() {
        let workbench = Workbench()
        for command in Self.commands {
            let page = workbench.help(command.name)
            #expect(page?.title == command.name)
            #expect(page?.synopsis?.hasPrefix(command.name) == true)
            #expect(page?.summary.hasSuffix(".") == true)
        }
    }

    @Test func `stands in the overview of its group`() {
        let groups = Workbench().help("all")?.sections.filter { $0.heading != "Topics" } ?? []
        let rows = groups.flatMap { $0.rows.map(\.name) }
        #expect(rows.sorted() == Self.commands.map(\.name))
    }

    /// The commands that say what they do with a block, one way or another.
    private nonisolated static let withBlocks: Set<String> = [
        "alias", "bisect", "define", "dry", "expect", "on", "predict", "repeat", "say", "step",
        "together",
    ]

    @Test func `takes no block that it does not declare`() {
        for command in Self.commands {
            #expect(command.takesBlock == Self.withBlocks.contains(command.name), "\(command.name)")
        }
    }

    @Test(arguments: commands.map(\.name))
    func `refuses a block that it does not run, with its place`(name: String) throws {
        let command = try #require(CommandTable.standard[name])
        let examples = command.examples.isEmpty ? ["\(name) file"] : command.examples
        for example in examples {
            guard let (begin, line) = Self.last(name, in: example) else { continue }
            let session = TestSession()
            session.run(begin)
            let (steps, errors) = (session.workbench.stepNumber, session.errors.count)
            let status = session.run("\(line) { new unheard of }")
            #expect(status == .commandFailed, "\(line)")
            #expect(session.errors.count == errors + 1, "\(line)")
            #expect(session.workbench.stepNumber == steps, "\(line)")
        }
    }

    /// The last line of the example that is this command without a block, and what stands before it.
    private static func last(_ name: String, in example: String) -> (String, String)? {
        var parser = ScriptParser(file: nil)
        parser.feed(example)
        parser.finish()
        var (begin, found): (String, (String, String)?) = ("", nil)
        while let command = try? parser.next() {
            if case .verb(let verb) = command, verb.word.text == name,
                !verb.operands.contains(where: { if case .block = $0 { true } else { false } })
            {
                found = (begin, verb.source)
            }
            begin += command.source + "\n"
        }
        return found
    }

    @Test func `shows the UIKit calls behind cycle`() {
        #expect(
            Workbench().help("cycle")?.calls.prefix(2) == [
                "OLD.willMove(toParent: nil)", "PARENT.addChild(NEW)",
            ])
    }

    @Test func `of issue three is there`() {
        let wanted = """
            new forget root add remove cycle present dismiss trait layout frame set on off together \
            hold release wait settle tree views log info responders history undo redo goto reset save \
            load source expect mark define alias repeat echo help complete quit prefer
            """
        let names = Set(Self.commands.map(\.name))
        #expect(wanted.split(separator: " ").filter { !names.contains(String($0)) } == [])
    }
}
