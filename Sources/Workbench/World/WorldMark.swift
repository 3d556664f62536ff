import CommandLanguage
import HeadlessUIKit
import HierarchyRecords
import Statements

/// How much has happened in a world so far. A step that failed and left the mark as it was has only
/// looked: nothing has to be taken back.
struct WorldMark {
    private let world: ObjectIdentifier
    private let count: WorldCount
    private let language: SourceLanguage?

    @MainActor
    init(of world: World) {
        self.world = ObjectIdentifier(world)
        count = world.simulator.count
        language = world.statements.spoken
    }

    /// Whether the world is as it was.
    @MainActor
    func stands(in world: World) -> Bool { isMark(of: world) && count == world.simulator.count }

    /// A command may have put another world in the place of the marked one.
    private func isMark(of world: World) -> Bool { self.world == ObjectIdentifier(world) }

    /// Whether the world is as it was, though functions may have run that changed nothing, and methods
    /// of UIKit's that only tell something.
    @MainActor
    func wasOnlyLookedAt(in world: World) -> Bool {
        let now = world.simulator.count
        guard isMark(of: world), count.differsInEventsAlone(from: now) else { return false }
        if now.events == count.events { return true }
        let log = world.simulator.log
        return now.events > count.events && now.events == log.count
            && (count.events..<now.events).allSatisfy {
                TellingMethods.made(log.events[$0], in: log)
            }
    }

    /// Whether the log is as long as it was.
    @MainActor
    func loggedNothing(in world: World) -> Bool { world.simulator.nextSequence == count.events }

    /// Whether the world is as it was but for the exception, with which UIKit refused the first call
    /// that the step made. Code whose changes nobody counts may have run before it.
    @MainActor
    func standsButForException(in world: World) -> Bool {
        let simulator = world.simulator
        guard isMark(of: world), let index = simulator.pendingExceptionEvent,
            simulator.nextSequence == index + 1, index >= count.events,
            isAtMostCall(count.events..<index, in: simulator.log)
        else { return false }
        return count.differsInEventsAlone(from: simulator.count) && !world.hasUncountedCode
    }

    private func isAtMostCall(_ range: Range<Int>, in log: EventLog) -> Bool {
        range.isEmpty || range.count == 1 && log.events[range.lowerBound].callback == .call
    }

    /// Forgets the little that a failed step leaves where the mark still stands.
    @MainActor
    func forgetStep(of world: World) { world.statements.spoken = language }

    /// Forgets a line that only looked, with the records of its calls.
    @MainActor
    func forgetLook(of world: World) {
        if world.simulator.nextSequence > count.events {
            world.simulator.truncateLog(to: count.events)
        }
        forgetStep(of: world)
    }
}

extension World {
    /// Whether objects were made of compiled classes outside of the rooms that count each change.
    fileprivate var hasUncountedCode: Bool {
        simulator.classesMade.contains { type in
            sequence(first: type, next: { _getSuperclass($0) }).contains { !isCounted($0) }
        }
    }

    private func isCounted(_ type: AnyClass) -> Bool {
        let counted: [AnyClass] = [UIResponder.self, Evaluator.self, World.self]
        return counted.contains { Self.module(of: $0) == Self.module(of: type) }
    }

    private static func module(of type: AnyClass) -> Substring? {
        _typeName(type, qualified: true).split(separator: ".").first
    }
}
