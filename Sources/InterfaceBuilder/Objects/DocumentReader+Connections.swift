import HierarchyRecords

extension DocumentReader {
    /// An outlet, an action or a segue; nil for a connection that UIKit does not have.
    func connection(_ element: XMLTree.Index) -> ConnectionRecord? {
        guard let body = body(element) else { return nil }
        let id = tree.value(element, .id) ?? ""
        let line = tree.line(element)
        define(id, line: line)
        refer(to: tree.value(element, .destination) ?? "", line: line)
        return ConnectionRecord(id: id, body, line: line)
    }

    private func body(_ element: XMLTree.Index) -> ConnectionRecord.Body? {
        let destination = tree.value(element, .destination) ?? ""
        switch tree.word(element) {
        case .outlet:
            return .outlet(property: tree.value(element, .property) ?? "", destination: destination)
        case .outletCollection:
            return .outletCollection(
                property: tree.value(element, .property) ?? "", destination: destination)
        case .action:
            return .action(
                selector: tree.value(element, .selector) ?? "", destination: destination,
                event: tree.value(element, .eventType))
        case .segue: return segue(element, to: destination).map { .segue($0) }
        case _:
            leaveOut(element)
            return nil
        }
    }

    // MARK: Segues

    private func segue(_ element: XMLTree.Index, to destination: String) -> SegueRecord? {
        let name = tree.value(element, .kind) ?? ""
        guard let kind = SegueRecord.Kind(rawValue: name) else {
            leaveOut(element, as: "segue of the kind \"\(name)\"")
            return nil
        }
        var segue = SegueRecord(kind: kind, destination: destination)
        for attribute in tree.attributes(element) { read(attribute, into: &segue) }
        if let anchor = segue.popoverAnchor { refer(to: anchor, line: tree.line(element)) }
        for child in tree.children(element) { readChild(child, into: &segue) }
        return segue
    }

    private func read(_ attribute: XMLTree.Attribute, into segue: inout SegueRecord) {
        let value = tree.value(attribute)
        switch Word(rawValue: attribute.name) {
        case .identifier: segue.identifier = value
        case .relationship: segue.relationship = value
        case .customClass: segue.customClass = value
        case .customModule: segue.customModule = value
        case .destinationCreationSelector: segue.destinationCreationSelector = value
        case .unwindAction: segue.unwindAction = value
        case .modalPresentationStyle: segue.modalPresentationStyle = value
        case .modalTransitionStyle: segue.modalTransitionStyle = value
        case .animates: segue.animates = value != "NO"
        case .trigger: segue.isAccessoryAction = value == "accessoryAction"
        case .popoverAnchorView, .popoverAnchorBarButtonItem: segue.popoverAnchor = value
        case .splitViewControllerTargetIndex: segue.splitTargetIndex = Int(value)
        case .id, .kind, .destination, .customModuleProvider: break
        case _: segue.attributes.append(text(attribute))
        }
    }

    private func readChild(_ child: XMLTree.Index, into segue: inout SegueRecord) {
        switch (tree.word(child), role(child)) {
        case (.popoverArrowDirection, _): segue.popoverDirections = flags(child)
        case (.connections, _):
            for outlet in tree.children(child) { readPassthrough(outlet, into: &segue) }
        // What peeking showed, and what it led to.
        case (.segue, _): break
        case (_, .value), (_, .group): appendValues(child, to: &segue.attributes)
        case _: leaveOut(child)
        }
    }

    private func readPassthrough(_ outlet: XMLTree.Index, into segue: inout SegueRecord) {
        let property = tree.value(outlet, .property)
        guard property == "passthroughViews" || property == "popoverPassthroughViews",
            let view = tree.value(outlet, .destination)
        else { return leaveOut(outlet) }
        define(tree.value(outlet, .id) ?? "", line: tree.line(outlet))
        refer(to: view, line: tree.line(outlet))
        segue.popoverPassthroughViews.append(view)
    }
}
