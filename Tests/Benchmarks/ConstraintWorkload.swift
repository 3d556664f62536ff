import HeadlessUIKit

/// What constraints cost: a list of views, each pinned left, right and below the one before, and of
/// a height that is wished for.
enum ConstraintWorkload: String, CaseIterable {
    case first, edit

    var title: String {
        switch self {
        case .first: "first solve"
        case .edit: "solve after one edit"
        }
    }

    /// How many views the comparison has, and how many the check of what is left alone.
    static let (count, manyCount) = (1_000, 10_000)

    /// Microseconds of the work on a list of that many views.
    func microseconds(count: Int) -> Double {
        switch self {
        case .first:
            return median((0..<9).map { _ in seconds { _ = List(count: count) } }) * 1e6
        case .edit:
            var list = List(count: count)
            var height = 44.0
            let times = (0..<200).map { _ in
                seconds {
                    height += 1
                    list.setLastHeight(height)
                }
            }
            return median(times) * 1e6
        }
    }

    private func seconds(_ work: () -> Void) -> Double {
        let begin = monotonicSeconds()
        work()
        return monotonicSeconds() - begin
    }

    /// The list, solved.
    private struct List {
        private var solver = ConstraintSolver()
        private var rank = 0.0
        private var lastHeight: Int32 = 0

        init(count: Int) {
            let width = solver.makeVariable()
            add([LinearTerm(width, 1)], -393)
            var above: (top: Int32, height: Int32)?
            for _ in 0..<count {
                let (left, top) = (solver.makeVariable(), solver.makeVariable())
                let (length, height) = (solver.makeVariable(), solver.makeVariable())
                add([LinearTerm(left, 1)], -8)
                add([LinearTerm(left, 1), LinearTerm(length, 1), LinearTerm(width, -1)], 8)
                var place = [LinearTerm(top, 1)]
                if let above { place += [LinearTerm(above.top, -1), LinearTerm(above.height, -1)] }
                add(place, -4)
                lastHeight = add([LinearTerm(height, 1)], -44, priority: 750)
                above = (top, height)
            }
            solve()
        }

        @discardableResult
        private mutating func add(
            _ terms: [LinearTerm], _ constant: Double, priority: Float = 1000
        ) -> Int32 {
            rank += 1
            return solver.add(
                LinearConstraint(terms, constant: constant, .zero, priority: priority, rank: rank))
        }

        mutating func setLastHeight(_ height: Double) {
            solver.setConstant(-height, of: lastHeight)
            solve()
        }

        private mutating func solve() {
            _ = solver.solve { $0[0] }
            _ = solver.takeChanged()
        }
    }
}
