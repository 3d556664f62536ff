/// What must hold in every session, whatever is typed: no oracle is needed to see it. A new law is a
/// type like those in `List`, and a row in `Laws.all`.
@MainActor
protocol Law {
    /// A few words with hyphens, as `scripts/laws --list` has them.
    var name: String { get }
    /// What holds, in one sentence.
    var sentence: String { get }
    /// How the session breaks it; nil where it does not.
    func breach(in trial: Trial) throws -> Breach?
}

/// Two things that differ, and must not.
struct Breach {
    let expected: String
    let found: String

    init(expected: String, found: String) {
        self.expected = expected
        self.found = found
    }

    /// The first line in which two texts differ, with the one before; nil where they are the same.
    init?(expected: [String], found: [String]) {
        let same = zip(expected, found).prefix { $0 == $1 }.count
        if same == expected.count, same == found.count { return nil }
        let before = same == 0 ? "" : "\(expected[same - 1])\n"
        self.expected = before + (expected.dropFirst(same).first ?? "(nothing more)")
        self.found = before + (found.dropFirst(same).first ?? "(nothing more)")
    }
}

/// All laws.
@MainActor
enum Laws {
    static let all: [any Law] = [
        FailureLaw(), UndoLaw(), TravelLaw(), BranchLaw(), SavingLaw(), RecoveryLaw(),
        SourceLaw(language: "swift"), SourceLaw(language: "objc"), MarkdownLaw(), LookingLaw(),
        ImportLaw(form: .tree), ImportLaw(form: .views),
        SteppingLaw(), DryLaw(), ComparisonLaw(), AtOnceLaw(), WayLaw(way: .file),
        WayLaw(way: .standardInput), WayLaw(way: .sourced), FollowingLaw(), RenamingLaw(),
        ExpectationLaw(), AppearanceLaw(), CompletionLaw(), ReleaseLaw(), ResetLaw(), BesideLaw(),
        ColourLaw(format: .plain), ColourLaw(format: .pretty), PlaceLaw(), RuleLaw(), RecordLaw(),
        EscapeLaw(),
    ]

    /// The law of that name.
    static func named(_ name: String) -> (any Law)? { all.first { $0.name == name } }
}

extension String {
    /// Its lines, also the empty ones.
    var lines: [String] {
        split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
}
