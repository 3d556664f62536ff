import HeadlessUIKit
import HierarchyRecords

/// A split of a user's class: what the class overrides runs in the place of UIKit's own members,
/// which are then its `super`.
final class ScriptedSplitViewController: UISplitViewController, ScriptedObject {
    let script: ScriptInstance

    /// A classic split until its own initialiser says otherwise.
    init(_ script: ScriptInstance) {
        self.script = script
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    isolated deinit {
        guard script.kind.hasDeinit, script.kind.isRunning else { return }
        logDeinit { script.kind.runDeinit(of: self) }
    }

    // MARK: Columns

    override var viewControllers: [UIViewController] {
        get { read(.viewControllers) ?? super.viewControllers }
        set { if !write(.viewControllers, newValue) { super.viewControllers = newValue } }
    }

    override func viewController(for column: Column) -> UIViewController? {
        guard let own = script.override(.`viewController(for:)`) else {
            return super.viewController(for: column)
        }
        return script.kind.call(own.call, on: self, [column.value]).objectOrNil
            as? UIViewController
    }

    override func setViewController(_ vc: UIViewController?, for column: Column) {
        override(.`setViewController(_:for:)`, [vc.value, column.value]) {
            super.setViewController(vc, for: column)
        }
    }

    override func show(_ column: Column) {
        override(.`show(_:)`, [column.value]) { super.show(column) }
    }

    override func hide(_ column: Column) {
        override(.`hide(_:)`, [column.value]) { super.hide(column) }
    }

    override var preferredDisplayMode: DisplayMode {
        get { read(.preferredDisplayMode) ?? super.preferredDisplayMode }
        set { if !write(.preferredDisplayMode, newValue) { super.preferredDisplayMode = newValue } }
    }

    override var preferredSplitBehavior: SplitBehavior {
        get { read(.preferredSplitBehavior) ?? super.preferredSplitBehavior }
        set {
            if !write(.preferredSplitBehavior, newValue) { super.preferredSplitBehavior = newValue }
        }
    }

    override var presentsWithGesture: Bool {
        get { read(.presentsWithGesture) ?? super.presentsWithGesture }
        set { if !write(.presentsWithGesture, newValue) { super.presentsWithGesture = newValue } }
    }

    // MARK: View loading

    override var view: UIView! {
        get { (read(.view) as UIView??) ?? super.view }
        set { if !write(.view, newValue as UIView?) { super.view = newValue } }
    }

    override func loadView() {
        override(.loadView, of: .loadView) { super.loadView() }
    }

    override func viewDidLoad() {
        override(.viewDidLoad, of: .viewDidLoad) { super.viewDidLoad() }
    }

    override func didReceiveMemoryWarning() {
        override(.didReceiveMemoryWarning, of: .didReceiveMemoryWarning) {
            super.didReceiveMemoryWarning()
        }
    }

    override func awakeFromNib() {
        override(.awakeFromNib, of: .awakeFromNib) { super.awakeFromNib() }
    }

    // MARK: Containment

    override func addChild(_ child: UIViewController) {
        override(.`addChild(_:)`, [child.value]) { super.addChild(child) }
    }

    override func removeFromParent() {
        override(.removeFromParent) { super.removeFromParent() }
    }

    override func willMove(toParent parent: UIViewController?) {
        override(.`willMove(toParent:)`, of: .willMoveToParent, [parent.value]) {
            super.willMove(toParent: parent)
        }
    }

    override func didMove(toParent parent: UIViewController?) {
        override(.`didMove(toParent:)`, of: .didMoveToParent, [parent.value]) {
            super.didMove(toParent: parent)
        }
    }

    override var isMovingToParent: Bool { read(.isMovingToParent) ?? super.isMovingToParent }

    override var isMovingFromParent: Bool { read(.isMovingFromParent) ?? super.isMovingFromParent }

    // MARK: Appearance

    override func viewWillAppear(_ animated: Bool) {
        override(.`viewWillAppear(_:)`, of: .viewWillAppear, [animated.value]) {
            super.viewWillAppear(animated)
        }
    }

    override func viewIsAppearing(_ animated: Bool) {
        override(.`viewIsAppearing(_:)`, of: .viewIsAppearing, [animated.value]) {
            super.viewIsAppearing(animated)
        }
    }

    override func viewDidAppear(_ animated: Bool) {
        override(.`viewDidAppear(_:)`, of: .viewDidAppear, [animated.value]) {
            super.viewDidAppear(animated)
        }
    }

    override func viewWillDisappear(_ animated: Bool) {
        override(.`viewWillDisappear(_:)`, of: .viewWillDisappear, [animated.value]) {
            super.viewWillDisappear(animated)
        }
    }

    override func viewDidDisappear(_ animated: Bool) {
        override(.`viewDidDisappear(_:)`, of: .viewDidDisappear, [animated.value]) {
            super.viewDidDisappear(animated)
        }
    }

    override func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        override(.`beginAppearanceTransition(_:animated:)`, [isAppearing.value, animated.value]) {
            super.beginAppearanceTransition(isAppearing, animated: animated)
        }
    }

    override func endAppearanceTransition() {
        override(.endAppearanceTransition) { super.endAppearanceTransition() }
    }

    // MARK: Layout and traits

    override func updateViewConstraints() {
        override(.updateViewConstraints, of: .updateViewConstraints) {
            super.updateViewConstraints()
        }
    }

    override func viewWillLayoutSubviews() {
        override(.viewWillLayoutSubviews, of: .viewWillLayoutSubviews) {
            super.viewWillLayoutSubviews()
        }
    }

