import HierarchyRecords

/// A text input view, which asks and informs a delegate of its own.
@MainActor
protocol TextAsking: UIView {
    associatedtype TextDelegate
    var textDelegate: TextDelegate? { get }
    /// The rule that lists the delegate's callbacks.
    static var ruleOfText: RuleID { get }
    /// Whether it is recorded what the delegate is asked while there is none.
    var isAskedOfNobody: Bool { get }
}

extension TextAsking {
    var isAskedOfNobody: Bool { true }

    /// Asks the delegate; true if it does not implement the question.
    func ask(_ callback: Callback, _ question: (TextDelegate) -> Bool) -> Bool {
        var answer = true
        tellDelegate(callback) { answer = question($0) }
        return answer
    }

    /// Asks whether `text` may replace the characters in that range.
    func allowsChange(
        _ callback: Callback, of range: NSRange, to string: String,
        _ question: (TextDelegate) -> Bool
    ) -> Bool {
        var answer = true
        let words = "\(range.location)..<\(range.location + range.length), \(string.quoted)"
        tellDelegate(callback, simulator.recorder.argument(text: words)) { answer = question($0) }
        return answer && !simulator.isStopped
    }

    func tellDelegate(
        _ callback: Callback, _ argument: EventArgument = .none, _ body: (TextDelegate) -> Void
    ) {
        guard !simulator.isStopped, isAskedOfNobody || textDelegate != nil else { return }
        dispatch.send(callback, to: self, argument, rule: Self.ruleOfText) {
            textDelegate.map(body)
        }
    }

    func post(_ name: Notification.Name) {
        guard !simulator.isStopped else { return }
        simulator.system.notifications.post(name: name, object: self)
    }
}
