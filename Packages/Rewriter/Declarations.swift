import SwiftSyntax

/// A method that Objective-C could call.
struct ReachableMethod {
    let signature: Signature
    let selector: String
    let isOverride: Bool
}

/// What overrides a member of a superclass from an extension, where Swift takes none.
struct StrayOverride {
    /// The declaration that goes into the class's own braces.
    let forwarder: String
}

/// What is known of a class of the package, or of one of the kit.
final class KnownClass {
    let name: String
    let module: String
    var superclass: String?
    var protocols: Set<String> = []
    var methods: [(signature: Signature, types: [String])] = []
    var reachable: [ReachableMethod] = []
    var strays: [StrayOverride] = []
    /// What its own braces override; the labels of a property are nil.
    var overrides: [(name: String, labels: [String]?)] = []
    /// The file of its braces; nil where only extensions are known.
    var file: Int?
    /// Whether all its methods can be called by their selectors.
    var exposesAll = false
    var isOfKit: Bool { module == Declarations.kit }

    func meets(_ requirement: OptionalRequirement) -> Bool {
        methods.contains {
            $0.signature == requirement.signature && $0.types == requirement.types
        }
    }

    init(_ name: String, module: String) {
        self.name = name
        self.module = module
    }
}

/// An optional requirement of a protocol of the package.
struct OptionalRequirement {
    let owner: String
    let signature: Signature
    /// The types of its arguments as they are written: protocols may have several with the same labels.
    let types: [String]
    /// The protocol that stands for it.
    let protocolName: String
}

/// What is declared in all files of a package and of those that it depends on.
final class Declarations {
    /// The module of UIKit's own classes.
    static let kit = "UIKit"

    private var classes: [String: [KnownClass]] = [:]
    var protocols: [String: Set<String>] = [:]
    var optionals: [Signature: [OptionalRequirement]] = [:]
    /// Requirements of UIKit's own protocols: they all have a standard implementation here.
    var kitRequirements: Set<Signature> = []
    /// What extensions of classes declare, in packages.
    var extensionMembers: Set<ExtensionMember> = []
    /// Those of them that a class overrides; it is asked for when all files are read.
    lazy var overriddenMembers = Set(
        all.flatMap { known in
            known.overrides.compactMap { extensionMember($0, $1, overriddenIn: known) }
        })
    /// The names of all classes and protocols.
    var knownNames: Set<String> { Set(classes.keys).union(protocols.keys) }

    var all: [KnownClass] {
        classes.keys.sorted().flatMap { classes[$0] ?? [] }
    }

    /// The class of that name as its module knows it, which may be no more than an extension.
    func makeClass(_ name: String, in module: String) -> KnownClass {
        if let known = classes[name]?.first(where: { $0.module == module }) { return known }
        let made = KnownClass(name, module: module)
        classes[name, default: []].append(made)
        return made
    }

    /// The class that the name means in the module.
    func find(_ name: String, from module: String) -> KnownClass? {
        let all = (classes[name] ?? []).filter { $0.file != nil || $0.isOfKit }
        return all.first { $0.module == module } ?? all.first { !$0.isOfKit } ?? all.first
    }

    /// The class and those above it that are known.
    func lineage(of known: KnownClass?) -> [KnownClass] {
        var line: [KnownClass] = []
        var next = known
        while let known = next, line.count < 100, !line.contains(where: { $0 === known }) {
            line.append(known)
            next = known.superclass.flatMap { find($0, from: known.module) }
        }
        return line
    }

    /// Whether a class above it answers to selectors already.
    func inheritsPerform(_ known: KnownClass) -> Bool {
        lineage(of: known).dropFirst().contains {
            $0.isOfKit && $0.name == "UIResponder" || !$0.isOfKit && needsPerform($0)
        }
    }

    func needsPerform(_ known: KnownClass) -> Bool {
        known.file != nil && known.reachable.contains { !$0.isOverride }
    }

    /// The protocol that stands for an optional requirement, by its place among the optional ones.
    func protocolName(of owner: String, _ number: Int) -> String { "\(owner)_\(number + 1)" }

    /// All protocols that the names stand for, with those that they refine.
    private func closure(of names: Set<String>) -> Set<String> {
        var found: Set<String> = []
        var open = Array(names)
        while let name = open.popLast() {
            guard found.insert(name).inserted else { continue }
            open += (protocols[name] ?? []).subtracting(found)
        }
        return found
    }

    /// The optional requirements that the class's methods meet and no class above it does.
    func met(by known: KnownClass) -> [OptionalRequirement] {
        let above = lineage(of: known).dropFirst()
        return optionals.values.joined().filter { requirement in
            meets(known, requirement) && !above.contains { meets($0, requirement) }
        }.sorted { $0.protocolName < $1.protocolName }
    }

    private func meets(_ known: KnownClass, _ requirement: OptionalRequirement) -> Bool {
        let line = lineage(of: known)
        let adopted = closure(of: line.reduce(into: []) { $0.formUnion($1.protocols) })
        return adopted.contains(requirement.owner)
            && line.contains { !$0.isOfKit && $0.meets(requirement) }
    }

    /// The selector that `#selector` means: that of a method of the type, of one above it, or of any other.
    func selector(named name: String, labels: [String]?, in type: KnownClass?) -> String {
        for known in lineage(of: type) + all {
            let fitting = known.reachable.first {
                $0.signature.name == name && (labels == nil || $0.signature.labels == labels)
            }
            if let fitting { return fitting.selector }
        }
        return labels.map { Signature(name: name, labels: $0).selector } ?? name
    }
}
