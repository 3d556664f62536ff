/// A variable times a number.
package struct LinearTerm: Sendable, Equatable {
    package var variable: Int32
    package var coefficient: Double

    /// Creates a term: a variable of the solver times a coefficient.
    package init(_ variable: Int32, _ coefficient: Double) {
        self.variable = variable
        self.coefficient = coefficient
    }
}

/// How a linear sum compares with zero.
package enum LinearRelation: Int8, Sendable {
    case atMostZero = -1
    case zero = 0
    case atLeastZero = 1
}

/// A linear constraint: a sum of terms and a constant, compared with zero.
package struct LinearConstraint: Sendable {
    /// The terms; each variable occurs once and no coefficient is zero.
    package private(set) var terms: [LinearTerm]
    package var constant: Double
    package let relation: LinearRelation
    /// The priority from 1 to 1000; a constraint of 1000 is required.
    package let priority: Float
    /// Decides among constraints of one priority that cannot all hold: an excess goes to the one
    /// with the lowest rank, a lack to the one with the highest.
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

/// The limits below which a number counts as zero.
enum Tolerance {
    static let coefficient = 1e-10
    static let cost = 1e-9
    static let tie = 1e-6
    /// The limit for constants in the tableau, in points.
    static let feasibility = 1e-7
    /// In points: a required constraint whose error is smaller is not in conflict.
    static let conflict = 1e-5
}
