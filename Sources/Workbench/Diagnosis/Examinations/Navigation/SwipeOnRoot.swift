import CommandLanguage
import HeadlessUIKit
import HierarchyRecords

/// A stack whose swipe back begins on the root, too, since its recognizer has no delegate any more (B28).
enum SwipeOnRoot: Examination {
    static func findings(in world: ExaminedWorld) -> [Finding] {
        world.controllers.compactMap { controller in
            guard let stack = controller as? UINavigationController,
                stack.viewControllers.count == 1,
                let swipe = stack.interactivePopGestureRecognizer, swipe.isEnabled,
                swipe.wasGivenDelegate, swipe.delegate == nil
            else { return nil }
            return finding(stack, in: world)
        }
    }

    private static func finding(
        _ stack: UINavigationController, in world: ExaminedWorld
    ) -> Finding {
        let name = world.name(stack)
        let swipe = world.code(stack) + ".interactivePopGestureRecognizer"
        return Finding(
            "swipe-on-root", .advice, rule: .b28, objects: [name],
            "the swipe back of \(name) begins on its root, too, where there is nothing to pop: code has "
                + "set the delegate of interactivePopGestureRecognizer to nil"
                + world.settingOfSwipe("delegate", of: stack),
            mend: [
                world.language == .swift
                    ? "\(swipe)?.isEnabled = \(world.code(stack)).viewControllers.count > 1"
                    : "\(swipe).enabled = \(world.code(stack)).viewControllers.count > 1;",
                "or a delegate whose gestureRecognizerShouldBegin returns viewControllers.count > 1",
            ])
    }
}

extension ExaminedWorld {
    /// Where code set that property of the stack's interactivePopGestureRecognizer, in parentheses; empty where that is
    /// not known.
    func settingOfSwipe(_ property: String, of stack: UINavigationController) -> String {
        let place = setting(in: stack.objectID) { _, setting in
            setting.property == property
                && setting.owner.hasSuffix("interactivePopGestureRecognizer")
        }
        return place?.text.inParentheses ?? ""
    }
}
