import CommandLanguage
import HierarchyRecords

/// A child whose appearance begins before it is a child, so that it has no parent in `viewWillAppear` (C28).
enum BegunBeforeChild: Advice {
    static func findings(in declared: DeclaredClass, among all: [DeclaredClass]) -> [Finding] {
        declared.bodies.compactMap { method, statements in
            guard let begin = statements.firstBeginning,
                let add = statements.firstAdding(begin.ownReceiver),
                begin.span.precedes(add.span)
            else { return nil }
            let child = begin.ownReceiver
            let isSwift = declared.declaration.language == .swift
            return declared.advice(
                "begun-before-child", .fault, rule: .c28, method: method, at: begin.span,
                "begins the appearance of \(child) before it is a child: parent and navigationController are nil "
                    + "in its viewWillAppear",
                mend: [
                    (isSwift ? "addChild(\(child))" : "[self addChildViewController:\(child)];")
                        + " before it"
                ])
        }
    }
}

extension [Statement] {
    /// The first call by which something is to appear.
    fileprivate var firstBeginning: CodeCall? {
        firstCall { call in
            call.name == "beginAppearanceTransition"
                && (call.arguments.first?.value.saysYes ?? false)
        }
    }

    fileprivate func firstAdding(_ child: String) -> CodeCall? {
        firstCall { call in
            (call.name == "addChild" || call.name == "addChildViewController")
                && call.arguments.first?.value.ownPath == child
        }
    }
}

extension CommandLanguage.Expression {
    fileprivate var saysYes: Bool {
        if case .literal(.boolean(true)) = unchained.kind { return true }
        return isName("YES")
    }
}
