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
        }
    }
}
