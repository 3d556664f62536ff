import HierarchyRecords

/// The commit: constraint updates bottom up, then layout top down, of the views that asked for it.
/// Its state stands behind one pointer that everybody copies; the simulator frees it.
@MainActor
struct LayoutPass {
    /// A view that asks for layout again in its own layout gets no more than this many passes a commit.
    static let passLimit: UInt8 = 16
    /// Beyond this many views a walk over their common hierarchy is cheaper than sorting by ancestry.
    static let sortLimit = 8

    /// Views that are laid out together, each with the link to it: to walk over links counts no
    /// references.
    private struct Batch {
        private var views: [UIView] = []
        var links: [ViewLink] = []

        mutating func append(_ link: ViewLink) {
            views.append(link.pointee.view)
            links.append(link)
        }

        /// Lets go of the views one by one, and keeps the memory.
        mutating func empty() {
            links.removeAll(keepingCapacity: true)
            while !views.isEmpty { views.removeLast() }
        }
    }

    private struct State {
        /// Views that wait for the next round, and the memory for those of the round that runs.
        var listed = Batch()
        var spare = Batch()
        var pass: UInt32 = 0
        /// The views of the last commit that asked for layout too often.
        var loops: [ObjectID] = []
        var passOfLoops: UInt32 = 0
        /// In the window's coordinates; nil while the keyboard is hidden.
        var keyboardFrame: CGRect?
        /// What solves constraints; nil until there is one.
        var engine: LayoutEngine?
    }

    private let recorder: EventRecorder
    private let state = UnsafeMutablePointer<State>.allocate(capacity: 1)

    init(recorder: EventRecorder) {
        self.recorder = recorder
        state.initialize(to: State())
    }

    /// To be called once, when nothing can ask for layout any more.
    func free() {
        state.deinitialize(count: 1)
        state.deallocate()
    }

    var isNeeded: Bool { !state.pointee.listed.links.isEmpty }

    var engine: LayoutEngine? {
        get { state.pointee.engine }
        nonmutating set { state.pointee.engine = newValue }
    }

    var keyboardFrame: CGRect? {
        get { state.pointee.keyboardFrame }
        nonmutating set { state.pointee.keyboardFrame = newValue }
    }

    var loops: [ObjectID] { state.pointee.loops }

    /// The commit that runs, or ran last, by its number.
    var number: UInt32 { state.pointee.pass }

    func list(_ view: ViewLink) { state.pointee.listed.append(view) }

    /// R24: `updateConstraints` from the leaves up, then layout from the root down (A10, D04).
    func commit() {
        state.pointee.pass &+= 1
        while isNeeded {
            if let engine { settle(engine, state.pointee.listed.links) }
            var batch = Batch()
            swap(&batch, &state.pointee.spare)
            swap(&batch, &state.pointee.listed)
            layOut(&batch.links)
            batch.empty()
            swap(&batch, &state.pointee.spare)
        }
    }

    /// Before a round: due constraint updates, then the solver, which may list more views.
    private func settle(_ engine: LayoutEngine, _ links: [ViewLink]) {
        if links.contains(where: \.pointee.layout.needsConstraints) {
            var links = links
            sort(&links)
            updateConstraints(of: links.map(\.pointee.view))
        }
        // A129: a parent that hears of a size may change constraints at once.
        repeat {
            engine.solve()
            for child in engine.fittingSizes.takeChanged(in: number) { child.tellFittingSize() }
        } while engine.isDirty
    }

    /// `layoutIfNeeded` on a view: its hierarchy from the top, whether in a window or not.
    func layOutNow(_ view: UIView) {
        state.pointee.pass &+= 1
        let link = view.core
        if let engine { settle(engine, view.subtree.map(\.core)) }
        let views =
            view.isInWindow
            ? state.pointee.listed.links.filter { $0.isWithin(link) || link.isWithin($0) }
                .map(\.pointee.view)
            : view.topmostSuperview.subtree
        var batch = views.map(\.core)
        withExtendedLifetime(views) { layOut(&batch) }
    }

