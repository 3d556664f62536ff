/// What of a file could not be read.
public struct UnreadCode: Sendable {
    /// Why, each at its place.
    public private(set) var mistakes: [Diagnostic] = []
    /// The names that it declares: what mentions them may be wrong for that reason alone.
    public private(set) var names: Set<String> = []

    /// After so many mistakes the rest is not read.
    static let mostMistakes = 200

    /// Nothing.
    public init() {}

    /// Whether all was read, and nothing is in doubt.
    public var isEmpty: Bool { mistakes.isEmpty && names.isEmpty }

    /// Whether nothing more is to be read behind a mistake.
    var isFull: Bool { mistakes.count >= Self.mostMistakes }

    /// Adds a mistake, unless one is told of its place.
    mutating func add(_ mistake: Diagnostic) {
        if !mistakes.contains(where: { $0.span == mistake.span }) { mistakes.append(mistake) }
    }

    /// Adds names whose declarations were not read.
    public mutating func doubt(_ names: some Sequence<String>) { self.names.formUnion(names) }

    /// Adds what could not be read of another file.
    mutating func add(_ other: UnreadCode) {
        for mistake in other.mistakes { add(mistake) }
        names.formUnion(other.names)
    }

    /// All mistakes as one, the later ones behind the first; nil where there is none.
    var diagnostic: Diagnostic? {
        guard var first = mistakes.first else { return nil }
        first.others = Array(mistakes.dropFirst())
        return first
    }
}

extension Statement {
    /// What stands in place of a statement that cannot be read: nothing is known of what comes behind it.
    static func unread(at span: SourceSpan) -> Statement {
        let callee = Expression(.name("fatalError"), span: span)
        return .expression(Expression(.link(.call(callee, [])), span: span))
    }
}
