import HierarchyRecords

/// The commit: updates constraints from the leaves up, then lays out from the root down, in the
/// views that asked for it.
///
/// The simulator's core and its run loop each have a copy; all copies share one state, which the
/// simulator frees.
@MainActor
struct LayoutPass: LinkOwner {
    /// How often a view is laid out at most in one commit, if it asks for layout in its own layout.
    static let passLimit: UInt8 = 100
    /// More views than this are put in order by a walk over the whole hierarchy, which is cheaper
    /// then than comparing their ancestors.
    static let sortLimit = 8

    /// Views that are laid out together. The array of links is there because a loop over it counts
    /// no references; the array of views keeps them alive.
    fileprivate struct Batch {
        private var views: [UIView] = []
        var links: [ViewLink] = []

        mutating func append(_ link: ViewLink) {
            views.append(link.core.view)
            links.append(link)
        }

        /// Releases the views one by one, and keeps the memory of the arrays.
        mutating func empty() {
            links.removeAll(keepingCapacity: true)
            while !views.isEmpty { views.removeLast() }
        }
    }

    struct Core {
        /// The views that wait for the next round, and an empty batch whose memory the next round
        /// reuses.
        fileprivate var listed = Batch()
        fileprivate var spare = Batch()
        fileprivate var pass: UInt32 = 0
        /// The views of the last commit that asked for layout too often.
        fileprivate var loops: [ObjectID] = []
        fileprivate var passOfLoops: UInt32 = 0
        /// The frame of the keyboard in the window's coordinates; nil while it is hidden.
        fileprivate var keyboardFrame: CGRect?
        /// Solves the constraints; nil until there is a constraint.
        fileprivate var engine: LayoutEngine?
    }

    private let recorder: EventRecorder
    let link = Link<Core>.reserve()

    init(recorder: EventRecorder) {
        self.recorder = recorder
        link.fill(with: Core())
    }

    /// Frees the state. Must be called once, after which no copy may be used.
    func free() {
        link.free()
    }

    var isNeeded: Bool { !core.listed.links.isEmpty }

    /// How many views wait for layout.
    var waiting: Int { core.listed.links.count }

    var engine: LayoutEngine? {
        get { core.engine }
        nonmutating set { core.engine = newValue }
    }

    var keyboardFrame: CGRect? {
        get { core.keyboardFrame }
        nonmutating set { core.keyboardFrame = newValue }
    }

    var loops: [ObjectID] { core.loops }

    /// The number of the present or last commit.
    var number: UInt32 { core.pass }

    func list(_ view: ViewLink) { core.listed.append(view) }

    /// Forgets the views that wait: a world that is dropped never lays them out.
    func drop() { core.listed.empty() }

    /// R24, L07, L08: `updateConstraints` from the leaves up, then layout from the root down (A10, D04).
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

    /// Before a round: sends the constraint updates that are due, then solves, which may add views
    /// to the list.
    private func settle(_ engine: LayoutEngine, _ links: [ViewLink], around view: UIView? = nil) {
        if links.contains(where: \.core.layout.needsConstraints) {
            var links = links
            sort(&links)
            updateConstraints(of: links.map(\.core.view))
        }
        // A129: a parent may change constraints when it is told of the fitting size of a child.
        repeat {
            engine.solve()
            engine.reportConflicts(around: view)
            for child in engine.fittingSizes.takeChanged(in: number) { child.tellFittingSize() }
        } while engine.isDirty
    }

    /// `layoutIfNeeded` on a view: lays out its whole hierarchy, in a window or not.
    func layOutNow(_ view: UIView) {
        core.pass &+= 1
        let link = view.link
        if let engine { settle(engine, view.subtree.map(\.link), around: view) }
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

    /// R24, A10: the views are in preorder; updates subviews before their superviews, and siblings
    /// in order.
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

    /// `updateConstraintsIfNeeded` on a view: updates what is due, its subviews before it.
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

    /// Insertion sort. `sort(by:)` would check the actor at each call of its closure.
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
            controller.send(.updateViewConstraints, rule: .c04, readsTraits: true) {
                controller.updateViewConstraints()
            }
        }
        view.send(.updateConstraints, rule: .r24, readsTraits: true) { view.updateConstraints() }
    }

    private func layOut(_ view: ViewLink) {
        if view.isInWindow {
            view.updateSafeArea()
            // L10: the safe area is updated before the layout, so that its guides are right in it.
            if let engine, engine.hasNewGuides {
                engine.solve()
                engine.reportConflicts()
            }
        }
        if view.isInWindow, !view.core.layout.dueProperties.isEmpty {
            // M2: `viewIsAppearing` comes first.
            tellWithoutLayout(view)
            updateProperties(of: view)
        }
        guard view.core.layout.needsLayout else { return tellWithoutLayout(view) }
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

    /// X01: `viewIsAppearing` comes in the commit where there is nothing to lay out, too.
    private func tellWithoutLayout(_ view: ViewLink) {
        guard let controller = view.core.controller, controller.isDueToBeAppearing else { return }
        prepare(view, of: controller)
    }

    /// A93: false for a view that was laid out too often in this commit; it is left as it is.
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

    /// A93: notes each view once; forgets those of earlier commits.
    private func noteLoop(_ view: ObjectID) {
        if core.passOfLoops != core.pass { core.loops.removeAll() }
        core.passOfLoops = core.pass
        if !core.loops.contains(view) { core.loops.append(view) }
    }

    private func sendLayoutSubviews(_ link: ViewLink) {
        if link.core.hasConstrainedSubviews { engine?.apply(to: link.core.view) }
        if link.isQuiet { return link.note(.layoutSubviews, rule: .r24) }
        let view = link.core.view
        view.send(.layoutSubviews, rule: .r24, readsTraits: true) {
            view.layoutSubviews()
        }
    }

    /// D18: sends the change of traits and `viewIsAppearing`, then the controller's two layout
    /// callbacks around that of its view; the callbacks of its presentation come between them.
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
        let known = controller.presentationLaidOutWithView
        let presentation = known?.core.value.passOfContainer == number ? nil : known
        let rule = presentation == nil ? RuleID.r24 : .d18
        controller.send(.viewWillLayoutSubviews, rule: rule, readsTraits: true) {
            controller.viewWillLayoutSubviews()
        }
        // M5: a container does its part in the layout of its view.
        controller.layOutChildren()
        presentation?.sendContainerViewWillLayout()
        sendLayoutSubviews(view)
        controller.send(.viewDidLayoutSubviews, rule: rule, readsTraits: true) {
            controller.viewDidLayoutSubviews()
        }
        presentation?.sendContainerViewDidLayout()
    }
}
