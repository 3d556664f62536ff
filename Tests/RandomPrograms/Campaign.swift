import Foundation

/// Many programs, run here and built by the Swift compiler.
@MainActor
struct Campaign {
    private let seeds: Range<Int>
    /// How many are built in one file.
    private static let batch = 100
    /// Where so many differ, the others are not run.
    private let mostDifferences: Int

    init(count: Int, firstSeed: Int, mostDifferences: Int = 10) {
        seeds = firstSeed..<firstSeed + count
        self.mostDifferences = mostDifferences
    }

    /// Runs them and reports; whether none differed.
    func run() throws -> Bool {
        say("\(seeds.count) programs: the seeds \(seeds.lowerBound) to \(seeds.upperBound - 1)")
        let folder = FileManager.default.temporaryDirectory.appending(
            path: "random-programs-\(ProcessInfo.processInfo.processIdentifier)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        var tally = Tally()
        for first in stride(from: seeds.lowerBound, to: seeds.upperBound, by: Self.batch) {
            let last = min(first + Self.batch, seeds.upperBound)
            let programs = (first..<last).map(ProgramWriter.init)
            let expected = try CompiledPrograms(in: folder).outcomes(of: programs)
            for program in programs { tally.compare(program, expected[program.number]) }
            if tally.differences >= mostDifferences { break }
        }
        tally.report()
        return tally.differences == 0
    }
}

/// How many agreed, were refused, differed.
@MainActor
private struct Tally {
    private(set) var differences = 0
    private var agreed = 0
    private var noSwift = 0
    /// How often each reason was given.
    private var refusals: [String: Int] = [:]

    mutating func compare(_ program: ProgramWriter, _ expected: CompiledPrograms.Outcome?) {
        guard let expected else { return noSwift += 1 }
        switch InterpretedProgram(program).outcome {
        case .ended(let lines) where !expected.isStopped && lines == expected.lines: agreed += 1
        case .stopped(let lines) where expected.isStopped && lines == expected.lines: agreed += 1
        case .refused(let reason):
            refusals[reason.reason, default: 0] += 1
            if CommandLine.arguments.contains("refusals") {
                say("seed \(program.number): \(reason)")
            }
        case .ended(let lines): differ(program, expected, lines, isStopped: false)
        case .stopped(let lines): differ(program, expected, lines, isStopped: true)
        }
    }

    private mutating func differ(
        _ program: ProgramWriter, _ expected: CompiledPrograms.Outcome, _ lines: [String],
        isStopped: Bool
    ) {
        differences += 1
        say("seed \(program.number) differs:")
        say(program.text)
        let (theirs, ours) = (expected.lines, lines)
        let same = zip(theirs, ours).prefix { $0 == $1 }.count
        say("  the first \(same) lines agree; then Swift, then here:")
        say("  < " + (theirs.dropFirst(same).first ?? (expected.isStopped ? "(stops)" : "(ends)")))
        say("  > " + (ours.dropFirst(same).first ?? (isStopped ? "(stops)" : "(ends)")))
    }

    func report() {
        let refused = refusals.values.reduce(0, +)
        for (reason, count) in refusals.sorted(by: { $0.value > $1.value }).prefix(12) {
            say("  \(count) refused: \(reason)")
        }
        say(
            "\(agreed) agree, \(refused) are refused, \(differences) differ"
                + (noSwift == 0 ? "" : "; \(noSwift) were no Swift"))
    }
}

extension String {
    /// A diagnostic without its place, and without the names of one program.
    fileprivate var reason: String {
        split(separator: " ").dropFirst().joined(separator: " ").replacing(/[0-9]+/, with: "N")
    }
}
