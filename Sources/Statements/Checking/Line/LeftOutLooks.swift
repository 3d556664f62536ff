/// What becomes of a statement whose only effect would be on looks that the model lacks.
package enum Cosmetics: String, CaseIterable, Sendable {
    /// It is an error, as for every other unknown member.
    case refuse
    /// It is left out, and a note says so.
    case note
    /// It is left out.
    case quiet
}

/// The members for which statements were left out.
package struct LeftOutLooks {
    private var members: [String] = []

    /// None yet.
    package init() {}

    mutating func add(_ member: String) {
        if !members.contains(member) { members.append(member) }
    }

    /// Adds those of a line behind the ones before.
    package mutating func add(_ other: LeftOutLooks) {
        for member in other.members { add(member) }
    }

    /// One note for all of them; empty where nothing was left out.
    package var lines: [String] {
        switch members.count {
        case 0: []
        case 1: ["1 member that changes only looks was left out: \(members[0])"]
        default:
            [
                "\(members.count) members that change only looks were left out: "
                    + members.joined(separator: ", ")
            ]
        }
    }
}
