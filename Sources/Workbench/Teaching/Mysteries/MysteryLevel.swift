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
