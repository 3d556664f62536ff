/// The worlds that lessons and mysteries make, and the person's own.
extension Teaching {
    /// Begins a fresh world for a lesson or a mystery.
    func startWorld() {
        session.startAgain()
        session.remember("reset")
        firstSteps.insert(session.journal.nextNumber)
    }

    /// Keeps in mind where the person's own world is, before another one takes its place, and says so.
    func leaveOwnWorld() {
        let current = session.journal.current
        guard let first = session.journal.path(to: current).first, !firstSteps.contains(first)
        else { return }
        ownStep = current
        say(way(to: current))
    }

    /// How the person's own world is come back to; nothing where there was none.
    var wayToOwnWorld: [TeachingPart] {
        guard let ownStep, ownStep != session.journal.current else { return [] }
        return way(to: ownStep)
    }

    private func way(to step: Int) -> [TeachingPart] {
        [
            .remark(
                words(
                    "Your own world is kept: 'goto \(step)' comes back to it.",
                    "你自己的世界保留着：输入 goto \(step) 回到那里。"))
        ]
    }
}
