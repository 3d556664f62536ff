import CommandLanguage
import HeadlessUIKit
import HierarchyRecords

/// A call on the parent of a controller that was presented: it has none, so that nothing happens (B29).
enum ParentOfPresented: Examination {
    private static let parents = ["parent", "parentViewController"]

    static func findings(in world: ExaminedWorld) -> [Finding] {
        world.classes.flatMap { declared -> [Finding] in
            guard let place = place(in: declared) else { return [] }
            return world.controllers.filter {
                world.isDeclared(declared, for: $0) && $0.parent == nil && world.isPresented($0)
                    && world.hasRun(place.method, of: $0.objectID)
            }.map { finding($0, place, in: world) }
        }
    }

    private static func place(in declared: DeclaredClass) -> PlaceInCode? {
        for (method, statements) in declared.bodies {
            let call = statements.firstCall {
                parents.contains($0.receiver.ownPath) && $0.name.hasPrefix("dismiss")
            }
            if let call { return PlaceInCode(call, in: method, of: declared) }
        }
        return nil
    }

    private static func finding(
        _ controller: UIViewController, _ place: PlaceInCode, in world: ExaminedWorld
    ) -> Finding {
        let name = world.name(controller)
        let parent = place.call.receiver.ownPath
        return Finding(
            "parent-of-presented", rule: .b29, objects: [name, parent],
            "\(name).\(parent) is nil, so that \(place.call.name) does nothing: \(name) was presented, and is "
                + "nobody's child (\(place.text))",
            mend: [
                place.language == .swift
                    ? "dismiss(animated: true), or presentingViewController?.dismiss(animated: true), in place of "
                        + "\(parent)?.\(place.call.name)"
                    : "[self dismissViewControllerAnimated:YES completion:nil] in place of a call on \(parent)"
            ])
    }
}
