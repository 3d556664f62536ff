import CommandLanguage
import HeadlessUIKit
import HierarchyRecords
import Statements

/// A presented controller whose transitioning delegate has a presentation controller for it, which nobody asks for, since
/// the style is not custom (P12, A60).
enum StyleNotCustom: Examination {
    static func findings(in world: ExaminedWorld) -> [Finding] {
        world.controllers.compactMap { controller in
            guard controller.presentingViewController != nil, controller.parent == nil,
                controller.modalPresentationStyle != .custom,
                let delegate = controller.transitioningDelegate as? any ScriptedObject,
                delegate.implements(.presentationForPresented)
            else { return nil }
            return finding(controller, controller.transitioningDelegate as AnyObject, in: world)
        }
    }

    private static func finding(
        _ controller: UIViewController, _ delegate: AnyObject, in world: ExaminedWorld
    ) -> Finding {
        let names = (own: world.name(controller), delegate: world.world.name(of: delegate))
        return Finding(
            "style-not-custom", rule: .p12, objects: [names.own, names.delegate],
            "\(names.delegate) has a presentation controller for \(names.own), and is not asked for it: "
                + "modalPresentationStyle is \(controller.modalPresentationStyle.name) and not custom",
            mend: [
                world.lines(.setStyle("custom", of: world.code(controller)))[0]
                    + " before it is presented"
            ])
    }
}
