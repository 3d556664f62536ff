import HierarchyRecords

extension UIViewController {
    /// G05, G08: finds the controller that takes the action, then `prepare`, the action, one
    /// dismissal, and `unwind(for:towards:)` of each container down to it.
    func unwind(_ record: SegueRecord, sender: Any?) {
        guard let action = record.unwindAction else { return }
        let source = UIStoryboardUnwindSegueSource(self, action, sender: sender)
        guard let found = UnwindSearch(source).find(), !simulator.isStopped else { return }
        let segue = makeUnwindSegue(record, found, sender: sender)
        // G05, step 7
        prepare(segue, sender: sender)
        guard !simulator.isStopped else { return }
        // G05, step 8
        found.target.takeUnwindAction(action, segue)
        guard !simulator.isStopped else { return }
        // G05, steps 9 to 11
        segue.perform()
    }

    private func makeUnwindSegue(
        _ record: SegueRecord, _ found: UnwindPath, sender: Any?
    ) -> UIStoryboardSegue {
        if let older = askForSegue(record, found) { return older }
        if let name = record.customClass,
            let made = simulator.makeSegue(
                ofClass: name, in: record.customModule, identifier: record.identifier,
                source: self, destination: found.target)
        {
            return made
        }
        let segue = UIStoryboardUnwindSegue(
            identifier: record.identifier, source: self, destination: found.target)
        segue.unwinding = { [unowned segue] in self.unwind(segue, along: found, record) }
        return segue
    }

    /// Up to iOS 8 the container of the target may make the segue.
    private func askForSegue(_ record: SegueRecord, _ found: UnwindPath) -> UIStoryboardSegue? {
        guard simulator.systemVersion < 9, simulator.systemVersion >= 6 else { return nil }
        let container = found.target.storedParent ?? found.target
        return container.segueForUnwinding(
            to: found.target, from: self, identifier: record.identifier)
    }

    private func takeUnwindAction(_ action: String, _ segue: UIStoryboardSegue) {
        let text = "\"\(segue.identifier ?? "")\""
        let name = simulator.gates.methods?.method(action, of: self)?.name ?? action
        let argument = simulator.recorder.argument(text: OwnMethod.text(name, sender: text))
        dispatch.send(.sentAction, to: self, argument, rule: .g05) {
            simulator.perform(action, on: self, with: [segue])
        }
    }

    /// G05, P25: one dismissal by the outermost controller that presents something on the way, then each
    /// container goes towards the target.
    private func unwind(
        _ segue: UIStoryboardSegue, along path: UnwindPath, _ record: SegueRecord
    ) {
        let dismisses = path.presenter?.presentedViewController != nil
        if dismisses, let presenter = path.presenter {
            presenter.dismiss(animated: record.animates)
        }
        for (container, next) in zip(path.containers, path.containers.dropFirst() + [path.target]) {
            guard !simulator.isStopped else { return }
            let argument = simulator.recorder.argument(
                text: "\"\(segue.identifier ?? "")\", towards: \(simulator.name(of: next.objectID))"
            )
            container.dispatch.send(
                .unwindTowards, to: container, argument, rule: .g05,
                given: [.object(segue), .object(next)]
            ) { container.unwind(for: segue, towards: next) }
        }
    }
}

/// The way from the controller at which the search ended down to the one that takes the action.
struct UnwindPath {
    /// The controller that takes the action.
    let target: UIViewController
    /// The controllers above it, from the one at which the search went down.
    let containers: [UIViewController]
    /// The outermost controller that presents what the source is in; nil where nothing is presented.
    let presenter: UIViewController?
}

/// G07: looks for the controller that takes an unwind segue's action.
@MainActor
struct UnwindSearch {
    private let source: UIStoryboardUnwindSegueSource
    private let simulator: Simulator

    init(_ source: UIStoryboardUnwindSegueSource) {
        self.source = source
        simulator = source.source.simulator
    }

    /// Goes up from the source; from a presented controller on with the one that it was presented
    /// from.
    func find() -> UnwindPath? {
        var asked: Set<ObjectID> = []
        for controller in chain {
            guard !simulator.isStopped, asked.insert(controller.objectID).inserted else { continue }
            if let path = search(controller) { return withPresenter(path, from: controller) }
        }
        return nil
    }

