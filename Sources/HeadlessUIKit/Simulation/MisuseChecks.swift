import HierarchyRecords

// The checks that UIKit makes before it changes anything. Each reports a misuse and returns whether
// the call may continue.

extension Simulator {
    /// E32, E63, C18: whether the view may be moved into `superview`.
    func allows(_ view: UIView, movingTo superview: UIView) -> Bool {
        guard !core.isStopped else { return false }
        if view === superview { return refuse(.selfAsSubview, about: view.objectID) }
        guard allowsInLayerTree(view, under: superview) else { return false }
        return allowsControllers(of: view, in: superview)
    }

    /// E63: whether the new superview is not itself somewhere in the view.
    func allowsInLayerTree(_ view: UIView, under superview: UIView) -> Bool {
        guard !view.subviewList.isEmpty, superview.isWithin(view) else { return true }
        return refuse(
            .cycleInLayerTree(describeLayer(of: view)), about: view.objectID)
    }

    /// C18, E03: the controllers whose views move must be children of the controller whose view
    /// they come into. If the new superview is in no window and belongs to no controller, the check
    /// is made when that superview is added.
    private func allowsControllers(of view: UIView, in superview: UIView) -> Bool {
        if view.link.hasNoController(asFarAs: superview.link) { return true }
        let above = superview.link.nearestController
        if above == nil, !superview.isInWindow { return true }
        if let controller = view.core.controller {
            return allows(controller, under: above)
        }
        return view.topmostControllers.allSatisfy { allows($0.link, under: above) }
    }

    private func allows(_ link: ControllerLink, under above: ControllerLink?) -> Bool {
        guard let parent = link.core.parent, parent != above else { return true }
        let controller = link.core.controller
        return refuse(
            .actualParent(
                of: describe(controller), expected: describe(above?.core.controller),
                actual: describe(parent.core.controller)),
            about: controller.objectID)
    }

    /// D19, E02, A07: whether the controller may become a child of `parent`.
    func allows(_ child: UIViewController, asChildOf parent: UIViewController) -> Bool {
        guard !core.isStopped else { return false }
        if child === parent || child.holdsControllers && parent.hangs(on: child) {
            return refuse(
                .childOfItself(describe(child), of: describe(parent)), about: child.objectID)
        }
        guard let superview = child.core.viewLink?.core.superview,
            let nearest = superview.nearestController, nearest != parent.link
        else { return true }
        let above = nearest.core.controller
        return refuse(
            .requestedParent(
                of: describe(child), expected: describe(above), requested: describe(parent)),
            about: child.objectID)
    }

    /// C26, E38: both must be children of the container, which must forward automatically.
    func allowsTransition(
        in container: UIViewController, from old: UIViewController, to new: UIViewController
    ) -> Bool {
        guard !core.isStopped else { return false }
        guard old.storedParent === container, new.storedParent === container else {
            return refuse(
                .noCommonParent(describe(old), describe(new)), about: container.objectID)
        }
        guard container.shouldAutomaticallyForwardAppearanceMethods else {
            return refuse(
                .transitionWithManualForwarding(describe(container)), about: container.objectID)
        }
        return true
    }

    func reportUnbalanced(_ controller: UIViewController) {
        report(.unbalanced(describe(controller)), about: controller.objectID)
    }

    /// E39: an appearance callback was called by user code; a warning from iOS 16 on.
    func reportCalledDirectly(_ callback: Callback, on controller: UIViewController) {
        guard systemVersion >= 16, callback != .viewIsAppearing else { return }
        report(
            .callingDirectly(callback.spelling.objectiveC, on: describe(controller)),
            about: controller.objectID)
    }

    /// E04: the view is the root view of another controller.
    func reportViewOwned(
        _ view: UIView, by owner: UIViewController, wantedBy controller: UIViewController
    ) {
        refuse(
            .viewAlreadyAssociated(
                describe(view), with: describe(owner), requestedBy: describe(controller)),
            about: controller.objectID)
    }

    /// E40: the view of a controller was read while the controller is being deallocated.
    package func reportLoadingWhileDeallocating(_ id: ObjectID) {
        let text = "<\(log.objects.className(id)): \(log.objects.name(id))>"
        report(.loadingViewWhileDeallocating(text), about: id)
    }

    /// E81: `loadView` asked for the view that it had not set.
    func reportLoadingWithoutEnd(_ controller: UIViewController) {
        report(.loadingViewWithoutEnd(describe(controller)), about: controller.objectID)
    }

    /// E15: code presented `nil`, which only Objective-C can.
    package func raisePresentingNil(on presenter: AnyObject) {
        refuse(.presentingNil(on: describe(presenter)), about: objectID(of: presenter))
    }

    /// E64: code sent an object a message for which it has no method.
    package func raiseUnrecognized(_ selector: String, sentTo object: AnyObject) {
        let id = objectID(of: object)
        refuse(
            .unrecognizedSelector(
                selector, sentTo: describe(object), of: log.objects.className(id)), about: id)
    }

    /// E64, for a value of Foundation.
    package func raiseUnrecognized(_ selector: String, sentTo text: String, of type: String) {
        refuse(.unrecognizedSelector(selector, sentTo: text, of: type), about: .none)
    }

    private func describeLayer(of view: UIView) -> String {
        "<CALayer: \(log.objects.name(view.objectID)).layer>"
    }

    func refuse(
        _ misuse: Misuse, about object: UIResponder, naming others: [UIViewController] = []
    ) -> Bool {
        report(misuse, about: object.objectID, naming: others.map(\.objectID))
        return false
    }
}

extension UIView {
    /// The controllers whose views are in this subtree and in no other controller's view of it.
    fileprivate var topmostControllers: [UIViewController] {
        var result: [UIViewController] = []
        var stack = subviewList.elements
        while let view = stack.popLast() {
            if let controller = view.controller {
                result.append(controller)
            } else if !view.subviewList.isEmpty {
                stack.append(contentsOf: view.subviewList.elements)
            }
        }
        return result
    }
}

@MainActor
extension ViewLink {
    /// Whether neither the view nor a descendant is the view of a controller, as far as that is known
    /// before the search from `place` up through its superviews has ended: the search goes both ways
    /// by turns, so that a small subtree costs little at any depth.
    fileprivate func hasNoController(asFarAs place: ViewLink) -> Bool {
        var (above, below): (ViewLink?, ViewLink?) = (place, self)
        while let lower = below {
            if lower.core.controller != nil { return false }
            guard let upper = above, upper.core.controller == nil else { return false }
            above = upper.core.superview
            below = lower.nextInPreorder(within: self)
        }
        return true
    }
}
