import CommandLanguage
import HierarchyRecords

/// `didMove(toParent:)` inside an animation, or before it (B06).
enum EarlyDidMove: Advice {
    static func findings(in declared: DeclaredClass, among all: [DeclaredClass]) -> [Finding] {
        declared.bodies.flatMap { body in
            places(in: body.statements).map { place in
                declared.advice(
                    "did-move-early", rule: .b06, method: body.method, at: place.span,
                    "calls didMove \(place.isInside ? "inside" : "before") the animation",
                    mend: ["call it in the animation's completion"])
            }
        }
    }

    private struct Place {
        let span: SourceSpan
        let isInside: Bool
    }

    private static func places(in statements: [Statement]) -> [Place] {
        var places: [Place] = []
        CodeWalk.expressions(of: statements) { expression in
            guard let animation = CodeCall(expression)?.animations else { return }
            places += moves(in: animation).map { Place(span: $0, isInside: true) }
        }
        return places + earlier(in: statements)
    }

    /// The calls that stand before an animation in the same block.
    private static func earlier(in statements: [Statement]) -> [Place] {
        let animated = statements.lastIndex { statement in
            statement.expressions.contains { CodeCall($0)?.isAnimation ?? false }
        }
        let before = animated.map { statements[..<$0] } ?? []
        let own = before.flatMap { statement in
            statement.expressions.compactMap { CodeCall($0)?.moveToParent }
        }
        return own.map { Place(span: $0, isInside: false) }
            + statements.flatMap(\.blocks).flatMap(earlier)
    }

    private static func moves(in statements: [Statement]) -> [SourceSpan] {
        var spans: [SourceSpan] = []
        CodeWalk.expressions(of: statements) { expression in
            if let span = CodeCall(expression)?.moveToParent { spans.append(span) }
        }
        return spans
    }
}

extension CodeCall {
    /// Where it tells a child that its move to a parent is complete; nil where it does not.
    fileprivate var moveToParent: SourceSpan? {
        guard name == "didMove" || name == "didMoveToParentViewController",
            let parent = arguments.first?.value
        else { return nil }
        if case .nil = parent.kind { return nil }
        return parent.isName("nil") || isSuper ? nil : span
    }

    /// Whether it runs an animation, and goes on before that ends.
    fileprivate var isAnimation: Bool {
        if name == "animateWithDuration" || name == "transitionFromViewController" { return true }
        return name == "animate" || name == "transition" && arguments.first?.label == "from"
    }

    /// The body of its animations; nil where it has none.
    fileprivate var animations: [Statement]? {
        guard isAnimation else { return nil }
        if let named = closures.first(where: { $0.label == "animations" }) { return named.body }
        guard name == "animate", closures.count == 1, closures[0].label == nil else { return nil }
        return closures[0].body
    }
}
