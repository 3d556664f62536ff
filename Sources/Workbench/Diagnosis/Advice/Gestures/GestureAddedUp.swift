import CommandLanguage
import HierarchyRecords

/// What a gesture has done since it began, added at each step to what was added before: the way of a pan, the scale of
/// a pinch, the turn of a rotation (B65).
enum GestureAddedUp: Advice {
    static func findings(in declared: DeclaredClass, among all: [DeclaredClass]) -> [Finding] {
        GestureAmount.allCases.flatMap { amount -> [Finding] in
            guard !amount.isSetBack(in: declared) else { return [] }
            return declared.bodies.compactMap {
                finding(amount, $0.method, $0.statements, declared)
            }
        }
    }

    private static func finding(
        _ amount: GestureAmount, _ method: String, _ statements: [Statement],
        _ declared: DeclaredClass
    ) -> Finding? {
        guard let source = statements.source(of: amount, in: declared),
            let place = statements.firstAddition(
                of: amount, statements.carriers(of: amount), in: declared)
        else { return nil }
        let isSwift = declared.declaration.language == .swift
        return declared.advice(
            "gesture-added-up", .fault, rule: .b65, method: method, at: place.span,
            "adds \(amount.words) to \(place.path) at each step: it counts from where the fingers began, so that "
                + "what was added before is added again",
            mend: [amount.mend(source.recognizer, source.view, isSwift) + " behind it"])
    }
}

/// What a recognizer counts from the beginning of its gesture.
private enum GestureAmount: String, CaseIterable {
    case translation, scale, rotation

    var words: String {
        switch self {
        case .translation: "the pan's translation"
        case .scale: "the pinch's scale"
        case .rotation: "the rotation"
        }
    }

    /// Whether the class sets it back, so that it counts from the last step.
    func isSetBack(in declared: DeclaredClass) -> Bool {
        switch self {
        case .translation: declared.calls("setTranslation")
        case .scale, .rotation: !declared.settings { $0.property == rawValue }.isEmpty
        }
    }

    func mend(_ recognizer: String, _ view: String, _ isSwift: Bool) -> String {
        switch (self, isSwift) {
        case (.translation, true): "\(recognizer).setTranslation(.zero, in: \(view))"
        case (.translation, false): "[\(recognizer) setTranslation:CGPointZero inView:\(view)];"
        case (.scale, _): "\(recognizer).scale = 1" + (isSwift ? "" : ";")
        case (.rotation, _): "\(recognizer).rotation = 0" + (isSwift ? "" : ";")
        }
    }

    /// The recognizer that an expression asks for it, and in which view.
    func asked(by expression: CommandLanguage.Expression) -> (recognizer: String, view: String)? {
        switch self {
        case .translation:
            guard let call = CodeCall(expression),
                call.name == "translation" || call.name == "translationInView"
            else { return nil }
            return (call.receiver.pathText, call.arguments.first?.value.pathText ?? "view")
        case .scale, .rotation:
            guard let (base, name) = expression.member, name == rawValue else { return nil }
            return (base.pathText, "view")
        }
    }

    /// The class whose objects have it.
    var recognizer: String {
        switch self {
        case .translation: "UIPanGestureRecognizer"
        case .scale: "UIPinchGestureRecognizer"
        case .rotation: "UIRotationGestureRecognizer"
        }
    }
}

extension DeclaredClass {
    /// Whether the class of that name stands in its code, or is what one of its methods takes.
    fileprivate func knows(_ name: String) -> Bool {
        codeWords.contains(name)
            || methods.contains { method in
                method.parameters.contains { $0.type.description.contains(name) }
            }
    }
}

extension [Statement] {
    /// Where the code asks a recognizer for the amount.
    fileprivate func source(
        of amount: GestureAmount, in declared: DeclaredClass
    ) -> (recognizer: String, view: String)? {
        if amount != .translation, !declared.knows(amount.recognizer) { return nil }
        return first(in: amount.asked)
    }

    /// The variables that were made of it.
    fileprivate func carriers(of amount: GestureAmount) -> Set<String> {
        Set(localObjects.filter { $0.value.has(amount, of: []) }.map(\.name.text))
    }

    /// The first place to which something with the amount is added: by `+=`, or with the place in its own value.
    fileprivate func firstAddition(
        of amount: GestureAmount, _ carriers: Set<String>, in declared: DeclaredClass
    ) -> (path: String, span: SourceSpan)? {
        for statement in self {
            if case .assignment(let target, let op, let value) = statement,
                value.has(amount, of: carriers), target.outlivesCall(in: declared),
                op != nil || value.reads(target.ownPath)
            {
                return (target.ownPath, target.span)
            }
            for block in statement.blocks {
                if let found = block.firstAddition(of: amount, carriers, in: declared) {
                    return found
                }
            }
        }
        return nil
    }
}

extension CommandLanguage.Expression {
    /// Whether the amount stands in it, or a variable that was made of it.
    fileprivate func has(_ amount: GestureAmount, of carriers: Set<String>) -> Bool {
        var found = false
        CodeWalk.expressions(of: self) { part in
            if case .name(let name) = part.kind, carriers.contains(name) { found = true }
            if amount.asked(by: part) != nil { found = true }
        }
        return found
    }

    /// Whether what the path leads to, or a part of it, stands in it.
    fileprivate func reads(_ path: String) -> Bool {
        var found = false
        CodeWalk.expressions(of: self) { part in
            let own = part.ownPath
            if own == path || own.hasPrefix(path + ".") { found = true }
        }
        return found
    }

    /// Whether what is assigned to is still there at the next step: a property, and not a local variable.
    fileprivate func outlivesCall(in declared: DeclaredClass) -> Bool {
        let path = ownPath
        return path.contains(".")
            || declared.declaration.storedProperties.contains { $0.name.text == path }
    }
}
