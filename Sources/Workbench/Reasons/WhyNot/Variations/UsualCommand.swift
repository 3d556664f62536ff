import HierarchyRecords
import Statements

/// What a person types to bring a callback about, with places for what is there: `push \(.other) on
/// \(.subject)`. Several commands on a line belong together: `swipe down; finish`.
struct UsualCommand: Sendable, ExpressibleByStringInterpolation {
    /// What stands in a place.
    enum Role {
        /// What the question is about: the stack of `n.delegate.didShow`.
        case subject
        /// The same where it is shown by nobody: neither root nor presented nor a child.
        case loner
        /// Each of the other controllers.
        case other
        /// Each view and control that has a name.
        case view
        /// A title that the subject, an alert, offers.
        case title
        /// A segue of the subject's scene, with where it begins: `next from a`.
        case segue
        /// An unwind segue of any scene, with where it begins.
        case unwind
    }

    struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var parts: [Part] = []

        init(literalCapacity: Int, interpolationCount: Int) {}

        mutating func appendLiteral(_ text: String) { parts.append(.text(text)) }
        mutating func appendInterpolation(_ role: Role) { parts.append(.role(role)) }
    }

    fileprivate enum Part {
        case text(String)
        case role(Role)
    }

    private let parts: [Part]

    init(stringLiteral text: String) { parts = [.text(text)] }
    init(stringInterpolation: StringInterpolation) { parts = stringInterpolation.parts }

    /// The command with each choice of what may stand in its places; none where nothing may.
    func lines(with cast: Cast) -> [String] {
        parts.reduce([""]) { lines, part in
            let choices =
                switch part {
                case .text(let text): [text]
                case .role(let role): cast.names(of: role)
                }
            return lines.flatMap { line in choices.map { line + $0 } }
        }
    }
}

extension Cast {
    fileprivate func names(of role: UsualCommand.Role) -> [String] {
        switch role {
        case .subject: [subject]
        case .loner: parent == nil && !isShownOtherwise ? [subject] : []
        case .other: company
        case .view: views
        case .title: titles.map(Value.quoted)
        case .segue: segues.filter { !$0.isUnwind }.compactMap { $0.words(from: subject) }
        case .unwind: unwinds
        }
    }
}

extension Circumstances.Segue {
    /// How a command names it; nil where it has no identifier.
    func words(from source: String) -> String? {
        if identifier.isEmpty { return nil }
        let isPlain = identifier.allSatisfy { $0.isLetter || $0.isNumber }
        return "\(isPlain ? identifier : Value.quoted(identifier)) from \(source)"
    }
}
