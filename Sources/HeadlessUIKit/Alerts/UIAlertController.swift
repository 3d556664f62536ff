import HierarchyRecords

/// An alert or an action sheet, which asks the user something: U09 to U12.
@available(iOS 8, *)
open class UIAlertController: UIViewController {
    /// Where it is shown: in the middle of the screen, or at the edge of the screen.
    public enum Style: Int, Sendable, CaseIterable { case actionSheet, alert }

    /// The text below the title.
    @Counted open var message: String?
    /// An alert in the middle, or a sheet of actions.
    @Counted public private(set) var preferredStyle = Style.actionSheet
    /// The actions in the order in which they were added.
    @Counted public private(set) var actions: [UIAlertAction] = []
    /// The text fields of an alert (A81); nil while there is none.
    @Counted public private(set) var textFields: [UITextField]?
    /// The action that the return key performs; it must be one of `actions`.
    @available(iOS 9, *)
    @Counted open var preferredAction: UIAlertAction?

    /// Creates an alert without actions; the user cannot close it until an action is added.
    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        self.title = title
        self.message = message
        self.preferredStyle = preferredStyle
    }

    /// Adds an action; adding a second cancel action raises an exception (E22).
    open func addAction(_ action: UIAlertAction) {
        guard !simulator.isStopped else { return }
        if action.style == .cancel, actions.contains(where: { $0.style == .cancel }) {
            simulator.refuse(.secondCancelAction, about: objectID)
            return
        }
        actions.append(action)
    }

    /// A81: adds a text field, which the closure configures; an action sheet raises an exception
    /// instead.
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        guard !simulator.isStopped else { return }
        guard preferredStyle == .alert else {
            simulator.refuse(.textFieldInActionSheet, about: objectID)
            return
        }
        let field = UITextField(frame: .zero)
        textFields = (textFields ?? []) + [field]
        viewIfLoaded?.addSubview(field)
        configurationHandler?(field)
    }

    override var ownPresentation: (any OwnPresentation)? { self }

    /// U10: alerts choose their own style, so setting this property has no effect.
    open override var modalPresentationStyle: UIModalPresentationStyle {
        get { preferredStyle == .alert ? .custom : .popover }
        set { super.modalPresentationStyle = newValue }
    }

    /// U10: a popover in a regular width, else a style of the alert's own.
    override var askedPresentationStyle: UIModalPresentationStyle {
        preferredStyle == .actionSheet && isWide ? .popover : .custom
    }

    override var adaptsItsPresentation: Bool { false }

    private var isWide: Bool { simulator.screenTraits.horizontal == .regular }

    // MARK: The finger

    /// U12: the actions that are shown. A popover shows no cancel action: a tap outside performs it
    /// (R55).
    package var shownActions: [UIAlertAction] {
        let others = actions.filter { $0.style != .cancel }
        if preferredStyle == .actionSheet, isWide {
            // AD-HOC: an alert that would otherwise be empty shows its cancel action; this was not
            // measured.
            return others.isEmpty && texts.isEmpty ? actions : others
        }
        let cancel = actions.filter { $0.style == .cancel }
        return preferredStyle == .alert && actions.count == 2 ? cancel + others : others + cancel
    }

    /// Whether the alert is on the screen, so that the user can choose.
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

    /// A81: the first text field becomes first responder.
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

    // AD-HOC: text, fields and actions take 44 points each; no measurement of an alert was found.
    private static let line: CGFloat = 44
    private static let margin: CGFloat = 16

    /// The title and the message, as far as they are set.
    var texts: [String] { [title, message].compactMap { $0 } }

    fileprivate var height: CGFloat {
        Self.line * CGFloat(texts.count + (textFields?.count ?? 0) + shownActions.count)
    }

    /// U09: the alert is dismissed first; then the action's handler runs.
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
            : container.maxY - height - simulator.display.device.safeAreaInsets.bottom
        return CGRect(x: container.midX - width / 2, y: y, width: width, height: height)
    }

    /// What is wrong with the alert's actions and fields, if anything: U11, E21.
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
