import HierarchyRecords

/// Thinks up what could have been done otherwise. It knows what people forget and mix up; whether
/// any of it would have sent the callback, only a run can tell.
struct VariationSource {
    let cast: Cast
    /// What is asked for.
    let query: EventQuery.Pattern
    /// The lines up to the step, which is the last.
    let lines: [RehearsedLine]

    /// The position of the step.
    var target: Int { lines.count - 1 }

    /// How many lines before the step may move.
    static let movable = 12

    /// All variations of one change, each once: the likeliest kinds first.
    var single: [Variation] {
        var seen: Set<Variation> = []
        return
            (replacements + insertions(missingCalls, at: Array(0...lines.count)) + captures
            + omissions + moves)
            .filter { seen.insert($0).inserted }
    }

    /// Those of which two together are tried: a call more only beside the step, or before all but
    /// the first lines.
    var combinable: [Variation] {
        var seen: Set<Variation> = []
        return
            (insertions(missingCalls, at: [target, lines.count]) + captures + replacements
            + omissions)
            .filter { seen.insert($0).inserted }
    }

    // MARK: Order

    /// A step left out.
    private var omissions: [Variation] {
        lines.indices.dropLast().reversed().map { Variation(.leaveOut($0)) }
    }

    /// A step in another place, the last steps only.
    private var moves: [Variation] {
        let range = max(0, lines.count - Self.movable)..<lines.count
        return range.reversed().flatMap { position in
            (range.lowerBound...range.upperBound).reversed().compactMap { place in
                // Before itself, or before the next: where it is. One step down is one step up.
                if place == position || place == position + 1 || place == position - 1 {
                    return nil
                }
                return Variation(.move(position, before: place))
            }
                + (position > range.lowerBound
                    ? [Variation(.move(position, before: position - 1))] : [])
        }
    }

    // MARK: Calls that are missing

    /// A call that people forget.
    private struct MissingCall {
        let source: String
        /// Where it makes sense: what closes something may come after the step, or only there.
        var order = Order.before

        enum Order { case before, either, after }
    }

    /// A call more, at each of the places.
    private func insertions(_ calls: [MissingCall], at places: [Int]) -> [Variation] {
        calls.flatMap { call in
            places.reversed().filter { place in
                switch call.order {
                case .before: place < lines.count
                case .either: true
                case .after: place == lines.count
                }
            }.map { Variation(.insert(call.source, before: $0)) }
        }
    }

    private var missingCalls: [MissingCall] {
        containmentCalls + showingCalls + appearanceCalls
            + forwarding + rootCalls + leavingCalls + layoutCalls
            + (cast.isHeld ? ["settle", "release"] : []).map {
                MissingCall(source: $0, order: .either)
            }
    }

    private var containmentCalls: [MissingCall] {
        let name = cast.subject
        let adding = cast.company.map { "\($0).addChild(\(name))" }
        let ending = cast.relatives.map { "\(name).didMove(toParent: \($0))" }
        return (adding + ["\(name).willMove(toParent: nil)"]).map { MissingCall(source: $0) }
            + ending.map { MissingCall(source: $0, order: .after) }
    }

    /// The subject's view put into another's, unless it has its place otherwise.
    private var showingCalls: [MissingCall] {
        if cast.isShownOtherwise { return [] }
        return (cast.parent.map { [$0] } ?? cast.company).map {
            MissingCall(source: "\($0).view.addSubview(\(cast.subject).view)", order: .either)
        }
    }

    private var appearanceCalls: [MissingCall] {
        ([cast.subject] + cast.relatives.prefix(2)).flatMap { name in
            [
                MissingCall(source: "\(name).endAppearanceTransition()", order: .either),
                MissingCall(
                    source: "\(name).beginAppearanceTransition(\(!isLeaving), animated: false)"),
            ]
        }
    }

    private var forwarding: [MissingCall] {
        cast.all.flatMap { name in
            ["true", "false"].map {
                MissingCall(source: "set \(name).\(Self.forwardingName) \($0)")
            }
        }
    }

    private static let forwardingName = "shouldAutomaticallyForwardAppearanceMethods"

    /// The root set first, where there is none.
    private var rootCalls: [MissingCall] {
        cast.hasRoot ? [] : cast.all.map { MissingCall(source: "root \($0)") }
    }

    /// What lets go of the subject, or takes the view after the controller.
    private var leavingCalls: [MissingCall] {
        let name = cast.subject
        let view = MissingCall(source: "\(name).view.removeFromSuperview()", order: .either)
        if isEnding {
            return [
                MissingCall(source: "forget \(name)", order: .either), view,
                MissingCall(source: "\(name).removeFromParent()", order: .either),
                MissingCall(source: "\(name).dismiss(animated: false)", order: .either),
            ]
        }
        return isLeaving && cast.isUncoveredChild ? [view] : []
    }

    private var layoutCalls: [MissingCall] {
        let name = cast.subject
        var calls: [String] = isLoading ? ["\(name).loadViewIfNeeded()"] : []
        if isLayout {
            calls += ["\(name).view.setNeedsLayout()", "\(name).view.setNeedsUpdateConstraints()"]
        }
        return calls.map { MissingCall(source: $0) }
    }

    private var isEnding: Bool { query.callbacks.contains(.deinitialized) }

    private var isLeaving: Bool {
        query.callbacks.contains { [.viewWillDisappear, .viewDidDisappear].contains($0) }
    }

    private var isLoading: Bool {
        query.callbacks.contains { [.loadView, .viewDidLoad].contains($0) }
    }

    private var isLayout: Bool { query.callbacks.contains { $0.category == .layout } }
}

extension VariationSource {
    /// Two changes at once; calls in both orders. Made one by one, since few are ever wanted.
    var pairs: some Sequence<Variation> {
        let single = combinable
        return single.indices.lazy.flatMap { first in
            single.indices.lazy.compactMap { second -> Variation? in
                if first == second { return nil }
                let isOrdered = single[first].isInsertion && single[second].isInsertion
                return first < second || isOrdered
                    ? single[first].joined(with: single[second]) : nil
            }
        }
    }
}

extension Variation {
    fileprivate var isInsertion: Bool { changes.allSatisfy { $0.insertion != nil } }
}
