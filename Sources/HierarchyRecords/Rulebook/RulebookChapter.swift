/// The rules on one topic, the recorded ones before those that are assumed.
public struct RulebookChapter: Sendable {
    /// A few words naming the topic.
    public let title: String
    public let rules: [Rule]

    init(_ title: String, _ rules: [Rule]) {
        self.title = title
        self.rules = rules
    }
}
