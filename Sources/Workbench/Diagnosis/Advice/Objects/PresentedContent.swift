import CommandLanguage
import HierarchyRecords
import Statements

/// A presentation controller asked of a controller that is presented in a container: the container has one of its
/// own, and that one counts (B50).
enum PresentedContent: Advice {
    static func findings(in declared: DeclaredClass, among all: [DeclaredClass]) -> [Finding] {
        declared.bodies.flatMap { method, statements in
            places(in: statements).map { place in
                declared.advice(
                    "content-configured", .fault, rule: .b50, method: method, at: place.span,
                    place.words, mend: place.mend)
            }
        }
    }

    /// What it finds in statements that stand in no class.
    static func findings(in statements: [Statement], of origin: Finding.Origin) -> [Finding] {
        places(in: statements).map { place in
            Finding(
                "content-configured", rule: .b50, objects: [place.content],
                "the code \(place.words)", since: origin, mend: place.mend)
        }
    }

    private static let properties: Set<String> = [
        "presentationController", "sheetPresentationController", "popoverPresentationController",
        "modalPresentationStyle", "transitioningDelegate",
    ]

    private struct Place {
        let span: SourceSpan
        let content: String
        let property: String
        let container: String
        let isNamed: Bool

        var words: String {
            "asks \(content).\(property), and presents \(container), which \(content) is in: what is "
                + "presented is \(container), with a presentation controller of its own"
        }

        var mend: [String] {
            [
                isNamed
                    ? "\(container).\(property) in place of \(content).\(property)"
                    : "keep the container in a constant, and use its \(property) in place of "
                        + "\(content).\(property)"
            ]
        }
    }

    private static func places(in statements: [Statement]) -> [Place] {
        let containers = statements.containersMade
        var places: [Place] = []
        for presented in statements.presented {
            let made = containers.last { $0.name == presented.name }
            guard let content = made?.content ?? presented.content,
                let use = statements.uses(of: content, properties).first(where: {
                    $0.span.precedes(made?.span ?? presented.span)
                })
            else { continue }
            places.append(
                Place(
                    span: use.span, content: content, property: use.property,
                    container: presented.name ?? "a container", isNamed: presented.name != nil))
        }
        return places
    }
}

/// What a `present` is given: a variable, or a container that is made there.
private struct Presented {
    let name: String?
    let content: String?
    let span: SourceSpan
}

extension [Statement] {
    /// The variables that hold a container made around a controller.
    fileprivate var containersMade: [(name: String, content: String, span: SourceSpan)] {
        localObjects.compactMap { local in
            local.value.contentOfMade.map { (local.name.text, $0, local.name.span) }
        }
    }

    fileprivate var presented: [Presented] {
        var found: [Presented] = []
        CodeWalk.expressions(of: self) { expression in
            guard let call = CodeCall.orOwn(expression), call.presents,
                let value = call.arguments.first?.value
            else { return }
            let content = value.contentOfMade
            found.append(
                Presented(
                    name: content == nil ? value.ownPath : nil, content: content, span: call.span))
        }
        return found
    }

    /// Where one of the properties of a controller is asked for or set.
    fileprivate func uses(
        of name: String, _ properties: Set<String>
    ) -> [(property: String, span: SourceSpan)] {
        var found: [(property: String, span: SourceSpan)] = []
        func note(_ expression: CommandLanguage.Expression) {
            guard let member = expression.member, properties.contains(member.name),
                member.base.ownPath == name
            else { return }
            found.append((member.name, expression.span))
        }
        CodeWalk.expressions(of: self, note)
        CodeWalk.assignments(of: self) { target, _ in CodeWalk.expressions(of: target, note) }
        return found
    }
}

extension CommandLanguage.Expression {
    /// The variable of the controller that it puts into a navigation controller of its own:
    /// `UINavigationController(rootViewController: form)`.
    fileprivate var contentOfMade: String? {
        guard madeClass != nil else { return nil }
        if case .link(.call(_, let arguments)) = unchained.kind {
            return arguments.first { $0.label == "rootViewController" }?.value.nameAlone
        }
        guard case .message(_, let selector, let values) = unchained.kind,
            selector == "initWithRootViewController:"
        else { return nil }
        return values.first?.nameAlone
    }

    private var nameAlone: String? {
        let path = ownPath
        return path.isEmpty || path.contains("…") ? nil : path
    }
}
