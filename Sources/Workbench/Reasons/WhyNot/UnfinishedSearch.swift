/// What `why not` was asked, and where the session stood.
@MainActor
struct Question: Equatable {
    private let query: String
    private let step: TypedStep
    private let current: Int
    private let nextEvent: Int

    init(_ query: String, _ step: TypedStep, in session: Session) {
        self.query = query
        self.step = step
        current = session.journal.current
        nextEvent = session.world.simulator.nextSequence
    }
}

/// A search that ended before everything was tried. It goes on where the same question is asked again.
@MainActor
struct UnfinishedSearch {
    let question: Question
    let search: WhyNotSearch
}
