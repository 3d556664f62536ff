import CommandLanguage
import HierarchyRecords

/// A swipe recognizer for several directions that is asked which of them came: it does not know (B65).
enum SwipeDirections: Advice {
    static func findings(in declared: DeclaredClass, among all: [DeclaredClass]) -> [Finding] {
        guard let setting = declared.settings(where: { $0.isOfSeveral }).first else { return [] }
        return declared.bodies.filter { $0.method != setting.method }.compactMap {
            method, statements in
            guard let asked = statements.directionAsked else { return nil }
            let isSwift = declared.declaration.language == .swift
            let place = declared.text(of: setting.setting.span, in: setting.method)
            return declared.advice(
                "swipe-of-several-directions", .fault, rule: .b65, method: method, at: asked.span,
                "asks \(asked.path) which way the swipe went: it says which directions count, all of them "
                    + "(\(place)), and not which one came",
                mend: [
                    "a recognizer for each direction, with the same action: "
                        + (isSwift
                            ? "\(setting.setting.path) = .left, and another one with .right"
                            : "\(setting.setting.path) = UISwipeGestureRecognizerDirectionLeft; and another one with "
                                + "UISwipeGestureRecognizerDirectionRight")
                ])
        }
    }
}

extension CodeSetting {
    /// Whether it gives a recognizer more than one direction.
    fileprivate var isOfSeveral: Bool {
        guard property == "direction" else { return false }
        switch value.unchained.kind {
        case .literal(.array(let elements)): return elements.count > 1
        case .operation(.infix("|", _, _)): return true
        case .name, .type, .implicitMember, .literal, .link, .message, .operation, .closure,
            .attempt,
            .address:
            return false
        }
    }
}

extension [Statement] {
    /// Where the code reads a direction.
    fileprivate var directionAsked: (path: String, span: SourceSpan)? {
        first(in: { expression in
            guard expression.member?.name == "direction" else { return nil }
            return (expression.pathText, expression.span)
        })
    }
}
