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
        _ pattern: EventQuery.Pattern, about subject: String, lines: [RehearsedLine],
        in rehearsal: Rehearsal, watch: SearchWatch
    ) {
        self.pattern = pattern
        self.lines = lines
        self.rehearsal = rehearsal
        self.watch = watch
        self.subject = subject
    }

    /// The failed condition and the alternatives; nil where the callback was sent after all.
    func finding() -> (WhyNotAnswer.Finding, tried: Int)? {
        let whole = Scene(lines, of: pattern, subject: subject, in: rehearsal)
        guard let whole else { return (.notSent(nil, .none), 0) }
        if whole.isSent { return nil }
        let condition = Condition.firstFailed(for: whole.moment)
        if let arguments = whole.moment.expectedArguments {
            return WhyNotSearch(
                pattern.with(arguments: arguments), about: subject, lines: lines, in: rehearsal,
                watch: watch
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

    /// Where no known holder keeps the object alive: the steps without which it would have gone.
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
        let source = VariationSource(
            cast: scene.cast, query: pattern, lines: scene.lines, parse: rehearsal.commands(in:))
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
