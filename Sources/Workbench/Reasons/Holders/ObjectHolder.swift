/// What in the user's code holds an object strongly.
enum ObjectHolder: Equatable {
    /// Another name of the object.
    case name(String)
    /// A variable with a collection that the object is in.
    case variable(String)
    /// A property of an object of the user's classes.
    case property(String, of: String)
    /// A closure that captured the object under that name.
    case closure(ClosurePlace, captured: String)

    /// Where a closure is kept.
    enum ClosurePlace: Equatable {
        case variable(String)
        case property(String, of: String)
        /// UIKit keeps it until it calls it, as a completion.
        case waiting
    }

    /// The holder in words that go before "holds it".
    var words: String {
        switch self {
        case .name(let name): "the name '\(name)'"
        case .variable(let name): "'\(name)'"
        case .property(let name, let owner): "the property '\(name)' of \(owner)"
        case .closure(let place, let name): "\(place.words), which captured \(name),"
        }
    }
}

extension ObjectHolder.ClosurePlace {
    fileprivate var words: String {
        switch self {
        case .variable(let name): "the closure in '\(name)'"
        case .property(let name, let owner): "the closure in the property '\(name)' of \(owner)"
        case .waiting: "a closure that still waits to be called"
        }
    }
}
