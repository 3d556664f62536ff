import CommandLanguage
import HierarchyRecords

/// A view whose removal stands behind an animation of it and not in its completion, so that nothing is seen of it (B65).
enum RemovedBeforeAnimation: Advice {
    static func findings(in declared: DeclaredClass, among all: [DeclaredClass]) -> [Finding] {
        declared.bodies.flatMap { method, statements in
            statements.animations.compactMap { animated, call -> Finding? in
                guard let removal = statements.removal(behind: call, of: animated) else {
                    return nil
                }
                let path = removal.ownReceiver
                return declared.advice(
                    "removed-before-animation", .fault, rule: .b65, method: method,
                    at: removal.span,
                    "removes \(path) right behind \(call.name): the view is gone before anything is seen of the "
                        + "animation",
                    mend: ["call \(path).removeFromSuperview() in the completion of \(call.name)"])
            }
        }
    }
}

extension [Statement] {
    /// What animations change, with their calls.
    fileprivate var animations: [(animated: Set<String>, call: CodeCall)] {
        var found: [(animated: Set<String>, call: CodeCall)] = []
        CodeWalk.expressions(of: self) { expression in
            guard let call = CodeCall(expression), call.receiver.ownPath == "UIView",
                call.name.hasPrefix("animate")
            else { return }
            let settings = call.closures.flatMap { CodeSetting.all(in: $0.body) }
            found.append((animated: Set(settings.map(\.path)), call: call))
        }
        return found
    }

    /// The call behind an animation, and in no closure, that removes a view of which the animation changes something.
    fileprivate func removal(behind call: CodeCall, of animated: Set<String>) -> CodeCall? {
        var later: Set<SourceSpan> = []
        var removals: [CodeCall] = []
        CodeWalk.expressions(of: self) { expression in
            if case .closure(let closure) = expression.kind {
                CodeWalk.expressions(of: closure.body) { later.insert($0.span) }
            }
            if let other = CodeCall(expression), other.name == "removeFromSuperview" {
                removals.append(other)
            }
        }
        return removals.first { removal in
            call.span.precedes(removal.span) && !later.contains(removal.span)
                && animated.contains { $0.hasPrefix(removal.ownReceiver + ".") }
        }
    }
}