    private func layOut(_ batch: inout [ViewLink]) {
        var needsConstraints = false
        for view in batch {
            view.pointee.layout.isListed = false
            if view.pointee.layout.needsConstraints { needsConstraints = true }
        }
        sort(&batch)
        if needsConstraints { updateConstraints(of: batch.map(\.pointee.view)) }
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
        } else if let window = views.first(where: \.isInWindow)?.pointee.window {
            let wanted = Set(views)
            views = window.pointee.view.subtree.map(\.core).filter { wanted.contains($0) }
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
        guard view.pointee.layout.needsLayout else { return }
        view.pointee.layout.needsLayout = false
        guard mayLayOut(view) else { return }
        let outer = recorder.cause
        recorder.cause = view.pointee.layout.cause
        if let controller = view.pointee.controller {
            layOut(view, of: controller)
        } else {
            sendLayoutSubviews(view)
        }
        recorder.cause = outer
    }

    /// A93: a view that asks for layout for ever is left as it is.
    private func mayLayOut(_ view: ViewLink) -> Bool {
        if view.pointee.layout.pass != state.pointee.pass {
            view.pointee.layout.pass = state.pointee.pass
            view.pointee.layout.count = 0
        }
        view.pointee.layout.count += 1
        if view.pointee.layout.count <= Self.passLimit { return true }
        noteLoop(view.pointee.view.objectID)
        return false
    }

    /// A93: each once, and only those of the newest pass that had any.
    private func noteLoop(_ view: ObjectID) {
        if state.pointee.passOfLoops != state.pointee.pass { state.pointee.loops.removeAll() }
        state.pointee.passOfLoops = state.pointee.pass
        if !state.pointee.loops.contains(view) { state.pointee.loops.append(view) }
    }

    private func sendLayoutSubviews(_ link: ViewLink) {
        if link.pointee.hasConstrainedSubviews { engine?.apply(to: link.pointee.view) }
        if link.isQuiet { return link.note(.layoutSubviews, rule: .r24) }
        let view = link.pointee.view
        view.send(.layoutSubviews, rule: .r24) { view.readingTraits { view.layoutSubviews() } }
    }

    /// D18: traits, `viewIsAppearing`, then the controller's two layout callbacks around its view's own;
    /// those of its presentation inside them.
    private func layOut(_ view: ViewLink, of link: ControllerLink) {
        guard link.isQuiet, view.isQuiet, link.pointee.optional == nil else {
            return layOut(view, calling: link.pointee.controller)
        }
        prepare(view, of: link)
        link.note(.viewWillLayoutSubviews, rule: .r24)
        sendLayoutSubviews(view)
        link.note(.viewDidLayoutSubviews, rule: .r24)
    }

    private func prepare(_ view: ViewLink, of link: ControllerLink) {
        if link.isDueToHearOfTraits { link.pointee.controller.updateTraitsForLayout() }
        // M2: just before `viewWillLayoutSubviews`, once per appearance.
        if view.isInWindow, link.isDueToBeAppearing {
            link.sendIsAppearing()
        }
    }

    private func layOut(_ view: ViewLink, calling controller: UIViewController) {
        prepare(view, of: controller.core)
        controller.prepareForLayout()
        let known = controller.presentationLaidOutWithView
        let presentation = known?.core.value.passOfContainer == number ? nil : known
        let rule = presentation == nil ? RuleID.r24 : .d18
        controller.send(.viewWillLayoutSubviews, rule: rule) {
            controller.simulator.calling(controller) { controller.viewWillLayoutSubviews() }
        }
        presentation?.sendContainerViewWillLayout()
        sendLayoutSubviews(view)
        controller.send(.viewDidLayoutSubviews, rule: rule) {
            controller.simulator.calling(controller) { controller.viewDidLayoutSubviews() }
        }
        presentation?.sendContainerViewDidLayout()
    }
}
