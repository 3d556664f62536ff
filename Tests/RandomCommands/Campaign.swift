import Foundation

/// Many sequences, run by as many processes as there are processors.
struct Campaign {
    private struct Failure {
        let seed: Int
        let name: String
    }

    private let seeds: Range<Int>
    /// What each process is told besides.
    private let options: [String]
    /// Where so many have failed, the others are not run.
    private let mostFailures = 3

    /// Sequences of that many commands in all.
    init(commands: Int, firstSeed: Int, variety: Variety) {
        options = variety.words
        seeds = firstSeed..<firstSeed + max(1, commands / RandomSequence.length)
    }

    /// Runs them and reports; whether every law held.
    func run() throws -> Bool {
        let count = seeds.count * RandomSequence.length
        say("\(count) random commands: the seeds \(seeds.lowerBound) to \(seeds.upperBound - 1)")
        let start = Date()
        let failures = try self.failures()
        let seconds = Int(Date().timeIntervalSince(start).rounded())
        if failures.isEmpty { say("every law held; it took \(seconds) s") }
        for failure in failures { try report(failure) }
        return failures.isEmpty
    }

    /// Each process runs a stretch of the seeds up to the first that fails; another one the rest.
    private func failures() throws -> [Failure] {
        var failures: [Failure] = []
        var stretches = seeds.split(into: ProcessInfo.processInfo.activeProcessorCount)
        while !stretches.isEmpty, failures.count < mostFailures {
            let running = try stretches.map {
                ($0, try OwnProcess(["seeds", "\($0.lowerBound)", "\($0.count)"] + options))
            }
            stretches = []
            for (stretch, process) in running {
                let outcome = try process.outcome()
                guard let name = outcome.failure,
                    let seed = outcome.lines.compactMap(Int.init).last
                else { continue }
                failures.append(Failure(seed: seed, name: name))
                if seed + 1 < stretch.upperBound { stretches.append(seed + 1..<stretch.upperBound) }
            }
        }
        return failures
    }

    /// Says what failed, and the shortest script that fails in the same way.
    private func report(_ failure: Failure) throws {
        say("seed \(failure.seed): \(failure.name)")
        let lines = try OwnProcess(["lines", "\(failure.seed)"] + options).outcome().lines
        let script = try lines.shrunk {
            try OwnProcess(["script"], input: $0).outcome().failure == failure.name
        }
        for line in script { say(line) }
        if let text = try OwnProcess(["script"], input: script).outcome().lines.last {
            say("# \(text)")
        }
    }
}

extension Range<Int> {
    /// Stretches of about the same length.
    fileprivate func split(into parts: Int) -> [Range<Int>] {
        (0..<parts).map { part in
            lowerBound + count * part / parts..<lowerBound + count * (part + 1) / parts
        }.filter { !$0.isEmpty }
    }
}
