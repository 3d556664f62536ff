import CommandLanguage
import HeadlessUIKit
import HierarchyRecords

/// Finds out why a callback was not sent in a step, and what would have sent it: by running the
/// session again in worlds beside the user's, as it was and changed.
///
/// It may end early, when the user or the patience ends it. Then `finding` is what it has found so
/// far, and `goOn` goes on from there.
@MainActor
final class WhyNotSearch {
    private let subject: String
    /// The session up to the step, which is the last.
    private let lines: [RehearsedLine]
    private var pattern: EventQuery.Pattern
    /// The session as it was; nil where it cannot be repeated.
    private var whole: Scene?
    private var trials: Trials?
    /// Whether nothing is left to try.
    private(set) var isComplete = false

    /// The last steps before the one in question are always open to change.
    private static let recent = 12

    /// Repeats the session as it was.
    init(
        _ pattern: EventQuery.Pattern, about subject: String, lines: [RehearsedLine],
        in rehearsal: Rehearsal
    ) {
        self.pattern = pattern
        self.lines = lines
        self.subject = subject
        whole = rehearsal.watch.during("repeating \(lines.count) steps") {
            scene(lines, in: rehearsal)
        }
        // Where the step changed the parent, the argument that the callback should have had is known.
        guard let whole, !whole.isSent, let arguments = whole.moment.expectedArguments else {
            return
        }
        self.pattern = pattern.with(arguments: arguments)
        self.whole = scene(lines, in: rehearsal)
    }

    /// Whether the session could not be repeated as it was.
    var lacksScene: Bool { whole == nil }

    /// The events that are asked about, by all names that the log has for who gets them.
    var query: EventQuery.Pattern { whole?.moment.query ?? pattern }

    /// What did not happen.
    var outcome: WhyNotAnswer.Outcome {
        if whole?.moment.refusedFocus ?? false { return .refused }
        guard let property = pattern.property, pattern.callbacks.isEmpty else { return .notSent }
        return MovingQuestion(rawValue: property) == nil ? .notAsked : .notTrue
    }

    /// How many variations were tried.
    var tried: Int { trials?.count ?? 0 }

    /// The reason and the alternatives; nil where the callback was sent after all.
    func finding(endedBy ending: WhyNotAnswer.Ending) -> WhyNotAnswer.Finding? {
        guard let whole else { return .notSent(.unknown, .none(ending)) }
        if whole.isSent { return nil }
        let alternatives = alternatives(ending)
        let failed = Condition.firstFailed(for: whole.moment).map {
            WhyNotAnswer.FailedCondition(
                rule: $0.rule, demand: $0.demand,
                values: $0.contradictions + culprits(alternatives, of: whole),
                remedy: $0.remedy?.text, isUsualCourse: $0.remedy?.isUsualCourse ?? false)
        }
        return .notSent(failed.map { .failed($0) } ?? reason(from: alternatives), alternatives)
    }

    /// When the callback comes, where no condition is known that failed: by the rule that sends it in
    /// what was found, or else by the one that its page begins with.
    private func reason(from alternatives: WhyNotAnswer.Alternatives) -> WhyNotAnswer.Reason {
        if whole?.moment.senders.isOfUIKit ?? false { return .unknown }
        let guides = CallbackGuide.all.filter { pattern.callbacks.contains($0.callback) }
        let found = alternatives.list.flatMap(\.events).compactMap { RuleID(rawValue: $0.name) }
        let rule = found.first
        let guide = guides.first { guide in rule.map(guide.rules.contains) ?? true } ?? guides.first
        guard let guide else { return .unknown }
        return .timing(rule ?? guide.rules.first, guide.timing)
    }

    private func alternatives(_ ending: WhyNotAnswer.Ending) -> WhyNotAnswer.Alternatives {
        let found = trials?.foundToTell ?? []
        let size = trials?.stage.size ?? 1
        return WhyNotAnswer.Alternatives(
            size: found.isEmpty ? 0 : size,
            list: trials.map { Alternative.list(found, of: $0.scene.lines) } ?? [],
            ending: ending, largestSize: size, withoutCommand: withoutCommand)
    }

    /// What brings the callback about where no command does.
    private var withoutCommand: String? {
        let words = pattern.callbacks.compactMap { callback in
            if case .otherwise(let words) = callback.usualMeans { words } else { nil }
        }
        return words.count == pattern.callbacks.count ? words.first : nil
    }

    /// Where no known holder keeps the object alive: the steps without which it would have gone.
    private func culprits(
        _ alternatives: WhyNotAnswer.Alternatives, of scene: Scene
    ) -> [Message] {
        guard pattern.callbacks == [.deinitialized], scene.moment.after.life == .alive,
            scene.moment.after.holders.isEmpty
        else { return [] }
        return alternatives.list.flatMap(\.changes).compactMap { change in
            guard case .leaveOut(let step, let source) = change else { return nil }
            return "step \(step) made what holds it: \(TypedStep.oneLine(source))"
        }
    }

    // MARK: Trying

    /// Tries variations, to the end or as long as it may.
    func goOn(in rehearsal: Rehearsal, for seconds: Double, isCounted: Bool) {
        guard let whole, !whole.isSent, !whole.moment.wasFirstResponder,
            !whole.moment.leavesNothingToTry
        else {
            return isComplete = true
        }
        let watch = rehearsal.watch
        if trials == nil {
            let patience = Patience(seconds: seconds / 2, isCounted: isCounted, watch)
            prepare(reduced(whole, in: rehearsal, patience), whole, in: rehearsal)
        }
        guard let trials else { return }
        let patience = Patience(seconds: seconds, isCounted: isCounted, watch)
        isComplete = watch.during(
            "\(trials.count) alternatives tried, \(trials.found.count) found"
        ) {
            search(trials, in: rehearsal, patience)
        }
    }

    private func prepare(_ scene: Scene, _ whole: Scene, in rehearsal: Rehearsal) {
        let source = VariationSource(of: scene, pattern, parse: rehearsal.commands(in:))
        trials = Trials(
            of: scene, verifiedBy: whole, source,
            only: Condition.firstFailed(for: whole.moment)?.remedy)
    }

    /// Whether it came to the end: the next kind of variations is tried where none of the last does.
    private func search(_ trials: Trials, in rehearsal: Rehearsal, _ patience: Patience) -> Bool {
        repeat {
            guard trials.goOn(in: rehearsal, patience) else { return false }
        } while trials.found.isEmpty && trials.takeNextStage()
        return true
    }

    // MARK: What matters of a long session

    /// The same moment after as few steps as lead to it. Steps that change nothing about it need
    /// not be run for each alternative.
    private func reduced(
        _ whole: Scene, in rehearsal: Rehearsal, _ patience: Patience
    ) -> Scene {
        let open = Array(lines.suffix(Self.recent + 1))
        let old = Array(lines.dropLast(open.count))
        if old.isEmpty { return whole }
        let watch = rehearsal.watch
        let kept = watch.during("looking for what matters of \(whole.lines.count) steps") {
            Reduction.reduce(old, isStopped: { watch.ends() || patience.isOver(watch) }) { rest in
                scene(rest + open, in: rehearsal)?.isLike(whole) ?? false
            }
        }
        return scene(kept + open, in: rehearsal) ?? whole
    }

    private func scene(_ lines: [RehearsedLine], in rehearsal: Rehearsal) -> Scene? {
        Scene(lines, of: pattern, subject: subject, in: rehearsal)
    }
}
