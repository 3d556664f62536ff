/// A type of which code knows more than the session: what code asks of it.
@MainActor
final class StubType {
    /// What is written of it.
    enum Kind: Equatable {
        case `class`, `protocol`
        /// A type that is known otherwise: an extension gives it what it lacks.
        case `extension`
    }

    /// One of its members.
    final class Member {
        enum Kind: Equatable {
            case property, method, initialiser
            /// A case of an enumeration, with what it carries.
            case choice
            /// A subscript with a label.
            case index
        }

        let kind: Kind
        let name: String
        let isStatic: Bool
        let parameters: [(label: String?, use: StubUse)]
        /// What it gives.
        let use: StubUse
        /// Whether a class of the code's own has another of its own in its place.
        var isOverridden = false
        /// Whether a selector names it.
        var isAction = false

        init(
            _ kind: Kind, _ name: String, isStatic: Bool,
            _ parameters: [(label: String?, use: StubUse)], _ use: StubUse
        ) {
            (self.kind, self.name, self.isStatic) = (kind, name, isStatic)
            (self.parameters, self.use) = (parameters, use)
        }
    }

    let name: String
    var kind: Kind
    /// How code uses the value where the name is a constant's rather than a type's; nil where no code names it alone.
    private(set) var constant: StubUse?
    /// How many type parameters it is given.
    var parameterCount = 0
    /// Whether code writes its members as `.name`, as those of an enumeration.
    var isImplicit = false
    private(set) var members: [Member] = []
    private var indices: [String: Int] = [:]
    private weak var sketch: StubSketch?

    init(_ name: String, _ kind: Kind, in sketch: StubSketch) {
        (self.name, self.kind, self.sketch) = (name, kind, sketch)
    }

    /// How code uses the value, where the name is a constant's.
    func valueOfConstant(in sketch: StubSketch) -> StubUse {
        if let constant { return constant }
        let made = sketch.makeUse(name)
        constant = made
        return made
    }

    /// Takes over what is asked of another.
    func absorb(_ other: StubType) {
        isImplicit = isImplicit || other.isImplicit
        for member in other.members {
            let known = self.member(
                member.kind, member.name, member.parameters.map(\.label),
                isStatic: member.isStatic)
            guard let known else { continue }
            known.use.absorb(member.use)
            for (own, given) in zip(known.parameters, member.parameters) {
                own.use.absorb(given.use)
            }
        }
    }

    /// The property of that name.
    func property(_ name: String, isStatic: Bool) -> StubUse? {
        member(.property, name, [], isStatic: isStatic)?.use
    }

    /// The member that takes arguments with those labels; nil where there are too many of them already.
    func member(
        _ kind: Member.Kind, _ name: String, _ labels: [String?], isStatic: Bool = false
    ) -> Member? {
        let key = "\(kind) \(isStatic) \(name) \(labels.map { $0 ?? "_" }) \(labels.count)"
        if let known = indices[key] { return members[known] }
        guard let sketch, members.count < StubSketch.mostMembers else { return nil }
        let parameters = labels.map { (label: $0, use: sketch.makeUse($0 ?? name)) }
        let made = Member(kind, name, isStatic: isStatic, parameters, sketch.makeUse(name))
        indices[key] = members.count
        members.append(made)
        return made
    }
}
