import HeadlessUIKit
import HierarchyRecords

/// A window that has a root and that nobody shows, so that the screen stays black (B63).
enum WindowNotShown: Examination {
    static func findings(in world: ExaminedWorld) -> [Finding] {
        let window: UIWindow = world.world.simulator.window
        guard window.isHidden, let root = window.rootViewController else { return [] }
        let name = world.name(root)
        let place = world.setting(in: root.objectID) { _, setting in
            setting.property == "rootViewController"
        }
        return [
            Finding(
                "window-not-shown", rule: .b63, objects: [name, world.name(window)],
                "\(name) is the root of a window that is hidden: nothing of it is loaded or shown"
                    + (place?.text.inParentheses ?? ""),
                mend: [UIKitCall.makeKeyAndVisible("window").text(in: world.language)])
        ]
    }
}
