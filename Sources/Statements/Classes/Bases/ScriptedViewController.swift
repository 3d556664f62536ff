import HeadlessUIKit
import HierarchyRecords

/// A controller of a user's class: what the class overrides runs in the place of UIKit's own
/// members, which are then its `super`.
final class ScriptedViewController: UIViewController, ScriptedObject {
    let script: ScriptInstance

    init(_ script: ScriptInstance, nibName: String? = nil) {
        self.script = script
        super.init(nibName: nibName, bundle: nil)
        if script.kind.overridesNoCallback { expectsNoCallbacks() }
    }

    required init?(coder: NSCoder) { nil }

    isolated deinit {
        guard script.kind.hasDeinit, script.kind.isRunning else { return }
        logDeinit { script.kind.runDeinit(of: self) }
    }

    // MARK: View loading

    override var view: UIView! {
        get { (read(.view) as UIView??) ?? super.view }
        set { if !write(.view, newValue as UIView?) { super.view = newValue } }
    }

    override func loadView() {
        guard let own = script.override(.loadView) else { return super.loadView() }
        perform(own, .loadView) { super.loadView() }
    }

    override func viewDidLoad() {
        guard let own = script.override(.viewDidLoad) else { return super.viewDidLoad() }
        perform(own, .viewDidLoad) { super.viewDidLoad() }
    }

    override func didReceiveMemoryWarning() {
        guard let own = script.override(.didReceiveMemoryWarning) else {
            return super.didReceiveMemoryWarning()
        }
        perform(own, .didReceiveMemoryWarning) { super.didReceiveMemoryWarning() }
    }

    override func viewWillUnload() {
        override(.viewWillUnload, of: .viewWillUnload) { super.viewWillUnload() }
    }

    override func viewDidUnload() {
        override(.viewDidUnload, of: .viewDidUnload) { super.viewDidUnload() }
    }

    override func awakeFromNib() {
        guard let own = script.override(.awakeFromNib) else { return super.awakeFromNib() }
        perform(own, .awakeFromNib) { super.awakeFromNib() }
    }

    // MARK: Containment

    override func addChild(_ child: UIViewController) {
        guard let own = script.override(.`addChild(_:)`) else { return super.addChild(child) }
        run(own, [child.value])
    }

    override func removeFromParent() {
        guard let own = script.override(.removeFromParent) else { return super.removeFromParent() }
        run(own)
    }

    override func willMove(toParent parent: UIViewController?) {
        guard let own = script.override(.`willMove(toParent:)`) else {
            return super.willMove(toParent: parent)
        }
        perform(own, .willMoveToParent, [parent.value]) { super.willMove(toParent: parent) }
    }

    override func didMove(toParent parent: UIViewController?) {
        guard let own = script.override(.`didMove(toParent:)`) else {
            return super.didMove(toParent: parent)
        }
        perform(own, .didMoveToParent, [parent.value]) { super.didMove(toParent: parent) }
    }

    override var isMovingToParent: Bool { read(.isMovingToParent) ?? super.isMovingToParent }
    override var isMovingFromParent: Bool { read(.isMovingFromParent) ?? super.isMovingFromParent }

    override func transition(
        from old: UIViewController, to new: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        guard
            let own = script.override(
                .`transition(from:to:duration:options:animations:completion:)`)
        else {
            return super.transition(
                from: old, to: new, duration: duration, options: options, animations: animations,
                completion: completion)
        }
        run(
            own,
            [
                old.value, new.value, duration.value, options.value,
                animations.map { Block($0) }.value, completion.map { Block($0) }.value,
            ])
    }

    // MARK: Appearance

    override func viewWillAppear(_ animated: Bool) {
        guard let own = script.override(.`viewWillAppear(_:)`) else {
            return super.viewWillAppear(animated)
        }
        perform(own, .viewWillAppear, [animated.value]) { super.viewWillAppear(animated) }
    }

    override func viewIsAppearing(_ animated: Bool) {
        guard let own = script.override(.`viewIsAppearing(_:)`) else {
            return super.viewIsAppearing(animated)
        }
        perform(own, .viewIsAppearing, [animated.value]) { super.viewIsAppearing(animated) }
    }

