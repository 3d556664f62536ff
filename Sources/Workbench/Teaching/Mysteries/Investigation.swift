/// How far a learner is with a mystery.
@MainActor
final class Investigation {
    let id: MysteryID
    /// The mystery itself, made when it is first asked for.
    private(set) lazy var mystery = MysteryMaker.mystery(id)
    /// What is left of the points.
    private(set) var points = fullPoints
    private(set) var isSolved = false
    /// Whether the answer was told.
    private(set) var isGivenUp = false

    /// What a mystery that is solved at the first look is worth.
    static let fullPoints = 10

    init(_ id: MysteryID) { self.id = id }

    /// Whether nothing more is to be found.
    var isOver: Bool { isSolved || isGivenUp }

    /// Takes off what something costs; nothing does once it is over.
    func pay(_ price: Int) {
        if !isOver { points = max(0, points - price) }
    }

    /// The right thing was accused.
    func solve() {
        if !isGivenUp { isSolved = true }
    }

    /// The answer is told.
    func giveUp() {
        if !isSolved { isGivenUp = true }
    }
}
