import CommandLanguage
import HeadlessUIKit
import HierarchyRecords

/// A pushed controller whose bar shows no back button, or whose stack has a delegate that animates, so that the
/// swipe from the edge does not begin (C55).
enum SwipeWithoutBackButton: Examination {
    static func findings(in world: ExaminedWorld) -> [Finding] {
        world.controllers.compactMap { controller in
            guard let stack = controller as? UINavigationController,
                stack.viewControllers.count > 1, let top = stack.viewControllers.last,
                stack.interactivePopGestureRecognizer?.isEnabled == true,
                let obstacle = stack.obstacleToSwipe
            else { return nil }
            return Finding(
                "swipe-back-off", .advice, rule: .c55,
                objects: [world.name(top), world.name(stack)],
                "\(world.name(top)) cannot be swiped back: \(obstacle.words)",
                mend: [mend(of: obstacle, world.code(stack), world.code(top), world.language)])
        }
    }

    private static func mend(
        of obstacle: UINavigationController.ObstacleToSwipe, _ stack: String, _ top: String,
        _ language: SourceLanguage
    ) -> String {
        switch (obstacle, language) {
        case (.ownLeftItem, .swift):
            "\(top).navigationItem.leftItemsSupplementBackButton = true"
        case (.ownLeftItem, .objectiveC):
            "\(top).navigationItem.leftItemsSupplementBackButton = YES;"
        case (.hiddenBackButton, .swift), (.hiddenBar, .swift), (.ownAnimator, .swift):
            "\(stack).interactivePopGestureRecognizer?.delegate = nil"
        case (.hiddenBackButton, .objectiveC), (.hiddenBar, .objectiveC),
            (.ownAnimator, .objectiveC):
            "\(stack).interactivePopGestureRecognizer.delegate = nil;"
        }
    }
}

extension UINavigationController.ObstacleToSwipe {
    /// Why the swipe does not begin.
    var words: String {
        switch self {
        case .ownLeftItem: "its own leftBarButtonItem stands in the back button's place"
        case .hiddenBackButton: "hidesBackButton takes its back button away"
        case .hiddenBar: "the bar with the back button is hidden"
        case .ownAnimator:
            "the stack's delegate has animationControllerFor, which switches the swipe off even where it "
                + "returns nil"
        }
    }
}
