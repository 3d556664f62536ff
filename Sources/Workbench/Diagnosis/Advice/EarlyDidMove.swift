import CommandLanguage
import HierarchyRecords
import Statements

/// `didMove(toParent:)` inside an animation, or before it (B06).
enum EarlyDidMove: Advice {
    static func findings(in declared: DeclaredClass, among all: [DeclaredClass]) -> [Finding] {
        declared.bodies.flatMap { body in
            places(in: body.statements).map { place in
                declared.advice(
                    "did-move-early", rule: .b06, method: body.method, at: place.span,
                    "calls didMove \(place.words)", mend: [mend])
            }
        }
    }

    /// What it finds in statements that stand in no class.
    static func findings(in statements: [Statement], of origin: Finding.Origin) -> [Finding] {
        places(in: statements).map { place in
            Finding(
                "did-move-early", .advice, rule: .b06, objects: [place.child],
                "\(place.child).didMove is called \(place.words)", since: origin, mend: [mend])
        }
    }

    private static let mend = "call it in the animation's completion"

    private struct Place {
        let span: SourceSpan
        /// The child, as the code calls it.
        let child: String
        let isInside: Bool

        var words: String { isInside ? "inside the animation" : "before the animation" }
    }

    private static func places(in statements: [Statement]) -> [Place] {
        var places: [Place] = []
        CodeWalk.expressions(of: statements) { expression in
            guard let animation = CodeCall(expression)?.animations else { return }
            places += moves(in: animation).map {
                Place(span: $0.span, child: $0.receiver.pathText, isInside: true)
            }
        }
        return places + earlier(in: statements)
    }

    /// The calls that stand before an animation of the same child in the same block.
    private static func earlier(in statements: [Statement]) -> [Place] {
        var places: [Place] = []
        for (index, statement) in statements.enumerated() {
            for call in statement.expressions.compactMap(CodeCall.init) where call.movesToParent {
                let child = call.receiver.pathText
                guard statements[(index + 1)...].contains(where: { animates(child, in: $0) })
                else { continue }
                places.append(Place(span: call.span, child: child, isInside: false))
            }
        }
        return places + statements.flatMap(\.blocks).flatMap(earlier)
    }

    /// Whether the statement is an animation that has to do with the child.
    private static func animates(_ child: String, in statement: Statement) -> Bool {
        guard statement.expressions.contains(where: { CodeCall($0)?.isAnimation ?? false }) else {
            return false
        }
        var isMeant = false
        CodeWalk.expressions(of: [statement]) { isMeant = isMeant || $0.pathText == child }
        return isMeant
    }

    private static func moves(in statements: [Statement]) -> [CodeCall] {
        var calls: [CodeCall] = []
        CodeWalk.expressions(of: statements) { expression in
            if let call = CodeCall(expression), call.movesToParent { calls.append(call) }
        }
        return calls
    }
}

extension CodeCall {
    /// Whether it is `didMove(toParent:)` with a parent.
    fileprivate var movesToParent: Bool {
        guard name == "didMove" || name == "didMoveToParentViewController",
            let parent = arguments.first?.value
        else { return false }
        if case .literal(.nil) = parent.kind { return false }
        return !parent.isName("nil") && !isSuper
    }

    /// Whether it begins an animation, and returns before that ends.
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
