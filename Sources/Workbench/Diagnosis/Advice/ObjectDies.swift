import CommandLanguage
import HierarchyRecords
import Statements

/// An object that has to live on to do its work, and that only a local variable holds (B18).
enum ObjectDies: Advice {
    /// What nothing of UIKit holds for the app, with what stops coming when it is gone.
    private static let kinds: [String: String] = [
        "UISearchController": "its search bar stays, and nobody is told what is typed",
        "CLLocationManager": "its delegate hears nothing more",
        "UIDynamicAnimator": "its behaviours end",
        "UIDocumentInteractionController": "what it presents ends",
        "AVAudioPlayer": "the sound ends",
        "AVAudioEngine": "the sound ends",
        "NSFetchedResultsController": "its delegate hears nothing more",
        "UIPrintInteractionController": "what it presents ends",
        "UIWindow": "it leaves the screen at once, with all that it shows",
    ]

    static func findings(in declared: DeclaredClass, among all: [DeclaredClass]) -> [Finding] {
        declared.bodies.flatMap { method, statements in
            places(in: statements).map { place in
                declared.advice(
                    "object-dies", .fault, rule: .b18, method: method, at: place.span,
                    "makes a \(place.className) that nothing holds when \(method) has ended: "
                        + place.loss,
                    mend: [mend(place, declared.declaration.language)])
            }
        }
    }

    private struct Place {
        let span: SourceSpan
        let name: String
        let className: String
        let loss: String
        let value: Expression
    }

    private static func mend(_ place: Place, _ language: SourceLanguage) -> String {
        switch language {
        case .swift: "hold it in a property of the class: let \(place.name) = \(place.className)(…)"
        case .objectiveC:
            "hold it: @property (nonatomic, strong) \(place.className) *\(place.name); in place of the variable"
        }
    }

    private static func places(in statements: [Statement]) -> [Place] {
        statements.localObjects.compactMap { local in
            let name = local.name.text
            guard let className = local.value.madeClass, !statements.keep(name),
                let loss = kinds[className] ?? statements.lossOfTarget(name, className)
            else { return nil }
            return Place(
                span: local.name.span, name: name, className: className, loss: loss,
                value: local.value)
        }
    }
}

extension [Statement] {
    /// The local variables that get a value where they are declared, blocks included.
    var localObjects: [(name: Word, value: Expression)] {
        flatMap { statement -> [(name: Word, value: Expression)] in
            var found: [(name: Word, value: Expression)] = []
            if case .declaration(.variable(let name, _, _, _, let value?)) = statement {
                found.append((name, value))
            }
            return found + statement.blocks.flatMap(\.localObjects)
        }
    }

    /// Whether something else is given the object of a local variable: a call, a property, a closure, the caller.
    func keep(_ name: String) -> Bool {
        var isKept = false
        CodeWalk.expressions(of: self) { expression in
            if case .closure(let closure) = expression.kind, closure.body.mention(name) {
                isKept = true
            }
            guard let call = CodeCall.orOwn(expression) else { return }
            for (index, argument) in call.arguments.enumerated() where !call.refersWeakly(at: index)
            {
                if argument.value.isName(name) || argument.value.isList(with: name) {
                    isKept = true
                }
            }
        }
        for setting in CodeSetting.all(in: self) where setting.value.isName(name) { isKept = true }
        return isKept || returns(name)
    }

    /// What is lost with an object of the app's own that is only the target of actions or notifications.
    fileprivate func lossOfTarget(_ name: String, _ className: String) -> String? {
        if ["UI", "NS", "CA"].contains(where: className.hasPrefix) { return nil }
        var isTarget = false
        CodeWalk.expressions(of: self) { expression in
            guard let call = CodeCall.orOwn(expression) else { return }
            for (index, argument) in call.arguments.enumerated()
            where call.refersWeakly(at: index) && argument.value.isName(name) {
                isTarget = true
            }
        }
        return isTarget ? "a target is referenced weakly, and its method does not come" : nil
    }

    private func mention(_ name: String) -> Bool {
        var found = false
        CodeWalk.expressions(of: self) { if $0.isName(name) { found = true } }
        return found
    }

    private func returns(_ name: String) -> Bool {
        contains { statement in
            if case .exit(.return(let value?, _)) = statement, value.isName(name) { return true }
            return statement.blocks.contains { $0.returns(name) }
        }
    }
}

extension Expression {
    fileprivate func isList(with name: String) -> Bool {
        guard case .literal(.array(let elements)) = kind else { return false }
        return elements.contains { $0.isName(name) }
    }
}

extension CodeCall {
    /// Whether the argument at that place is a target, which nobody holds: of a control, a recognizer or a
    /// notification. A timer holds its target.
    fileprivate func refersWeakly(at index: Int) -> Bool {
        if ["addTarget", "addObserver"].contains(name) { return index == 0 }
        if name.contains("imer") || name.hasPrefix("displayLink") { return false }
        let label = arguments[index].label
        return label == "target" && !receiver.isName("Timer") && !receiver.isName("CADisplayLink")
            || label == "initWithTarget"
    }
}
