/// A transition that shows a view, and all in it, on the way from one look to another.
public struct TransitionOnScreen: Sendable, Equatable {
    /// What it does with the view.
    public enum Kind: Sendable {
        /// It turns over as a card does.
        case flip
        /// It is turned as the page of a book is.
        case curl
        /// One look fades into the other.
        case dissolve
    }

    public var kind: Kind
    /// How far it has come, from 0 to 1.
    public var progress: Double

    /// Makes the description of one moment.
    public init(_ kind: Kind, progress: Double) {
        self.kind = kind
        self.progress = progress
    }
}
