import Foundation
import InterfaceBuilder
import PageServer

@testable import CommandLanguage
@testable import Workbench

/// What takes text from outside.
enum FuzzTarget: String, CaseIterable {
    /// Scripts: verbs, and code in both languages, which are run.
    case commands
    /// The parser of Swift's statements.
    case swift
    /// The parser of Objective-C's statements.
    case objectivec
    /// Saved sessions, which are loaded, and interrupted ones, which are recovered.
    case sessions
    /// Files of devices.
    case devices
    /// Storyboards and nibs.
    case storyboards
    /// Sessions that another process writes, which are followed.
    case streams
    /// What browsers ask the live page.
    case requests

    static let chosen = ProcessInfo.processInfo.environment["VCR_FUZZ_TARGET"].flatMap(Self.init)

    @MainActor
    func run(_ bytes: [UInt8]) {
        switch self {
        case .commands: FuzzedSession(isSafe: true).run(bytes)
        case .swift: parse(bytes, as: .swift)
        case .objectivec: parse(bytes, as: .objectiveC)
        case .sessions: loadAndRecover(bytes)
        case .devices:
            let file = FuzzedFile(bytes, named: "devices.vcr")
            FuzzedSession().run(Array("device load \"\(file.path)\"\ndevice\n".utf8))
        case .streams: follow(bytes)
        case .requests: ask(bytes)
        case .storyboards: _ = try? InterfaceReader.document(bytes, file: "fuzzed.storyboard")
        }
    }

    /// Reads it as a script, then as statements of the language whatever they look like.
    private func parse(_ bytes: [UInt8], as language: SourceLanguage) {
        var script = ScriptParser(file: "fuzzed.vcr")
        script.feed(bytes)
        script.finish()
        script.skipAll()
        var lexer = SwiftLexer(file: ScriptName("fuzzed.vcr"), place: SourcePlace(line: 1))
        guard let tokens = try? lexer.tokens(of: bytes.span) else { return }
        switch language {
        case .swift:
            var parser = SwiftParser(file: ScriptName("fuzzed.vcr"), tokens: tokens)
            _ = try? parser.parseStatements(until: nil)
        case .objectiveC:
            var parser = ObjectiveCParser(file: ScriptName("fuzzed.vcr"), tokens: tokens)
            _ = try? parser.parseStatements(until: nil)
        }
    }

    /// Follows it, cut off as it is.
    @MainActor
    private func follow(_ bytes: [UInt8]) {
        let header = Array((SessionFile.header + "\n# with digests\n").utf8)
        let file = FuzzedFile(header + bytes, named: "1-1.vcr")
        let workbench = Workbench(policy: RunPolicy(isInteractive: true))
        var asked = 0
        workbench.isInterrupted = {
            asked += 1
            return asked > 300
        }
        try? workbench.beginFollowing(file.path)
        while workbench.hasNews { workbench.keepUp { true } }
    }

    /// Asks a page for it, on this machine and where a token is needed.
    private func ask(_ bytes: [UInt8]) {
        for access in [PageAccess.loopback(port: 80), .named("0.0.0.0", port: 80, token: "t")] {
            var page = LivePage(
                title: "fuzzed", device: "iPhone 16", system: 26, access: access, run: "r")
            _ = page.answer(bytes)
        }
    }

    /// Loads it where it is a session; recovers it, cut off as it is.
    @MainActor
    private func loadAndRecover(_ bytes: [UInt8]) {
        let header = Array((SessionFile.header + "\n").utf8)
        let file = FuzzedFile(header + bytes, named: "1-1.vcr")
        FuzzedSession().run(Array("load \"\(file.path)\"\nhistory\nundo\n".utf8))
        FuzzedSession().recover(in: file.folder)
    }
}

extension ScriptParser {
    /// Reads all commands, and goes on behind the mistakes.
    fileprivate mutating func skipAll() {
        while true {
            do throws(Diagnostic) {
                guard try next() != nil else { return }
            } catch {}
        }
    }
}
