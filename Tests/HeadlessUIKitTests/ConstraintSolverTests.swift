import HeadlessUIKit
import TestSupport
import Testing

/// A constraint of a random system, as data.
private struct Claim {
    var terms: [LinearTerm]
    var constant: Double
    var relation: LinearRelation
    var priority: Float

    func constraint(rank: Int) -> LinearConstraint {
        LinearConstraint(
            terms, constant: constant, relation, priority: priority, rank: Double(rank))
    }

    /// By how much values miss it.
    func miss(_ value: (Int32) -> Double) -> Double {
        let sum = terms.reduce(constant) { $0 + $1.coefficient * value($1.variable) }
        return switch relation {
        case .zero: abs(sum)
        case .atLeastZero: max(0, -sum)
        case .atMostZero: max(0, sum)
        }
    }
}

/// Systems whose required constraints all hold at one point.
private struct RandomSystem {
    var dice: Dice
    var point: [Double]

    init(seed: Int) {
        dice = Dice(seed: seed)
        let count = 2 + dice.roll(7)
        point = []
        for _ in 0..<count { point.append(Double(dice.roll(200)) - 100) }
    }

    mutating func claim() -> Claim {
        var terms: [LinearTerm] = []
        for _ in 0..<1 + dice.roll(3) {
            let variable = Int32(dice.roll(point.count))
            if terms.contains(where: { $0.variable == variable }) { continue }
            terms.append(LinearTerm(variable, [1, 1, 1, -1, 2, -0.5][dice.roll(6)]))
        }
        let sum = terms.reduce(0) { $0 + $1.coefficient * point[Int($1.variable)] }
        let relation = [LinearRelation.zero, .atLeastZero, .atMostZero][dice.roll(3)]
        let priority = [Float(1000), 1000, 750, 250, 250][dice.roll(5)]
        var claim = Claim(terms: terms, constant: -sum, relation: relation, priority: priority)
        let room = Double(dice.roll(50))
        if priority < 1000 { claim.constant += room - 25 }
        if relation == .atLeastZero { claim.constant += room }
        if relation == .atMostZero { claim.constant -= room }
        return claim
    }
}

@Suite("The constraint solver")
struct ConstraintSolverTests {
    private func first(_ handles: [Int32]) -> Int32 { handles[0] }

    /// How much is missed at each optional priority, the highest first.
    private func misses(_ claims: [Claim], _ value: (Int32) -> Double) -> [Double] {
        [750, 250].map { priority in
            claims.filter { $0.priority == priority }.reduce(0) { $0 + $1.miss(value) }
        }
    }

    private func fresh(_ claims: [Claim], count: Int) -> ConstraintSolver {
        var solver = ConstraintSolver()
        for _ in 0..<count { _ = solver.makeVariable() }
        for (rank, claim) in claims.enumerated() { _ = solver.add(claim.constraint(rank: rank)) }
        _ = solver.solve(choose: first)
        return solver
    }

    @Test(
        "Whatever comes and goes, required constraints hold and the rest is missed no more than anew"
    )
    func random() {
        for seed in 0..<300 {
            var system = RandomSystem(seed: seed)
            let count = system.point.count
            var solver = ConstraintSolver()
            for _ in 0..<count { _ = solver.makeVariable() }
            var living: [(handle: Int32, claim: Claim)] = []
            for round in 0..<6 {
                for _ in 0..<4 {
                    let claim = system.claim()
                    living.append((solver.add(claim.constraint(rank: round)), claim))
                }
                for _ in 0..<2 where living.count > 4 {
                    solver.remove(living.remove(at: system.dice.roll(living.count)).handle)
                }
                if let index = living.firstIndex(where: { $0.claim.priority < 1000 }) {
                    living[index].claim.constant = Double(system.dice.roll(60))
                    solver.setConstant(living[index].claim.constant, of: living[index].handle)
                }
                #expect(solver.solve(choose: first).isEmpty)
                let claims = living.map(\.claim)
                let required = claims.filter { $0.priority == 1000 }
                #expect(required.allSatisfy { $0.miss(solver.value) < 1e-4 })
                let anew = fresh(claims, count: count)
                let (now, then) = (misses(claims, solver.value), misses(claims, anew.value))
                #expect(zip(now, then).allSatisfy { abs($0 - $1) < 1e-3 }, "seed \(seed)")
            }
        }
    }

    @Test("No amount of lower priorities outweighs a higher one")
    func priorities() {
        var solver = ConstraintSolver()
        let x = solver.makeVariable()
        for rank in 0..<100 {
            _ = solver.add(
                LinearConstraint(
                    [LinearTerm(x, 1)], constant: -500, .zero, priority: 749,
                    rank: Double(rank)))
        }
        _ = solver.add(
            LinearConstraint([LinearTerm(x, 1)], constant: -1, .zero, priority: 750, rank: 100))
        #expect(solver.solve(choose: first).isEmpty)
        #expect(solver.value(of: x) == 1)
    }

