/// A page of help on what the terminal shows and reads, which the program around the engine makes
/// from the tables that it draws and reads with.
public enum ConsoleTopic: String, CaseIterable, Sendable {
    case marks, keys

    /// One sentence.
    public var summary: String {
        switch self {
        case .marks: "Every sign and code of the log and of the tree."
        case .keys: "What the keys do at the prompt."
        }
    }
}
