import CommandLanguage

/// What in the user's code holds an object strongly.
enum ObjectHolder: Equatable {
    /// Another name of the object.
    case name(String)
    /// A variable with a collection that the object is in.
    case variable(String)
    /// A property of an object of the user's classes.
    case property(String, of: String)
    /// A closure that captured the object under that name.
    case closure(ClosurePlace, captured: String, at: SourceSpan?)
    /// A timer that repeats, of which the object is the target; the property that has the timer is nil where
    /// none does.
    case timer(property: String?)
    /// A display link, of which the object is the target; the property that has the link is nil where none does.
    case displayLink(property: String?)
    /// A call of the object's method that waits for its time.
    case delayedCall(of: String)

    /// Where a closure is kept.
    enum ClosurePlace: Equatable {
        case variable(String)
        case property(String, of: String)
        /// A timer that repeats keeps it; the property that has the timer is nil where none does.
        case timer(property: String?)
        /// The notification centre keeps it, for the observer of that notification; the property that has the token is
        /// nil where none does.
        case observer(String?, property: String?)
        /// UIKit keeps it until it calls it, as a completion.
        case waiting
        /// An action of the alert keeps it, which the alert keeps.
        case handler
        /// A subscription of `assign(to:on:)` keeps it.
        case assignment
    }

    /// The holder in words that go before "holds it".
    var words: String {
        switch self {
        case .name(let name): "the name '\(name)'"
        case .variable(let name): "'\(name)'"
        case .property(let name, let owner): "the property '\(name)' of \(owner)"
        case .closure(let place, let name, let span):
            "\(place.words)\(span.map { " (\($0.inClass))" } ?? ""), which captured \(name),"
        case .timer(let property):
            "the timer" + (property.map { " in '\($0)'" } ?? "")
                + ", which repeats and was not invalidated,"
        case .displayLink(let property):
            "the display link" + (property.map { " in '\($0)'" } ?? "")
                + ", which the run loop holds until invalidate(),"
        case .delayedCall(let method):
            "a call of '\(method)' that waits for its time, by perform(_:with:afterDelay:),"
        }
    }
}

extension ObjectHolder {
    /// How they let go of the object, each way once.
    static func ways(of holders: [ObjectHolder], in language: SourceLanguage) -> [String] {
        var ways: [String] = []
        for way in holders.map({ $0.mend(in: language) }) where !ways.contains(way) {
            ways.append(way)
        }
        return ways
    }

    /// How it lets go of the object.
    private func mend(in language: SourceLanguage) -> String {
        switch (self, language) {
        case (.name(let other), _): "forget \(other)"
        case (.variable(let variable), _): "take it out of '\(variable)'"
        case (.property(let property, let owner), .swift):
            "declare the property of \(owner) 'weak var \(property)', or set it to nil"
        case (.property(let property, let owner), .objectiveC):
            "declare the property '\(property)' of \(owner) '@property (weak)', or set it to nil"
        case (.timer(let property), .swift):
            "\(property ?? "timer")?.invalidate() in viewDidDisappear, or a timer with a block that "
                + "captures [weak self]"
        case (.timer(let property), .objectiveC):
            "[self.\(property ?? "timer") invalidate]; in viewDidDisappear:"
        case (.displayLink(let property), .swift):
            "\(property ?? "link")?.invalidate() in viewDidDisappear"
        case (.displayLink(let property), .objectiveC):
            "[self.\(property ?? "link") invalidate]; in viewDidDisappear:"
        case (.delayedCall, .swift):
            "NSObject.cancelPreviousPerformRequests(withTarget: self) in viewWillDisappear"
        case (.delayedCall, .objectiveC):
            "[NSObject cancelPreviousPerformRequestsWithTarget:self]; in viewWillDisappear:"
        case (.closure(.timer(let property), let captured, _), .swift):
            "\(property ?? "timer")?.invalidate() in viewDidDisappear, and [weak \(captured)] in the block"
        case (.closure(.observer(_, let property), let captured, _), .swift):
            "[weak \(captured)] in the block, and NotificationCenter.default.removeObserver("
                + "\(property ?? "token")) in deinit"
        case (.closure(.handler, let captured, _), .swift):
            "[weak \(captured)] in the handler: the alert holds the action, and the action its handler"
        case (.closure(.assignment, _, _), .swift):
            "sink { [weak self] value in … } in place of assign(to:on: self)"
        case (.closure(_, let captured, _), .swift):
            "capture [weak \(captured)] in the closure, or set the property that holds it to nil"
        case (.closure(_, let captured, _), .objectiveC):
            "let the block capture a '__weak' variable in place of \(captured)"
        }
    }
}

extension ObjectHolder.ClosurePlace {
    fileprivate var words: String {
        switch self {
        case .variable(let name): "the closure in '\(name)'"
        case .property(let name, let owner): "the closure in the property '\(name)' of \(owner)"
        case .timer(let property):
            "the block of the timer" + (property.map { " in '\($0)'" } ?? "") + " that repeats"
        case .observer(let name, let property):
            "the block of the observer" + (property.map { " in '\($0)'" } ?? "")
                + (name.map { " of \($0)" } ?? "")
        case .waiting: "a closure that still waits to be called"
        case .handler: "the handler of its own action"
        case .assignment: "the subscription of assign(to:on:)"
        }
    }
}
