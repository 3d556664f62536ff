import HeadlessUIKit
import HierarchyRecords
import Statements

/// How much has happened in a world so far. A step that failed and left the mark as it was has only
/// looked: nothing has to be taken back.
struct WorldMark: Equatable {
    private let events: Int
    private let objects: Int
    private let changes: Int
    private let silent: SilentState
    private let code: Evaluator.Mark

    @MainActor
    init(of world: World) {
        events = world.simulator.nextSequence
        objects = world.simulator.objectCount
        changes = world.changes + world.storyboards.changes
        silent = world.simulator.silentState
        code = world.statements.mark
    }

    /// Whether the world is as it was.
    @MainActor
    func stands(in world: World) -> Bool { self == WorldMark(of: world) }

    /// Whether the world is as it was, though functions may have run that changed nothing, and methods
    /// of UIKit's that only tell something.
    @MainActor
    func wasOnlyLookedAt(in world: World) -> Bool {
        let now = WorldMark(of: world)
        return (objects, changes, silent) == (now.objects, now.changes, now.silent)
            && code.hasSameEffects(as: now.code) && hasOnlyQuestions(since: now, in: world)
    }

    /// Whether the log is as long as it was.
    @MainActor
    func loggedNothing(in world: World) -> Bool { world.simulator.nextSequence == events }

    /// Whether all that was logged since are records of calls that only tell something.
    @MainActor
    private func hasOnlyQuestions(since now: WorldMark, in world: World) -> Bool {
        if now.events == events { return true }
        let log = world.simulator.log
        return now.events > events && now.events == log.count
            && (events..<now.events).allSatisfy { TellingMethods.made(log.events[$0], in: log) }
    }

    /// Whether the world is as it was but for the exception, with which UIKit refused the first call
    /// that the step made.
    @MainActor
    func standsButForException(in world: World) -> Bool {
        let simulator = world.simulator
        guard simulator.wasRefusedUnchanged, let index = simulator.pendingExceptionEvent,
            simulator.nextSequence == index + 1, index >= events,
            isAtMostCall(events..<index, in: simulator.log)
        else { return false }
        let now = WorldMark(of: world)
        return (objects, changes, silent, code) == (now.objects, now.changes, now.silent, now.code)
    }

    private func isAtMostCall(_ range: Range<Int>, in log: EventLog) -> Bool {
        range.isEmpty || range.count == 1 && log.events[range.lowerBound].callback == .call
    }

    /// Forgets the little that a failed step leaves where the mark still stands.
    @MainActor
    func forgetStep(of world: World) { world.statements.goBack(to: code) }

    /// Forgets a line that only looked, with the records of its calls.
    @MainActor
    func forgetLook(of world: World) {
        if world.simulator.nextSequence > events { world.simulator.truncateLog(to: events) }
        forgetStep(of: world)
    }
}
