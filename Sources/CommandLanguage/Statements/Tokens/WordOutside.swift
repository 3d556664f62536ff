/// Words of Swift for what is not simulated.
public enum WordOutside {
    /// In the order in which `help statements` lists them.
    public static let all = ["async"]

    /// What is said of something that is not simulated.
    public static func refusal(_ what: Message) -> Message {
        "\(what) is outside of what is simulated"
    }
}
