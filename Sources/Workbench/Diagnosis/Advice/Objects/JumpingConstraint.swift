import CommandLanguage
import HierarchyRecords

/// A constraint that an animation changes without a layout in it, so that the views jump (B35).
enum JumpingConstraint: Advice {
    static func findings(in declared: DeclaredClass, among all: [DeclaredClass]) -> [Finding] {
        declared.bodies.flatMap { method, statements in
            statements.animations.compactMap { body in
                let whole = body + declared.bodiesCalled(in: body)
                guard !whole.laysOut, let change = whole.changeOfConstraint else { return nil }
                return finding(change, method, declared)
            }
        }
    }

    private static func finding(
        _ change: (what: String, span: SourceSpan), _ method: String, _ declared: DeclaredClass
    ) -> Finding {
        let isSwift = declared.declaration.language == .swift
        let view = declared.isView ? "" : isSwift ? "view." : ""
        let receiver = declared.isView ? "self" : "self.view"
        return declared.advice(
            "constraint-jumps", .fault, rule: .b35, method: method, at: change.span,
            "\(change.what) in an animation that lays nothing out: the views jump to their new places "
                + "with the next layout",
            mend: [
                (isSwift ? "self.\(view)layoutIfNeeded()" : "[\(receiver) layoutIfNeeded];")
                    + " behind it, in the same closure"
            ])
    }
}

extension [Statement] {
    /// The bodies of closures that are animated.
    fileprivate var animations: [[Statement]] {
        var bodies: [[Statement]] = []
        CodeWalk.expressions(of: self) { expression in
            if let call = CodeCall.orOwn(expression), call.isAnimation {
                bodies += call.closures.filter { $0.label?.hasPrefix("completion") != true }
                    .prefix(1).map(\.body)
            }
        }
        return bodies
    }

    fileprivate var laysOut: Bool {
        firstCall(of: "layoutIfNeeded") != nil || firstCall(of: "layoutSubviews") != nil
    }

    /// The first change of a constraint, in words.
    fileprivate var changeOfConstraint: (what: String, span: SourceSpan)? {
        for setting in CodeSetting.all(in: self) where setting.property == "constant" {
            return ("changes \(setting.path)", setting.span)
        }
        var found: SourceSpan?
        CodeWalk.expressions(of: self) { expression in
            guard found == nil, let call = CodeCall(expression),
                call.receiver.isName("NSLayoutConstraint"), call.name.contains("ctivate")
            else { return }
            found = call.span
        }
        return found.map { ("switches constraints", $0) }
    }
}

extension CodeCall {
    fileprivate var isAnimation: Bool {
        if ["UIViewPropertyAnimator", "addAnimations"].contains(name) { return true }
        return (name == "animate" || name.hasPrefix("animateWith"))
            && (receiver.isName("UIView") || receiver.isName("UIViewPropertyAnimator"))
    }
}

extension DeclaredClass {
    /// The bodies of its own methods that a piece of code calls.
    fileprivate func bodiesCalled(in statements: [Statement]) -> [Statement] {
        var names: Set<String> = []
        CodeWalk.expressions(of: statements) { expression in
            guard let call = CodeCall.orOwn(expression), call.receiver.isName("self") else {
                return
            }
            names.insert(call.name)
        }
        return methods.filter { names.contains($0.plainName) }.flatMap(\.body)
    }

    /// Whether its superclass is a view of UIKit's.
    fileprivate var isView: Bool {
        let name = declaration.superclass?.description ?? ""
        return name.hasSuffix("View") || name.hasSuffix("Cell") || name == "UIControl"
    }
}
