import HierarchyRecords

extension UIViewController {
    /// E46: performs the segue with that identifier, without asking `shouldPerformSegue` (G01, G08).
    func performSegueNow(_ identifier: String?, sender: Any?) {
        guard !simulator.isStopped else { return }
        let found = optional?.scene?.segues.first {
            $0.segue.identifier != nil && $0.segue.identifier == identifier
        }
        guard let found else {
            simulator.refuse(
                .noSegue(identifier, from: simulator.describe(self)), about: objectID)
            return
        }
        perform(found.segue, trigger: found.trigger, sender: sender)
    }

    /// E46: code of Objective-C gives `nil` as the identifier.
    package func performSegueWithoutIdentifier() { performSegueNow(nil, sender: nil) }

    /// G03: asks whether the segue may be performed, as for all that the user's finger begins.
    func trigger(_ segue: SegueRecord, id: String, sender: AnyObject?) {
        let trigger = optional?.scene?.segues.first { $0.id == id }?.trigger ?? ""
        guard asksShouldPerform(segue.identifier, sender: sender) else { return }
        perform(segue, trigger: trigger, sender: sender)
    }

    /// G03
    func asksShouldPerform(_ identifier: String?, sender: Any?) -> Bool {
        guard !simulator.isStopped else { return false }
        guard simulator.systemVersion >= 6 else { return true }
        let name = identifier ?? ""
        let argument = simulator.quoted(identifier)
        let answer = dispatch.send(
            .shouldPerformSegue, to: self, argument, rule: .g03,
            given: [.text(name), .anything(sender)], taking: \.flag
        ) { shouldPerformSegue(withIdentifier: name, sender: sender) }
        return answer ?? true && !simulator.isStopped
    }

    /// Performs a segue of the scene; `trigger` is the id of the element that it begins at.
    package func perform(_ segue: SegueRecord, trigger: String, sender: Any?) {
        guard !simulator.isStopped else { return }
        if segue.kind == .unwind { return unwind(segue, sender: sender) }
        guard let destination = makeDestination(of: segue, sender: sender) else { return }
        guard let made = makeSegue(segue, to: destination, trigger: trigger, sender: sender) else {
            return
        }
        // G01, G02: `prepare` comes with the destination's view unloaded, then the segue is
        // performed, and nothing else happens.
        prepare(made, sender: sender)
        guard !simulator.isStopped else { return }
        run(made, isCustom: segue.kind == .custom || segue.customClass != nil)
    }

    func prepare(_ segue: UIStoryboardSegue, sender: Any?) {
        send(
            .prepareForSegue, simulator.quoted(segue.identifier), rule: .g01,
            given: [.object(segue), .anything(sender)]
        ) {
            prepare(for: segue, sender: sender)
        }
    }

    /// G02: `perform()` of a segue of the app's own is logged.
    private func run(_ segue: UIStoryboardSegue, isCustom: Bool) {
        guard isCustom else { return segue.perform() }
        dispatch.note(
            .performSegue, objectID, simulator.quoted(segue.identifier), rule: .g02
        ) { segue.perform() }
    }

    // MARK: The destination

    private func makeDestination(of segue: SegueRecord, sender: Any?) -> UIViewController? {
        guard let storyboard = optional?.scene?.storyboard else { return nil }
        var creator: ((NSCoder) -> UIViewController?)?
        // G11: where the file's class is missing, its @IBSegueAction is, too.
        let lacksClass = optional?.scene?.lacksClass ?? false
        if let selector = segue.destinationCreationSelector, !lacksClass {
            // An @IBSegueAction takes the coder, the sender and the segue's identifier.
            creator = { [unowned self] coder in
                let identifier = segue.identifier.map { InterfaceText($0) }
                return self.simulator.perform(
                    selector, on: self, with: [coder, sender as AnyObject?, identifier])
                    as? UIViewController
            }
        }
        let made = storyboard.instantiate(objectID: segue.destination, creator: creator)
        return simulator.isStopped ? nil : made
    }

    private func makeSegue(
        _ segue: SegueRecord, to destination: UIViewController, trigger: String, sender: Any?
    ) -> UIStoryboardSegue? {
        if let name = segue.customClass {
            let made = simulator.makeSegue(
                ofClass: name, in: segue.customModule, identifier: segue.identifier,
                source: self, destination: destination)
            if let made {
                // G15: "super's perform does what the kind says."
                if segue.kind != .custom, simulator.systemVersion >= 9 {
                    made.ofKind = makeStandardSegue(
                        segue, to: destination, trigger: trigger, sender: sender)
                }
                return made
            }
            simulator.report(
                .unknownClass(
                    InterfaceClassName.runtimeName(name, in: segue.customModule)),
                about: objectID)
        }
        return makeStandardSegue(segue, to: destination, trigger: trigger, sender: sender)
    }

