import CommandLanguage
import HierarchyRecords

/// A method that returns what only a closure sets that runs later, as the handler of an alert's action (B65).
enum ReturnedTooEarly: Advice {
    /// What runs a closure only when the method has come back.
    private static let later: Set<String> = [
        "UIAlertAction", "present", "dismiss", "async", "asyncAfter", "dataTask",
        "requestAuthorization",
        "scheduledTimer", "requestAccess",
    ]

    static func findings(in declared: DeclaredClass, among all: [DeclaredClass]) -> [Finding] {
        declared.bodies.compactMap { method, statements -> Finding? in
            guard let place = statements.returned else { return nil }
            let path = place.ownPath
            let set = laterSetting(of: path, in: statements)
            guard let set, !path.isEmpty,
                CodeSetting.all(in: statements).allSatisfy({
                    $0.path != path || set.spans.contains($0.span)
                })
            else { return nil }
            return declared.advice(
                "returned-too-early", .fault, rule: .b65, method: method, at: place.span,
                "returns \(path), which the closure of \(set.call) sets: that runs later, when the method has "
                    + "come back",
                mend: [
                    "go on in that closure; or give the method a parameter completion: @escaping, and call it "
                        + "there in place of return"
                ])
        }
    }

    /// The places in closures that run later where something is set, and the name of the call that is given the first.
    private static func laterSetting(
        of path: String, in statements: [Statement]
    ) -> (call: String, spans: Set<SourceSpan>)? {
        var spans: Set<SourceSpan> = []
        var name: String?
        CodeWalk.expressions(of: statements) { expression in
            guard let call = CodeCall.orOwn(expression), later.contains(call.name) else { return }
            for closure in call.closures {
                let set = CodeSetting.all(in: closure.body).filter { $0.path == path }
                guard !set.isEmpty else { continue }
                spans.formUnion(set.map(\.span))
                name = name ?? call.name
            }
        }
        return name.map { ($0, spans) }
    }
}

extension [Statement] {
    /// What the last statement returns, where that is a name or a property.
    fileprivate var returned: Expression? {
        guard case .exit(.return(let value?, _))? = last else { return nil }
        return value.ownPath.contains("…") ? nil : value
    }
}
