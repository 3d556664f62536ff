extension TransitionTable {
    /// The rows, the special ones before the general ones: the first that covers a cell is its own.
    static let rows: [Row] = impossible + ofStacks + ofPresentations + ofContainers + ofDevice

    /// What cannot come about.
    private static let impossible: [Row] = [
        Row(
            kinds: [.tabs, .split, .search], requests: TransitionRequest.allCases,
            phases: [.interactive, .takenBack],
            cell: .impossible("no finger drives it"))
    ]

    private static let whileItRuns: [TransitionPhase] = [.willHalfSent, .animating]
    private static let underFinger: [TransitionPhase] = [.interactive, .takenBack]
    private static let atItsEnd: [TransitionPhase] = [.ending, .completionRunning]
    private static let stackChanges: [TransitionRequest] = [.push, .pop, .popTo, .set]

    private static let ofStacks: [Row] = [
        row([.stack], stackChanges, [.notBegun], (.a18, .joins)),
        row([.stack], [.pop], whileItRuns, (.a171, .endsIt), (.e31, .refused), (.e29, .waits)),
        row([.stack], stackChanges, whileItRuns + underFinger, (.e31, .refused), (.e29, .waits)),
        row([.stack], stackChanges, atItsEnd, (.a184, .done)),
        row(TransitionKind.allCases, stackChanges, TransitionPhase.allCases, (.a180, .done)),
    ]

    private static let ofPresentations: [Row] = [
        row([.presentation], [.present], [.notBegun], (.e06, .refused)),
        row([.presentation], [.present], whileItRuns + underFinger, (.e07, .refused)),
        row([.presentation], [.dismiss], [.notBegun] + whileItRuns, (.e10, .refused)),
        row([.presentation], [.dismiss], underFinger, (.p27, .waits), (.e10, .refused)),
        row([.presentation, .search], [.present, .dismiss], atItsEnd, (.a184, .done)),
        row([.stack], [.present], whileItRuns + underFinger, (.p08, .waits)),
        row(TransitionKind.allCases, [.present], TransitionPhase.allCases, (.a180, .done)),
        row(TransitionKind.allCases, [.dismiss], TransitionPhase.allCases, (.a08, .dropped)),
    ]

    private static let ofContainers: [Row] = [
        row(TransitionKind.allCases, [.select], TransitionPhase.allCases, (.a180, .done)),
        row(
            TransitionKind.allCases, [.removal, .rootElsewhere], TransitionPhase.allCases,
            (.a23, .endsIt)),
    ]

    private static let ofDevice: [Row] = [
        row(
            TransitionKind.allCases, [.swipeFinished], [.interactive], (.a17, .done)),
        row(
            TransitionKind.allCases, [.swipeTakenBack], [.interactive], (.c38, .done)),
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
