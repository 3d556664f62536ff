import HeadlessUIKit
import HierarchyRecords

/// What was announced and must have come by now.
extension WatchedSession {
    /// Once all is still every move and every presentation is over.
    var endFlaw: String? { presentationFlaw ?? moveFlaw }

    private var presentationFlaw: String? {
        if let object = messages.unfinished.first {
            return "\(workbench.log.objects.name(object)) is in the middle of its presentation"
        }
        for (name, controller) in controllers {
            if controller.isBeingPresented { return "\(name) is being presented for ever" }
            if controller.isBeingDismissed { return "\(name) is being dismissed for ever" }
            if controller.transitionCoordinator != nil {
                return "\(name) is in transition for ever"
            }
        }
        return nil
    }

    private var moveFlaw: String? {
        for (name, controller) in controllers {
            guard let announced = messages.announcedParent(of: controller.objectID),
                !isExcused(controller)
            else { continue }
            let parent = announced == .none ? "nil" : workbench.log.objects.name(announced)
            return "\(name) never heard didMove(toParent: \(parent))"
        }
        return nil
    }

    /// C40: what a stack has not shown yet waits for its `didMove`; R43: a page in the middle of two
    /// sets heard that it leaves, and stays; what a hand left out is the user's mistake.
    private func isExcused(_ controller: UIViewController) -> Bool {
        if touchedByHand.contains(controller.objectID) { return true }
        switch controller.parent {
        case let stack as UINavigationController:
            return stack.topViewController !== controller || stack.viewIfLoaded?.window == nil
        case let book as UIPageViewController:
            return !(book.viewControllers ?? []).contains(controller)
        default: return false
        }
    }
}
