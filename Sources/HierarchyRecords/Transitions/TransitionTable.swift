/// What UIKit does with each request while each kind of transition is under way, phase by phase.
public enum TransitionTable {
    /// A cell: the answers of the systems, the first of which holds; or why the cell cannot come about.
    public enum Cell: Sendable {
        case answers([Answer])
        case impossible(String)

        /// The answer of that system; nil where the cell cannot come about, or that system has none.
        public func answer(on version: SystemVersion) -> Answer? {
            guard case .answers(let answers) = self else { return nil }
            return answers.first { Rulebook.rule($0.rule).holds(on: version) }
        }
    }

    /// What becomes of the request, by which rule.
    public struct Answer: Sendable {
        public let rule: RuleID
        public let effect: TransitionEffect
    }

    /// Cells that one line of the table covers.
    struct Row: Sendable {
        let kinds: [TransitionKind]
        let requests: [TransitionRequest]
        let phases: [TransitionPhase]
        let cell: Cell

        func covers(
            _ kind: TransitionKind, _ request: TransitionRequest, _ phase: TransitionPhase
        ) -> Bool {
            kinds.contains(kind) && requests.contains(request) && phases.contains(phase)
        }
    }

    /// The cell of that request; nil where no row covers it, which a test forbids.
    public static func cell(
        _ kind: TransitionKind, _ request: TransitionRequest, _ phase: TransitionPhase
    ) -> Cell? {
        rows.first { $0.covers(kind, request, phase) }?.cell
    }

    /// The answer of that system; nil where the cell cannot come about.
    public static func answer(
        _ kind: TransitionKind, _ request: TransitionRequest, _ phase: TransitionPhase,
        on version: SystemVersion
    ) -> Answer? {
        cell(kind, request, phase)?.answer(on: version)
    }

    /// Rows that cover no cell that an earlier one does not.
    package static var idleRows: [Int] {
        rows.indices.filter { index in
            !allCells.contains { kind, request, phase in
                rows.firstIndex { $0.covers(kind, request, phase) } == index
            }
        }
    }

    package static let allCells: [(TransitionKind, TransitionRequest, TransitionPhase)] =
        TransitionKind.allCases.flatMap { kind in
            TransitionRequest.allCases.flatMap { request in
                TransitionPhase.allCases.map { (kind, request, $0) }
            }
        }

    /// How many cells stand on evidence, how many are assumed, and how many cannot come about.
    public static var tally: (known: Int, assumed: Int, impossible: Int) {
        var (known, assumed, impossible) = (0, 0, 0)
        for (kind, request, phase) in allCells {
            switch cell(kind, request, phase) {
            case .answers(let answers)?:
                let isKnown = answers.allSatisfy {
                    Rulebook.rule($0.rule).confidence != .assumed
                }
                if isKnown { known += 1 } else { assumed += 1 }
            case .impossible?, nil: impossible += 1
            }
        }
        return (known, assumed, impossible)
    }
}
