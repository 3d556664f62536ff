/// A variable times a number.
package struct LinearTerm: Sendable, Equatable {
    package var variable: Int32
    package var coefficient: Double

    /// A variable of the solver, times a number.
    package init(_ variable: Int32, _ coefficient: Double) {
        self.variable = variable
        self.coefficient = coefficient
    }
}

/// How a sum compares with zero.
package enum LinearRelation: Int8, Sendable {
    case atMostZero = -1
    case zero = 0
    case atLeastZero = 1
}

/// What is wanted of some variables: a sum of terms and a constant, compared with zero.
package struct LinearConstraint: Sendable {
    /// Each variable once, no coefficient zero.
    package private(set) var terms: [LinearTerm]
    package var constant: Double
    package let relation: LinearRelation
    /// From 1 to 1000; a constraint of 1000 must hold.
    package let priority: Float
    /// Among constraints of one priority that cannot all hold, what is too much goes to the one with
    /// the lowest number, what lacks to the one with the highest.
    package let rank: Double

    package init(
        _ terms: [LinearTerm], constant: Double, _ relation: LinearRelation,
        priority: Float = 1000, rank: Double
    ) {
        self.terms = LinearConstraint.merged(terms)
        self.constant = constant
        self.relation = relation
        self.priority = priority
        self.rank = rank
    }

    package var isRequired: Bool { priority >= 1000 }

    private static func merged(_ terms: [LinearTerm]) -> [LinearTerm] {
        var result: [LinearTerm] = []
        result.reserveCapacity(terms.count)
        for term in terms {
            if let index = result.firstIndex(where: { $0.variable == term.variable }) {
                result[index].coefficient += term.coefficient
            } else {
                result.append(term)
            }
        }
        result.removeAll { abs($0.coefficient) < Tolerance.coefficient }
        return result
    }
}

/// What counts as zero.
enum Tolerance {
    static let coefficient = 1e-10
    static let cost = 1e-9
    static let tie = 1e-6
    /// In points.
    static let feasibility = 1e-7
    /// In points: a required constraint that is missed by less is not in conflict.
    static let conflict = 1e-5
}
