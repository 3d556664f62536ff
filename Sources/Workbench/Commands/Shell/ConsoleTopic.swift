/// A page of help on what the terminal shows and reads and what else the program does, which the program
/// around the engine makes from the tables that it draws and reads with.
public enum ConsoleTopic: String, CaseIterable, Sendable {
    case marks, keys, program, tests

    /// One sentence.
    public var summary: String {
        switch self {
        case .marks: "Every sign and code of the log and of the tree."
        case .keys: "What the keys do at the prompt."
        case .program:
            "What the program does when a shell starts it: 'vcr test', 'vcr check' and others."
        case .tests:
            "Scripts that test: what they expect, how they run, and how they are kept right."
        }
    }
}
