import Foundation

/// Runs every workload on `vcr` and on the peers that are installed.
struct Suite {
    let checkout: String
    /// A folder of our own, for generated scripts and for what the shells leave behind.
    let scratch: String

    private static let scriptLines = 100_000
    private static let controllers = 1_000_000
    private static let coloredLines = 1_000_000

    var vcr: String { "\(checkout)/.build/release/vcr" }
    private var peers: [Peer] {
        Peer.all(folder: "\(checkout)/Tests/Benchmarks/peers", scratch: scratch)
    }

    /// Prints each comparison as it is done; returns whether no goal was missed.
    func run() throws -> Bool {
        try writeScripts()
        var isGood = true
        for comparison in [
            firstPrompt, startupOrder, script, statements, tree, pairs, chain, containers,
            presentations,
            rotation,
            lines,
            reasons, tests,
        ] {
            isGood = show(comparison()) && isGood
        }
        for result in constraints() { isGood = show(result) && isGood }
        for result in try [storyboards(), oneScene(), cascade()] { isGood = show(result) && isGood }
        return isGood
    }

    /// Prints a comparison; returns whether it missed no goal.
    private func show(_ result: Comparison) -> Bool {
        print(result.lines.joined(separator: "\n"))
        fflush(nil)
        return result.isGood
    }

    private func writeScripts() throws {
        let pairs = Self.scriptLines / 2
        let words = String(repeating: "add root child\nremove child\n", count: pairs)
        try write(words, to: "script.txt")
        let steps = String(repeating: "add child\nremove child\n", count: pairs)
        try write("new root\nroot root\nnew child\n" + steps, to: "script.vcr")
        for language in StatementWorkload.Language.allCases {
            let script = StatementWorkload.script(in: language, lines: Self.scriptLines)
            try write(script, to: "\(language.rawValue).vcr")
        }
        let schema = try readText("\(checkout)/Tests/Benchmarks/peers/schema.sql")
        let rows = String(
            repeating: "INSERT INTO node VALUES ('child', 'root');\n"
                + "DELETE FROM node WHERE name = 'child';\n", count: pairs)
        let log = "SELECT event || ' ' || name FROM log;\n"
        for (index, question) in ReasonWorkload.questions.enumerated() {
            try write(ReasonWorkload.script(asking: question), to: "question\(index).vcr")
        }
        try writeTests()
        try write(schema + "BEGIN;\n" + rows + "COMMIT;\n" + log, to: "script.sql")
    }

    private func write(_ text: String, to name: String) throws {
        try Data(text.utf8).write(to: URL(filePath: "\(scratch)/\(name)"))
    }

    // MARK: The workloads

    private func firstPrompt() -> Comparison {
        let timer = PromptTimer(home: scratch)
        let shells = peers.filter { $0.session != nil }
        var starts = [(name: "vcr", program: Program(vcr), prompt: "> ")]
        for peer in shells where peer.isInstalled {
            guard let (arguments, prompt) = peer.session else { continue }
            starts.append((peer.name, Program(peer.executable, arguments), prompt))
        }
        let times = measuredInTurn(rounds: 21, starts) { start in
            1_000 * (try timer.secondsToPrompt(of: start.program, prompt: start.prompt))
        }
        var result = Comparison(
            title: "W1  first prompt on a terminal", unit: "ms", ours: times[0].figure,
            peers: zip(starts, times).dropFirst().map {
                Contestant(name: $0.name, $1, beside: times[0])
            },
            missing: shells.filter { !$0.isInstalled }.map(\.name))
        result.goals = [
            ("1.3 times ahead of sqlite3", result.ratio(to: "sqlite3").map { $0 >= 1.3 })
        ]
        return result
    }

    /// What `scripts/startup-order` gains: a start in batch, beside that of the same program as the linker
    /// lays it out by itself.
    private func startupOrder() -> Comparison {
        let unordered = Program("\(checkout)/.build/vcr-unordered", ["-c", ""])
        let programs = [Program(vcr, ["-c", ""])] + (unordered.isInstalled ? [unordered] : [])
        let faults = measuredInTurn(rounds: 21, programs) { Double(try $0.run().pageFaults) }
        let gain = faults.last.map { $0.ratio(to: faults[0]) } ?? .nan
        return Comparison(
            title: "W1  pages that a start touches, with scripts/startup-order", unit: "pages",
            ours: faults[0].figure,
            peers: faults.dropFirst().map {
                Contestant(name: "vcr without it", $0, beside: faults[0])
            },
            missing: unordered.isInstalled ? [] : ["vcr without it"],
            goals: unordered.isInstalled ? [("a tenth more without it", gain >= 1.1)] : [])
    }

