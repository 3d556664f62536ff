import HeadlessUIKit
import HierarchyRecords

/// A collection controller of a user's class: what the class overrides runs in the place of UIKit's own members, which are
/// then its `super`.
final class ScriptedCollectionViewController: UICollectionViewController, ScriptedObject {
    let script: ScriptInstance

    init(_ script: ScriptInstance) {
        self.script = script
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    isolated deinit {
        guard script.kind.hasDeinit, script.kind.isRunning else { return }
        logDeinit { script.kind.runDeinit(of: self) }
    }

    // MARK: Items

    override func numberOfSections(in collectionView: UICollectionView) -> Int {
        result(of: .`numberOfSections(in:)`, [collectionView.value])
            ?? super.numberOfSections(in: collectionView)
    }

    override func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int {
        result(
            of: .`collectionView(_:numberOfItemsInSection:)`, [collectionView.value, section.value])
            ?? super.collectionView(collectionView, numberOfItemsInSection: section)
    }

    override func collectionView(_ collectionView: UICollectionView, cellForItemAt path: IndexPath)
        -> UICollectionViewCell
    {
        result(of: .`collectionView(_:cellForItemAt:)`, [collectionView.value, path.value])
            ?? super.collectionView(collectionView, cellForItemAt: path)
    }

    override func collectionView(
        _ collectionView: UICollectionView, shouldHighlightItemAt path: IndexPath
    ) -> Bool {
        result(of: .`collectionView(_:shouldHighlightItemAt:)`, [collectionView.value, path.value])
            ?? super.collectionView(collectionView, shouldHighlightItemAt: path)
    }

    override func collectionView(
        _ collectionView: UICollectionView, shouldSelectItemAt path: IndexPath
    ) -> Bool {
        result(of: .`collectionView(_:shouldSelectItemAt:)`, [collectionView.value, path.value])
            ?? super.collectionView(collectionView, shouldSelectItemAt: path)
    }

    override func collectionView(
        _ collectionView: UICollectionView, shouldDeselectItemAt path: IndexPath
    ) -> Bool {
        result(of: .`collectionView(_:shouldDeselectItemAt:)`, [collectionView.value, path.value])
            ?? super.collectionView(collectionView, shouldDeselectItemAt: path)
    }

    override func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
        forItemAt path: IndexPath
    ) {
        override(
            .`collectionView(_:willDisplay:forItemAt:)`,
            [collectionView.value, cell.value, path.value]
        ) { super.collectionView(collectionView, willDisplay: cell, forItemAt: path) }
    }

    override func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
        forItemAt path: IndexPath
    ) {
        override(
            .`collectionView(_:didEndDisplaying:forItemAt:)`,
            [collectionView.value, cell.value, path.value]
        ) { super.collectionView(collectionView, didEndDisplaying: cell, forItemAt: path) }
    }

    override func collectionView(
        _ collectionView: UICollectionView, didHighlightItemAt path: IndexPath
    ) {
        override(.`collectionView(_:didHighlightItemAt:)`, [collectionView.value, path.value]) {
            super.collectionView(collectionView, didHighlightItemAt: path)
        }
    }

    override func collectionView(
        _ collectionView: UICollectionView, didUnhighlightItemAt path: IndexPath
    ) {
        override(.`collectionView(_:didUnhighlightItemAt:)`, [collectionView.value, path.value]) {
            super.collectionView(collectionView, didUnhighlightItemAt: path)
        }
    }

    override func collectionView(
        _ collectionView: UICollectionView, didSelectItemAt path: IndexPath
    ) {
        override(.`collectionView(_:didSelectItemAt:)`, [collectionView.value, path.value]) {
            super.collectionView(collectionView, didSelectItemAt: path)
        }
    }

    override func collectionView(
        _ collectionView: UICollectionView, didDeselectItemAt path: IndexPath
    ) {
        override(.`collectionView(_:didDeselectItemAt:)`, [collectionView.value, path.value]) {
            super.collectionView(collectionView, didDeselectItemAt: path)
        }
    }

    override func scrollViewDidScroll(_ scrollView: UIScrollView) {
        override(.`scrollViewDidScroll(_:)`, [scrollView.value]) {
            super.scrollViewDidScroll(scrollView)
        }
    }

    // MARK: What every controller overrides

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

    override func setNeedsStatusBarAppearanceUpdate() {
        override(.setNeedsStatusBarAppearanceUpdate, of: .setNeedsStatusBarAppearanceUpdate) {
            super.setNeedsStatusBarAppearanceUpdate()
        }
    }

    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        override(.`traitCollectionDidChange(_:)`, of: .traitCollectionDidChange, [previous.value]) {
            super.traitCollectionDidChange(previous)
        }
    }

    override func preferredContentSizeDidChange(forChildContentContainer child: UIContentContainer)
    {
        override(
            .`preferredContentSizeDidChange(forChildContentContainer:)`,
            of: .preferredContentSizeDidChange, [(child as? UIViewController).value]
        ) { super.preferredContentSizeDidChange(forChildContentContainer: child) }
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

    override func addChild(_ child: UIViewController) {
        override(.`addChild(_:)`, [child.value]) { super.addChild(child) }
    }

    override func removeFromParent() {
        override(.removeFromParent) { super.removeFromParent() }
    }

    override func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        override(.`beginAppearanceTransition(_:animated:)`, [isAppearing.value, animated.value]) {
            super.beginAppearanceTransition(isAppearing, animated: animated)
        }
    }

    override func endAppearanceTransition() {
        override(.endAppearanceTransition) { super.endAppearanceTransition() }
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

    override var shouldAutomaticallyForwardAppearanceMethods: Bool {
        read(.shouldAutomaticallyForwardAppearanceMethods)
            ?? super.shouldAutomaticallyForwardAppearanceMethods
    }

    override var isMovingToParent: Bool { read(.isMovingToParent) ?? super.isMovingToParent }

    override var isMovingFromParent: Bool { read(.isMovingFromParent) ?? super.isMovingFromParent }

    override var isBeingPresented: Bool { read(.isBeingPresented) ?? super.isBeingPresented }

    override var isBeingDismissed: Bool { read(.isBeingDismissed) ?? super.isBeingDismissed }

    override var childForStatusBarStyle: UIViewController? {
        read(.childForStatusBarStyle) ?? super.childForStatusBarStyle
    }

    override var childForStatusBarHidden: UIViewController? {
        read(.childForStatusBarHidden) ?? super.childForStatusBarHidden
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

    override var preferredContentSize: CGSize {
        get { read(.preferredContentSize) ?? super.preferredContentSize }
        set { if !write(.preferredContentSize, newValue) { super.preferredContentSize = newValue } }
    }

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

    override var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { read(.overrideUserInterfaceStyle) ?? super.overrideUserInterfaceStyle }
        set {
            if !write(.overrideUserInterfaceStyle, newValue) {
                super.overrideUserInterfaceStyle = newValue
            }
        }
    }

    override var title: String? {
        get { read(.title) ?? super.title }
        set { if !write(.title, newValue) { super.title = newValue } }
    }
}
