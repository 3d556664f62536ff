import HierarchyRecords

extension ObjectArchive {
    /// Sets the properties that the file gives the object, in the file's order (E54).
    func setRuntimeAttributes(of element: ElementRecord, on object: AnyObject) {
        for attribute in element.runtimeAttributes {
            guard !simulator.isStopped else { return }
            let value = attribute.modelValue
            if simulator.set(value, forKeyPath: attribute.keyPath, of: object)
                || lacksClass(object, of: element.id)
            {
                continue
            }
            let name = simulator.className(of: object)
            simulator.report(
                .undefinedAttribute(
                    attribute.keyPath, of: simulator.describeForKeys(object), class: name),
                about: simulator.objectID(of: object))
        }
    }

    /// R6: sets the object's outlets, collections first, then the others by their names.
    func connectOutlets(
        of element: ElementRecord, on object: AnyObject, unlessTo known: Set<String> = []
    ) {
        for (name, ids) in element.outletCollections where known.isDisjoint(with: ids) {
            connect(ids.compactMap { objects[$0] }, to: name, of: object, element)
        }
        for (name, id) in element.outlets where !known.contains(id) {
            guard !simulator.isStopped else { return }
            guard let value = objects[id] else { continue }
            setOutlet(value, name, of: object, element)
        }
    }

    private func setOutlet(
        _ value: Any, _ name: String, of object: AnyObject, _ element: ElementRecord
    ) {
        if lacksClass(object, of: element.id) || element.kind.hasOutletOfMissingClass(name) {
            _ = simulator.set(value, forKeyPath: name, of: object)
        } else {
            simulator.setOutlet(value, forKey: name, of: object)
        }
    }

    private func connect(
        _ values: [AnyObject], to name: String, of object: AnyObject, _ element: ElementRecord
    ) {
        guard !simulator.isStopped, !values.isEmpty else { return }
        if name == "gestureRecognizers", let view = object as? UIView {
            for case let recognizer as UIGestureRecognizer in values {
                view.addGestureRecognizer(recognizer)
            }
        } else {
            setOutlet(values, name, of: object, element)
        }
    }

    // MARK: Actions

    /// Adds the actions and the segues of the object, in the file's order.
    func connectActions(of element: ElementRecord, on object: AnyObject) {
        for connection in element.connections {
            switch connection.body {
            case .outlet, .outletCollection: break
            case .action(let selector, let destination, let event):
                let target = objects[destination]
                if target == nil, !isFirstResponder(destination) { continue }
                if let target, lacksClass(target, of: destination) {
                    (object as? UIBarItem)?.lostAction = selector
                    (object as? UIControl)?.lostAction = selector
                    continue
                }
                simulator.connect(selector, of: target, to: object, event: event)
            case .segue(let segue) where segue.kind != .relationship && segue.kind != .embed:
                connect(segue, connection.id, to: object)
            case .segue: break
            }
        }
    }

    /// Whether the id is the placeholder that stands for the first responder.
    private func isFirstResponder(_ id: String) -> Bool {
        guard let scene = (owner as? UIViewController)?.optional?.scene?.record.objects else {
            return firstResponders.contains(id)
        }
        return scene.contains {
            $0.id == id && $0.text("placeholderIdentifier") == "IBFirstResponder"
        }
    }

    /// G03: a control, an item or a recognizer performs its segue when it acts.
    private func connect(_ segue: SegueRecord, _ id: String, to object: AnyObject) {
        guard let controller = owner as? UIViewController else { return }
        let run: (AnyObject?) -> Void = { [weak controller] sender in
            controller?.trigger(segue, id: id, sender: sender)
        }
        switch object {
        case let control as UIControl:
            control.addSegue(for: control.eventOfSegues, run)
        case let item as UIBarButtonItem:
            item.primaryAction = UIAction { [weak item] _ in run(item) }
        case let recognizer as UIGestureRecognizer:
            recognizer.addTarget { if $0.state == .ended || $0.state == .began { run($0) } }
        case _: break
        }
    }
}

extension ElementRecord {
    /// The outlets by name, in the alphabet's order.
    fileprivate var outlets: [(String, String)] {
        connections.compactMap { connection -> (String, String)? in
            guard case .outlet(let name, let id) = connection.body else { return nil }
            return (name, id)
        }.sorted { $0.0 < $1.0 }
    }

    /// The outlet collections in the file's order, each with the ids of its objects.
    fileprivate var outletCollections: [(String, [String])] {
        var result: [(String, [String])] = []
        for connection in connections {
            guard case .outletCollection(let name, let id) = connection.body else { continue }
            if let place = result.firstIndex(where: { $0.0 == name }) {
                result[place].1.append(id)
            } else {
                result.append((name, [id]))
            }
        }
        return result
    }
}

extension UIControl {
    /// The event at which a control performs its segue.
    fileprivate var eventOfSegues: Event { self is UIButton ? .touchUpInside : .valueChanged }

    fileprivate func addSegue(for event: Event, _ run: @escaping (AnyObject?) -> Void) {
        addTarget({ control in run(control) }, for: event)
    }
}

extension Simulator {
    /// Lets the object send an action of the file's.
    fileprivate func connect(
        _ selector: String, of target: AnyObject?, to object: AnyObject, event: String?
    ) {
        let perform: (AnyObject, AnyObject) -> Void = { [unowned self] receiver, sender in
            _ = self.perform(selector, on: receiver, with: [sender])
        }
        switch object {
        case let control as UIControl:
            control.addTarget(
                target, method: selector, for: UIControl.Event(interfaceName: event ?? ""),
                using: perform)
        case let item as UIBarButtonItem:
            item.primaryAction = UIAction { [weak item, weak target] _ in
                UIApplication.shared.sendAction(selector, to: target, from: item) {
                    if let item { perform($0, item) }
                }
            }
        case let recognizer as UIGestureRecognizer:
            guard let target else { return }
            recognizer.addTarget(target, method: selector, using: perform)
        case _: break
        }
    }
}

extension UIControl.Event {
    /// The event that files call so; `touchUpInside` where they name none.
    fileprivate init(interfaceName name: String) {
        switch name {
        case "touchDown": self = .touchDown
        case "touchDownRepeat": self = .touchDownRepeat
        case "touchDragInside": self = .touchDragInside
        case "touchDragOutside": self = .touchDragOutside
        case "touchDragEnter": self = .touchDragEnter
        case "touchDragExit": self = .touchDragExit
        case "touchUpOutside": self = .touchUpOutside
        case "touchCancel": self = .touchCancel
        case "valueChanged": self = .valueChanged
        case "primaryActionTriggered": self = .primaryActionTriggered
        case "editingDidBegin": self = .editingDidBegin
        case "editingChanged": self = .editingChanged
        case "editingDidEnd": self = .editingDidEnd
        case "editingDidEndOnExit": self = .editingDidEndOnExit
        case _: self = .touchUpInside
        }
    }
}
