import CommandLanguage
import HierarchyRecords

/// A delegate or a data source that only a local variable holds, and that is gone when the method ends (B18).
enum DyingDelegate: Advice {
    private static let properties: Set<String> = [
        "delegate", "dataSource", "transitioningDelegate", "searchResultsUpdater",
        "prefetchDataSource", "dragDelegate", "dropDelegate",
    ]

    static func findings(in declared: DeclaredClass, among all: [DeclaredClass]) -> [Finding] {
        if all.contains(where: \.holdsDelegates) { return [] }
        return declared.bodies.flatMap { method, statements in
            assignments(in: statements).map { place in
                declared.advice(
                    "delegate-dies", .fault, rule: .b18, method: method, at: place.span,
                    "gives \(place.property) a \(place.className) that nothing holds when "
                        + "\(method) has ended: \(place.property) is weak, and nil then",
                    mend: [mend(place, declared.declaration.language)])
            }
        }
    }

    private struct Place {
        let span: SourceSpan
        let property: String
        let className: String
        /// The local variable; nil where the object is given as it is made.
        let variable: String?
    }

    private static func mend(_ place: Place, _ language: SourceLanguage) -> String {
        let name = place.variable ?? place.property
        return switch language {
        case .swift: "let \(name) = \(place.className)() as a property of the class"
        case .objectiveC:
            "@property (nonatomic, strong) \(place.className) *\(name); in place of the variable"
        }
    }

    private static func assignments(in statements: [Statement]) -> [Place] {
        let locals = locals(in: statements)
        var places: [Place] = []
        CodeWalk.assignments(of: statements) { target, value in
            guard let property = target.lastName, properties.contains(property) else { return }
            if let made = value.madeClass {
                places.append(
                    Place(
                        span: target.span, property: property, className: made, variable: nil))
            } else if case .name(let name) = value.unchained.kind, let made = locals[name],
                !isKept(name, in: statements)
            {
                places.append(
                    Place(
                        span: target.span, property: property, className: made, variable: name))
            }
        }
        return places
    }

    /// The local variables of which the code makes the objects, with their classes.
    private static func locals(in statements: [Statement]) -> [String: String] {
        var locals: [String: String] = [:]
        for statement in statements {
            if case .declaration(.variable(let name, _, _, _, let value)) = statement {
                locals[name.text] = value?.madeClass
            }
            for block in statement.blocks {
                locals.merge(self.locals(in: block)) { first, _ in first }
            }
        }
        return locals
    }

    /// Whether something but a delegate's property is given the variable: a call, another property, a closure.
    private static func isKept(_ name: String, in statements: [Statement]) -> Bool {
        var isKept = false
        CodeWalk.expressions(of: statements) { expression in
            let arguments = CodeCall.orOwn(expression)?.arguments ?? []
            if arguments.contains(where: { $0.value.mentions(name) }) { isKept = true }
        }
        CodeWalk.assignments(of: statements) { target, value in
            if value.isName(name), !properties.contains(target.lastName ?? "") {
                isKept = true
            }
        }
        return isKept || statements.exits(with: name)
    }
}

extension DeclaredClass {
    /// Whether it has a strong property of such a name of its own.
    fileprivate var holdsDelegates: Bool {
        declaration.storedProperties.contains {
            ["delegate", "dataSource"].contains($0.name.text) && !$0.modifiers.contains(.weak)
        }
    }
}

extension Expression {
    /// The name that an assignment to it sets: of a member, or of the object's own property.
    fileprivate var lastName: String? {
        if case .name(let name) = unchained.kind { return name }
        return member?.name
    }

    /// Whether the name stands in it, also in a closure.
    fileprivate func mentions(_ name: String) -> Bool {
        var found = false
        CodeWalk.expressions(of: self) { if $0.isName(name) { found = true } }
        return found
    }
}

extension [Statement] {
    /// Whether they return the variable.
    fileprivate func exits(with name: String) -> Bool {
        contains { statement in
            if case .exit(.return(let value?, _)) = statement, value.mentions(name) { return true }
            return statement.blocks.contains { $0.exits(with: name) }
        }
    }
}
