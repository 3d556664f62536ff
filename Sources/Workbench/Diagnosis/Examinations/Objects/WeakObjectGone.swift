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
            let used = declared.reader(of: property)
        else { return nil }
        let name = world.name(controller)
        let isSwift = declared.declaration.language == .swift
        return Finding(
            "weak-object-gone", rule: .b18, objects: [name, property],
            "\(name).\(property) is nil: it is weak, and the object that it was given "
                + "(\(declared.text(of: given.setting.span, in: given.method))) is gone, since nothing else "
                + "holds that any more; \(declared.text(of: used.span, in: used.method)) uses it",
            mend: [
                isSwift
                    ? "declare it without 'weak': var \(property)"
                    : "declare it '@property (nonatomic, strong)'"
            ])
    }
}