    private func makeStandardSegue(
        _ segue: SegueRecord, to destination: UIViewController, trigger: String, sender: Any?
    ) -> UIStoryboardSegue {
        let id = segue.identifier
        switch segue.kind {
        case .show, .showDetail, .replace:
            let made = UIStoryboardShowSegue(
                identifier: id, source: self, destination: destination)
            made.isDetail = segue.kind != .show
            made.sender = sender
            return made
        case .push:
            let made = UIStoryboardPushSegue(
                identifier: id, source: self, destination: destination)
            made.animates = segue.animates
            return made
        case .presentation, .modal, .popoverPresentation, .popover:
            let made = UIStoryboardPresentationSegue(
                identifier: id, source: self, destination: destination)
            made.animates = segue.animates
            made.isOlderPopover = segue.kind == .popover
            style(destination, for: segue, sender: sender)
            return made
        case .embed:
            let made = UIStoryboardEmbedSegue(
                identifier: id, source: self, destination: destination)
            made.container = optional?.scene?.object(trigger) as? UIView
            return made
        case .custom, .unwind, .relationship:
            return UIStoryboardSegue(identifier: id, source: self, destination: destination)
        }
    }

    /// The style that the file asks for is set before `prepare`, which may change it (A151).
    private func style(
        _ destination: UIViewController, for segue: SegueRecord, sender: Any?
    ) {
        let words = ObjectArchive(of: nil, in: simulator)
        if let style = segue.modalTransitionStyle.flatMap(words.transitionStyle) {
            destination.modalTransitionStyle = style
        }
        guard segue.kind == .popoverPresentation || segue.kind == .popover else {
            if let style = segue.modalPresentationStyle.flatMap(words.presentationStyle) {
                destination.modalPresentationStyle = style
            }
            return
        }
        destination.modalPresentationStyle = .popover
        anchorPopover(of: destination, for: segue, sender: sender)
    }

    private func anchorPopover(
        of destination: UIViewController, for segue: SegueRecord, sender: Any?
    ) {
        guard let popover = destination.popoverPresentationController,
            let scene = optional?.scene
        else { return }
        let anchor = segue.popoverAnchor.flatMap(scene.object) ?? sender as AnyObject?
        popover.barButtonItem = anchor as? UIBarButtonItem
        popover.sourceView = anchor as? UIView
        if let view = popover.sourceView { popover.sourceRect = view.bounds }
        let directions = segue.popoverDirections.reduce(into: UIPopoverArrowDirection()) {
            $0.formUnion(UIPopoverArrowDirection(interfaceName: $1))
        }
        if !directions.isEmpty { popover.permittedArrowDirections = directions }
        let views = segue.popoverPassthroughViews.compactMap { scene.object($0) as? UIView }
        if !views.isEmpty { popover.passthroughViews = views }
    }
}

extension UIPopoverArrowDirection {
    fileprivate init(interfaceName name: String) {
        switch name {
        case "up": self = .up
        case "down": self = .down
        case "left": self = .left
        case "right": self = .right
        case _: self = []
        }
    }
}

/// A text where an object is asked for: the identifier that an @IBSegueAction takes.
@MainActor
package final class InterfaceText {
    package let text: String

    init(_ text: String) { self.text = text }
}

extension Simulator {
    /// An identifier as the log has it: in quotes, and empty where there is none.
    func quoted(_ identifier: String?) -> EventArgument {
        recorder.argument(text: "\"\(identifier ?? "")\"")
    }
}

extension UIViewController {
    /// G04, R6: while the view loads, the embed segues of its container views are performed, each after
    /// `shouldPerformSegue`; the sender is the controller itself.
    func performEmbedSegues() {
        guard let scene = optional?.scene, scene.segues.contains(where: { $0.segue.kind == .embed })
        else { return }
        // G12
        let key = SceneKey(scene.storyboard.index, scene.place)
        if let circle = simulator.scenesBeingFilled.enter(key, of: scene.storyboard.name) {
            return simulator.report(circle, about: objectID)
        }
        defer { simulator.scenesBeingFilled.leave(key) }
        for found in scene.segues where found.segue.kind == .embed {
            guard !simulator.isStopped, scene.object(found.trigger) is UIView else { continue }
            guard asksShouldPerform(found.segue.identifier, sender: self) else { continue }
            perform(found.segue, trigger: found.trigger, sender: self)
        }
    }
}