    private func script() -> Comparison {
        let ours = Program(vcr, ["--log", "plain", "\(scratch)/script.vcr"])
        var result = compare(
            "W2  a script of 100,000 lines that add and remove, with the same log as text",
            rounds: 9, ours,
            .script("\(scratch)/script.txt"))
        let script = "\(scratch)/script.txt"
        let tcl = peers.first { $0.name == "tclsh" && $0.isInstalled }?.program(.script(script))
        let events = eventLines(of: ours)
        result.goals = [
            ("at least 5 times ahead of tclsh", result.ratio(to: "tclsh").map { $0 >= 5 }),
            ("at least 2 times ahead of node", result.ratio(to: "node").map { $0 >= 2 }),
            ("\(events) events in its log, 3 a line at least", events >= 3 * Self.scriptLines),
            // Ours loads the child's view once, in two events.
            ("tclsh's log has as many", tcl.map { eventLines(of: $0) + 2 == events }),
        ]
        return result
    }

    /// How many events of the child's the program writes.
    private func eventLines(of program: Program) -> Int {
        let log = try? program.run(keepingOutputIn: "\(scratch)/answer").output
        return log?.split(separator: "\n").count { $0.contains("child") } ?? 0
    }

    /// W2's work as commands and as code.
    private func statements() -> Comparison {
        let languages = StatementWorkload.Language.allCases
        let scripts = ["script.vcr"] + languages.map { "\($0.rawValue).vcr" }
        let times = measuredInTurn(rounds: 5, scripts) { script in
            try Program(vcr, ["--log", "plain", "\(scratch)/\(script)"]).run().seconds
        }
        var result = Comparison(
            title: "W2  100,000 lines of statements that add and remove, beside 100,000 commands",
            unit: "s",
            ours: times[0].figure,
            peers: zip(languages, times.dropFirst()).map {
                Contestant(name: "vcr, in \($0.rawValue)", $1, beside: times[0])
            })
        for (language, time) in zip(languages, times.dropFirst()) {
            result.goals.append(
                (
                    "\(language.rawValue) at half of their speed at least",
                    time.ratio(to: times[0]) <= 2
                ))
        }
        return result
    }

    private func lines() -> Comparison {
        var result = compare(
            "W5  1,000,000 colored log lines", rounds: 5,
            benchmark("lines", String(Self.coloredLines)), .lines(Self.coloredLines))
        result.goals = [("twice ahead of node", result.ratio(to: "node").map { $0 >= 2 })]
        return result
    }

    private func tree() -> Comparison {
        let ours = benchmark("tree", String(Self.controllers))
        var result = compare(
            "W3  a tree of 1,000,000 controllers", rounds: 3, ours, .tree(Self.controllers))
        let bytes = attempt { try number(from: ours) }
        let text = String(format: "%.0f bytes a controller, at most 256", bytes)
        result.goals = [
            (text, bytes <= 256), ("ahead of node", result.ratio(to: "node").map { $0 > 1 }),
        ]
        return result
    }

    /// How the cost of one add and remove depends on the tree; ours is the tiny tree's.
    private func pairs() -> Comparison {
        let shapes = TreeWorkloads.Shape.allCases
        let times = measuredInTurn(rounds: 3, shapes) { shape in
            try number(from: benchmark("pair", shape.rawValue))
        }
        var result = Comparison(
            title: "W4  one add and one remove with their callbacks", unit: "ns",
            ours: times[0].figure)
        for (shape, time) in zip(shapes, times).dropFirst() {
            let ns = String(format: "%.0f", time.figure)
            let text = "\(shape.title): \(ns) ns, at most 1.5 times the tree of 3"
            result.goals.append((text, time.ratio(to: times[0]) <= 1.5))
        }
        for peer in peers {
            guard peer.program(.pair("")) != nil else { continue }
            guard peer.isInstalled else {
                result.missing.append(peer.name)
                continue
            }
            for shape in shapes {
                guard let program = peer.program(.pair(shape.rawValue)) else { continue }
                let name = "\(peer.name), \(shape.title)"
                let time = attempt { try number(from: program) }
                result.peers.append(Contestant(name: name, value: time))
            }
        }
        return result
    }

    private func chain() -> Comparison {
        let begin = monotonicSeconds()
        let lines = attempt { try number(from: benchmark("chain", "100000")) }
        return Comparison(
            title: "W4  a chain of 100,000 controllers", unit: "s",
            ours: lines.isNaN ? .nan : monotonicSeconds() - begin,
            goals: [("built, walked, printed and torn down", lines == 100_000)])
    }

