import CommandLanguage
import HeadlessUIKit
import HierarchyRecords

/// A stack whose swipe from the edge is switched off, while the swipe from anywhere in its content still pops (C62).
enum SwipeStillOn: Examination {
    static func findings(in world: ExaminedWorld) -> [Finding] {
        world.controllers.compactMap { controller in
            guard let stack = controller as? UINavigationController,
                stack.viewControllers.count > 1,
                stack.interactivePopGestureRecognizer?.isEnabled == false,
                stack.isContentSwipeEnabled
            else { return nil }
            return finding(stack, in: world)
        }
    }

    private static func finding(
        _ stack: UINavigationController, in world: ExaminedWorld
    ) -> Finding {
        let name = world.name(stack)
        let swipe = world.code(stack) + ".interactiveContentPopGestureRecognizer"
        return Finding(
            "swipe-still-on", .advice, rule: .c62, objects: [name],
            "a swipe still pops in \(name): code switched off interactivePopGestureRecognizer"
                + world.settingOfSwipe("isEnabled", of: stack)
                + ", and from iOS 26 on a second recognizer takes a swipe that begins anywhere",
            mend: [
                world.language == .swift
                    ? "\(swipe)?.isEnabled = false" : "\(swipe).enabled = NO;"
            ])
    }
}
