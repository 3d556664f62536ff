import HierarchyRecords

extension Simulator {
    /// The tree of controllers of the window. No view is loaded.
    public func snapshot() -> HierarchySnapshot { snapshot(from: window.rootViewController) }

    /// The tree below one controller.
    public func snapshot(from root: UIViewController?) -> HierarchySnapshot {
        guard let root else { return HierarchySnapshot(nodes: []) }
        let objects = log.objects
        var nodes: [HierarchySnapshot.Node] = []
        var places: [ObjectID: HierarchySnapshot.Place] = [:]
        var waiting = [(controller: root, depth: 0, relation: HierarchySnapshot.Relation.root)]
        while let (controller, depth, relation) = waiting.popLast() {
            nodes.append(node(controller, depth, relation, objects, places))
            for (child, place) in controller.placesOfChildren { places[child.objectID] = place }
            for (child, place) in gates.placesElsewhere?(controller) ?? [] {
                places[child.objectID] = place
            }
            // Presented ones come after the children, at the children's indent.
            if let presented = controller.presentedApart {
                waiting.append((presented, depth + 1, presentation(of: presented, objects)))
            }
            for child in controller.childList.elements.reversed() {
                waiting.append((child, depth + 1, .child))
            }
        }
        return HierarchySnapshot(nodes: nodes)
    }

    private func node(
        _ controller: UIViewController, _ depth: Int, _ relation: HierarchySnapshot.Relation,
        _ objects: ObjectDirectory, _ places: [ObjectID: HierarchySnapshot.Place]
    ) -> HierarchySnapshot.Node {
        HierarchySnapshot.Node(
            id: controller.objectID, name: objects.name(controller.objectID),
            className: objects.className(controller.objectID),
            isNumbered: objects.isNumbered(controller.objectID), depth: depth, relation: relation,
            state: controller.stateName, view: controller.storedView.map { facts($0, objects) },
            traits: controller.knownTraits, place: places[controller.objectID])
    }

    private func presentation(
        of presented: UIViewController, _ objects: ObjectDirectory
    ) -> HierarchySnapshot.Relation {
        guard let controller = presented.optional?.presentation?.controller else { return .child }
        let asked = presented.optional?.presentation?.standsIn?.for ?? controller
        let isAdapted = asked.presentationStyle != controller.shownStyle
        return .presented(
            style: controller.shownStyle.name,
            adaptedFrom: isAdapted ? asked.presentationStyle.name : nil,
            controllerClass: controller.shownStyle == controller.presentationStyle
                ? objects.className(controller.objectID)
                : controller.shownStyle.controllerClassName,
            controllerID: controller.objectID)
    }

    private func facts(_ view: UIView, _ objects: ObjectDirectory) -> HierarchySnapshot.View {
        HierarchySnapshot.View(
            id: view.objectID, className: objects.className(view.objectID),
            frame: RectValue(view.frame), isInWindow: view.storedWindow != nil)
    }
}

extension UIViewController {
    /// The state as `_printHierarchy` names it.
    var stateName: AppearanceStateName {
        guard storedView != nil else { return .unloaded }
        switch appearance.phase {
        case .disappeared: return .disappeared
        case .appearing: return .appearing
        case .appeared: return .appeared
        case .disappearing: return .disappearing
        }
    }
}
