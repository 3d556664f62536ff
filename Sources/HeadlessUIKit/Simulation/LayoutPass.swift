import HierarchyRecords

/// The commit: constraint updates bottom up, then layout top down, of the views that asked for it.
/// Whoever needs it copies it: all copies share the state behind one link, which the simulator frees.
@MainActor
struct LayoutPass: LinkOwner {
    /// A view that asks for layout again in its own layout gets no more than this many passes a commit.
    static let passLimit: UInt8 = 16
    /// Beyond this many views a walk over their common hierarchy is cheaper than sorting by ancestry.
    static let sortLimit = 8

    /// Views that are laid out together, each with the link to it: to walk over links counts no
    /// references.
    fileprivate struct Batch {
        private var views: [UIView] = []
        var links: [ViewLink] = []

        mutating func append(_ link: ViewLink) {
            views.append(link.core.view)
            links.append(link)
        }

        /// Lets go of the views one by one, and keeps the memory.
        mutating func empty() {
            links.removeAll(keepingCapacity: true)
            while !views.isEmpty { views.removeLast() }
        }
    }

    struct Core {
        /// Views that wait for the next round, and the memory for those of the round that runs.
        fileprivate var listed = Batch()
        fileprivate var spare = Batch()
        fileprivate var pass: UInt32 = 0
        /// The views of the last commit that asked for layout too often.
        fileprivate var loops: [ObjectID] = []
        fileprivate var passOfLoops: UInt32 = 0
        /// In the window's coordinates; nil while the keyboard is hidden.
        fileprivate var keyboardFrame: CGRect?
        /// What solves constraints; nil until there is one.
        fileprivate var engine: LayoutEngine?
    }

    private let recorder: EventRecorder
    let link = Link<Core>.reserve()

    init(recorder: EventRecorder) {
        self.recorder = recorder
        link.fill(with: Core())
    }

    /// To be called once, when nothing can ask for layout any more.
    func free() {
        link.free()
    }

    var isNeeded: Bool { !core.listed.links.isEmpty }

    var engine: LayoutEngine? {
        get { core.engine }
        nonmutating set { core.engine = newValue }
    }

    var keyboardFrame: CGRect? {
        get { core.keyboardFrame }
        nonmutating set { core.keyboardFrame = newValue }
    }

    var loops: [ObjectID] { core.loops }

    /// The commit that runs, or ran last, by its number.
    var number: UInt32 { core.pass }

    func list(_ view: ViewLink) { core.listed.append(view) }

    /// R24: `updateConstraints` from the leaves up, then layout from the root down (A10, D04).
    func commit() {
        core.pass &+= 1
        while isNeeded {
            if let engine { settle(engine, core.listed.links) }
            var batch = Batch()
            swap(&batch, &core.spare)
            swap(&batch, &core.listed)
            layOut(&batch.links)
            batch.empty()
            swap(&batch, &core.spare)
        }
    }

    /// Before a round: due constraint updates, then the solver, which may list more views.
    private func settle(_ engine: LayoutEngine, _ links: [ViewLink]) {
        if links.contains(where: \.core.layout.needsConstraints) {
            var links = links
            sort(&links)
            updateConstraints(of: links.map(\.core.view))
        }
        // A129: a parent that hears of a size may change constraints at once.
        repeat {
            engine.solve()
            for child in engine.fittingSizes.takeChanged(in: number) { child.tellFittingSize() }
        } while engine.isDirty
    }

    /// `layoutIfNeeded` on a view: its hierarchy from the top, whether in a window or not.
    func layOutNow(_ view: UIView) {
        core.pass &+= 1
        let link = view.link
        if let engine { settle(engine, view.subtree.map(\.link)) }
        let views =
            view.isInWindow
            ? core.listed.links.filter { $0.isWithin(link) || link.isWithin($0) }
                .map(\.core.view)
            : view.topmostSuperview.subtree
        var batch = views.map(\.link)
        withExtendedLifetime(views) { layOut(&batch) }
    }

    private func layOut(_ batch: inout [ViewLink]) {
        var needsConstraints = false
        for view in batch {
            view.core.layout.isListed = false
            if view.core.layout.needsConstraints { needsConstraints = true }
        }
        sort(&batch)
        if needsConstraints { updateConstraints(of: batch.map(\.core.view)) }
        for view in batch { layOut(view) }
    }

    /// R24, A10: of views that stand in preorder, the leaves first and siblings in order.
    private func updateConstraints(of views: [UIView]) {
        var open: [UIView] = []
        for view in views where view.layoutState.needsConstraints {
            while let last = open.last, !view.isWithin(last) {
                updateConstraints(of: open.removeLast())
            }
            open.append(view)
        }
        while let last = open.popLast() { updateConstraints(of: last) }
    }

