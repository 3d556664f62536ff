import CommandLanguage
import HeadlessUIKit
import HierarchyRecords
import Statements

/// Lines that may be missing, about the controllers that are likely to need them.
extension VariationSource {
    /// A call more, at each of the places.
    func insertions(at places: [Int]) -> [Variation] {
        missingCalls.flatMap { call in
            places.reversed().filter { call.mayStand(at: $0, of: lines.count) }
                .map { Variation(.insert(call.insertion, before: $0)) }
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
        if query.callbacks.contains(.becomeFirstResponder) { return focusCalls }
        let requests = query.callbacks.flatMap { SystemQuestion.requests(for: $0) }
        if !requests.isEmpty {
            return missing(requests.map { .setNeedsUpdate(cast.subject, by: $0) }) + rootCommands
        }
        return missing(containmentCalls + showingCalls + appearanceCalls) + forwarding
            + rootCommands
            + leavingCalls + missing(layoutCalls) + segueCommands
            + (cast.isHeld ? ["settle", "release"] : []).map { .command($0, .either) }
    }

    /// A usual command behind the step, as a person would go on: to show the controller, to hide it,
    /// to give it a parent or none.
    var commands: [Variation] {
        let usual =
            (isAppearing || isLoading ? showing : []) + (isLeaving ? hiding : [])
            + (isMoving ? moving : [])
        return usual.map { Variation(.insert($0, before: lines.count)) }
    }

    private var showing: [Insertion] {
        let name = cast.subject
        let own = ["root", "add", "present", "select", "dismiss"].map { "\($0) \(name)" }
        let others = cast.company.flatMap { ["dismiss \($0)", "push \(name) on \($0)"] }
        return (isLoading ? [.call(.loadViewIfNeeded(name), language)] : [])
            + (own + ["pop"] + others).map { .command($0) }
    }

    private var hiding: [Insertion] {
        let name = cast.subject
        let others = cast.company.flatMap { ["dismiss \($0)", "root \($0)", "select \($0)"] }
        return (["remove \(name)", "dismiss \(name)", "pop"] + others).map { .command($0) }
            + (cast.isShownOtherwise ? [] : [.call(.removeFromSuperview(name), language)])
    }

    private var moving: [Insertion] {
        let name = cast.subject
        let others = cast.company.flatMap { ["add \(name) to \($0)", "push \(name) on \($0)"] }
        return (["remove \(name)", "pop"] + others).map { .command($0) }
    }

    private func missing(_ calls: [UIKitCall]) -> [MissingCall] {
        calls.map { .call($0, in: language) }
    }

    private var containmentCalls: [UIKitCall] {
        cast.company.map { .addChild(cast.subject, to: $0) } + [.willMoveToNil(cast.subject)]
            + cast.relatives.map { .didMove(cast.subject, to: $0) }
    }

    /// What a responder that is no controller may lack.
    private var focusCalls: [MissingCall] {
        let name = cast.subject
        return missing([.becomeFirstResponder(name), .enable(name)])
            + missing(cast.company.map { .addView(name, to: $0) }) + rootCommands
    }

    /// The subject's view put into another's, unless it has its place otherwise.
    private var showingCalls: [UIKitCall] {
        if cast.isShownOtherwise { return [] }
        let hosts = cast.parent.map { [$0] } ?? cast.company
        return hosts.map { .addSubview(of: cast.subject, to: $0) }
    }

    private var appearanceCalls: [UIKitCall] {
        ([cast.subject] + cast.relatives.prefix(2)).flatMap { name -> [UIKitCall] in
            [.end(name), .begin(name, appearing: !isLeaving)]
        }
    }

    private var forwarding: [MissingCall] {
        cast.all.flatMap { name in
            ["true", "false"].map {
                .command("set \(name).shouldAutomaticallyForwardAppearanceMethods \($0)")
            }
        }
    }

    /// The root set, where there is none.
    private var rootCommands: [MissingCall] {
        cast.hasRoot ? [] : cast.all.map { .command("root \($0)", .either) }
    }

    /// What lets go of the subject, or takes the view after the controller.
    private var leavingCalls: [MissingCall] {
        let name = cast.subject
        if isEnding {
            return [.command("forget \(name)", .either)]
                + missing([.removeFromSuperview(name), .removeFromParent(name), .dismiss(name)])
        }
        return isLeaving && cast.isUncoveredChild ? missing([.removeFromSuperview(name)]) : []
    }

    private var layoutCalls: [UIKitCall] {
        let name = cast.subject
        return (isLoading ? [.loadViewIfNeeded(name)] : [])
            + (isLayout
                ? [.setNeedsLayout(viewOf: name), .setNeedsUpdateConstraints(viewOf: name)] : [])
    }

    /// The segues of the subject, from code.
    private var segueCommands: [MissingCall] {
        guard query.callbacks.contains(where: { $0 == .prepareForSegue || $0 == .performSegue })
        else { return [] }
        return cast.segues.prefix(Cast.limit).filter { !$0.identifier.isEmpty }.map {
            let verb = $0.isUnwind ? "unwind" : "segue"
            let isPlain = $0.identifier.allSatisfy { $0.isLetter || $0.isNumber }
            let id = isPlain ? $0.identifier : Value.quoted($0.identifier)
            return .command("\(verb) \(id) from \(cast.subject)", .either)
        }
    }

    private var isEnding: Bool { query.callbacks.contains(.deinitialized) }

    private var isLeaving: Bool {
        query.callbacks.contains { [.viewWillDisappear, .viewDidDisappear].contains($0) }
    }

    private var isAppearing: Bool {
        query.callbacks.contains {
            [.viewWillAppear, .viewIsAppearing, .viewDidAppear].contains($0)
        }
    }

    private var isMoving: Bool {
        query.callbacks.contains { [.willMoveToParent, .didMoveToParent].contains($0) }
    }

    private var isLoading: Bool {
        query.callbacks.contains { [.loadView, .viewDidLoad].contains($0) }
    }

    private var isLayout: Bool { query.callbacks.contains { $0.category == .layout } }
}
