import CommandLanguage

/// What becomes of a statement whose only effect would be on looks that the model lacks.
package enum Cosmetics: String, CaseIterable, Sendable {
    /// It is an error, as for every other unknown member.
    case refuse
    /// It is left out, and a note says so.
    case note
    /// It is left out.
    case quiet
}

/// What code uses that the model has not as it stands there: members for which statements were left out, members that are
/// inert, and names as they were once.
package struct LeftOutLooks {
    private var members: [String] = []
    private var inert: [String] = []
    private var judged: [String] = []
    private var old: [String] = []

    /// None yet.
    package init() {}

    mutating func add(_ member: String) {
        if !members.contains(member) { members.append(member) }
    }

    /// Adds a type or a member that the model lacks.
    mutating func addInert(_ name: String) {
        if !inert.contains(name) { inert.append(name) }
    }

    /// Adds inert members of which a condition or a printed value tells.
    mutating func addJudged(_ names: [String]) {
        for name in names where !judged.contains(name) { judged.append(name) }
    }

    /// Whether it has a name that is another one today.
    var hasOldSpellings: Bool { !old.isEmpty }

    /// Adds a name that is another one today.
    mutating func addOld(_ name: String, _ present: String) {
        let text = "\(name) is \(present)"
        if !old.contains(text) { old.append(text) }
    }

    /// Adds those of a line behind the ones before.
    package mutating func add(_ other: LeftOutLooks) {
        for member in other.members { add(member) }
        for name in other.inert { addInert(name) }
        addJudged(other.judged)
        for text in other.old where !old.contains(text) { old.append(text) }
    }

    /// One note for each kind; empty where there is nothing to tell.
    package var notes: [Message] {
        var notes = notesOnLooks
        if !inert.isEmpty { notes.append("inert: \(inert.joined(separator: ", "))") }
        if !judged.isEmpty {
            notes.append(
                "read from inert members, which only say what they were set to: "
                    + "\(judged.joined(separator: ", "))")
        }
        let former = inert.compactMap { name in
            FormerName.named(name).map { "\(name) is \($0.today.joined(separator: " and "))" }
        }
        let spellings = (old + former).joined(separator: ", ")
        if !spellings.isEmpty { notes.append("old spellings: \(spellings)") }
        return notes
    }

    /// The notes without their values apart.
    package var lines: [String] { notes.map(\.text) }

    private var notesOnLooks: [Message] {
        switch members.count {
        case 0: []
        case 1: ["1 member that changes only looks was left out: \(members[0])"]
        default:
            [
                "\(members.count) members that change only looks were left out: "
                    + "\(members.joined(separator: ", "))"
            ]
        }
    }
}