    @Test("A contradiction names what is in it and nothing else")
    func conflict() {
        var solver = ConstraintSolver()
        let (x, y, z) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
        func claim(_ terms: [LinearTerm], _ constant: Double) -> Int32 {
            solver.add(LinearConstraint(terms, constant: constant, .zero, rank: 0))
        }
        let a = claim([LinearTerm(x, 1)], -10)
        let b = claim([LinearTerm(y, 1), LinearTerm(x, -1)], -5)
        _ = claim([LinearTerm(z, 1), LinearTerm(x, -1)], -7)
        _ = solver.solve(choose: first)
        let c = claim([LinearTerm(y, 1)], -99)
        let conflicts = solver.solve { $0.max() ?? 0 }
        #expect(conflicts.map { $0.constraints.sorted() } == [[a, b, c]])
        #expect(conflicts.map(\.broken) == [c])
        #expect([x, y, z].map(solver.value) == [10, 15, 17])
    }

    @Test("What was given up holds again when its opponent is gone, or changes")
    func restored() {
        var solver = ConstraintSolver()
        let x = solver.makeVariable()
        let a = solver.add(LinearConstraint([LinearTerm(x, 1)], constant: -10, .zero, rank: 0))
        let b = solver.add(LinearConstraint([LinearTerm(x, 1)], constant: -20, .zero, rank: 1))
        #expect(solver.solve { _ in b }.count == 1)
        #expect(solver.value(of: x) == 10)
        solver.setConstant(-20, of: a)
        #expect(solver.solve { _ in b }.isEmpty)
        solver.remove(a)
        solver.setConstant(-30, of: b)
        #expect(solver.solve { _ in b }.isEmpty)
        #expect(solver.value(of: x) == 30)
    }

    @Test("An edit says which variables changed, and no others")
    func changed() {
        var solver = ConstraintSolver()
        let variables = (0..<10).map { _ in solver.makeVariable() }
        var handles: [Int32] = []
        for (index, variable) in variables.enumerated() {
            var terms = [LinearTerm(variable, 1)]
            if index > 0 { terms.append(LinearTerm(variables[index - 1], -1)) }
            handles.append(
                solver.add(
                    LinearConstraint(
                        terms, constant: -1, .zero, priority: index == 7 ? 500 : 1000,
                        rank: Double(index))))
        }
        _ = solver.solve(choose: first)
        #expect(solver.takeChanged().sorted() == variables)
        solver.setConstant(-3, of: handles[6])
        _ = solver.solve(choose: first)
        #expect(solver.takeChanged().sorted() == Array(variables[6...]))
        #expect(solver.value(of: variables[9]) == 12)
    }

    @Test("A chain of 10,000 with a wish at each link is solved")
    func chain() {
        var solver = ConstraintSolver()
        var last: (place: Int32, length: Int32)?
        for rank in 0..<10_000 {
            let (place, length) = (solver.makeVariable(), solver.makeVariable())
            var terms = [LinearTerm(place, 1)]
            if let last { terms += [LinearTerm(last.place, -1), LinearTerm(last.length, -1)] }
            _ = solver.add(LinearConstraint(terms, constant: 0, .zero, rank: Double(rank)))
            _ = solver.add(
                LinearConstraint(
                    [LinearTerm(length, 1)], constant: -2, .zero, priority: 250,
                    rank: Double(rank)))
            last = (place, length)
        }
        #expect(solver.solve(choose: first).isEmpty)
        #expect(last.map { solver.value(of: $0.place) } == 19_998)
    }

    @Test("What several definitions share may cancel out: then nothing is left open")
    func ambiguity() {
        var solver = ConstraintSolver()
        let (base, left, right, width, top) = (
            solver.makeVariable(), solver.makeVariable(), solver.makeVariable(),
            solver.makeVariable(), solver.makeVariable()
        )
        let equations: [([LinearTerm], Double)] = [
            ([LinearTerm(left, 1), LinearTerm(base, -1)], -10),
            ([LinearTerm(right, 1), LinearTerm(base, -1)], -30),
            ([LinearTerm(width, 1), LinearTerm(right, -1), LinearTerm(left, 1)], 0),
            ([LinearTerm(top, 1)], -5),
        ]
        for (rank, (terms, constant)) in equations.enumerated() {
            let claim = Claim(terms: terms, constant: constant, relation: .zero, priority: 1000)
            _ = solver.add(claim.constraint(rank: rank))
        }
        _ = solver.solve(choose: first)
        #expect(solver.value(of: width) == 20)
        #expect(solver.ambiguous(among: [base, left, right, width, top]) == [base, left, right])
    }
}
