import CommandLanguage
import HeadlessUIKit
import HierarchyRecords

/// A closure or a delegate that only the close button's code calls, of a sheet that a finger has dismissed (B59).
enum ClosurePassedBy: Examination {
    static func findings(in world: ExaminedWorld) -> [Finding] {
        let hearsDismissals = world.classes.contains { declared in
            ["presentationControllerDidDismiss", "presentationControllerWillDismiss"]
                .contains { !declared.methods(named: $0).isEmpty }
        }
        if hearsDismissals { return [] }
        var told: Set<String> = []
        return world.log.events.filter { $0.callback == .sheetDidDismiss }.compactMap { event in
            guard let declared = world.classInside(event.object),
                told.insert(declared.name).inserted,
                declared.methods(named: "viewDidDisappear").isEmpty,
                declared.methods(named: "viewWillDisappear").isEmpty,
                let call = declared.callBesideDismissal
            else { return nil }
            return finding(event.object, declared, call, in: world)
        }
    }

    private static func finding(
        _ object: ObjectID, _ declared: DeclaredClass,
        _ call: (method: String, path: String, span: SourceSpan), in world: ExaminedWorld
    ) -> Finding {
        let name = world.log.objects.name(object)
        let isSwift = declared.declaration.language == .swift
        return Finding(
            "closure-passed-by", rule: .b59, objects: [name, declared.name],
            "a finger has dismissed \(name), and \(call.path) was not called: only "
                + "\(declared.name).\(call.method) does that "
                + "(\(declared.text(of: call.span, in: call.method))), and no gesture runs it",
            mend: [
                "call it in presentationControllerDidDismiss as well, of an object that is the "
                    + "presentationController's delegate"
                    + (isSwift
                        ? ": presentationController?.delegate = self before it is presented"
                        : ": self.presentationController.delegate = self; before it is presented"),
                "or call it in viewDidDisappear where isBeingDismissed is true, in place of "
                    + "\(declared.name).\(call.method)",
            ])
    }
}

extension ExaminedWorld {
    /// The session's class of a presented controller, or of the one that the container holds which is presented.
    fileprivate func classInside(_ presented: ObjectID) -> DeclaredClass? {
        if let own = declaredClass(of: presented) { return own }
        guard let stack = controllers(among: [presented]).first as? UINavigationController else {
            return nil
        }
        return stack.viewControllers.first.flatMap { declaredClass(of: $0.objectID) }
    }
}

extension DeclaredClass {
    /// A closure of its own or its delegate that a method calls as it dismisses: `onDismissal`, `delegate.done`.
    fileprivate var callBesideDismissal: (method: String, path: String, span: SourceSpan)? {
        let closures = Set(
            declaration.storedProperties.filter { $0.type.map(\.isOfFunction) ?? false }.map(
                \.name.text))
        for method in methods {
            guard let dismissal = method.body.firstCall(of: "dismiss") else { continue }
            var found: (String, String, SourceSpan)?
            CodeWalk.expressions(of: method.body) { expression in
                guard found == nil, case .link(.call(let called, _)) = expression.kind else {
                    return
                }
                let path = called.unchained.ownPath.filter { $0 != "?" }
                let isTold = closures.contains(path) || path.hasPrefix("delegate.")
                if isTold, expression.span != dismissal.span {
                    found = (method.plainName, path, expression.span)
                }
            }
            if let found { return found }
        }
        return nil
    }
}

extension TypeSyntax {
    fileprivate var isOfFunction: Bool {
        if case .function = unwrapped.kind { true } else { false }
    }
}
