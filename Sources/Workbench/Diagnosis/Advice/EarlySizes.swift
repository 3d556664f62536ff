import CommandLanguage
import HierarchyRecords

/// Frames computed from the size of a view before the view has it, and safe areas read before there are any
/// (B08).
enum EarlySizes: Advice {
    private static let callbacks = ["viewDidLoad", "loadView", "init", "viewWillAppear"]

    static func findings(in declared: DeclaredClass, among all: [DeclaredClass]) -> [Finding] {
        let laidOut = laidOut(by: declared)
        let constrained = constrained(by: declared)
        return declared.bodies.filter { callbacks.contains($0.method) }
            .flatMap { method, statements -> [Finding] in
                let sizes = Sizes(statements, constrained: constrained)
                if sizes.isElastic { return [] }
                let places = sizes.places.filter {
                    !laidOut.contains($0.view) && !constrained.contains($0.view)
                }
                return places.map { finding($0, in: method, of: declared) }
            } + earlyInsets(in: declared)
    }

    private static func finding(
        _ place: Sizes.Place, in method: String, of declared: DeclaredClass
    ) -> Finding {
        let isLayer = declared.isLayer(place.view)
        let isSwift = declared.declaration.language == .swift
        return declared.advice(
            "sizes-early", rule: .b08, method: method, at: place.span,
            "computes \(place.what) from a view that has not its size yet"
                + (isLayer ? ", and a layer does not follow its view" : ""),
            mend: [
                isLayer
                    ? (isSwift
                        ? "\(place.view).frame = view.bounds in viewDidLayoutSubviews"
                        : "self.\(place.view).frame = self.view.bounds; in viewDidLayoutSubviews")
                    : place.isFrame
                        ? "set the frame in viewWillLayoutSubviews, or give an autoresizingMask"
                        : "set it in viewDidLayoutSubviews"
            ])
    }

    // MARK: The safe area

    private static func earlyInsets(in declared: DeclaredClass) -> [Finding] {
        declared.bodies.filter { $0.method != "viewWillAppear" && callbacks.contains($0.method) }
            .flatMap { method, statements -> [Finding] in
                var spans: [SourceSpan] = []
                CodeWalk.expressions(of: statements) { expression in
                    guard let (base, name) = expression.member, base.isOwn("view") else { return }
                    if name == "safeAreaInsets" { spans.append(expression.span) }
                }
                return spans.map {
                    declared.advice(
                        "insets-early", rule: .b08, method: method, at: $0,
                        "reads the safe area of a view that is in no window yet: it is zero",
                        mend: [
                            "read it in viewDidLayoutSubviews, or constrain to safeAreaLayoutGuide"
                        ])
                }
            }
    }

    // MARK: What gets its place otherwise

    /// The paths whose frames the class sets again at each layout.
    private static func laidOut(by declared: DeclaredClass) -> Set<String> {
        var places: Set<String> = []
        for method in ["viewWillLayoutSubviews", "viewDidLayoutSubviews"] {
            for layout in declared.methods(named: method) {
                CodeWalk.assignments(of: layout.body) { target, _ in
                    var path = target.ownPath
                    while let (head, _) = path.splitAtLastDot {
                        places.insert(head)
                        path = head
                    }
                }
            }
        }
        return places
    }

    /// The paths of views that the class has constraints place.
    private static func constrained(by declared: DeclaredClass) -> Set<String> {
        var views: Set<String> = []
        for (_, statements) in declared.bodies {
            CodeWalk.assignments(of: statements) { target, _ in
                guard let (base, name) = target.member,
                    name == "translatesAutoresizingMaskIntoConstraints"
                else { return }
                views.insert(base.ownPath)
            }
        }
        return views
    }
}

/// The places in a method's code where a size is used.
private struct Sizes {
    struct Place {
        let span: SourceSpan
        /// The path of the view that is placed; a type for one that has no name.
        let view: String
        let what: String
        let isFrame: Bool
    }

    private(set) var places: [Place] = []
    private(set) var isElastic = false
    /// Variables that were given the size, or something computed from it.
    private var carriers: Set<String> = []
    private let constrained: Set<String>

