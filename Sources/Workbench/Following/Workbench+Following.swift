import CommandLanguage
import HierarchyRecords

/// A session that another process writes, followed in this one.
extension Workbench {
    /// Whether its steps are taken as they come; then `hasNews` is to be asked often.
    public var isFollowing: Bool { session.follower?.isAttached ?? false }

    /// Begins to follow a file in a fresh world; nothing of it is taken yet.
    public func beginFollowing(_ file: String) throws(Diagnostic) {
        let span = SourceSpan(in: .commandLine, line: 1, column: 1)
        try Following(session: session).beginFollowing(Word(file, span: span))
    }

    /// Whether there is something to take. While the person goes through a step call by call, it waits.
    public var hasNews: Bool {
        guard let follower = session.follower, follower.isAttached,
            session.stops.stepping == nil
        else { return false }
        return whileCurrent { follower.hasNews() }
    }

    /// Takes what has come, until `isIdle` says that a key waits.
    public func keepUp(while isIdle: () -> Bool) {
        whileCurrent { Following(session: session).keepUp(while: isIdle) }
    }

    /// Takes no more steps until `rejoin`; the person is told.
    public func stopFollowing() {
        guard let follower = session.follower, follower.isAttached else { return }
        Following(session: session).detach(from: follower)
    }
}

/// What programs show of a session that they follow.
extension Workbench {
    /// A step of the session that is followed, or one that was undone in it.
    public struct FollowedStep: Sendable, Hashable {
        /// Its number in that session; an undone one has that of the step which follows.
        public let number: Int
        /// Whether an exception undid it.
        public let isUndone: Bool
        public let source: String
        /// Its events in the log.
        public let events: Range<Int>
        /// What was asked behind it.
        public fileprivate(set) var looks: [SessionLook] = []
    }

    /// Whether the session that was followed has ended.
    public var isFollowedOver: Bool { session.follower == nil }

    /// The steps that lead to where the other session stands, in order, with those that exceptions undid
    /// at their places.
    public var followedSteps: [FollowedStep] {
        let start = session.follower?.steps[0] ?? session.followedStart
        var list = FollowedSteps(session, from: start)
        for number in session.journal.path(from: start, to: session.journal.current) {
            list.add(number)
        }
        return list.finish()
    }

    /// What is the same at every step of the session as it is shown. Do not keep it: the next command
    /// would copy the log.
    public var sessionRecord: SessionRecord { session.record }

    /// A step with the world as it stands now.
    public func record(_ step: FollowedStep, output: [String]) -> SessionStep {
        let simulator = session.world.simulator
        return SessionStep(
            number: step.number, source: step.source,
            outcome: step.isUndone ? .exception : .taken, events: step.events, output: output,
            time: simulator.runLoop.now, tree: simulator.snapshot(),
            screen: simulator.screenSnapshot())
    }
}

/// Puts the steps of a followed session in order, with those that exceptions undid and what was asked.
@MainActor
private struct FollowedSteps {
    private let session: Session
    private var steps: [Workbench.FollowedStep] = []
    private var undone: ArraySlice<UndoneStep>
    private var looks: LooksInTurn

    init(_ session: Session, from start: Int) {
        self.session = session
        undone = session.journal.raised[...]
        looks = session.looks(behind: start)
    }

    mutating func add(_ number: Int) {
        let entry = session.journal[number]
        addUndone(before: entry.events.lowerBound)
        steps.append(
            Workbench.FollowedStep(
                number: number - session.followedShift, isUndone: false, source: entry.source,
                events: entry.events))
        looks = session.looks(behind: number)
    }

    mutating func finish() -> [Workbench.FollowedStep] {
        addUndone(before: .max)
        return steps
    }

    private mutating func addUndone(before end: Int) {
        while let step = undone.first, step.events.lowerBound < end {
            addLooks(upTo: undone.startIndex)
            undone.removeFirst()
            steps.append(Workbench.FollowedStep(step, aheadBy: session.followedShift))
        }
        addLooks(upTo: .max)
    }

    private mutating func addLooks(upTo count: Int) {
        for look in looks.take(upTo: count) where !steps.isEmpty {
            steps[steps.count - 1].looks.append(session.record(look))
        }
    }
}

extension Workbench.FollowedStep {
    /// `shift` says by how much our numbers are ahead.
    fileprivate init(_ step: UndoneStep, aheadBy shift: Int) {
        self.init(
            number: step.number - shift, isUndone: true, source: step.source, events: step.events)
    }
}

extension Session {
    /// What is the same at every step of it. Do not keep it: the next command would copy the log.
    var record: SessionRecord {
        SessionRecord(
            title: host.sessionTitle, system: world.simulator.version, device: world.device.name,
            log: world.simulator.log, categories: display.categories,
            language: ReaderLanguage(
                code: teaching.words.language.rawValue, said: teaching.phrases.said))
    }
}
