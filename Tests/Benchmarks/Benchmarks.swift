import Foundation

/// `Benchmarks compare CHECKOUT SCRATCH` compares `vcr` with its peers, `Benchmarks slopes` measures
/// what must cost the same among many as among few; both exit 1 if a goal was missed.
/// The other forms are the workloads that it starts: `tree`, `pair`, `chain`,
/// `lines`, `push`, `select`, `page`, `present`, `deep`, `rotate`, `first`,
/// `edit`, `open`.
@main
enum Benchmarks {
    @MainActor
    static func main() {
        do {
            try run(Array(CommandLine.arguments.dropFirst()))
        } catch {
            print("bench: \(error)")
            exit(70)
        }
    }

    @MainActor
    private static func run(_ words: [String]) throws {
        if words.count == 3, words[0] == "compare" {
            let isGood = try Suite(checkout: words[1], scratch: words[2]).run()
            exit(isGood ? 0 : 1)
        }
        if words.count == 3, words[0] == "slopes" {
            let isFlat = try SlopeSuite(checkout: words[1], scratch: words[2]).run()
            exit(isFlat ? 0 : 1)
        }
        guard words.count == 2 else { throw BenchmarkError("not a workload: \(words)") }
        // A workload that has become far too slow is a failure, not a wait.
        alarm(120)
        try runWorkload(words[0], words[1])
    }

    @MainActor
    private static func runWorkload(_ name: String, _ argument: String) throws {
        let count = Int(argument) ?? 0
        switch name {
        case "tree": print(try TreeWorkloads.bytesOfEachController(count: count))
        case "pair":
            guard let shape = TreeWorkloads.Shape(rawValue: argument) else { break }
            print(TreeWorkloads.nanosecondsOfPair(in: shape))
        case "chain": print(TreeWorkloads.linesOfChain(depth: count))
        case "push", "select", "page":
            guard let change = ContainerWorkloads.Change(rawValue: name) else { break }
            print(ContainerWorkloads.nanoseconds(of: change, among: count))
        case "present": print(PresentationWorkload.nanosecondsThereAndBack())
        case "deep": print(PresentationWorkload.nanoseconds(ofEachIn: count))
        case "rotate": print(try RotationWorkload.milliseconds(among: count))
        case "first", "edit":
            guard let work = ConstraintWorkload(rawValue: name) else { break }
            print(work.microseconds(count: count))
        case "open", "instantiate", "cascade":
            guard let work = StoryboardWorkload(rawValue: name) else { break }
            print(try work.milliseconds(argument))
        case "lines": LineWorkload.writeColoredLines(count)
        default: throw BenchmarkError("not a workload: \(name)")
        }
    }
}
