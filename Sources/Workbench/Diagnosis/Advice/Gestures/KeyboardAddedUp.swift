import CommandLanguage
import HierarchyRecords

/// A place that is moved on by the keyboard's height at each of its notifications, which come more than once while it is
/// up (A97).
enum KeyboardAddedUp: Advice {
    private static let keys: Set<String> = [
        "keyboardFrameEndUserInfoKey", "keyboardFrameBeginUserInfoKey",
        "UIKeyboardFrameEndUserInfoKey",
        "UIKeyboardFrameBeginUserInfoKey",
    ]

    static func findings(in declared: DeclaredClass, among all: [DeclaredClass]) -> [Finding] {
        declared.bodies.compactMap { method, statements in
            guard !statements.codeWords.isDisjoint(with: keys), !statements.compares,
                let place = statements.firstMove
            else { return nil }
            return declared.advice(
                "keyboard-added-up", .fault, rule: .a97, method: method, at: place.span,
                "moves \(place.path) on by the keyboard's height: the notification comes again for each field and "
                    + "each change of the height, and the way is added each time",
                mend: [
                    "\(place.path) = -height in place of \(place.path) -= height, with the height of the keyboard's "
                        + "frame, and 0 where it hides"
                ])
        }
    }
}

extension [Statement] {
    /// Whether a comparison stands in them, by which a second move may be left out.
    fileprivate var compares: Bool {
        var found = false
        CodeWalk.expressions(of: self) { expression in
            guard case .operation(let operation) = expression.kind else { return }
            if case .infix(let sign, _, _) = operation, sign == "==" || sign == "!=" {
                found = true
            }
            if case .prefix("!", _) = operation { found = true }
        }
        return found
    }

    /// The first place that is moved on from where it is.
    fileprivate var firstMove: (path: String, span: SourceSpan)? {
        for statement in self {
            if case .assignment(let target, let op?, _) = statement, op.hasPrefix("-"),
                target.ownPath.hasSuffix("frame.origin.y") || target.ownPath.hasSuffix(".center.y")
            {
                return (target.ownPath, target.span)
            }
            for block in statement.blocks {
                if let found = block.firstMove { return found }
            }
        }
        return nil
    }
}
