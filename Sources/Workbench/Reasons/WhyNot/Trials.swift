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
        /// The whole session as it then is.
        let lines: [RehearsedLine]

        /// Whether it is nothing but a call of the callback itself.
        var isCallByHand: Bool {
            guard variation.changes.count == 1,
                case .insert(let insertion, before: _) = variation.changes[0]
            else { return false }
            return events.contains { $0.value == insertion.source }
        }
    }

    /// What is tried, one kind after the other, as long as nothing is found.
    enum Stage {
        /// A usual command, one change to what is there, or one line that is likely to be missing.
        case oneChange
        /// Two changes together.
        case pairs

        /// How many changes are made together.
        var size: Int {
            switch self {
            case .oneChange: 1
            case .pairs: 2
            }
        }
    }

    let scene: Scene
    /// The whole session; the scene has only those of its steps that matter.
    private let whole: Scene
    private let source: VariationSource
    private(set) var stage = Stage.oneChange
    /// What is still to be tried of this stage.
    private var waiting: AnyIterator<Variation>
    /// The variation whose trial was ended halfway.
    private var unjudged: Variation?
    private var seen: Set<[String]> = []
    /// Whether it is known what a person would do instead; then no two changes are tried together.
    private let hasRemedy: Bool
    /// The usual commands, each with other names: of one of them, one success will do.
    private let usual: [[Variation]]
    private var isFoundAmongUsual: Set<Int> = []
    /// How many variations were tried.
    private(set) var count = 0
    /// Those of them that send the callback, also in the whole session.
    private(set) var found: [Success] = []

    /// Trials of all variations of one change. The usual commands come first, so that a search which
    /// runs out of patience has tried them.
    ///
    /// Where it is known what a person would do instead, nothing is tried but that.
    init(
        of scene: Scene, verifiedBy whole: Scene, _ source: VariationSource,
        only remedy: Remedy? = nil
    ) {
        self.scene = scene
        self.whole = whole
        self.source = source
        hasRemedy = remedy != nil
        let isLimited = remedy.map { !$0.leavesQuestionsOpen } ?? false
        usual = isLimited ? [] : source.usual
        let single = isLimited ? source.proposed(by: remedy) : source.single
        waiting = AnyIterator((usual.joined() + single).makeIterator())
    }

    /// Goes over to what is tried next; false where nothing is.
    func takeNextStage() -> Bool {
        if hasRemedy { return false }
        switch stage {
        case .oneChange: (stage, waiting) = (.pairs, AnyIterator(source.pairs.makeIterator()))
        case .pairs: return false
        }
        return true
    }

    /// What was found and is worth telling: changes to what is there, or else the commands behind it
    /// by which a person would go on. A call of the very callback is no change that sends it, and another
    /// order of the steps is the last that a person would think of.
    var foundToTell: [Success] {
        let commands = Set(usual.joined())
        let isCommand = { (success: Success) in commands.contains(success.variation) }
        let changes = found.filter { !isCommand($0) }
        let isFarFetched = changes.allSatisfy { $0.isCallByHand || $0.variation.rank == .reordered }
        let told = isFarFetched ? changes + found.filter(isCommand) : changes
        return VariationRank.allCases.flatMap { rank in told.filter { $0.variation.rank == rank } }
    }

    /// The usual command that the variation is; nil for any other change.
    private func usualCommand(_ variation: Variation) -> Int? {
        usual.firstIndex { $0.contains(variation) }
    }

    /// Tries what is waiting; false where the user or the patience ended that.
    func goOn(in rehearsal: Rehearsal, _ patience: Patience) -> Bool {
        let watch = rehearsal.watch
        while let variation = unjudged ?? waiting.next() {
            unjudged = variation
            if watch.ends() || patience.isOver(watch) { return false }
            let command = usualCommand(variation)
            let isNeeded = command.map { !isFoundAmongUsual.contains($0) } ?? true
            let success = isNeeded ? success(of: variation, in: rehearsal) : nil
            if watch.wasInterrupted { return false }
            if let success { keep(success, command) }
            unjudged = nil
        }
        return true
    }

    private func keep(_ success: Success, _ command: Int?) {
        found.append(success)
        if let command { isFoundAmongUsual.insert(command) }
    }

    private func success(of variation: Variation, in rehearsal: Rehearsal) -> Success? {
        guard let varied = VariedLines(variation, of: scene.lines, in: rehearsal) else {
            return nil
        }
        let sources = varied.lines.map(\.line.source)
        guard !seen.contains(sources) else { return nil }
        let events = events(of: variation, varied, in: scene, rehearsal)
        let lines = events == nil ? nil : verifiedLines(variation, varied, in: rehearsal)
        if rehearsal.watch.wasInterrupted { return nil }
        seen.insert(sources)
        count += 1
        guard let events, let lines else { return nil }
        return Success(variation: variation, events: events, lines: lines)
    }

    /// The whole session with the variation; nil where it does not send the callback in that.
    private func verifiedLines(
        _ variation: Variation, _ varied: VariedLines, in rehearsal: Rehearsal
    ) -> [RehearsedLine]? {
        if scene.lines.count == whole.lines.count { return varied.lines.map(\.line) }
        let positions = scene.lines.map { line in
            whole.lines.firstIndex { $0.step == line.step } ?? 0
        }
        let moved = variation.shifted { place in
            place < positions.count ? positions[place] : whole.lines.count
        }
        guard let varied = VariedLines(moved, of: whole.lines, in: rehearsal),
            events(of: moved, varied, in: whole, rehearsal) != nil
        else { return nil }
        return varied.lines.map(\.line)
    }

    /// The events that the variation brings; nil where it does not send the callback, or where
    /// UIKit would object to it.
    private func events(
        of variation: Variation, _ varied: VariedLines, in scene: Scene, _ rehearsal: Rehearsal
    ) -> [Fact]? {
        let run = rehearsal.run(varied.lines.map(\.line))
        let world = rehearsal.world
        guard run.refusal == nil, isClean(run, in: scene), leavesNothingOpen(variation, in: world),
            let events = newEvents(varied, run, in: scene, world),
            leavesNoViewAstray(variation, scene, in: world)
        else { return nil }
        return events
    }

    /// The callback's events in the step and beside it, where there are more than there were; a request
    /// to become first responder may have been there, but must be granted now.
    private func newEvents(
        _ varied: VariedLines, _ run: Rehearsal.Run, in scene: Scene, _ world: World
    ) -> [Fact]? {
        let pattern = query(of: scene, in: world)
        let places = varied.places(around: scene.lines.count - 1).sorted()
        let indices = places.flatMap { pattern.matches(in: run.events[$0], of: run.log) }
            .filter { run.log.events[$0].rule != .c19 && run.log.events[$0].rule != .d02 }
        if pattern.callbacks.contains(.becomeFirstResponder) {
            guard !indices.isEmpty, world.isFirstResponder(scene.moment.subject) else { return nil }
        } else {
            let before = places.compactMap { varied.lines[$0].position }.map { scene.counts[$0] }
            guard indices.count > before.reduce(0, +) else { return nil }
        }
        return indices.map {
            Fact(run.log.events[$0].rule?.rawValue ?? "", run.log.text(run.log.events[$0]))
        }
    }

    /// What is asked about: with the names of who tells, where a change has made the one that was asked about the
    /// one who is told.
    private func query(of scene: Scene, in world: World) -> EventQuery.Pattern {
        let query = scene.moment.query
        guard scene.moment.telling?.names.isEmpty ?? false else { return query }
        return query.also(called: Telling(query, in: world)?.names ?? [])
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
    private func leavesNoViewAstray(
        _ variation: Variation, _ scene: Scene, in world: World
    ) -> Bool {
        let strays = world.strays
        let showsView = variation.addedCalls.contains {
            if case .addSubview = $0 { true } else { false }
        }
        if showsView, strays.contains(scene.moment.subject) { return false }
        return strays.isSubset(of: scene.strays)
    }

    /// Whether each begin that the variation adds has its end, or is of a child whose container
    /// forwards by hand, and so will send the end.
    private func leavesNothingOpen(_ variation: Variation, in world: World) -> Bool {
        for case .begin(let name, _) in variation.addedCalls {
            guard let controller = world.names.object(name) as? UIViewController,
                controller.isInExplicitTransition
            else { continue }
            let container = controller.parent
            if container?.shouldAutomaticallyForwardAppearanceMethods ?? true { return false }
        }
        return true
    }
}

extension World {
    fileprivate func isFirstResponder(_ name: String) -> Bool {
        (names.object(name) as? UIResponder)?.isFirstResponder ?? false
    }
}

extension Variation {
    /// The calls of UIKit that it adds.
    fileprivate var addedCalls: [UIKitCall] { changes.compactMap { $0.insertion?.call } }
}
