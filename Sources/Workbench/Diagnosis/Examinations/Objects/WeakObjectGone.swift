import CommandLanguage
import HeadlessUIKit
import HierarchyRecords
import Statements

/// A weak property whose object is gone, and which the class still uses (B18).
enum WeakObjectGone: Examination {
    static func findings(in world: ExaminedWorld) -> [Finding] {
        world.controllers.flatMap { controller -> [Finding] in
            guard let script = (controller as? any ScriptedObject)?.script else { return [] }
            let lineage = world.lineage(of: controller.objectID)
            return script.namesOfLostObjects.compactMap { property in
                lineage.lazy.compactMap { finding(property, of: controller, $0, in: world) }.first
            }
        }
    }

    private static func finding(
        _ property: String, of controller: UIViewController, _ declared: DeclaredClass,
        in world: ExaminedWorld
    ) -> Finding? {
        // A delegate is weak so that it may go.
        guard !["delegate", "datasource"].contains(where: { property.lowercased().hasSuffix($0) }),
            let given = declared.settings(where: { $0.path == property }).first,
            let used = declared.placeOfUse(of: property)
        else { return nil }
        let name = world.name(controller)
        let isSwift = declared.declaration.language == .swift
        return Finding(
            "weak-object-gone", rule: .b18, objects: [name, property],
            "\(name).\(property) is nil: it is weak, and the object that it was given "
                + "(\(declared.text(of: given.setting.span, in: given.method))) is gone, since nothing else "
                + "holds that any more; \(used) uses it",
            mend: [
                isSwift
                    ? "declare it without 'weak': var \(property)"
                    : "declare it '@property (nonatomic, strong)'"
            ])
    }
}

extension DeclaredClass {
    /// The first place where a member reads the property: `ListViewController.stopEditing, line 12`.
    fileprivate func placeOfUse(of property: String) -> String? {
        for (method, statements) in bodies {
            var given: Set<SourceSpan> = []
            CodeWalk.assignments(of: statements) { target, _ in given.insert(target.span) }
            var place: SourceSpan?
            CodeWalk.expressions(of: statements) { expression in
                guard place == nil, expression.isOwn(property), !given.contains(expression.span)
                else { return }
                place = expression.span
            }
            if let place { return text(of: place, in: method) }
        }
        return nil
    }
}
