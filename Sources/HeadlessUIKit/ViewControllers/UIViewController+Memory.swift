import HierarchyRecords

extension Simulator {
    /// L09, A100: sends the memory warnings.
    package func warnOfMemory() {
        tell(.appMemoryWarning) { $0.applicationDidReceiveMemoryWarning(self.application) }
        guard !isStopped else { return }
        // A100: a controller stands among the observers as if it had been added when it was made.
        var listeners = livingControllers.map(Listener.init)[...]
        func warn(until observer: ObjectID?) {
            while let next = listeners.first, observer.map({ next.id < $0 }) ?? true {
                listeners.removeFirst()
                next.controller?.receiveMemoryWarning()
            }
        }
        let warning = UIApplication.didReceiveMemoryWarningNotification
        system.notifications.beforeTelling = { if $0 == warning { warn(until: $1) } }
        system.notifications.post(name: warning, object: application)
        system.notifications.beforeTelling = nil
        warn(until: nil)
    }

    private struct Listener {
        let id: ObjectID
        private(set) weak var controller: UIViewController?
        init(_ controller: UIViewController) {
            id = controller.objectID
            self.controller = controller
        }
    }

    /// All existing controllers in the order of their creation.
    package var livingControllers: [UIViewController] {
        var controllers: [UIViewController] = []
        var next = core.firstController
        while let link = next {
            if !link.core.hasLoggedDeinit { controllers.append(link.core.controller) }
            next = link.core.newer
        }
        return controllers
    }
}

extension UIViewController {
    fileprivate func receiveMemoryWarning() {
        guard !simulator.isStopped else { return }
        dispatch.send(.didReceiveMemoryWarning, to: self, rule: .l09) { didReceiveMemoryWarning() }
    }

    /// L09: up to iOS 5, unloads the view if it is not in a window.
    func unloadViewBeforeSix() {
        guard simulator.systemVersion <= 5, let view = storedView, !view.isInWindow,
            !simulator.isStopped
        else { return }
        dispatch.send(.viewWillUnload, to: self, rule: .l09) { viewWillUnload() }
        guard storedView === view else { return }
        view.removeFromSuperview()
        setView(nil)
        dispatch.send(.viewDidUnload, to: self, rule: .l09) { viewDidUnload() }
    }
}

extension ControllerLink {
    /// Adds the controller to the end of its world's list of existing controllers.
    func joinTheLiving() {
        let world = core.world
        core.older = world.core.lastController
        core.older?.core.newer = self
        world.core.lastController = self
        if world.core.firstController == nil { world.core.firstController = self }
    }

    func leaveTheLiving() {
        let world = core.world
        let (older, newer) = (core.older, core.newer)
        older?.core.newer = newer
        newer?.core.older = older
        if world.core.firstController == self { world.core.firstController = newer }
        if world.core.lastController == self { world.core.lastController = older }
    }
}

extension UIViewController {
    /// What its `deinit` does: nothing leads to it any more, and what it held goes after it (V05).
    func leaveTheWorld() {
        optional?.tether?.cut()
        if !core.hasLoggedDeinit { logDeinit {} }
        storedView?.controller = nil
        optional?.navigationItem?.controller = nil
        var orphans: [AnyObject] = core.children.removeAll()
        for case let child as UIViewController in orphans {
            child.storedParent = nil
            child.core.isManaged = false
        }
        if let presented = optional?.presentation?.presented { orphans.append(presented) }
        if let view = storedView { orphans.append(view) }
        link.leaveTheLiving()
        link.free()
        if !orphans.isEmpty { simulator.objects.graveyard.bury(&orphans) }
    }
}
