import CommandLanguage
import HierarchyRecords
import Statements

/// `performSegue(withIdentifier:sender:)` in a class whose scenes have no segue of that identifier (E46):
/// mostly the segue is drawn, and was given none.
@MainActor
enum PerformedSegue {
    static func findings(
        in declared: DeclaredClass, of files: [InterfaceFileStore.Entry]
    ) -> [Finding] {
        let scenes = files.flatMap { scenesMade(of: declared.name, in: $0) }
        if scenes.isEmpty { return [] }
        let identifiers = Set(scenes.flatMap { $0.segues.compactMap(\.identifier) })
        let nameless = scenes.contains { $0.segues.contains { $0.identifier == nil } }
        return performed(in: declared).filter { !identifiers.contains($0.identifier) }.map { call in
            declared.advice(
                "segue-without-identifier", .fault, rule: .e46, method: call.method, at: call.span,
                "performs '\(call.identifier)', and no segue of its scene in \(scenes[0].file) has "
                    + "that identifier" + (nameless ? "; one has none" : ""),
                mend: ["give the segue the identifier '\(call.identifier)' in the storyboard"])
        }
    }

    // MARK: Code

    private static func performed(
        in declared: DeclaredClass
    ) -> [(method: String, identifier: String, span: SourceSpan)] {
        var calls: [(method: String, identifier: String, span: SourceSpan)] = []
        for body in declared.bodies {
            CodeWalk.expressions(of: body.statements) { expression in
                guard let identifier = identifier(performedBy: expression) else { return }
                calls.append((body.method, identifier, expression.span))
            }
        }
        return calls
    }

    /// The identifier of a call on the object itself; nil for any other expression.
    private static func identifier(performedBy expression: Expression) -> String? {
        if let call = CodeCall(expression) {
            let isPerforming =
                call.name == "performSegue" || call.name == "performSegueWithIdentifier"
            return isPerforming && call.receiver.isName("self")
                ? call.arguments.first?.value.literalText : nil
        }
        guard case .link(.call(let called, let arguments)) = expression.kind,
            called.isName("performSegue")
        else { return nil }
        return arguments.first?.value.literalText
    }

    // MARK: Files

    private static func scenesMade(
        of name: String, in file: InterfaceFileStore.Entry
    ) -> [(file: String, segues: [SegueRecord])] {
        file.document.scenes.indices.filter {
            file.document.scenes[$0].controller?.customClass == name
        }.map { (file.path, file.index.segues(ofScene: $0).map(\.segue)) }
    }
}
