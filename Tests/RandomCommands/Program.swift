import Foundation

/// `RandomCommands [COUNT [SEED]]` runs that many random commands, in sequences whose seeds begin
/// there, and exits 1 if one breaks a law, with the shortest script that does. With the word `hooks`
/// some of the commands hang others on callbacks, with `presentations` half of them present, dismiss,
/// and change what is presented, with `failures` half of them fail, most of these halfway, with
/// `everything` half of them are code, fingers, storyboards, branches and the like. The other forms are
/// what it starts: `seeds FIRST COUNT`, `lines SEED`, and `script` with lines on standard input. With
/// `laws` as the first word it holds whole sessions against the laws, as `LawProgram` says.
@main
enum Program {
    private static let variety = Variety(CommandLine.arguments)

    @MainActor
    static func main() {
        if CommandLine.arguments.dropFirst().first == "laws" {
            exit(LawProgram.run(Array(CommandLine.arguments.dropFirst(2))))
        }
        let words = CommandLine.arguments.dropFirst().filter { !Variety.has($0) }
        let numbers = words.compactMap(Int.init)
        switch (words.first, numbers.count) {
        case ("seeds", 2): runSeeds(numbers[0]..<numbers[0] + numbers[1])
        case ("lines", 1): sayLines(ofSeed: numbers[0])
        case ("script", 0): runScript()
        default: runCampaign(numbers)
        }
    }

    private static func runCampaign(_ numbers: [Int]) {
        // A process that crashes does not read to the end.
        signal(SIGPIPE, SIG_IGN)
        let campaign = Campaign(
            commands: numbers.first ?? 100_000, firstSeed: numbers.dropFirst().first ?? 0,
            variety: variety)
        do {
            exit(try campaign.run() ? 0 : 1)
        } catch {
            say("random commands: \(error)")
            exit(70)
        }
    }

    /// Says each seed before it runs, and what the first bad one breaks.
    @MainActor
    private static func runSeeds(_ seeds: Range<Int>) {
        for seed in seeds {
            say("\(seed)")
            // Each step is compared with a world made again, which takes a debug build long.
            alarm(600)
            report(RandomSequence(seed: seed, variety: variety).flaw)
        }
    }

    /// Says each line before it runs.
    @MainActor
    private static func sayLines(ofSeed seed: Int) {
        alarm(600)
        _ = RandomSequence(seed: seed, variety: variety, onLine: say)
    }

    @MainActor
    private static func runScript() {
        // A script that never ends is a failure, not a wait.
        alarm(10)
        var lines: [String] = []
        while let line = readLine() { lines.append(line) }
        report(RandomSequence.flaw(of: lines))
    }

    private static func report(_ flaw: Flaw?) {
        guard let flaw else { return }
        say(flaw.law.rawValue)
        say(flaw.text.replacing("\n", with: " "))
        exit(1)
    }
}

/// Writes a line at once: nothing of it is lost where the program crashes.
func say(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }
