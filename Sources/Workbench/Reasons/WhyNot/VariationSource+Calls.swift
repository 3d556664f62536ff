import CommandLanguage
import HierarchyRecords

/// Calls that are missing, on whom they are likely to be missed.
extension VariationSource {
    /// A call more, at each of the places.
    func insertions(at places: [Int]) -> [Variation] {
        missingCalls.flatMap { call in
            places.reversed().filter { place in
                switch call.order {
                case .before: place < lines.count
                case .either: true
                case .after: place == lines.count
                }
            }.map { Variation(.insert(call.source(in: language), before: $0)) }
        }
    }

    /// The language that the session's own code is in.
    var language: SourceLanguage {
        let statements = lines.flatMap(\.commands).compactMap { command in
            if case .statement(let line) = command { line } else { nil }
        }
        let isObjectiveC = statements.contains {
            !$0.isOfEitherLanguage && $0.language == .objectiveC
        }
        return isObjectiveC ? .objectiveC : .swift
    }

    private var missingCalls: [MissingCall] {
        containmentCalls + showingCalls + appearanceCalls + forwarding + rootCalls + leavingCalls
            + layoutCalls
            + (cast.isHeld ? ["settle", "release"] : []).map { MissingCall(verb: $0, .either) }
    }

    private var containmentCalls: [MissingCall] {
        cast.company.map { .addChild(cast.subject, to: $0) } + [.willMoveToNil(cast.subject)]
            + cast.relatives.map { .didMove(cast.subject, to: $0) }
    }

    /// The subject's view put into another's, unless it has its place otherwise.
    private var showingCalls: [MissingCall] {
        if cast.isShownOtherwise { return [] }
        return (cast.parent.map { [$0] } ?? cast.company).map {
            .addView(of: cast.subject, to: $0)
        }
    }

    private var appearanceCalls: [MissingCall] {
        ([cast.subject] + cast.relatives.prefix(2)).flatMap { name in
            [MissingCall.end(name), .begin(name, appearing: !isLeaving)]
        }
    }

    private var forwarding: [MissingCall] {
        cast.all.flatMap { name in
            ["true", "false"].map {
                MissingCall(
                    verb: "set \(name).shouldAutomaticallyForwardAppearanceMethods \($0)")
            }
        }
    }

    /// The root set first, where there is none.
    private var rootCalls: [MissingCall] {
        cast.hasRoot ? [] : cast.all.map { MissingCall(verb: "root \($0)") }
    }

    /// What lets go of the subject, or takes the view after the controller.
    private var leavingCalls: [MissingCall] {
        let name = cast.subject
        if isEnding {
            return [
                MissingCall(verb: "forget \(name)", .either), .removeView(of: name),
                .removeFromParent(name), .dismiss(name),
            ]
        }
        return isLeaving && cast.isUncoveredChild ? [.removeView(of: name)] : []
    }

    private var layoutCalls: [MissingCall] {
        let loading: [MissingCall] =
            isLoading ? [.plain("loadViewIfNeeded", of: cast.subject)] : []
        let methods = ["view.setNeedsLayout", "view.setNeedsUpdateConstraints"]
        return loading + (isLayout ? methods.map { .plain($0, of: cast.subject) } : [])
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