    override func viewDidAppear(_ animated: Bool) {
        guard let own = script.override(.`viewDidAppear(_:)`) else {
            return super.viewDidAppear(animated)
        }
        perform(own, .viewDidAppear, [animated.value]) { super.viewDidAppear(animated) }
    }

    override func viewWillDisappear(_ animated: Bool) {
        guard let own = script.override(.`viewWillDisappear(_:)`) else {
            return super.viewWillDisappear(animated)
        }
        perform(own, .viewWillDisappear, [animated.value]) { super.viewWillDisappear(animated) }
    }

    override func viewDidDisappear(_ animated: Bool) {
        guard let own = script.override(.`viewDidDisappear(_:)`) else {
            return super.viewDidDisappear(animated)
        }
        perform(own, .viewDidDisappear, [animated.value]) { super.viewDidDisappear(animated) }
    }

    override var shouldAutomaticallyForwardAppearanceMethods: Bool {
        read(.shouldAutomaticallyForwardAppearanceMethods)
            ?? super.shouldAutomaticallyForwardAppearanceMethods
    }

    override func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        guard let own = script.override(.`beginAppearanceTransition(_:animated:)`) else {
            return super.beginAppearanceTransition(isAppearing, animated: animated)
        }
        run(own, [isAppearing.value, animated.value])
    }

    override func endAppearanceTransition() {
        guard let own = script.override(.endAppearanceTransition) else {
            return super.endAppearanceTransition()
        }
        run(own)
    }

    // MARK: Layout

    override func updateViewConstraints() {
        guard let own = script.override(.updateViewConstraints) else {
            return super.updateViewConstraints()
        }
        perform(own, .updateViewConstraints) { super.updateViewConstraints() }
    }

    override func viewWillLayoutSubviews() {
        guard let own = script.override(.viewWillLayoutSubviews) else {
            return super.viewWillLayoutSubviews()
        }
        perform(own, .viewWillLayoutSubviews) { super.viewWillLayoutSubviews() }
    }

    override func viewDidLayoutSubviews() {
        guard let own = script.override(.viewDidLayoutSubviews) else {
            return super.viewDidLayoutSubviews()
        }
        perform(own, .viewDidLayoutSubviews) { super.viewDidLayoutSubviews() }
    }

    override func viewSafeAreaInsetsDidChange() {
        guard let own = script.override(.viewSafeAreaInsetsDidChange) else {
            return super.viewSafeAreaInsetsDidChange()
        }
        perform(own, .viewSafeAreaInsetsDidChange) { super.viewSafeAreaInsetsDidChange() }
    }

    override func viewLayoutMarginsDidChange() {
        guard let own = script.override(.viewLayoutMarginsDidChange) else {
            return super.viewLayoutMarginsDidChange()
        }
        perform(own, .viewLayoutMarginsDidChange) { super.viewLayoutMarginsDidChange() }
    }

    override var preferredContentSize: CGSize {
        get { read(.preferredContentSize) ?? super.preferredContentSize }
        set { if !write(.preferredContentSize, newValue) { super.preferredContentSize = newValue } }
    }

    override func preferredContentSizeDidChange(
        forChildContentContainer container: UIContentContainer
    ) {
        guard let own = script.override(.`preferredContentSizeDidChange(forChildContentContainer:)`)
        else { return super.preferredContentSizeDidChange(forChildContentContainer: container) }
        perform(own, .preferredContentSizeDidChange, [(container as? UIViewController).value]) {
            super.preferredContentSizeDidChange(forChildContentContainer: container)
        }
    }

    override func systemLayoutFittingSizeDidChange(
        forChildContentContainer container: UIContentContainer
    ) {
        guard
            let own = script.override(
                .`systemLayoutFittingSizeDidChange(forChildContentContainer:)`)
        else { return super.systemLayoutFittingSizeDidChange(forChildContentContainer: container) }
        perform(own, .systemLayoutFittingSizeDidChange, [(container as? UIViewController).value]) {
            super.systemLayoutFittingSizeDidChange(forChildContentContainer: container)
        }
    }

    override func size(
        forChildContentContainer container: UIContentContainer,
        withParentContainerSize size: CGSize
    ) -> CGSize {
        let member = OverridableMember.`size(forChildContentContainer:withParentContainerSize:)`
        let arguments = [(container as? UIViewController).value, size.value]
        return result(of: member, arguments)
            ?? super.size(forChildContentContainer: container, withParentContainerSize: size)
    }

    // MARK: Traits

    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        guard let own = script.override(.`traitCollectionDidChange(_:)`) else {
            return super.traitCollectionDidChange(previous)
        }
        perform(own, .traitCollectionDidChange, [previous.value]) {
            super.traitCollectionDidChange(previous)
        }
    }

    override func willTransition(
        to traits: UITraitCollection, with coordinator: UIViewControllerTransitionCoordinator
    ) {
        guard let own = script.override(.`willTransition(to:with:)`) else {
            return super.willTransition(to: traits, with: coordinator)
        }
        perform(
            own, .willTransitionToTraits,
            [traits.value, TransitionCoordinatorReference(coordinator: coordinator).value]
        ) {
            super.willTransition(to: traits, with: coordinator)
        }
    }

    override func viewWillTransition(
        to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
    ) {
        guard let own = script.override(.`viewWillTransition(to:with:)`) else {
            return super.viewWillTransition(to: size, with: coordinator)
        }
        perform(
            own, .viewWillTransitionToSize,
            [size.value, TransitionCoordinatorReference(coordinator: coordinator).value]
        ) {
            super.viewWillTransition(to: size, with: coordinator)
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

    // MARK: Presentation

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

    override var edgesForExtendedLayout: UIRectEdge {
        get { read(.edgesForExtendedLayout) ?? super.edgesForExtendedLayout }
        set {
            if !write(.edgesForExtendedLayout, newValue) { super.edgesForExtendedLayout = newValue }
        }
    }

    override var extendedLayoutIncludesOpaqueBars: Bool {
        get { read(.extendedLayoutIncludesOpaqueBars) ?? super.extendedLayoutIncludesOpaqueBars }
        set {
            if !write(.extendedLayoutIncludesOpaqueBars, newValue) {
                super.extendedLayoutIncludesOpaqueBars = newValue
            }
        }
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

    override var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
        get {
            guard let own = script.override(.transitioningDelegate) else {
                return super.transitioningDelegate
            }
            return script.kind.call(own.call, on: self, []).objectOrNil
                as? any UIViewControllerTransitioningDelegate
        }
        set {
            let value = newValue.map {
                ProtocolReference<UIViewControllerTransitioningDelegateType>($0)
            }
            if !write(.transitioningDelegate, value) { super.transitioningDelegate = newValue }
        }
    }

    override var providesPresentationContextTransitionStyle: Bool {
        get {
            read(.providesPresentationContextTransitionStyle)
                ?? super.providesPresentationContextTransitionStyle
        }
        set {
            if !write(.providesPresentationContextTransitionStyle, newValue) {
                super.providesPresentationContextTransitionStyle = newValue
            }
        }
    }

    override var isBeingPresented: Bool { read(.isBeingPresented) ?? super.isBeingPresented }
    override var isBeingDismissed: Bool { read(.isBeingDismissed) ?? super.isBeingDismissed }

    override func present(
        _ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil
    ) {
        guard let own = script.override(.`present(_:animated:completion:)`) else {
            return super.present(controller, animated: animated, completion: completion)
        }
        run(own, [controller.value, animated.value, completion.map { Block($0) }.value])
    }

    override func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
        guard let own = script.override(.`dismiss(animated:completion:)`) else {
            return super.dismiss(animated: animated, completion: completion)
        }
        run(own, [animated.value, completion.map { Block($0) }.value])
    }

    // MARK: In containers

    override var navigationItem: UINavigationItem { read(.navigationItem) ?? super.navigationItem }

    override var tabBarItem: UITabBarItem! {
        get { (read(.tabBarItem) as UITabBarItem??) ?? super.tabBarItem }
        set { if !write(.tabBarItem, newValue as UITabBarItem?) { super.tabBarItem = newValue } }
    }

    override var toolbarItems: [UIBarButtonItem]? {
        get { read(.toolbarItems) ?? super.toolbarItems }
        set { if !write(.toolbarItems, newValue) { super.toolbarItems = newValue } }
    }

    override func setToolbarItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        override(.`setToolbarItems(_:animated:)`, [items.value, animated.value]) {
            super.setToolbarItems(items, animated: animated)
        }
    }

    override var hidesBottomBarWhenPushed: Bool {
        get { read(.hidesBottomBarWhenPushed) ?? super.hidesBottomBarWhenPushed }
        set {
            if !write(.hidesBottomBarWhenPushed, newValue) {
                super.hidesBottomBarWhenPushed = newValue
            }
        }
    }

    override var isEditing: Bool {
        get { read(.isEditing) ?? super.isEditing }
        set { if !write(.isEditing, newValue) { super.isEditing = newValue } }
    }

    override func setEditing(_ editing: Bool, animated: Bool) {
        override(.`setEditing(_:animated:)`, [editing.value, animated.value]) {
            super.setEditing(editing, animated: animated)
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

    override func performSegue(withIdentifier identifier: String, sender: Any?) {
        let arguments = [identifier.value, Value(sender: sender)]
        override(.`performSegue(withIdentifier:sender:)`, arguments) {
            super.performSegue(withIdentifier: identifier, sender: sender)
        }
    }

    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        answer(
            .`shouldPerformSegue(withIdentifier:sender:)`, .shouldPerformSegue,
            [identifier.value, Value(sender: sender)]
        ) { super.shouldPerformSegue(withIdentifier: identifier, sender: sender) }
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        override(
            .`prepare(for:sender:)`, of: .prepareForSegue, [segue.value, Value(sender: sender)]
        ) { super.prepare(for: segue, sender: sender) }
    }

    override func allowedChildrenForUnwinding(
        from source: UIStoryboardUnwindSegueSource
    ) -> [UIViewController] {
        answer(
            .`allowedChildrenForUnwinding(from:)`, .allowedChildrenForUnwinding, [source.value]
        ) { super.allowedChildrenForUnwinding(from: source) }
    }

    override func canPerformUnwindSegueAction(
        _ action: String, from source: UIViewController, sender: Any?
    ) -> Bool {
        answer(
            .`canPerformUnwindSegueAction(_:from:sender:)`, .canPerformUnwind,
            [action.value, source.value, Value(sender: sender)]
        ) { super.canPerformUnwindSegueAction(action, from: source, sender: sender) }
    }

    override func canPerformUnwindSegueAction(
        _ action: String, from source: UIViewController, withSender sender: Any
    ) -> Bool {
        result(
            of: .`canPerformUnwindSegueAction(_:from:withSender:)`,
            [action.value, source.value, Value(sender: sender)])
            ?? super.canPerformUnwindSegueAction(action, from: source, withSender: sender)
    }

    override func unwind(
        for segue: UIStoryboardSegue, towards controller: UIViewController
    ) {
        override(
            .`unwind(for:towards:)`, of: .unwindTowards, [segue.value, controller.value]
        ) { super.unwind(for: segue, towards: controller) }
    }

    override func segueForUnwinding(
        to target: UIViewController, from source: UIViewController, identifier: String?
    ) -> UIStoryboardSegue? {
        (result(
            of: .`segueForUnwinding(to:from:identifier:)`,
            [target.value, source.value, identifier.value]) as UIStoryboardSegue??)
            ?? super.segueForUnwinding(to: target, from: source, identifier: identifier)
    }

    override func targetViewController(forAction action: String, sender: Any?) -> UIViewController?
    {
        (result(
            of: .`targetViewController(forAction:sender:)`, [action.value, Value(sender: sender)])
            as UIViewController??) ?? super.targetViewController(forAction: action, sender: sender)
    }

    /// P26: a class that overrides `show` can show, unless it says otherwise.
    override func canPerformAction(_ action: String, withSender sender: Any?) -> Bool {
        let arguments = [action.value, Value(sender: sender)]
        if let own: Bool = result(of: .`canPerformAction(_:withSender:)`, arguments) { return own }
        return OverridableMember.shown(by: action).map { script.kind.overrides[$0.rawValue] != nil }
            ?? false || super.canPerformAction(action, withSender: sender)
    }

    override func collapseSecondaryViewController(
        _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
    ) {
        let arguments = [secondaryViewController.value, splitViewController.value]
        override(.`collapseSecondaryViewController(_:for:)`, arguments) {
            super.collapseSecondaryViewController(secondaryViewController, for: splitViewController)
        }
    }

    override func separateSecondaryViewController(
        for splitViewController: UISplitViewController
    ) -> UIViewController? {
        (result(of: .`separateSecondaryViewController(for:)`, [splitViewController.value])
            as UIViewController??)
            ?? super.separateSecondaryViewController(for: splitViewController)
    }

    // MARK: System preferences

    override var childForStatusBarStyle: UIViewController? {
        read(.childForStatusBarStyle) ?? super.childForStatusBarStyle
    }

    override var childForStatusBarHidden: UIViewController? {
        read(.childForStatusBarHidden) ?? super.childForStatusBarHidden
    }

    override var preferredStatusBarStyle: UIStatusBarStyle {
        read(.preferredStatusBarStyle) ?? super.preferredStatusBarStyle
    }

    override var traitCollection: UITraitCollection {
        read(.traitCollection) ?? super.traitCollection
    }

    override var prefersStatusBarHidden: Bool {
        read(.prefersStatusBarHidden) ?? super.prefersStatusBarHidden
    }

    override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation {
        read(.preferredStatusBarUpdateAnimation) ?? super.preferredStatusBarUpdateAnimation
    }

    override var childForHomeIndicatorAutoHidden: UIViewController? {
        read(.childForHomeIndicatorAutoHidden) ?? super.childForHomeIndicatorAutoHidden
    }

    override var prefersHomeIndicatorAutoHidden: Bool {
        read(.prefersHomeIndicatorAutoHidden) ?? super.prefersHomeIndicatorAutoHidden
    }

    override var childForScreenEdgesDeferringSystemGestures: UIViewController? {
        read(.childForScreenEdgesDeferringSystemGestures)
            ?? super.childForScreenEdgesDeferringSystemGestures
    }

    override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge {
        read(.preferredScreenEdgesDeferringSystemGestures)
            ?? super.preferredScreenEdgesDeferringSystemGestures
    }

    override var childViewControllerForPointerLock: UIViewController? {
        read(.childViewControllerForPointerLock) ?? super.childViewControllerForPointerLock
    }
    override var prefersPointerLocked: Bool {
        read(.prefersPointerLocked) ?? super.prefersPointerLocked
    }

    override var modalPresentationCapturesStatusBarAppearance: Bool {
        get {
            read(.modalPresentationCapturesStatusBarAppearance)
                ?? super.modalPresentationCapturesStatusBarAppearance
        }
        set {
            if !write(.modalPresentationCapturesStatusBarAppearance, newValue) {
                super.modalPresentationCapturesStatusBarAppearance = newValue
            }
        }
    }

    override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        read(.supportedInterfaceOrientations) ?? super.supportedInterfaceOrientations
    }

    override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        read(.preferredInterfaceOrientationForPresentation)
            ?? super.preferredInterfaceOrientationForPresentation
    }

    override var shouldAutorotate: Bool { read(.shouldAutorotate) ?? super.shouldAutorotate }

    // MARK: The rest

    override var title: String? {
        get { read(.title) ?? super.title }
        set { if !write(.title, newValue) { super.title = newValue } }
    }

    override func setNeedsStatusBarAppearanceUpdate() {
        guard let own = script.override(.setNeedsStatusBarAppearanceUpdate) else {
            return super.setNeedsStatusBarAppearanceUpdate()
        }
        perform(own, .setNeedsStatusBarAppearanceUpdate) {
            super.setNeedsStatusBarAppearanceUpdate()
        }
    }
}
