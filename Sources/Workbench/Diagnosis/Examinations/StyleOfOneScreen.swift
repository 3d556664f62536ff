import HeadlessUIKit
import HierarchyRecords

/// A switch of the style that reaches one screen only, since a controller within the window overrides it (B43).
enum StyleOfOneScreen: Examination {
    static func findings(in world: ExaminedWorld) -> [Finding] {
        world.controllers.compactMap { controller in
            let style = controller.overrideUserInterfaceStyle
            guard style != .unspecified, let window = controller.viewIfLoaded?.window,
                window.overrideUserInterfaceStyle == .unspecified,
                window.rootViewController !== controller,
                window.traitCollection.userInterfaceStyle != style,
                let place = world.switchOfStyle(in: controller)
            else { return nil }
            return finding(controller, place, in: world)
        }
    }

    private static func finding(
        _ controller: UIViewController, _ place: String, in world: ExaminedWorld
    ) -> Finding {
        let name = world.name(controller)
        let value = controller.overrideUserInterfaceStyle == .dark
        let isSwift = world.language == .swift
        let line =
            isSwift
            ? "\(world.code(controller)).view.window?.overrideUserInterfaceStyle = \(value ? ".dark" : ".light")"
            : "\(world.code(controller)).view.window.overrideUserInterfaceStyle = UIUserInterfaceStyle\(value ? "Dark" : "Light");"
        return Finding(
            "style-of-one-screen", .advice, rule: .b43, objects: [name],
            "\(name).overrideUserInterfaceStyle changes \(name) and what is in it, and no other screen "
                + "(\(place))",
            mend: [line, "for every screen: view.window?.overrideUserInterfaceStyle there"])
    }
}

extension ExaminedWorld {
    /// Where a class of the controller changes its style, other than once as it is made.
    fileprivate func switchOfStyle(in controller: UIViewController) -> String? {
        let early = ["viewDidLoad", "loadView", "init", "awakeFromNib"]
        for declared in lineage(of: controller.objectID) {
            let found = declared.settings {
                $0.owner.isEmpty && $0.property == "overrideUserInterfaceStyle"
            }
            if let place = found.first(where: { !early.contains($0.method) }) {
                return declared.text(of: place.setting.span, in: place.method)
            }
        }
        return nil
    }
}
