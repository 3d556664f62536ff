import CommandLanguage
import Foundation
import Testing

@testable import Statements
@testable import Workbench

/// The scripts of the repository, cut off and with holes: the guide's listings and the containers.
@MainActor @Suite("Broken scripts")
struct BrokenScriptTests {
    /// Every script with statements in it, by its path in the checkout.
    nonisolated static let scripts: [String] = {
        let found = FileManager.default.enumerator(atPath: CodeTests.root + "/Tests/Scripts")
        let names = found?.compactMap { $0 as? String }.filter { $0.hasSuffix(".vcr") } ?? []
        return names.filter { name in
            let text = source(of: name)
            return ["class ", "@interface", "[", "@implementation"].contains { text.contains($0) }
        }.sorted()
    }()

    /// How many places of a script are tried: every so many-th, another first one in each script.
    private static let places = 12

    nonisolated private static func source(of name: String) -> String {
        let path = CodeTests.root + "/Tests/Scripts/" + name
        return (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    }

    /// The words and signs of the script, each with the space behind it.
    private func tokens(_ source: String) -> [Substring] {
        source.matches(of: /(?:\w+|"(?:[^"\\\n]|\\.)*"|[^\w\s])\s*/).map(\.output)
    }

    private func places(in tokens: [Substring], of name: String) -> [Int] {
        let stride = max(1, tokens.count / Self.places)
        let first = name.utf8.reduce(0) { $0 &+ Int($1) } % stride
        return Array(Swift.stride(from: first, to: tokens.count, by: stride))
    }

    /// Whether the workbench answers after it has run the source.
    private func survives(_ source: String) -> Bool {
        let run = ScriptRun()
        run.workbench.session.statementLimits.work = 2000
        run.run(source)
        return run.run("print(1 + 1)") == ["2"]
    }

    @Test("that end anywhere are an error or a result", arguments: scripts)
    func prefixes(name: String) {
        let parts = tokens(Self.source(of: name))
        let deadly = places(in: parts, of: name).filter { !survives(parts[..<$0].joined()) }
        #expect(deadly == [])
        #expect(!parts.isEmpty)
    }

    @Test("that lack a word are an error or a result", arguments: scripts)
    func deletions(name: String) {
        let parts = tokens(Self.source(of: name))
        let deadly = places(in: parts, of: name).filter { index in
            !survives(parts[..<index].joined() + parts[(index + 1)...].joined())
        }
        #expect(deadly == [])
        #expect(!parts.isEmpty)
    }

    @Test("are read to their end wherever they end or lack a word", arguments: scripts)
    func parsing(name: String) {
        let parts = tokens(Self.source(of: name))
        for index in stride(from: 0, to: parts.count, by: 5) {
            for source in [
                parts[..<index].joined(), parts[..<index].joined() + parts[(index + 1)...].joined(),
            ] {
                var parser = ScriptParser(file: nil)
                parser.feed(source)
                parser.finish()
                #expect(commands(in: &parser) <= source.utf8.count)
            }
        }
    }

    /// How many commands and errors the parser tells of.
    private func commands(in parser: inout ScriptParser) -> Int {
        var count = 0
        while true {
            do {
                guard try parser.next() != nil else { return count }
            } catch {}
            count += 1
            if count > 1_000_000 { return count }
        }
    }
}
