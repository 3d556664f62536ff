import Foundation

/// Many sessions, held against the laws by as many processes as there are processors.
struct LawCampaign {
    private struct Failure {
        let seed: Int
        let law: String
    }

    private let seeds: Range<Int>
    /// So many sessions are a stretch, which one process runs.
    private static let stretch = 20
    /// Where so many have failed, the others are not run.
    private static let mostFailures = 5

    init(sessions: Int, firstSeed: Int) { seeds = firstSeed..<firstSeed + max(1, sessions) }

    /// Runs them and reports; the exit status.
    func run() -> Int32 {
        // A process that crashes does not read to the end.
        signal(SIGPIPE, SIG_IGN)
        say("\(seeds.count) sessions: the seeds \(seeds.lowerBound) to \(seeds.upperBound - 1)")
        let start = Date()
        do {
            let failures = try self.failures()
            let seconds = Int(Date().timeIntervalSince(start).rounded())
            if failures.isEmpty { say("every law held; it took \(seconds) s") }
            for failure in failures { try report(failure) }
            return failures.isEmpty ? 0 : 1
        } catch {
            say("laws: \(error)")
            return 70
        }
    }

    /// A process runs a stretch up to the first session that fails; another one the rest.
    private func failures() throws -> [Failure] {
        var failures: [Failure] = []
        var progress = Progress(of: seeds.count)
        var waiting = stretches
        var running: [(stretch: Range<Int>, process: OwnProcess)] = []
        while !waiting.isEmpty || !running.isEmpty {
            let isEnough = failures.count >= Self.mostFailures
            while !isEnough, !waiting.isEmpty,
                running.count < ProcessInfo.processInfo.activeProcessorCount
            {
                let next = waiting.removeFirst()
                let words = ["laws", "seeds", "\(next.lowerBound)", "\(next.count)"]
                running.append((next, try OwnProcess(words)))
            }
            if running.isEmpty { break }
            let (stretch, process) = running.removeFirst()
            let outcome = try process.outcome()
            let last = outcome.lines.compactMap(Int.init).last ?? stretch.lowerBound
            if let law = outcome.brokenLaw ?? outcome.gap(before: stretch.upperBound) {
                failures.append(Failure(seed: last, law: law))
                if last + 1 < stretch.upperBound {
                    waiting.insert(last + 1..<stretch.upperBound, at: 0)
                }
            }
            progress.add(last - stretch.lowerBound + 1, failures: failures.count)
        }
        progress.end()
        return failures
    }

    private var stretches: [Range<Int>] {
        stride(from: seeds.lowerBound, to: seeds.upperBound, by: Self.stretch).map {
            $0..<min($0 + Self.stretch, seeds.upperBound)
        }
    }

    /// Says what failed: the law, the shortest script that breaks it, and the two things that differ.
    private func report(_ failure: Failure) throws {
        say("seed \(failure.seed) breaks '\(failure.law)'")
        let lines = try OwnProcess(["laws", "pieces", "\(failure.seed)"]).outcome().lines
        let words = ["laws", "script", failure.law]
        let script = try lines.shrunk {
            try OwnProcess(words, input: $0).outcome().brokenLaw == failure.law
        }
        let outcome = try OwnProcess(words, input: script).outcome()
        for line in outcome.lines { say("# \(line)") }
        for line in script { say(PieceText.piece(of: line)) }
    }
}

extension OwnProcess.Outcome {
    /// The law that was broken, or the signal that ended it.
    fileprivate var brokenLaw: String? {
        if isKilled { return status == SIGALRM ? "it never ends" : "signal \(status)" }
        if isFine { return nil }
        return lines.last { Int($0) == nil && !$0.hasPrefix("  ") } ?? "status \(status)"
    }

    /// What is wrong with a process that ended well before its last seed.
    fileprivate func gap(before end: Int) -> String? {
        lines.last.flatMap { Int($0) } == end - 1 ? nil : "it ends early"
    }
}

/// How far it is, on a terminal.
private struct Progress {
    private let count: Int
    private var done = 0
    private let isShown = isatty(2) == 1

    init(of count: Int) { self.count = count }

    mutating func add(_ sessions: Int, failures: Int) {
        done += sessions
        show("\(done) of \(count) sessions, \(failures) broken laws")
    }

    func end() { show("") }

    private func show(_ text: String) {
        guard isShown else { return }
        FileHandle.standardError.write(Data("\r\u{1B}[K\(text)".utf8))
    }
}
