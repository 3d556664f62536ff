/// A type that statements can name, with its members.
///
/// The descriptions are a table: the checker, the interpreter, completion and tests read it, and
/// nothing about a member stands anywhere else.
@MainActor
final class TypeDescription {
    /// What its values are.
    enum Kind {
        case simple
        /// An enumeration; its members by position.
        case choices([String])
        /// An option set; its members with their bits.
        case options([(name: String, bits: UInt)])
        /// A class; the cast tells whether an object is of it.
        case object(isInstance: (AnyObject) -> Bool)
    }

    /// As Swift spells it, outer types included: `UIView.AnimationOptions`.
    nonisolated let name: String
    let kind: Kind
    let superclass: TypeDescription?
    private let build: () -> TypeMembers

    /// Its own members, those of superclasses left out; made when they are first needed.
    private(set) lazy var members: TypeMembers = build()

    /// What its own members are called in Objective-C.
    private(set) lazy var objectiveC = ObjectiveCNames(self)

    init(
        _ name: String, _ kind: Kind, superclass: TypeDescription? = nil,
        members build: @escaping () -> TypeMembers
    ) {
        self.name = name
        self.kind = kind
        self.superclass = superclass
        self.build = build
    }

    private lazy var propertiesByName = Dictionary(
        members.properties.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    private lazy var methodsByBase = Dictionary(grouping: members.methods, by: \.base)

    /// Its own property of that name.
    func property(_ name: String) -> MemberProperty? { propertiesByName[name] }

    /// Its own methods of that base name.
    func methods(_ base: String) -> [MemberMethod] { methodsByBase[base] ?? [] }

    /// Whether it is the other type or a subclass of it.
    func inherits(from other: TypeDescription) -> Bool {
        var type: TypeDescription? = self
        while let current = type {
            if current === other { return true }
            type = current.superclass
        }
        return false
    }

    /// Itself, then its superclasses from the nearest on.
    var lineage: [TypeDescription] {
        var result: [TypeDescription] = []
        var type: TypeDescription? = self
        while let current = type {
            result.append(current)
            type = current.superclass
        }
        return result
    }

    /// Whether it is a class.
    var isClass: Bool { if case .object = kind { true } else { false } }

    /// The name of an enumeration's member.
    func choiceName(_ index: Int) -> String {
        guard case .choices(let names) = kind, names.indices.contains(index) else {
            return "\(index)"
        }
        return names[index]
    }

    /// The names of the options whose bits are set; those that take more bits come first, so that a
    /// transition is not taken for two others whose bits it joins.
    func optionNames(_ bits: UInt) -> [String] {
        guard case .options(let options) = kind else { return [] }
        var rest = bits
        var found: [Int] = []
        let order = options.indices.sorted {
            (options[$1].bits.nonzeroBitCount, $0) < (options[$0].bits.nonzeroBitCount, $1)
        }
        for index in order {
            let bits = options[index].bits
            if bits != 0, rest & bits == bits {
                found.append(index)
                rest &= ~bits
            }
        }
        return found.sorted().map { options[$0].name } + (rest == 0 ? [] : ["\(rest)"])
    }
}