    /// G07, G05: the oddity that step 4 shows: where the source itself was presented from within a
    /// container, the child that presented it is asked before it; higher up it is not so.
    private var chain: [UIViewController] {
        let oddity = source.source.presentedFrom.flatMap { $0.storedParent == nil ? nil : $0 }
        return [oddity].compactMap(\.self) + source.source.wayOfUnwinding
    }

    /// A controller is asked for its allowed children, they are searched in that order, and only one
    /// without allowed children is asked whether it takes the action. An override may allow one of
    /// those that are being searched, which is not searched within itself.
    private func search(
        _ controller: UIViewController, within above: [UIViewController] = []
    ) -> [UIViewController]? {
        let children = allowedChildren(of: controller)
        if children.isEmpty { return takes(controller) ? [controller] : nil }
        let way = above + [controller]
        for child in children where !way.contains(where: { $0 === child }) {
            guard !simulator.isStopped else { return nil }
            if let path = search(child, within: way) { return [controller] + path }
        }
        return nil
    }

    private func allowedChildren(of controller: UIViewController) -> [UIViewController] {
        guard simulator.systemVersion >= 9 else {
            return controller.allowedChildrenBySystem(from: source)
        }
        let children = controller.dispatch.send(
            .allowedChildrenForUnwinding, to: controller, action, rule: .g07,
            given: [.object(source)], taking: \.controllers
        ) { controller.allowedChildrenForUnwinding(from: source) }
        return simulator.isStopped ? [] : children ?? []
    }

    private func takes(_ controller: UIViewController) -> Bool {
        guard !simulator.isStopped else { return false }
        let answer = controller.dispatch.send(
            .canPerformUnwind, to: controller, action, rule: .g09,
            given: [
                .text(source.unwindAction), .object(source.source), .anything(source.sender),
            ], taking: \.flag
        ) { controller.answersUnwinding(source) }
        return answer ?? false && !simulator.isStopped
    }

    private var action: EventArgument { simulator.quoted(source.unwindAction) }

    private func withPresenter(
        _ path: [UIViewController], from controller: UIViewController
    ) -> UnwindPath? {
        guard let target = path.last else { return nil }
        return UnwindPath(
            target: target, containers: Array(path.dropLast()),
            presenter: outermostPresenter(below: path))
    }

    /// The controller whose presented one holds the source, nearest to the top of what is on the way.
    private func outermostPresenter(below path: [UIViewController]) -> UIViewController? {
        source.source.wayOfUnwinding.prefix { $0 !== path.first }
            .last { $0.storedParent == nil }?.optional?.presentation?.presenting
    }
}

extension UIViewController {
    /// The controller that `present` was called on for this one; nil where it is not presented.
    var presentedFrom: UIViewController? {
        guard let state = optional?.presentation, let presenting = state.presenting else {
            return nil
        }
        return state.source ?? presenting
    }

    /// G07: it, and those above it: each the parent, or where there is none the one that it was
    /// presented from. Where that one has been put below it meanwhile, the way comes back to itself,
    /// and ends there.
    fileprivate var wayOfUnwinding: [UIViewController] {
        var seen: Set<ObjectID> = []
        var way: [UIViewController] = []
        var next: UIViewController? = self
        while let current = next, seen.insert(current.objectID).inserted {
            way.append(current)
            next = current.storedParent ?? current.presentedFrom
        }
        return way
    }

    /// G09: the children, the topmost first, but the one that holds the source.
    func allowedChildrenBySystem(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
        let holder = childContaining(source)
        return childList.elements.reversed().filter { $0 !== holder }
    }

    /// The child that holds the source of an unwind segue (G09); from iOS 9.
    @available(iOS 9, *)
    public func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
        source.source.wayOfUnwinding.first { $0.storedParent === self }
    }

    /// From iOS 13 the newer method is asked, before only the older one.
    func answersUnwinding(_ source: UIStoryboardUnwindSegueSource) -> Bool {
        if simulator.systemVersion >= 13 {
            return canPerformUnwindSegueAction(
                source.unwindAction, from: source.source, sender: source.sender)
        }
        return canPerformUnwindSegueAction(
            source.unwindAction, from: source.source, withSender: source.sender as Any)
    }

    /// G09: the class has the method, and the controller is not the source itself.
    func canUnwindBySystem(_ action: String, from source: UIViewController) -> Bool {
        source !== self && responds(to: action)
    }
}
