import HierarchyRecords

/// Asks the user something: U09 to U12.
open class UIAlertController: UIViewController {
    /// In the middle of the screen, or from its edge.
    public enum Style: Int, Sendable, CaseIterable { case actionSheet, alert }

    /// What it says below the title.
    open var message: String?
    public private(set) var preferredStyle = Style.actionSheet
    /// In the order in which they were added.
    public private(set) var actions: [UIAlertAction] = []
    /// What the user can fill in, in an alert (A81); nil while there is none.
    public private(set) var textFields: [UITextField]?
    /// The action that the return key chooses; one of `actions`.
    open var preferredAction: UIAlertAction?

    /// An alert without actions; the user cannot leave it.
    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        self.title = title
        self.message = message
        self.preferredStyle = preferredStyle
    }

    /// Adds an action; a second cancel action raises (E22).
    open func addAction(_ action: UIAlertAction) {
        guard !simulator.isStopped else { return }
        if action.style == .cancel, actions.contains(where: { $0.style == .cancel }) {
            return simulator.report(.secondCancelAction, about: objectID)
        }
        actions.append(action)
    }

    /// A81: adds a field and lets the closure set it up; an action sheet has none, and raises.
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        guard !simulator.isStopped else { return }
        guard preferredStyle == .alert else {
            return simulator.report(.textFieldInActionSheet, about: objectID)
        }
        let field = UITextField(frame: .zero)
        textFields = (textFields ?? []) + [field]
        viewIfLoaded?.addSubview(field)
        configurationHandler?(field)
    }

    override var ownPresentation: (any OwnPresentation)? { self }

    /// U10: what is set here changes nothing.
    open override var modalPresentationStyle: UIModalPresentationStyle {
        get { preferredStyle == .alert ? .custom : .popover }
        set { super.modalPresentationStyle = newValue }
    }

    /// U10: a popover in a regular width only.
    override var askedPresentationStyle: UIModalPresentationStyle {
        preferredStyle == .actionSheet && isWide ? .popover : .custom
    }

    override var adaptsItsPresentation: Bool { false }

    private var isWide: Bool { simulator.screenTraits.horizontal == .regular }

    // MARK: The finger

    /// U12: the actions as they are shown; a popover has no Cancel, a tap outside means it (R55).
    package var shownActions: [UIAlertAction] {
        let others = actions.filter { $0.style != .cancel }
        if preferredStyle == .actionSheet, isWide {
            // AD-HOC: one that would show nothing at all shows its Cancel; no such one was measured.
            return others.isEmpty && texts.isEmpty ? actions : others
        }
        let cancel = actions.filter { $0.style == .cancel }
        return preferredStyle == .alert && actions.count == 2 ? cancel + others : others + cancel
    }

    /// Whether the user sees it and can choose.
    package var canBeAnswered: Bool {
        presentingViewController != nil && !isBeingPresented && !isBeingDismissed
    }

    override func makeRootView(_ frame: CGRect) -> UIView {
        let view = AlertView(frame: frame)
        for field in textFields ?? [] { view.addSubview(field) }
        return view
    }

    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        placeTextFields()
    }

    /// A81: the first field waits for the user.
    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        _ = textFields?.first?.askToBecomeFirst()
    }

    private func placeTextFields() {
        let width = view.bounds.width - 2 * Self.margin
        for (index, field) in (textFields ?? []).enumerated() {
            let y = Self.line * CGFloat(texts.count + index)
            field.frame = CGRect(x: Self.margin, y: y, width: width, height: Self.line)
        }
    }

    // AD-HOC: text, fields and actions take 44 points each; no measure of an alert was found.
    private static let line: CGFloat = 44
    private static let margin: CGFloat = 16

    /// Title and message, those that there are.
    var texts: [String] { [title, message].compactMap { $0 } }

    fileprivate var height: CGFloat {
        Self.line * CGFloat(texts.count + (textFields?.count ?? 0) + shownActions.count)
    }

    /// U09: the alert goes first; then the action's handler runs.
    package func userTaps(_ action: UIAlertAction) {
        guard action.isEnabled, canBeAnswered, actions.contains(where: { $0 === action }) else {
            return
        }
        requestDismissal(animated: true, completion: nil)
        guard let coordinator = runningTransition else { return }
        coordinator.animate(alongsideTransition: nil) { _ in self.finish(action) }
    }

    private func finish(_ action: UIAlertAction) {
        let title = simulator.recorder.argument(text: (action.title ?? "").quoted)
        simulator.dispatch.send(.action, to: self, title, rule: .u09) { action.handler?(action) }
    }
}

/// The root view of an alert.
final class AlertView: UIView {
    override class var nameInLog: String { "_UIAlertControllerView" }
}

extension UIAlertController: OwnPresentation {
    var presentationClassName: String? {
        switch (preferredStyle, isWide) {
        case (.alert, _): "_UIAlertControllerAlertPresentationController"
        case (.actionSheet, true): "_UIAlertControllerActionSheetRegularPresentationController"
        case (.actionSheet, false): "_UIAlertControllerActionSheetCompactPresentationController"
        }
    }

    func presentedFrame(in container: CGRect) -> CGRect? {
        let width = preferredStyle == .alert ? 270 : isWide ? 288 : container.width - 16
        let y =
            preferredStyle == .alert || isWide
            ? container.midY - height / 2
            : container.maxY - height - simulator.device.safeAreaInsets.bottom
        return CGRect(x: container.midX - width / 2, y: y, width: width, height: height)
    }

    /// U11, E21.
    var flaw: Misuse? {
        let isEmpty =
            (title ?? "").isEmpty && (message ?? "").isEmpty && actions.isEmpty
            && textFields == nil
        return isEmpty ? .emptyAlert : nil
    }

    var missingAnchor: Misuse {
        let presenter = optional?.presentation?.presenting
        let className = presenter.map { simulator.log.objects.className($0.objectID) } ?? "(null)"
        return .actionSheetWithoutAnchor(
            simulator.describe(self), from: (className, simulator.describe(presenter)),
            ios: simulator.systemVersion)
    }
}
