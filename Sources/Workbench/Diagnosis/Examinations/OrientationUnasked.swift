import CommandLanguage
import HeadlessUIKit
import HierarchyRecords

/// A controller that says how it may be turned, and is not asked, since its container is (S05).
enum OrientationUnasked: Examination {
    private static let property = "supportedInterfaceOrientations"

    static func findings(in world: ExaminedWorld) -> [Finding] {
        world.controllers.compactMap { controller in
            guard let declared = world.declaredClass(of: controller.objectID),
                declared.bodies.contains(where: { $0.method == property }), controller.isInFront
            else { return nil }
            let asked = controller.outermost
            guard asked !== controller,
                asked.supportedInterfaceOrientations != controller.supportedInterfaceOrientations
            else { return nil }
            return finding(controller, asked, in: world)
        }
    }

    private static func finding(
        _ controller: UIViewController, _ asked: UIViewController, in world: ExaminedWorld
    ) -> Finding {
        let names = (own: world.name(controller), asked: world.name(asked))
        let declared = world.declaredClass(of: asked.objectID)
        let isSwift = (declared?.declaration.language ?? world.language) == .swift
        let child = world.way(to: controller.child(of: asked), in: asked, isSwift: isSwift)
        let className = world.log.objects.className(asked.objectID)
        let place = declared == nil ? "a subclass of \(className)" : className
        let held =
            child == "children.last" || asked is UINavigationController
            || asked is UITabBarController
        let answer = held ? "\(child)?.\(property) ?? .all" : "\(child).\(property)"
        let line =
            isSwift
            ? "override var \(property): UIInterfaceOrientationMask { \(answer) }"
            : "- (UIInterfaceOrientationMask)\(property) { return \(child).\(property); }"
        return Finding(
            "orientation-unasked", rule: .s05, objects: [names.own, names.asked],
            "\(names.own).\(property) is not asked: the system asks \(names.asked), the outermost "
                + "container, and that allows other orientations",
            mend: ["\(line) in \(place)"])
    }
}
