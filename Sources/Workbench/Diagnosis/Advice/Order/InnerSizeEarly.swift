import CommandLanguage
import HierarchyRecords

/// The size of a view in another one, read in `viewDidLayoutSubviews` before that one has laid it out (R24).
enum InnerSizeEarly: Advice {
    static func findings(in declared: DeclaredClass, among all: [DeclaredClass]) -> [Finding] {
        let inner = declared.viewsWithin
        guard !inner.isEmpty else { return [] }
        return declared.methods(named: "viewDidLayoutSubviews").compactMap { method in
            guard method.body.firstCall(of: "layoutIfNeeded") == nil,
                let read = method.body.firstSize(of: inner)
            else { return nil }
            let isSwift = declared.declaration.language == .swift
            return declared.advice(
                "inner-size-early", rule: .r24, method: method.plainName, at: read.span,
                "reads \(read.path), which \(read.outer) has not laid out yet: the controller's view has placed its "
                    + "own subviews, and what is in them gets its place behind this callback",
                mend: [
                    isSwift
                        ? "\(read.outer).layoutIfNeeded() before it"
                        : "[self.\(read.outer) layoutIfNeeded]; before it",
                    "or do it in layoutSubviews of \(read.outer)'s own class, behind super.layoutSubviews()",
                ])
        }
    }
}

extension DeclaredClass {
    /// Views that constraints place in another view than the controller's own, with that view.
    fileprivate var viewsWithin: [String: String] {
        var outer: [String: String] = [:]
        var constrained: Set<String> = []
        for (_, statements) in bodies {
            CodeWalk.expressions(of: statements) { expression in
                if let (base, name) = expression.member, name.hasSuffix("Anchor") {
                    constrained.insert(base.ownPath)
                }
                guard let call = CodeCall.orOwn(expression),
                    let view = call.arguments.first?.value.ownPath,
                    call.name == "addSubview" || call.name == "addArrangedSubview"
                else { return }
                let around = call.ownReceiver
                if !["", "self", "view", "tableView", "collectionView"].contains(around) {
                    outer[view] = around
                }
                if call.name == "addArrangedSubview" { constrained.insert(view) }
            }
        }
        return outer.filter { constrained.contains($0.key) }
    }
}

extension [Statement] {
    /// The first place where they read the size of one of the views.
    fileprivate func firstSize(
        of views: [String: String]
    ) -> (path: String, outer: String, span: SourceSpan)? {
        first(in: { expression in
            guard let (base, name) = expression.member, name == "frame" || name == "bounds",
                let outer = views[base.ownPath]
            else { return nil }
            return ("\(base.ownPath).\(name)", outer, expression.span)
        })
    }
}
