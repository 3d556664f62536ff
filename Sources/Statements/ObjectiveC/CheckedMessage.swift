import CommandLanguage

/// A message with what it leads to.
package final class CheckedMessage {
    /// What is known before it runs.
    enum Target {
        case getter(MemberProperty)
        case setter(MemberProperty)
        /// The arguments stand for all parameters.
        case method(MemberMethod)
        /// Whatever the receiver is when it runs decides.
        case dynamic
    }

    let receiver: CheckedExpression
    let selector: String
    let target: Target
    let arguments: [CheckedExpression]

    init(
        _ receiver: CheckedExpression, _ selector: String, _ target: Target,
        _ arguments: [CheckedExpression]
    ) {
        self.receiver = receiver
        self.selector = selector
        self.target = target
        self.arguments = arguments
    }
}
