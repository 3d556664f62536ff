/// The commands of one seed, run until a law is broken.
@MainActor
struct RandomSequence {
    /// How many commands follow those that make the world.
    nonisolated static let length = 200

    /// Nil where every law holds.
    let flaw: Flaw?

    /// Runs the sequence; `onLine` hears of each line before it runs.
    init(
        seed: Int, variety: Variety = Variety(), length: Int = length,
        onLine: (String) -> Void = { _ in }
    ) {
        var generator = CommandGenerator(seed: seed, variety: variety)
        let session = WatchedSession()
        var flaw: Flaw?
        for line in generator.stage.setUp where flaw == nil {
            onLine(line)
            flaw = session.run(line)
        }
        for _ in 0..<length where flaw == nil {
            let line = generator.next(in: session.workbench)
            onLine(line)
            flaw = session.run(line)
        }
        self.flaw = flaw ?? session.end()
    }

    /// What a script breaks.
    static func flaw(of script: [String]) -> Flaw? {
        let session = WatchedSession()
        for line in script {
            if let flaw = session.run(line) { return flaw }
        }
        return session.end()
    }
}
