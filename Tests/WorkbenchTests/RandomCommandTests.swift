import Foundation
import Testing

/// Random sequences of commands on all containers; what breaks a law is cut down to what it takes.
///
/// `VCR_RANDOM_COMMANDS` says how many commands run, `VCR_RANDOM_SEED` where the seeds begin;
/// `VCR_RANDOM_TRACE=1` prints each before it runs, for one that crashes or never ends.
@MainActor
@Suite("Whatever is commanded, in whatever order")
struct RandomCommandTests {
    private nonisolated static let length = 150

    private nonisolated static func setting(_ name: String) -> Int? {
        ProcessInfo.processInfo.environment[name].flatMap(Int.init)
    }

    @Test func `lists agree, appearance alternates, nothing leaks, and the journal replays`() {
        let count = Self.setting("VCR_RANDOM_COMMANDS") ?? 6_000
        let first = Self.setting("VCR_RANDOM_SEED") ?? 0
        let seeds = first..<first + max(1, count / Self.length)
        print("random commands: \(Self.length) for each of the seeds \(seeds)")
        var failures = 0
        for seed in seeds where failures < 3 {
            guard let failure = RandomSequence(seed: seed, length: Self.length).failure else {
                continue
            }
            failures += 1
            let script = failure.shrunk.joined(separator: "\n")
            Issue.record("seed \(seed): \(failure.flaw.law): \(failure.flaw.text)\n\(script)")
        }
    }

    @Test func `a failure is cut down to the lines that it takes`() {
        let lines = ["new a", "new b", "root a", "layout", "add b", "new c", "remove b"]
        let needed: Set = ["new b", "root a", "remove b"]
        #expect(lines.shrunk { needed.isSubset(of: $0) } == ["new b", "root a", "remove b"])
    }
}

/// The commands of one seed, run until something does not hold.
@MainActor
private struct RandomSequence {
    struct Failure {
        let flaw: Flaw
        let lines: [String]
    }

    /// Nil where all holds.
    let failure: Failure?

    init(seed: Int, length: Int) {
        var commands = RandomCommands(seed: seed)
        let session = WatchedSession()
        var flaw: Flaw?
        for line in commands.setUp where flaw == nil {
            Self.trace(line)
            flaw = session.run(line)
        }
        for _ in 0..<length where flaw == nil {
            let line = commands.next(in: session.workbench)
            Self.trace(line)
            flaw = session.run(line)
        }
        let lines = session.lines
        failure = (flaw ?? session.end()).map { Failure(flaw: $0, lines: lines) }
    }

    private static func trace(_ line: String) {
        guard ProcessInfo.processInfo.environment["VCR_RANDOM_TRACE"] != nil else { return }
        FileHandle.standardOutput.write(Data((line + "\n").utf8))
    }
}

extension RandomSequence.Failure {
    /// The fewest lines that break the same law.
    @MainActor var shrunk: [String] {
        lines.shrunk { lines in
            let session = WatchedSession()
            for line in lines {
                if let flaw = session.run(line) { return flaw.law == self.flaw.law }
            }
            return session.end()?.law == flaw.law
        }
    }
}

extension [String] {
    /// As few of the lines as still fail, found by leaving out shorter and shorter stretches.
    @MainActor
    fileprivate func shrunk(_ fails: ([String]) -> Bool) -> [String] {
        var lines = self
        var size = Swift.max(1, count / 2)
        while true {
            var start = 0
            var isShorter = false
            while start < lines.count {
                var fewer = lines
                fewer.removeSubrange(start..<Swift.min(start + size, lines.count))
                if fails(fewer) { (lines, isShorter) = (fewer, true) } else { start += size }
            }
            if size == 1, !isShorter { return lines }
            size = Swift.max(1, size / 2)
        }
    }
}
