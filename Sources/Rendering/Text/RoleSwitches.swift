/// The escape sequences that lead from one role's look to another's, worked out once. They are
/// strings because strings this short cost no counting of references, as arrays do.
struct RoleSwitches: Sendable {
    private let escapes: [String]

    /// The sequences under a theme; all empty without color. `plain` is the terminal's own look.
    init(openings: [String], closing: String) {
        escapes = openings.flatMap { old in
            openings.map { new in
                if old == new { return "" }
                return (old.isEmpty ? "" : closing) + new
            }
        }
    }

    /// What leads from one role's look to another's; empty where they look alike.
    subscript(old: Role, new: Role) -> String {
        escapes[Int(old.rawValue) * Role.allCases.count + Int(new.rawValue)]
    }
}
