extension TransitionTable {
    /// The rows, the special ones before the general ones: the first that covers a cell is its own.
    static let rows: [Row] = impossible + ofStacks + ofPresentations + ofContainers + ofDevice

    /// What cannot come about.
    private static let impossible: [Row] = [
        Row(
            kinds: [.tabs, .split, .search], requests: TransitionRequest.allCases,
            phases: [.interactive, .takenBack], cell: .impossible("no finger drives it")),
        Row(
            kinds: [.split], requests: TransitionRequest.allCases, phases: [.completionRunning],
            cell: .impossible("it has no completion")),
    ]

    private static let whileItRuns: [TransitionPhase] = [.willHalfSent, .animating]
    private static let underFinger: [TransitionPhase] = [.interactive, .takenBack]
    private static let atItsEnd: [TransitionPhase] = [.ending, .completionRunning]
    private static let stackChanges: [TransitionRequest] = [.push, .pop, .popTo, .set]

    private static let inStack: [TransitionKind] = [.stack, .zoom, .pop]

    private static let ofStacks: [Row] = [
        row([.zoom], [.pop, .popTo, .set, .swipeBegun], [.animating], (.c65, .endsIt)),
        row(
            [.pop], [.pop, .popTo], [.animating], (.a171, .endsIt), (.e31, .refused), (.e29, .waits)
        ),
        row(inStack, [.pop, .popTo], [.notBegun], (.e31, .refused), (.a18, .joins)),
        row(inStack, stackChanges, [.notBegun], (.a18, .joins)),
        row([.stack, .zoom], [.pop, .popTo], underFinger, (.a17, .dropped)),
        row(inStack, stackChanges, whileItRuns + underFinger, (.e31, .refused), (.e29, .waits)),
        row(inStack, stackChanges, atItsEnd, (.a184, .done)),
        row(TransitionKind.allCases, stackChanges, TransitionPhase.allCases, (.a180, .done)),
    ]

    private static let ofPresentations: [Row] = [
        row([.presentation], [.present], [.notBegun, .takenBack], (.e06, .refused)),
        row([.presentation], [.present], whileItRuns + [.ending], (.e07, .refused)),
        row([.presentation], [.present], [.interactive], (.p27, .done)),
        row([.presentation], [.present], [.completionRunning], (.e05, .refused)),
        row([.presentation, .search], [.dismiss], [.completionRunning], (.a184, .done)),
        row([.presentation, .search], [.dismiss], TransitionPhase.allCases, (.e10, .refused)),
        row([.dismissal], [.present], [.takenBack], (.e06, .refused)),
        row([.dismissal], [.present], [.interactive], (.p27, .done)),
        row([.dismissal], [.present], whileItRuns, (.p08, .waits)),
        row([.dismissal], [.dismiss], atItsEnd, (.a184, .done)),
        row([.dismissal], [.dismiss], TransitionPhase.allCases, (.e09, .refused), (.e10, .refused)),
        row([.stack, .zoom], [.present], [.interactive], (.e05, .refused)),
        row(inStack, [.present], whileItRuns + underFinger, (.p08, .waits)),
        row(TransitionKind.allCases, [.present], TransitionPhase.allCases, (.a180, .done)),
        row(TransitionKind.allCases, [.dismiss], TransitionPhase.allCases, (.a08, .dropped)),
    ]

    private static let ofContainers: [Row] = [
        row(TransitionKind.allCases, [.select], TransitionPhase.allCases, (.a180, .done)),
        row(TransitionKind.allCases, [.removal], TransitionPhase.allCases, (.a23, .endsIt)),
        row(TransitionKind.allCases, [.rootElsewhere], TransitionPhase.allCases, (.e03, .refused)),
    ]

    private static let ofDevice: [Row] = [
        row(TransitionKind.allCases, [.swipeFinished], [.interactive], (.a17, .done)),
        row(TransitionKind.allCases, [.swipeTakenBack], [.interactive], (.c38, .done)),
        row([.split, .search], [.swipeBegun], TransitionPhase.allCases, (.a180, .done)),
        row([.tabs], [.swipeBegun], [.willHalfSent], (.a180, .done)),
        row(inStack, [.swipeBegun], [.completionRunning], (.a184, .done)),
        row([.pages], [.swipeBegun], atItsEnd, (.a184, .done)),
        row(
            TransitionKind.allCases, [.swipeBegun, .swipeFinished, .swipeTakenBack],
            TransitionPhase.allCases, (.a183, .dropped)),
        row(
            TransitionKind.allCases, [.rotation, .traitChange], TransitionPhase.allCases,
            (.a181, .runsOn)),
        row(TransitionKind.allCases, [.background], TransitionPhase.allCases, (.a182, .runsOn)),
    ]

    private static func row(
        _ kinds: [TransitionKind], _ requests: [TransitionRequest], _ phases: [TransitionPhase],
        _ answers: (RuleID, TransitionEffect)...
    ) -> Row {
        Row(
            kinds: kinds, requests: requests, phases: phases,
            cell: .answers(answers.map { Answer(rule: $0.0, effect: $0.1) }))
    }
}
