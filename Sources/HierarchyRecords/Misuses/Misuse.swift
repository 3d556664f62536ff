/// A UIKit contract that was broken: UIKit's own text, the rule, and a hint.
public struct Misuse: Sendable, Equatable {
    /// What UIKit does about it.
    public enum Kind: Sendable, Equatable {
        /// Printed on the console; the app goes on.
        case warning
        /// Raised; an app would end. The name is the exception's.
        case exception(name: String)
    }

    public let rule: RuleID
    public let kind: Kind
    /// UIKit's text, objects written `<Class: name>`.
    public let text: String
    /// What to do instead, in one sentence.
    public let hint: String

    /// Makes a misuse.
    public init(_ rule: RuleID, _ kind: Kind, _ text: String, hint: String) {
        self.rule = rule
        self.kind = kind
        self.text = text
        self.hint = hint
    }
}