    /// `updateConstraintsIfNeeded` on a view: what is due in it, and in its subviews before it.
    func updateConstraintsNow(_ view: UIView) { updateConstraints(of: view.subtree) }

    private func sort(_ views: inout [ViewLink]) {
        if views.count < 2 || !views[0].isInWindow { return }
        if views.count <= Self.sortLimit {
            sortFew(&views)
        } else if let window = views.first(where: \.isInWindow)?.core.window {
            let wanted = Set(views)
            views = window.core.view.subtree.map(\.link).filter { wanted.contains($0) }
        }
    }

    /// By hand: each call of a closure of this actor by the library would ask where it runs.
    private func sortFew(_ views: inout [ViewLink]) {
        for index in 1..<views.count {
            var place = index
            while place > 0, views[place].standsBefore(views[place - 1]) {
                views.swapAt(place, place - 1)
                place -= 1
            }
        }
    }

    /// R24: a controller's own update comes before its root view's.
    private func updateConstraints(of view: UIView) {
        guard view.layoutState.needsConstraints else { return }
        view.layoutState.needsConstraints = false
        if let controller = view.controller {
            controller.send(.updateViewConstraints, rule: .c04) {
                controller.updateViewConstraints()
            }
        }
        view.send(.updateConstraints, rule: .r24) { view.updateConstraints() }
    }

    private func layOut(_ view: ViewLink) {
        if view.isInWindow {
            view.updateSafeArea()
            // L10: the insets come before the layout, which has the guides as they are now.
            if let engine, engine.hasNewGuides { engine.solve() }
        }
        guard view.core.layout.needsLayout else { return }
        view.core.layout.needsLayout = false
        guard mayLayOut(view) else { return }
        let outer = recorder.cause
        recorder.cause = view.core.layout.cause
        if let controller = view.core.controller {
            layOut(view, of: controller)
        } else {
            sendLayoutSubviews(view)
        }
        recorder.cause = outer
    }

    /// A93: a view that asks for layout for ever is left as it is.
    private func mayLayOut(_ view: ViewLink) -> Bool {
        if view.core.layout.pass != core.pass {
            view.core.layout.pass = core.pass
            view.core.layout.count = 0
        }
        view.core.layout.count += 1
        if view.core.layout.count <= Self.passLimit { return true }
        noteLoop(view.core.view.objectID)
        return false
    }

    /// A93: each once, and only those of the newest pass that had any.
    private func noteLoop(_ view: ObjectID) {
        if core.passOfLoops != core.pass { core.loops.removeAll() }
        core.passOfLoops = core.pass
        if !core.loops.contains(view) { core.loops.append(view) }
    }

    private func sendLayoutSubviews(_ link: ViewLink) {
        if link.core.hasConstrainedSubviews { engine?.apply(to: link.core.view) }
        if link.isQuiet { return link.note(.layoutSubviews, rule: .r24) }
        let view = link.core.view
        view.send(.layoutSubviews, rule: .r24) { view.readingTraits { view.layoutSubviews() } }
    }

    /// D18: traits, `viewIsAppearing`, then the controller's two layout callbacks around its view's own;
    /// those of its presentation inside them.
    private func layOut(_ view: ViewLink, of link: ControllerLink) {
        guard link.isQuiet, view.isQuiet, link.core.optional == nil else {
            return layOut(view, calling: link.core.controller)
        }
        prepare(view, of: link)
        link.note(.viewWillLayoutSubviews, rule: .r24)
        sendLayoutSubviews(view)
        link.note(.viewDidLayoutSubviews, rule: .r24)
    }

    private func prepare(_ view: ViewLink, of link: ControllerLink) {
        if link.isDueToHearOfTraits { link.core.controller.updateTraitsForLayout() }
        // M2: just before `viewWillLayoutSubviews`, once per appearance.
        if view.isInWindow, link.isDueToBeAppearing {
            link.sendIsAppearing()
        }
    }

    private func layOut(_ view: ViewLink, calling controller: UIViewController) {
        prepare(view, of: controller.link)
        controller.prepareForLayout()
        let known = controller.presentationLaidOutWithView
        let presentation = known?.core.value.passOfContainer == number ? nil : known
        let rule = presentation == nil ? RuleID.r24 : .d18
        controller.send(.viewWillLayoutSubviews, rule: rule) {
            controller.simulator.traits.calling(controller) { controller.viewWillLayoutSubviews() }
        }
        presentation?.sendContainerViewWillLayout()
        sendLayoutSubviews(view)
        controller.send(.viewDidLayoutSubviews, rule: rule) {
            controller.simulator.traits.calling(controller) { controller.viewDidLayoutSubviews() }
        }
        presentation?.sendContainerViewDidLayout()
    }
}
