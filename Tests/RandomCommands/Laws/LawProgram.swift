import Foundation

/// `RandomCommands laws`: `laws [COUNT [SEED]]` holds random sessions against the laws, and exits 1
/// where one is broken, with the shortest script that breaks it; `laws list` prints the laws. The other
/// forms are what it starts: `laws seeds FIRST COUNT`, `laws pieces SEED`, and `laws script LAW` with
/// pieces on standard input.
enum LawProgram {
    /// How long one session may take.
    private static let mostSeconds: UInt32 = 120

    @MainActor
    static func run(_ words: [String]) -> Int32 {
        let numbers = words.compactMap { Int($0) }
        switch words.first {
        case "list": sayLaws()
        case "seeds" where numbers.count == 2:
            return runSeeds(numbers[0]..<numbers[0] + numbers[1])
        case "pieces" where numbers.count == 1:
            sayPieces(ofSeed: numbers[0])
        case "script": return runScript(words.dropFirst().first)
        default:
            let campaign = LawCampaign(
                sessions: numbers.first ?? 1000, firstSeed: numbers.dropFirst().first ?? 0)
            return campaign.run()
        }
        return 0
    }

    @MainActor
    private static func sayLaws() {
        for law in Laws.all { say("\(law.name): \(law.sentence)") }
    }

    /// Says each seed before it runs, and what the first bad one breaks.
    @MainActor
    private static func runSeeds(_ seeds: Range<Int>) -> Int32 {
        let parent = getppid()
        // Whoever started it may have been stopped.
        for seed in seeds where getppid() == parent {
            say("\(seed)")
            alarm(mostSeconds)
            if report(Trial(RandomSession.session(ofSeed: seed)), Laws.all) { return 1 }
        }
        return 0
    }

    /// Says each piece before it is played.
    @MainActor
    private static func sayPieces(ofSeed seed: Int) {
        alarm(mostSeconds)
        _ = RandomSession.session(ofSeed: seed) { say(PieceText.line(of: $0)) }
    }

    @MainActor
    private static func runScript(_ name: String?) -> Int32 {
        alarm(mostSeconds)
        var pieces: [String] = []
        while let line = readLine() { pieces.append(PieceText.piece(of: line)) }
        return report(Trial(pieces), name.flatMap(Laws.named).map { [$0] } ?? Laws.all) ? 1 : 0
    }

    /// Says the law that the trial breaks, with the two things that differ; whether there is one.
    @MainActor
    private static func report(_ trial: Trial, _ laws: [any Law]) -> Bool {
        do {
            guard let (law, breach) = try trial.firstBreach(of: laws) else { return false }
            say(law.name)
            for line in breach.lines { say(line) }
        } catch {
            say("cannot be tried")
            say("\(error)")
        }
        return true
    }
}

extension Breach {
    fileprivate var lines: [String] {
        expected.lines.map { "  expected: \($0)" } + found.lines.map { "  but:      \($0)" }
    }
}

/// A piece on one line, for a process that reads lines.
enum PieceText {
    private static let newline = "\u{1F}"

    static func line(of piece: String) -> String { piece.replacing("\n", with: newline) }
    static func piece(of line: String) -> String { line.replacing(newline, with: "\n") }
}

/// The session of one seed.
@MainActor
enum RandomSession {
    /// It is typed while it is made: what comes next depends on how the world stands.
    /// Each piece is told before it is played.
    static func session(
        ofSeed seed: Int, onPiece: (String) -> Void = { _ in }
    ) -> PlayedSession {
        var generator = CommandGenerator(seed: seed, variety: Variety(["everything", "hooks"]))
        let session = PlayedSession()
        func play(_ piece: String) {
            onPiece(piece)
            session.play(piece)
        }
        generator.stage.setUp.forEach(play)
        for _ in 0..<8 + generator.dice.roll(18) { play(generator.next(in: session.workbench)) }
        return session
    }
}