    override func viewDidLayoutSubviews() {
        override(.viewDidLayoutSubviews, of: .viewDidLayoutSubviews) {
            super.viewDidLayoutSubviews()
        }
    }

    override func viewSafeAreaInsetsDidChange() {
        override(.viewSafeAreaInsetsDidChange, of: .viewSafeAreaInsetsDidChange) {
            super.viewSafeAreaInsetsDidChange()
        }
    }

    override func viewLayoutMarginsDidChange() {
        override(.viewLayoutMarginsDidChange, of: .viewLayoutMarginsDidChange) {
            super.viewLayoutMarginsDidChange()
        }
    }

    override var preferredContentSize: CGSize {
        get { read(.preferredContentSize) ?? super.preferredContentSize }
        set { if !write(.preferredContentSize, newValue) { super.preferredContentSize = newValue } }
    }

    override func preferredContentSizeDidChange(
        forChildContentContainer container: UIContentContainer
    ) {
        override(
            .`preferredContentSizeDidChange(forChildContentContainer:)`,
            of: .preferredContentSizeDidChange, [(container as? UIViewController).value]
        ) { super.preferredContentSizeDidChange(forChildContentContainer: container) }
    }

    override func size(
        forChildContentContainer container: UIContentContainer,
        withParentContainerSize size: CGSize
    ) -> CGSize {
        result(
            of: .`size(forChildContentContainer:withParentContainerSize:)`,
            [(container as? UIViewController).value, size.value])
            ?? super.size(forChildContentContainer: container, withParentContainerSize: size)
    }

    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        override(
            .`traitCollectionDidChange(_:)`, of: .traitCollectionDidChange, [previous.value]
        ) { super.traitCollectionDidChange(previous) }
    }

    override func willTransition(
        to traits: UITraitCollection, with coordinator: UIViewControllerTransitionCoordinator
    ) {
        override(
            .`willTransition(to:with:)`, of: .willTransitionToTraits,
            [traits.value, TransitionCoordinatorReference(coordinator: coordinator).value]
        ) { super.willTransition(to: traits, with: coordinator) }
    }

    override func viewWillTransition(
        to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
    ) {
        override(
            .`viewWillTransition(to:with:)`, of: .viewWillTransitionToSize,
            [size.value, TransitionCoordinatorReference(coordinator: coordinator).value]
        ) { super.viewWillTransition(to: size, with: coordinator) }
    }

    // MARK: Presentation and preferences

    override var modalPresentationStyle: UIModalPresentationStyle {
        get { read(.modalPresentationStyle) ?? super.modalPresentationStyle }
        set {
            if !write(.modalPresentationStyle, newValue) { super.modalPresentationStyle = newValue }
        }
    }

    override var modalTransitionStyle: UIModalTransitionStyle {
        get { read(.modalTransitionStyle) ?? super.modalTransitionStyle }
        set { if !write(.modalTransitionStyle, newValue) { super.modalTransitionStyle = newValue } }
    }

    override var definesPresentationContext: Bool {
        get { read(.definesPresentationContext) ?? super.definesPresentationContext }
        set {
            if !write(.definesPresentationContext, newValue) {
                super.definesPresentationContext = newValue
            }
        }
    }

    override var isModalInPresentation: Bool {
        get { read(.isModalInPresentation) ?? super.isModalInPresentation }
        set {
            if !write(.isModalInPresentation, newValue) { super.isModalInPresentation = newValue }
        }
    }

    override func present(
        _ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil
    ) {
        override(
            .`present(_:animated:completion:)`,
            [controller.value, animated.value, completion.map(ActionBlock.init).value]
        ) { super.present(controller, animated: animated, completion: completion) }
    }

    override func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
        override(
            .`dismiss(animated:completion:)`,
            [animated.value, completion.map(ActionBlock.init).value]
        ) { super.dismiss(animated: animated, completion: completion) }
    }

    override var childForStatusBarStyle: UIViewController? {
        (read(.childForStatusBarStyle) as UIViewController??) ?? super.childForStatusBarStyle
    }

    override var childForStatusBarHidden: UIViewController? {
        (read(.childForStatusBarHidden) as UIViewController??) ?? super.childForStatusBarHidden
    }

    override var preferredStatusBarStyle: UIStatusBarStyle {
        read(.preferredStatusBarStyle) ?? super.preferredStatusBarStyle
    }

    override var prefersStatusBarHidden: Bool {
        read(.prefersStatusBarHidden) ?? super.prefersStatusBarHidden
    }

    override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        read(.supportedInterfaceOrientations) ?? super.supportedInterfaceOrientations
    }

    override var shouldAutorotate: Bool { read(.shouldAutorotate) ?? super.shouldAutorotate }

    override var title: String? {
        get { (read(.title) as String??) ?? super.title }
        set { if !write(.title, newValue) { super.title = newValue } }
    }

    // MARK: In containers

    override var hidesBottomBarWhenPushed: Bool {
        get { read(.hidesBottomBarWhenPushed) ?? super.hidesBottomBarWhenPushed }
        set {
            if !write(.hidesBottomBarWhenPushed, newValue) {
                super.hidesBottomBarWhenPushed = newValue
            }
        }
    }

    override func show(_ vc: UIViewController, sender: Any?) {
        override(.`show(_:sender:)`, [vc.value, Value(sender: sender)]) {
            super.show(vc, sender: sender)
        }
    }

    override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        override(.`showDetailViewController(_:sender:)`, [vc.value, Value(sender: sender)]) {
            super.showDetailViewController(vc, sender: sender)
        }
    }
}
