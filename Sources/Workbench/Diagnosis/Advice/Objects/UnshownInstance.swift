import CommandLanguage
import HierarchyRecords

/// A controller that code makes, sets up, and gives to nobody: the one of its class that is on the screen does not hear
/// of it (B33).
enum UnshownInstance: Advice {
    static func findings(in declared: DeclaredClass, among all: [DeclaredClass]) -> [Finding] {
        declared.bodies.flatMap { method, statements in
            statements.localObjects.compactMap { local -> Finding? in
                guard let kind = local.value.madeClass,
                    let made = all.first(where: { $0.name == kind }), !made.givesItself,
                    !statements.keep(local.name.text), statements.onlyAddress(local.name.text),
                    statements.shown(kind, besides: local.value.span) == nil
                else { return nil }
                return finding(local.name, kind, method, declared)
            }
        }
    }

    private static func finding(
        _ variable: Word, _ kind: String, _ method: String, _ declared: DeclaredClass
    ) -> Finding {
        declared.advice(
            "unshown-instance", rule: .b33, method: method, at: variable.span,
            "makes \(variable.text), another \(kind), and nothing shows it: the \(kind) that is on the screen "
                + "does not hear of what is done to this one",
            mend: [
                "take the \(kind) that is there: from viewControllers of the stack or the tabs, from children, "
                    + "presentingViewController, or a reference that was handed over"
            ])
    }
}

extension DeclaredClass {
    /// Whether its code gives the object itself to a call, as one does that presents itself.
    fileprivate var givesItself: Bool {
        bodies.contains { _, statements in
            var isGiven = false
            CodeWalk.expressions(of: statements) { expression in
                let showing = ["present", "push", "show", "add", "embed", "set", "insert"]
                guard let call = CodeCall.orOwn(expression), call.name != "addTarget",
                    call.name != "addObserver", showing.contains(where: call.name.hasPrefix)
                else { return }
                if call.arguments.contains(where: { $0.value.isName("self") }) { isGiven = true }
            }
            return isGiven
        }
    }
}

extension [Statement] {
    /// Whether the object in a variable is asked or set, and stands nowhere by itself; its view is used by nobody.
    fileprivate func onlyAddress(_ name: String) -> Bool {
        var addressed: Set<SourceSpan> = []
        var all: Set<SourceSpan> = []
        var showsView = false
        func visit(_ expression: Expression) {
            if expression.isName(name) { all.insert(expression.span) }
            if let base = expression.member?.base, base.isName(name) { addressed.insert(base.span) }
            if let call = CodeCall(expression), call.receiver.isName(name) {
                addressed.insert(call.receiver.span)
            }
            if expression.ownPath.hasPrefix(name + ".view") { showsView = true }
        }
        CodeWalk.expressions(of: self, visit)
        CodeWalk.assignments(of: self) { target, _ in CodeWalk.expressions(of: target, visit) }
        return !addressed.isEmpty && all.isSubset(of: addressed) && !showsView
    }
}
