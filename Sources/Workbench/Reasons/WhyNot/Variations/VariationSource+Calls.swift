import CommandLanguage
import HeadlessUIKit
import HierarchyRecords
import Statements

/// Variations with a call that may be missing, made on the controllers that are likely to need it.
extension VariationSource {
    /// A call more, at each of the places.
    func insertions(at places: [Int]) -> [Variation] {
        missingCalls.flatMap { call in
            places.reversed().filter { call.mayStand(at: $0, of: lines.count) }
                .map { Variation(.insert(call.insertion, before: $0)) }
        }
    }

    /// The language that the session's own code is in.
    var language: SourceLanguage { lines.language }

    /// The calls that a remedy names, wherever they may stand.
    func proposed(by remedy: Remedy?) -> [Variation] {
        (remedy?.proposals ?? []).flatMap { call in
            let missing = MissingCall.call(call, in: language)
            return (0...lines.count).reversed().filter { missing.mayStand(at: $0, of: lines.count) }
                .map { Variation(.insert(missing.insertion, before: $0)) }
        }
    }

    private var missingCalls: [MissingCall] {
        if query.callbacks.contains(.becomeFirstResponder) { return focusCalls + mends }
        let requests = query.callbacks.flatMap { SystemQuestion.requests(for: $0) }
        if !requests.isEmpty {
            return missing(requests.map { .setNeedsUpdate(cast.subject, by: $0) }) + rootCommands
        }
        return missing(containmentCalls + showingCalls + appearanceCalls) + forwarding
            + rootCommands
            + leavingCalls + missing(layoutCalls) + mends
            + (cast.isHeld ? ["settle", "release"] : []).map { .command($0, .either) }
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

    /// What takes away what keeps a finger from the subject.
    private var mends: [MissingCall] {
        cast.mends.map { mend in
            switch mend {
            case .call(let call): .call(call, in: language)
            case .command(let source): .command(source)
            }
        }
    }

    private var layoutCalls: [UIKitCall] {
        let name = cast.subject
        return (isLoading ? [.loadViewIfNeeded(name)] : [])
            + (isLayout
                ? [.setNeedsLayout(viewOf: name), .setNeedsUpdateConstraints(viewOf: name)] : [])
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

extension [RehearsedLine] {
    /// The language that the code of the lines is in.
    var language: SourceLanguage {
        let statements = flatMap(\.commands).compactMap { command in
            if case .statement(let line) = command { line } else { nil }
        }
        let isObjectiveC = statements.contains {
            !$0.isOfEitherLanguage && $0.language == .objectiveC
        }
        return isObjectiveC ? .objectiveC : .swift
    }
}
