import HierarchyRecords

// U35: how a motion of the device reaches the app.

extension Simulator {
    /// U35: the user shakes the device. Whoever hears that it began hears that it ended.
    package func userShakes() {
        guard let hearer = application.keyWindow?.hearerOfMotion, !isStopped else { return }
        let event = UIEvent(motion: .motionShake, time: now)
        hearer.send(.motionBegan, rule: .u35) { $0.motionBegan(.motionShake, with: event) }
        guard !isStopped else { return }
        hearer.send(.motionEnded, rule: .u35) { $0.motionEnded(.motionShake, with: event) }
    }
}

extension UIWindow {
    /// U35: the first responder, or else the controller in front.
    package var hearerOfMotion: UIResponder {
        firstResponder ?? rootViewController?.inFront ?? self
    }
}

extension UIViewController {
    /// AD-HOC: what the user sees foremost in it: what it presents, or the child that a container shows.
    fileprivate var inFront: UIViewController {
        var front = self
        var seen: Set<ObjectIdentifier> = []
        while seen.insert(ObjectIdentifier(front)).inserted, let next = front.nextInFront {
            front = next
        }
        return front
    }

    private var nextInFront: UIViewController? {
        if let presentedViewController, !presentedViewController.isBeingDismissed {
            return presentedViewController
        }
        switch self {
        case let stack as UINavigationController: return stack.topViewController
        case let tabs as UITabBarController: return tabs.selectedViewController
        default: return nil
        }
    }
}
