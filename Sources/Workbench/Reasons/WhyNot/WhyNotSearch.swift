import CommandLanguage
import HeadlessUIKit
import HierarchyRecords

/// Finds out why a callback was not sent in a step, and what would have sent it: by running the
/// session again in worlds beside the user's, as it was and changed.
@MainActor
struct WhyNotSearch {
    private let rehearsal: Rehearsal
    private let pattern: EventQuery.Pattern
    private let subject: String
    private let watch: SearchWatch
    /// The session up to the step, which is the last.
    private let lines: [RehearsedLine]

    /// Lines run at most, in the search for pairs of changes.
    private static let budget = 30_000
    /// The last steps before the one in question are always open to change.
    private static let recent = 12

    init(
        _ pattern: EventQuery.Pattern, lines: [RehearsedLine], in rehearsal: Rehearsal,
        watch: SearchWatch
    ) {
        self.pattern = pattern
        self.lines = lines
        self.rehearsal = rehearsal
        self.watch = watch
        subject = String(pattern.owner.prefix { $0 != "." })
    }

    /// The failed condition and the alternatives; nil where the callback was sent after all.
    func finding() -> (WhyNotAnswer.Finding, tried: Int)? {
        let whole = Scene(lines, of: pattern, subject: subject, in: rehearsal)
        guard let whole else { return (.notSent(nil, .none), 0) }
        if whole.isSent { return nil }
        let condition = Condition.firstFailed(for: whole.moment)
        if let arguments = whole.moment.expectedArguments {
            return WhyNotSearch(
                pattern.with(arguments: arguments), lines: lines, in: rehearsal, watch: watch
            ).finding()
        }
        let scene = reduced(whole)
        let trials = Trials(of: scene, verifiedBy: whole, in: rehearsal, watch: watch)
        let alternatives = search(trials, scene)
        let failed = condition.map {
            WhyNotAnswer.FailedCondition(
                rule: $0.rule, demand: $0.demand,
                values: $0.contradictions + culprits(alternatives, of: whole))
        }
        return (.notSent(failed, alternatives), trials.count)
    }

    /// Who holds an object that nothing known holds: the steps without which it would have gone.
    private func culprits(
        _ alternatives: WhyNotAnswer.Alternatives, of scene: Scene
    ) -> [String] {
        guard pattern.callbacks == [.deinitialized], scene.moment.after.life == .alive,
            scene.moment.after.holders.isEmpty
        else { return [] }
        return alternatives.list.flatMap(\.changes).compactMap { change in
            guard case .leaveOut(let step, let source) = change else { return nil }
            return "step \(step) made what holds it: \(TypedStep.oneLine(source))"
        }
    }

    // MARK: What matters of a long session

    /// The same moment after as few steps as lead to it. Steps that change nothing about it need
    /// not be run for each alternative.
    private func reduced(_ whole: Scene) -> Scene {
        let open = Array(lines.suffix(Self.recent + 1))
        let old = Array(lines.dropLast(open.count))
        if old.isEmpty { return whole }
        let kept = Reduction.reduce(
            old,
            isStopped: { watch.tick("still looking for what matters of \(lines.count) steps") }
        ) { rest in
            Scene(rest + open, of: pattern, subject: subject, in: rehearsal)?.isLike(whole)
                ?? false
        }
        return Scene(kept + open, of: pattern, subject: subject, in: rehearsal) ?? whole
    }

    // MARK: Trying

    private func search(_ trials: Trials, _ scene: Scene) -> WhyNotAnswer.Alternatives {
        let source = VariationSource(cast: scene.cast, query: pattern, lines: scene.lines)
        let single = trials.sending(source.single)
        if !single.isEmpty || watch.isStopped {
            return alternatives(single, size: 1, scene)
        }
        let limit = rehearsal.cost + Self.budget
        let pairs = trials.sending(source.pairs.prefix { _ in rehearsal.cost < limit })
        return alternatives(pairs, size: 2, scene)
    }

    private func alternatives(
        _ found: [Trials.Success], size: Int, _ scene: Scene
    ) -> WhyNotAnswer.Alternatives {
        WhyNotAnswer.Alternatives(
            size: found.isEmpty ? 0 : size, list: Alternative.list(found, of: scene.lines),
            wasStopped: watch.isStopped, largestSize: size)
    }
}

/// A session up to the step in question, run once: what came of it, and how it stood.
@MainActor
struct Scene {
    let lines: [RehearsedLine]
    let moment: Moment
    let cast: Cast
    /// The texts of the warnings, for comparison: an alternative must bring no others.
    let warnings: [String]
    /// Controllers that are where they should not be; an alternative must leave no others there.
    let strays: Set<String>
    /// How often the callback was sent in each line.
    let counts: [Int]
    private let texts: [String]

    /// Whether the callback was sent in the step.
    var isSent: Bool { counts.last ?? 0 > 0 }

    /// Nil where the lines do not run to their end; the last may be undone by an exception.
    init?(
        _ lines: [RehearsedLine], of pattern: EventQuery.Pattern, subject: String,
        in rehearsal: Rehearsal
    ) {
        var before: Circumstances?
        var heldSince: Int?
        let start = Circumstances(of: subject, in: rehearsal.world)
        let run = rehearsal.run(lines) { position in
            if position == lines.count - 2 {
                before = Circumstances(of: subject, in: rehearsal.world)
            }
            let isHeld = rehearsal.world.isHeld
            heldSince = isHeld ? heldSince ?? lines[position].step : nil
            return false
        }
        guard let own = run.events.last, run.events.count == lines.count,
            run.refusal.map({ $0.diagnostic == nil }) ?? true
        else { return nil }
        self.lines = lines
        moment = Moment(
            query: pattern, subject: subject,
            before: before ?? start.asAtTheStart,
            after: Circumstances(of: subject, in: rehearsal.world), run: run, lines: lines,
            heldSince: heldSince)
        cast = Cast(around: moment, in: rehearsal.world)
        warnings = run.warnings
        strays = rehearsal.world.strays
        counts = run.events.map { pattern.matches(in: $0, of: run.log).count }
        texts = own.map { run.log.text(run.log.events[$0]) }
    }

    /// Whether the step goes as it does in the other scene, seen from the subject.
    func isLike(_ other: Scene) -> Bool {
        moment.before == other.moment.before && moment.after == other.moment.after
            && texts == other.texts && isSent == other.isSent
    }
}

extension Circumstances {
    /// Nothing is there before the first step.
    fileprivate var asAtTheStart: Circumstances {
        var start = self
        start.life = .unmade
        start.holders = []
        return start
    }
}

extension Rehearsal.Run {
    /// The texts of its warnings, in order.
    var warnings: [String] {
        log.events.filter { $0.callback == .warning }.map { log.text($0) }
    }
}
