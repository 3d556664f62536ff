import CheckoutFiles
import CommandLanguage
import Foundation
import HierarchyRecords
import Testing

@testable import Statements
@testable import Workbench

/// Runs sessions of the repository a second time, from the code of their steps.
@MainActor
@Suite("Code of steps")
struct CodeTests {
    @Test(
        "the code of every session of the repository gives the same events, also in one language alone",
        arguments: sessions)
    func sameEvents(path: String) throws {
        let session = try RecordedSession(path: path)
        let (code, last) = (
            SessionCode(session.run.session), session.run.session.journal.current
        )
        let inOneLanguage = [SourceLanguage.swift, .objectiveC].map { code.code(to: last, in: $0) }
        session.expectSame([code.code(to: last)] + inOneLanguage)
    }

    @Test("a session as a file of Swift's compiles, and runs as the session did", arguments: files)
    func file(path: String) throws {
        let session = try RecordedSession(path: path)
        let text = SessionCode(session.run.session).sourceFile(in: .swift).text
        #expect(try Compiler.complaints(about: text) == "")
        #expect(session.rerun(text) == session.events)
    }

    @Test("a session as a file of Objective-C runs as the session did", arguments: files)
    func fileOfObjectiveC(path: String) throws {
        let session = try RecordedSession(path: path)
        let text = SessionCode(session.run.session).sourceFile(in: .objectiveC).text
        #expect(session.rerun(text) == session.events)
    }

    /// Sessions that have code for all that happens in them.
    nonisolated static let files = [
        "Tests/Scripts/classes/guide.vcr", "Tests/Scripts/cycle/in-objective-c.vcr",
        "Tests/Scripts/forwarding-by-hand/in-hooks.vcr",
        "Tests/Scripts/forwarding-by-hand/in-objective-c.vcr",
        "Tests/Scripts/swap/as-one-pair-each.vcr",
        "Tests/TranscriptTests/Transcripts/commands/cycle.transcript",
    ]

    /// Every script and every transcript, by its path in the checkout.
    nonisolated static let sessions: [String] = {
        let found = FileManager.default.enumerator(atPath: root + "/Tests")
        let names = found?.compactMap { $0 as? String } ?? []
        return names.filter { $0.hasSuffix(".vcr") || $0.hasSuffix(".transcript") }
            .filter { exceptions["Tests/" + $0] == nil }.sorted().map { "Tests/" + $0 }
    }()

    nonisolated static let root = Checkout.root.path

    /// Why a session's code gives other events.
    nonisolated static let exceptions: [String: String] = [
        "Tests/Corpora/commands/objectivec.vcr": "'%@' shows an array in another way than 'print'",
        "Tests/Corpora/objectivec/objectivec.vcr":
            "'%@' shows an array in another way than 'print'",
    ]
}

/// A session as the repository has it, run to its end.
@MainActor
private struct RecordedSession {
    let run: Workbench
    let world: WorldSettings

    init(path: String) throws {
        let text = try String(contentsOfFile: CodeTests.root + "/" + path, encoding: .utf8)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let isTranscript = path.hasSuffix(".transcript")
        world = isTranscript ? Self.world(of: text) : WorldSettings()
        run = Workbench(world: world, policy: RunPolicy(keepsGoing: true, isSafe: true))
        let script =
            isTranscript
            ? lines.filter { $0.hasPrefix("vcr> ") || $0.hasPrefix("...> ") }
                .map { String($0.dropFirst(5)) }.joined(separator: "\n") : text
        var parser = ScriptParser(file: nil)
        parser.feed(script + "\n")
        parser.finish()
        while true {
            do {
                guard let command = try parser.next() else { break }
                _ = run.execute(command)
            } catch {}
        }
    }

    private static func world(of text: String) -> WorldSettings {
        let version = text.firstMatch(of: /--ios (\d+)/).flatMap { Int($0.1) }
        let device = text.firstMatch(of: /--device (\S+)/).map { String($0.1) }
        return WorldSettings(ios: version ?? 26, device: device)
    }
}

extension RecordedSession {
    /// Runs the steps as they were and as each of the codes, and compares what they log; a step of which a
    /// code cannot say all runs as it was. What was run once is not run again.
    fileprivate func expectSame(_ codes: [[StepCode]]) {
        let steps = run.session.recordedSteps
        let expected = ReplayedSteps(steps, world)
        var tried: Set = [steps]
        for code in codes {
            let typed = zip(steps, code).map {
                $1.hasStatements && $1.gaps.isEmpty ? $1.lines.joined(separator: "\n") : $0
            }
            guard tried.insert(typed).inserted else { continue }
            let actual = ReplayedSteps(typed, world)
            #expect(actual.errors == expected.errors)
            for (index, pair) in zip(expected.events, actual.events).enumerated() {
                #expect(pair.0 == pair.1, "step \(index + 1): \(steps[index])\n\(typed[index])")
            }
        }
    }
}

extension RecordedSession {
    /// What the session logged, but for what code called and for marks.
    fileprivate var events: [String] { Self.events(of: run) }

    /// What a script of that text logs.
    fileprivate func rerun(_ text: String) -> [String] {
        Self.events(of: ScriptRun(text, world: world).workbench)
    }

    private static func events(of run: Workbench) -> [String] {
        run.log.events.filter { ![.mark, .call].contains($0.callback.category) }.map(run.log.text)
    }
}

/// The compiler that built the model, asked what it thinks of a file that uses it.
private enum Compiler {
    static func complaints(about text: String) throws -> String {
        let folder = try TemporaryDirectory()
        let source = folder.path + "/main.swift"
        try text.write(toFile: source, atomically: true, encoding: .utf8)
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = [
            "swiftc", "-typecheck", "-swift-version", "6", "-I", modules, source,
        ]
        let pipe = Pipe()
        process.standardError = pipe
        try process.run()
        let said = try pipe.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return String(decoding: said, as: UTF8.self)
    }

    /// Where the modules lie that were built with these tests.
    private static var modules: String {
        let bundle = CommandLine.arguments.first { $0.hasSuffix(".xctest") }
        let products =
            bundle.map { URL(filePath: $0).deletingLastPathComponent().path }
            ?? CodeTests.root + "/.build/debug"
        return products + "/Modules"
    }
}

/// What each of some steps logged in a fresh world.
@MainActor
private struct ReplayedSteps {
    var events: [[String]] = []
    var errors: [String] = []

    init(_ steps: [String], _ world: WorldSettings) {
        let run = ScriptRun("", world: world)
        for step in steps {
            let before = run.workbench.log.count
            // Code may stand on other lines than what it is the code of; it shows no values, and needs no
            // words parted.
            errors += run.run(step).filter { line in
                ![", expected ", " was read "].contains { line.contains($0) }
                    && !line.hasPrefix("= ")
            }.map { $0.replacing(#/^\d+:\d+: /#, with: "") }
            let log = run.workbench.log
            let new = log.events[before..<log.count].filter {
                ![.mark, .call].contains($0.callback.category)
            }
            events.append(new.map { log.text($0).replacing("-", with: "_") })
        }
    }
}

extension Session {
    /// The sources of the steps that lead here.
    fileprivate var recordedSteps: [String] {
        journal.path(to: journal.current).map { journal[$0].source }
    }
}
