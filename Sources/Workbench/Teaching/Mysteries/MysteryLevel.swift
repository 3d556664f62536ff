/// How hard a mystery is: how much stands around the fault, and what looking costs.
enum MysteryLevel: String, CaseIterable, Sendable {
    case easy, medium, hard

    /// What the answer to one of the questions costs; nil where the question is switched off.
    func price(of look: MysteryLook) -> Int? {
        switch (self, look) {
        case (.easy, .why): 0
        case (.easy, .whyNot), (.medium, .why): 1
        case (.medium, .whyNot), (.hard, .why): 2
        case (.easy, .doctor): 3
        case (.medium, .doctor): 4
        case (.hard, .whyNot), (.hard, .doctor): nil
        }
    }

    /// Whether a fault is as hard as that: at first `doctor` would find it, in one container that the user does not
    /// leave; at last no call that was simply forgotten there.
    func takes(_ fault: MysteryFault, in scene: MysteryScene) -> Bool {
        let isInOnePlace = fault.doctor != nil && !scene.needsTabs
        return switch self {
        case .easy: isInOnePlace
        case .medium: true
        case .hard: !(isInOnePlace && fault.isForgotten)
        }
    }

    /// What a wrong accusation costs.
    var priceOfMistake: Int {
        switch self {
        case .easy: 1
        case .medium: 2
        case .hard: 3
        }
    }

    /// How the learner's language calls it.
    func name(_ words: TeachingWords) -> String {
        switch self {
        case .easy: words("easy", "简单")
        case .medium: words("medium", "中等")
        case .hard: words("hard", "困难")
        }
    }
}

/// The questions that nearly give the answer.
enum MysteryLook: String, CaseIterable, Sendable {
    case why = "why"
    case whyNot = "why not"
    case doctor = "doctor"
}

/// Which mystery it is: the same seed is the same mystery everywhere.
struct MysteryID: Hashable, Sendable {
    let seed: Int
    let level: MysteryLevel

    /// What `mystery` takes: `17 easy`.
    var text: String { "\(seed) \(level.rawValue)" }
}
