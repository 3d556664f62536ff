import CommandLanguage
import HierarchyRecords

/// What the code of a container's class says of when the views of its children are shown.
struct ContainerCode {
    /// The class, then those of the session above it.
    private let classes: [DeclaredClass]

    /// The code of the class of that name. Nil where a class of UIKit, of the gallery or of a package
    /// stands there that is a container of its own kind: it shows its children when it sees fit.
    init?(of className: String, in all: [DeclaredClass]) {
        var classes: [DeclaredClass] = []
        var name = className
        while let next = all.first(where: { $0.name == name }), classes.count < all.count {
            classes.append(next)
            name = next.declaration.superclass?.description ?? ""
        }
        guard Self.plain.contains(name) else { return nil }
        self.classes = classes
    }

    private static let plain = [
        "UIViewController", "UITableViewController", "UICollectionViewController",
    ]

    /// Whether a method that adds no child handles the view of one: such a container keeps children
    /// whose views come later, or come and go.
    var showsApart: Bool {
        classes.flatMap(\.bodies).contains { body in
            body.statements.childrenAdded.isEmpty && !body.statements.viewsHandled.isEmpty
        }
    }

    /// The line that the member lacks which added the child: it handles no view of a child that it
    /// adds. Nil where the member does, or stands in another class.
    func missingLine(in caller: CallingCode) -> MissingLine? {
        for declared in classes {
            for (method, statements) in declared.bodies(of: caller) {
                let handled = statements.viewsHandled
                let added = statements.childrenAdded.first {
                    $0.name != "…" && !handled.contains($0.name)
                }
                guard let added else { continue }
                return MissingLine(
                    child: added.name, declared: declared, method: method,
                    instead: statements.viewAdded, place: added.span)
            }
        }
        return nil
    }

    /// What a method does not do, and the line that it lacks.
    struct MissingLine {
        fileprivate let child: String
        fileprivate let declared: DeclaredClass
        fileprivate let method: String
        /// What it adds in place of the child's view.
        fileprivate let instead: (view: String, span: SourceSpan)?
        fileprivate let place: SourceSpan

        /// `displayContentController adds self.currentClientView and not content.view`
        var words: String {
            instead.map { "\(method) adds \($0.view) and not \(child).view" }
                ?? "\(method) adds no view of \(child)"
        }

        /// The line with its place in the class.
        var mend: String {
            let language = declared.declaration.language
            let line = UIKitCall.addSubview(of: child, to: "self").text(in: language)
            let span = instead?.span ?? place
            let place = span.file == nil ? "line \(span.line)" : span.text
            let manner = instead.map { "in place of the view \($0.view)" } ?? "behind addChild"
            return "\(line) \(manner) (\(declared.name).\(method), \(place))"
        }
    }
}

extension [Statement] {
    /// The controllers that the code adds as children, by their paths.
    fileprivate var childrenAdded: [(name: String, span: SourceSpan)] {
        calls(["addChild", "addChildViewController"]).compactMap { call in
            guard !call.isSuper, let child = call.arguments.first?.value else { return nil }
            return (child.pathText, call.span)
        }
    }

    /// What the code adds as a subview first, if that is a view of its own object.
    fileprivate var viewAdded: (view: String, span: SourceSpan)? {
        calls(["addSubview", "insertSubview"]).lazy.compactMap { call in
            call.arguments.first.map { ($0.value.pathText, call.span) }
        }.first { $0.0 != "…" }
    }

    /// The controllers whose views the code hands on: to a call, to a variable, to its caller.
    fileprivate var viewsHandled: Set<String> {
        var owners: Set<String> = []
        func note(_ value: Expression) {
            if let member = value.unforced.member, ["view", "viewIfLoaded"].contains(member.name),
                !member.base.isName("self"), !member.base.isName("super")
            {
                owners.insert(member.base.unforced.pathText)
            }
        }
        CodeWalk.expressions(of: self) { expression in
            guard let call = CodeCall.orOwn(expression) else { return }
            call.arguments.forEach { note($0.value) }
            if call.isTransition { owners.formUnion(call.arguments.map(\.value.pathText)) }
        }
        CodeWalk.assignments(of: self) { _, value in note(value) }
        for value in flatMap(\.valuesHandedOn) { note(value) }
        return owners
    }

    private func calls(_ names: [String]) -> [CodeCall] {
        var calls: [CodeCall] = []
        CodeWalk.expressions(of: self) { expression in
            if let call = CodeCall.orOwn(expression), names.contains(call.name) {
                calls.append(call)
            }
        }
        return calls
    }
}

extension Statement {
    /// What it returns, or gives a name of its own.
    fileprivate var valuesHandedOn: [Expression] {
        let own: [Expression] =
            switch self {
            case .exit, .declaration: expressions
            case .expression, .assignment, .definition, .branch, .loop, .block, .labeled: []
            }
        return own + blocks.flatMap { $0.flatMap(\.valuesHandedOn) }
    }
}

extension Expression {
    /// Without the `!` behind it.
    fileprivate var unforced: Expression {
        if case .link(.forceUnwrap(let inner)) = unchained.kind { return inner.unforced }
        return unchained
    }
}

extension CodeCall {
    /// Whether it puts one child in the place of another.
    fileprivate var isTransition: Bool {
        name == "transitionFromViewController"
            || name == "transition" && arguments.first?.label == "from"
    }
}
