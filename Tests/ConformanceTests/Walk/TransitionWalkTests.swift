import HeadlessUIKit
import HierarchyRecords
import TestSupport
import Testing

@MainActor
@Suite("Every cell of the table of transitions, walked")
struct TransitionWalkTests {
    @Test(
        "A180, A181, A182, A183, A184: the answer is the table's, nothing is lost, callbacks are balanced",
        arguments: TransitionKind.allCases, [12, 17, 26])
    func walk(kind: TransitionKind, ios: Int) {
        var found: [String] = []
        for (own, request, phase) in TransitionTable.allCells
        where own == kind && !isLacking(kind, phase, ios) {
            guard
                let answer = TransitionTable.answer(kind, request, phase, on: SystemVersion(ios))
            else { continue }
            let walk = TransitionWalk(kind, request, phase, ios: ios)
            let place = "\(request.rawValue), \(phase.rawValue)"
            if let difference = walk.difference(from: answer) {
                found.append(
                    "\(place): \(answer.rule.rawValue) \(answer.effect), but \(difference)")
            }
            found += walk.faults.map { "\(place): \($0)" }
        }
        #expect(found == [])
    }

    @Test("every cell has a row, and every row a cell")
    func complete() {
        let empty = TransitionTable.allCells.filter { TransitionTable.cell($0, $1, $2) == nil }
        #expect(empty.map { "\($0)" } == [])
        #expect(TransitionTable.idleRows == [])
    }

    /// Sheets are swiped away from iOS 13 on, and there are zooms from 18 on.
    private func isLacking(_ kind: TransitionKind, _ phase: TransitionPhase, _ ios: Int) -> Bool {
        if kind == .zoom { return ios < 18 }
        return [.presentation, .dismissal].contains(kind) && ios < 13
            && [.interactive, .takenBack].contains(phase)
    }
}
