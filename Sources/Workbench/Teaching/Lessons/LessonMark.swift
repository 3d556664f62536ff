/// Where the setup of a step ended: goals see the events since.
struct LessonMark {
    let step: Int
    let end: Int
}

extension LessonMark {
    /// Where the session stands.
    @MainActor
    init(of session: Session) {
        self.init(step: session.journal.current, end: session.world.simulator.log.count)
    }
}

extension Session {
    /// Where in the log the events begin that goals see; steps before the mark that were undone and
    /// taken again count as new.
    func firstEvent(behind mark: LessonMark) -> Int {
        let end = world.simulator.log.count
        let common = journal.commonAncestor(mark.step, journal.current)
        if common == mark.step { return min(mark.end, end) }
        let left = journal.path(from: common, to: mark.step).first
        return min(left.map { journal[$0].events.lowerBound } ?? 0, end)
    }
}
