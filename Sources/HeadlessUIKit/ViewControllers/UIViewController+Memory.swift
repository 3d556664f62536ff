import HierarchyRecords

extension Simulator {
    /// L09, A100: sends the memory warnings.
    package func warnOfMemory() {
        tell(.appMemoryWarning) { $0.applicationDidReceiveMemoryWarning(self.application) }
        guard !isStopped else { return }
        notifications.post(
            name: UIApplication.didReceiveMemoryWarningNotification, object: application)
        for reference in livingControllers.map(Reference.init) {
            reference.controller?.receiveMemoryWarning()
        }
    }

    private struct Reference {
        private(set) weak var controller: UIViewController?
        init(_ controller: UIViewController) { self.controller = controller }
    }

    /// All existing controllers in the order of their creation.
    package var livingControllers: [UIViewController] {
        var controllers: [UIViewController] = []
        var next = core.pointee.firstController
        while let link = next {
            if !link.pointee.hasLoggedDeinit { controllers.append(link.pointee.controller) }
            next = link.pointee.newer
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
        let world = pointee.world
        pointee.older = world.pointee.lastController
        pointee.older?.pointee.newer = self
        world.pointee.lastController = self
        if world.pointee.firstController == nil { world.pointee.firstController = self }
    }

    func leaveTheLiving() {
        let world = pointee.world
        let (older, newer) = (pointee.older, pointee.newer)
        older?.pointee.newer = newer
        newer?.pointee.older = older
        if world.pointee.firstController == self { world.pointee.firstController = newer }
        if world.pointee.lastController == self { world.pointee.lastController = older }
    }
}