    /// What pushing, selecting and paging cost among few and among many.
    private func containers() -> Comparison {
        let changes = ContainerWorkloads.Change.allCases
        let cases = changes.flatMap { change in ContainerWorkloads.sizes.map { (change, $0) } }
        let programs = [benchmark("pair", "tiny")] + cases.map { benchmark($0.rawValue, "\($1)") }
        let times = measuredInTurn(rounds: 9, programs) { try number(from: $0) }
        var result = Comparison(
            title: "W7  a change of UIKit's containers, beside one add and one remove", unit: "ns",
            ours: times[0].figure)
        for ((change, count), time) in zip(cases, times.dropFirst()) {
            let name = "vcr, \(change.title), \(count)"
            result.peers.append(Contestant(name: name, time, beside: times[0]))
        }
        for (index, change) in changes.enumerated() {
            let (few, many) = (times[2 * index + 1], times[2 * index + 2])
            result.goals.append(
                ("\(change.title): the same among 5,000", many.ratio(to: few) <= 1.5))
        }
        result.goals.append(
            ("a push and a pop at most 5,000 ns more", times[1].figure <= times[0].figure + 5_000))
        return result
    }

    /// What a presentation and its dismissal cost, alone and in chains.
    private func presentations() -> Comparison {
        let programs =
            [benchmark("present", "1")]
            + PresentationWorkload.depths.map { benchmark("deep", "\($0)") }
        let times = measuredInTurn(rounds: 9, programs) { try number(from: $0) }
        var result = Comparison(
            title: "W8  present and dismiss with their callbacks", unit: "ns", ours: times[0].figure
        )
        for (depth, time) in zip(PresentationWorkload.depths, times.dropFirst()) {
            let name = "vcr, each of a chain of \(depth)"
            result.peers.append(Contestant(name: name, time, beside: times[0]))
        }
        result.goals = [
            ("at most 5,000 ns", times[0].figure <= 5_000),
            (
                "a chain of 10,000 in time that its length tells",
                times[2].ratio(to: times[1]) <= 2
            ),
        ]
        return result
    }

    /// What a turn of the screen costs, over few and over many.
    private func rotation() -> Comparison {
        let programs = RotationWorkload.sizes.map { benchmark("rotate", "\($0)") }
        let times = measuredInTurn(rounds: 3, programs) { try number(from: $0) }
        return Comparison(
            title: "W10 a turn of the screen over 1,000 controllers, its log as text", unit: "ms",
            ours: times[0].figure,
            peers: [Contestant(name: "vcr, over 10,000", times[1], beside: times[0])],
            goals: [
                ("under 10 ms", times[0].figure < 10),
                ("ten times as many take ten times as long", times[1].ratio(to: times[0]) <= 15),
            ])
    }

    private func reasons() -> Comparison {
        let programs = ReasonWorkload.questions.indices.map {
            Program(vcr, ["--log", "none", "\(scratch)/question\($0).vcr"])
        }
        let times = measuredInTurn(rounds: 3, programs) { try $0.run().seconds }.map(\.figure)
        return Comparison(
            title: "W6  why not, on a session of 1,000 steps", unit: "s", ours: times.max() ?? .nan,
            goals: [("each question within a second", times.allSatisfy { $0 < 1 })])
    }

    // MARK: Measuring

    func benchmark(_ workload: String, _ argument: String) -> Program {
        Program("/proc/self/exe", [workload, argument])
    }

    /// The number that a program prints.
    func number(from program: Program) throws -> Double {
        let run = try program.run(keepingOutputIn: "\(scratch)/answer")
        let text = run.output.trimmingCharacters(in: .whitespacesAndNewlines)
        guard let number = Double(text) else { throw BenchmarkError("no number: \(text)") }
        return number
    }

    /// The seconds of whole processes, ours and each peer's, measured in turn.
    private func compare(
        _ title: String, rounds: Int, _ ours: Program, _ workload: Peer.Workload
    ) -> Comparison {
        let able = peers.filter { $0.program(workload) != nil }
        let present = able.filter(\.isInstalled)
        let programs = [ours] + present.compactMap { $0.program(workload) }
        let times = measuredInTurn(rounds: rounds, programs) { try $0.run().seconds }
        return Comparison(
            title: title, unit: "s", ours: times[0].figure,
            peers: zip(present, times.dropFirst()).map {
                Contestant(name: $0.name, $1, beside: times[0])
            },
            missing: able.filter { !$0.isInstalled }.map(\.name))
    }
}
