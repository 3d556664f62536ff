import CommandLanguage
import HierarchyRecords
import Statements

/// A class of the user's, as it was typed.
struct DeclaredClass {
    private(set) var declaration: ClassDeclaration
    private(set) var origin: Finding.Origin?

    var name: String { declaration.name.text }

    /// Adds the members of an extension, or of the implementation of an interface.
    mutating func add(_ extension: ClassDeclaration, of step: Finding.Origin) {
        if bodies.isEmpty { origin = step }
        declaration.protocols += `extension`.protocols
        declaration.methods += `extension`.methods
        declaration.initialisers += `extension`.initialisers
        declaration.computedProperties += `extension`.computedProperties
        declaration.deinitialiser = `extension`.deinitialiser ?? declaration.deinitialiser
    }

    /// Every body of the class with the method that it is in; a property's counts as one.
    var bodies: [(method: String, statements: [Statement])] {
        places.map { ($0.method, $0.statements) }
    }

    /// The bodies of the member that made a call; none where another class did.
    func bodies(of caller: CallingCode) -> [(method: String, statements: [Statement])] {
        guard caller.className == name else { return [] }
        return places.filter { ($0.name.line, $0.name.column) == (caller.line, caller.column) }
            .map { ($0.method, $0.statements) }
    }

    /// Every body, with the place of the member's name.
    private var places: [(name: SourceSpan, method: String, statements: [Statement])] {
        (methods.map { ($0.name.span, $0.plainName, $0.body) }
            + declaration.initialisers.map { ($0.name.span, "init", $0.body) })
            + declaration.computedProperties.flatMap { property in
                [property.getter, property.setter?.body].compactMap(\.self).map {
                    (property.name.span, property.name.text, $0)
                }
            }
            + declaration.storedProperties.flatMap { property in
                [property.willSet, property.didSet].compactMap(\.self).map {
                    (property.name.span, property.name.text, $0.body)
                }
            }
    }

    var methods: [FunctionDeclaration] { declaration.methods }

    /// The methods of that name, by Swift's base name.
    func methods(named name: String) -> [FunctionDeclaration] {
        methods.filter { $0.plainName == name }
    }

    /// Whether it says that it adopts the protocol of that name.
    func adopts(_ name: String) -> Bool { declaration.protocols.contains { $0.isNamed(name) } }

    /// Whether it says that it forwards appearance by hand.
    var forwardsByHand: Bool {
        let name = "shouldAutomaticallyForwardAppearanceMethods"
        return bodies.contains { body in
            body.method == name
                && body.statements.contains { statement in
                    statement.expressions.contains {
                        if case .literal(.boolean(false)) = $0.kind {
                            true
                        } else {
                            $0.isName("NO")
                        }
                    }
                }
        }
    }

    /// A finding about a place in the class.
    func advice(
        _ id: String, _ gravity: Finding.Gravity = .advice, rule: RuleID, method: String,
        at span: SourceSpan?, _ text: String, mend: [String]
    ) -> Finding {
        let place = span.map { $0.file == nil ? " (line \($0.line))" : " (\($0.text))" } ?? ""
        return Finding(
            id, gravity, rule: rule, objects: [name, method],
            "\(name).\(method)\(place) \(text)", since: origin, mend: mend)
    }
}

extension FunctionDeclaration {
    /// Swift's base name; of a selector, what stands before its first colon, as UIKit's Swift names
    /// have it.
    var plainName: String {
        let first = (objcSelector ?? name.text).prefix { $0 != ":" }
        switch first {
        case "willMoveToParentViewController": return "willMove"
        case "didMoveToParentViewController": return "didMove"
        case "viewWillTransitionToSize": return "viewWillTransition"
        case "willTransitionToTraitCollection": return "willTransition"
        case "addChildViewController": return "addChild"
        case "removeFromParentViewController": return "removeFromParent"
        default: return String(first)
        }
    }
}
