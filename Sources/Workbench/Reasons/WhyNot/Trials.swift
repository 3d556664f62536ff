import HeadlessUIKit
import HierarchyRecords
import Statements

/// Runs variations, and keeps those that send the callback and break nothing.
@MainActor
final class Trials {
    /// A variation that sends the callback.
    struct Success {
        let variation: Variation
        /// Rule and canonical line of the events that the callback then comes as.
        let events: [Fact]
    }

    private let scene: Scene
    /// The whole session; the scene has only those of its steps that matter.
    private let whole: Scene
    private let rehearsal: Rehearsal
    private let watch: SearchWatch
    private var seen: Set<[String]> = []
    /// How many variations were tried.
    private(set) var count = 0

    init(
        of scene: Scene, verifiedBy whole: Scene, in rehearsal: Rehearsal, watch: SearchWatch
    ) {
        self.scene = scene
        self.whole = whole
        self.rehearsal = rehearsal
        self.watch = watch
    }

    /// Those of the variations that send the callback, also in the whole session.
    func sending(_ variations: some Sequence<Variation>) -> [Success] {
        var found: [Success] = []
        for variation in variations {
            if watch.tick(tried: count, found: found.count) { break }
            guard let events = events(of: variation, in: scene), verifies(variation) else {
                continue
            }
            found.append(Success(variation: variation, events: events))
        }
        return found
    }

    private func verifies(_ variation: Variation) -> Bool {
        if scene.lines.count == whole.lines.count { return true }
        let positions = scene.lines.map { line in
            whole.lines.firstIndex { $0.step == line.step } ?? 0
        }
        let moved = variation.shifted { place in
            place < positions.count ? positions[place] : whole.lines.count
        }
        return events(of: moved, in: whole, isRepetition: true) != nil
    }

    /// The events that the variation brings; nil where it does not send the callback, or where
    /// UIKit would object to it.
    private func events(
        of variation: Variation, in scene: Scene, isRepetition: Bool = false
    ) -> [Fact]? {
        guard let varied = VariedLines(variation, of: scene.lines, in: rehearsal) else {
            return nil
        }
        if !isRepetition {
            guard seen.insert(varied.lines.map(\.line.source)).inserted else { return nil }
            count += 1
        }
        let run = rehearsal.run(varied.lines.map(\.line))
        guard run.refusal == nil, isClean(run, in: scene), leavesNothingOpen(variation),
            let events = newEvents(varied, run, in: scene), leavesNoViewAstray(variation, scene)
        else { return nil }
        return events
    }

    /// The callback's events in the step and beside it, where there are more than there were.
    private func newEvents(
        _ varied: VariedLines, _ run: Rehearsal.Run, in scene: Scene
    ) -> [Fact]? {
        let pattern = scene.moment.query
        let places = varied.places(around: scene.lines.count - 1).sorted()
        let indices = places.flatMap { pattern.matches(in: run.events[$0], of: run.log) }
            .filter { run.log.events[$0].rule != .c19 && run.log.events[$0].rule != .d02 }
        let before = places.compactMap { varied.lines[$0].position }.map { scene.counts[$0] }
        guard indices.count > before.reduce(0, +) else { return nil }
        return indices.map {
            Fact(run.log.events[$0].rule?.rawValue ?? "", run.log.text(run.log.events[$0]))
        }
    }

    /// Whether UIKit warns of nothing that it did not warn of before.
    private func isClean(_ run: Rehearsal.Run, in scene: Scene) -> Bool {
        var old = scene.warnings
        for warning in run.warnings {
            guard let place = old.firstIndex(of: warning) else { return false }
            old.remove(at: place)
        }
        return true
    }

    /// Whether no controller is astray that was not before; and the subject is not, where the
    /// variation shows its view.
    private func leavesNoViewAstray(_ variation: Variation, _ scene: Scene) -> Bool {
        let strays = rehearsal.world.strays
        let showsView = variation.addedCalls.contains {
            if case .addSubview = $0 { true } else { false }
        }
        if showsView, strays.contains(scene.moment.subject) { return false }
        return strays.isSubset(of: scene.strays)
    }

    /// Whether each begin that the variation adds has its end, or is of a child whose container
    /// forwards by hand, and so will send the end.
    private func leavesNothingOpen(_ variation: Variation) -> Bool {
        for case .begin(let name, _) in variation.addedCalls {
            guard let controller = rehearsal.world.names.object(name) as? UIViewController,
                controller.isInExplicitTransition
            else { continue }
            let container = controller.parent
            if container?.shouldAutomaticallyForwardAppearanceMethods ?? true { return false }
        }
        return true
    }
}

extension Variation {
    /// The calls of UIKit that it adds.
    fileprivate var addedCalls: [UIKitCall] { changes.compactMap { $0.insertion?.call } }
}