    init(_ statements: [Statement], constrained: Set<String>) {
        self.constrained = constrained
        read(statements)
    }

    private mutating func read(_ statements: [Statement]) {
        for statement in statements {
            if case .declaration(.variable(let name, _, _, _, let value?)) = statement {
                note(value, named: name.text)
            } else if case .assignment(let target, _, let value) = statement {
                note(value, assignedTo: target)
            } else {
                noteMakers(in: statement.expressions)
            }
            for block in statement.blocks { read(block) }
        }
    }

    private mutating func note(_ value: Expression, named name: String) {
        if let made = value.frameOfMade {
            if readsSize(made) { place(value, name) }
        } else if readsSize(value) {
            carriers.insert(name)
        }
    }

    private mutating func note(_ value: Expression, assignedTo target: Expression) {
        if target.member?.name == "autoresizingMask" { isElastic = true }
        let path = target.ownPath
        if let made = value.frameOfMade {
            if readsSize(made) { place(value, path) }
        } else if readsSize(value) {
            if let view = target.viewPlaced {
                places.append(
                    Place(span: target.span, view: view, what: "a frame", isFrame: true))
            } else if target.member?.name == "cornerRadius" {
                let view = path.splitAtLastDot?.head ?? path
                places.append(
                    Place(
                        span: target.span, view: "radius of " + view, what: "a cornerRadius",
                        isFrame: false))
            } else if case .name(let name) = target.kind {
                carriers.insert(name)
            }
        }
    }

    /// Views that are made without a name, as in `view.addSubview(UIView(frame: …))`.
    private mutating func noteMakers(in expressions: [Expression]) {
        var made: [Expression] = []
        for expression in expressions {
            CodeWalk.expressions(of: expression) { if $0.frameOfMade != nil { made.append($0) } }
        }
        for maker in made {
            if let frame = maker.frameOfMade, readsSize(frame) {
                place(maker, maker.madeClass ?? "")
            }
        }
    }

    private mutating func place(_ value: Expression, _ view: String) {
        places.append(Place(span: value.span, view: view, what: "a frame", isFrame: true))
    }

    /// Whether the size of the object's own view, or of one that constraints place, stands in it.
    private func readsSize(_ expression: Expression) -> Bool {
        var found = false
        CodeWalk.expressions(of: expression) { part in
            if case .name(let name) = part.kind, carriers.contains(name) { found = true }
            guard let (base, name) = part.member, ["frame", "bounds"].contains(name) else { return }
            if base.isOwn("view") || constrained.contains(base.ownPath) { found = true }
        }
        return found
    }
}

extension Expression {
    /// The view that assigning to it places: `box` for `box.frame` and for `box.frame.origin.y`.
    fileprivate var viewPlaced: String? {
        var inner = self
        while let (base, name) = inner.member {
            if ["frame", "bounds", "center"].contains(name) { return base.ownPath }
            inner = base
        }
        return nil
    }

    /// The frame with which it makes a view: of `UIView(frame: …)` or `[[UIView alloc] initWithFrame:…]`.
    fileprivate var frameOfMade: Expression? {
        guard let className = madeClass, className != "CGRect" else { return nil }
        if case .link(.call(_, let arguments)) = unchained.kind {
            return arguments.first { $0.label == "frame" }?.value
        }
        guard case .message(_, let selector, let values) = unchained.kind,
            selector.hasPrefix("initWithFrame:")
        else { return nil }
        return values.first
    }
}

extension DeclaredClass {
    /// Whether a property or a local variable of that name is a layer, or a view's `layer` is meant.
    fileprivate func isLayer(_ name: String) -> Bool {
        if name.hasSuffix(".layer") { return true }
        let property = declaration.storedProperties.first { $0.name.text == name }
        let made =
            property?.initialValue?.madeClass ?? property?.type?.unwrapped.wholeName
            ?? bodies.lazy.flatMap(\.statements.localObjects).first { $0.name.text == name }?
            .value.madeClass
        return made.map { $0.hasPrefix("CA") && $0.hasSuffix("Layer") } ?? false
    }
}
