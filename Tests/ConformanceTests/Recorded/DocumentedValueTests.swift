import HeadlessUIKit
import TestSupport
import Testing

/// What the documentation says of a property: a default, a derivation or an inheritance.
struct DocumentedValue: CustomTestStringConvertible, Sendable {
    /// The page and its sentence.
    let page: String, sentence: String
    let holds: @MainActor @Sendable () -> Bool

    init(_ page: String, _ sentence: String, _ holds: @escaping @MainActor @Sendable () -> Bool) {
        (self.page, self.sentence, self.holds) = (page, sentence, holds)
    }

    var testDescription: String { "\(page): \(sentence)" }

    @MainActor private static func fresh() -> UIViewController {
        _ = Scene()
        return UIViewController()
    }

    static let ofControllers: [DocumentedValue] = [
        .init(
            "UIViewController.isModalInPresentation", "The default value of this property is false."
        ) {
            !fresh().isModalInPresentation
        },
        .init(
            "UIViewController.definesPresentationContext",
            "The default value for this property is false."
        ) {
            !fresh().definesPresentationContext
        },
        .init(
            "UIViewController.providesPresentationContextTransitionStyle",
            "The default value for this property is false."
        ) { !fresh().providesPresentationContextTransitionStyle },
        .init(
            "UIViewController.edgesForExtendedLayout", "The default value of this property is all."
        ) {
            fresh().edgesForExtendedLayout == .all
        },
        .init(
            "UIViewController.extendedLayoutIncludesOpaqueBars",
            "The default value of this property is false."
        ) { !fresh().extendedLayoutIncludesOpaqueBars },
        .init(
            "UIViewController.automaticallyAdjustsScrollViewInsets",
            "The default value of this property is true."
        ) { fresh().automaticallyAdjustsScrollViewInsets },
        .init(
            "UIViewController.modalTransitionStyle",
            "The default value for this property is coverVertical."
        ) { fresh().modalTransitionStyle == .coverVertical },
        .init(
            "UIViewController.modalPresentationCapturesStatusBarAppearance",
            "The default value of this property is false."
        ) { !fresh().modalPresentationCapturesStatusBarAppearance },
        .init(
            "UIViewController.preferredStatusBarStyle",
            "The default implementation returns default."
        ) {
            fresh().preferredStatusBarStyle == .default
        },
        .init("UIViewController.preferredStatusBarUpdateAnimation", "The default value is fade.") {
            fresh().preferredStatusBarUpdateAnimation == .fade
        },
        .init("UIViewController.prefersStatusBarHidden", "By default, this method returns false.") {
            !fresh().prefersStatusBarHidden
        },
        .init(
            "UIViewController.shouldAutomaticallyForwardAppearanceMethods",
            "The default implementation returns true."
        ) { fresh().shouldAutomaticallyForwardAppearanceMethods },
        .init("UIViewController.prefersHomeIndicatorAutoHidden", "The default is false.") {
            !fresh().prefersHomeIndicatorAutoHidden
        },
        .init(
            "UIViewController.preferredScreenEdgesDeferringSystemGestures",
            "The default is no edge."
        ) { fresh().preferredScreenEdgesDeferringSystemGestures == [] },
        .init("UIViewController.supportedInterfaceOrientations", "A phone: all but upside down.") {
            fresh().supportedInterfaceOrientations == .allButUpsideDown
        },
        .init("UIViewController.title", "The default value is nil.") { fresh().title == nil },
        .init("UIViewController.hidesBottomBarWhenPushed", "The default is false.") {
            !fresh().hidesBottomBarWhenPushed
        },
        .init("UIViewController.isEditing", "false until setEditing says otherwise.") {
            !fresh().isEditing
        },
    ]

    static let derived: [DocumentedValue] = [
        .init(
            "UIViewController.title",
            "Assigning a value to this property updates the title text of the navigation item or tab bar item."
        ) {
            let controller = fresh()
            controller.title = "A"
            return controller.navigationItem.title == "A" && controller.tabBarItem.title == "A"
        },
        .init(
            "UIViewController.tabBarItem",
            "The default value is a tab bar item that displays the view controller's title."
        ) {
            let controller = fresh()
            controller.title = "A"
            return controller.tabBarItem.title == "A"
                && controller.tabBarItem === controller.tabBarItem
        },
        .init(
            "UINavigationItem.leftBarButtonItem",
            "With several items it is the first of leftBarButtonItems."
        ) {
            let item = fresh().navigationItem
            let (one, two) = (UIBarButtonItem(), UIBarButtonItem())
            item.leftBarButtonItems = [one, two]
            return item.leftBarButtonItem === one
        },
        .init(
            "UINavigationItem.rightBarButtonItem",
            "Setting it replaces the first of rightBarButtonItems."
        ) {
            let item = fresh().navigationItem
            let one = UIBarButtonItem()
            item.rightBarButtonItem = one
            return item.rightBarButtonItems?.count == 1 && item.rightBarButtonItems?.first === one
        },
        .init("UIViewController.preferredContentSize", "The default is zero.") {
            fresh().preferredContentSize == .zero
        },
        .init(
            "UIPresentationController.presentedView",
            "The default implementation returns the presented view controller's view."
        ) {
            let controller = fresh()
            let presentation = UIPresentationController(
                presentedViewController: controller, presenting: nil)
            return presentation.presentedView === controller.view
        },
        .init(
            "UIPresentationController.shouldRemovePresentersView",
            "The default implementation returns false."
        ) {
            !UIPresentationController(presentedViewController: fresh(), presenting: nil)
                .shouldRemovePresentersView
        },
    ]

    static let ofItems: [DocumentedValue] = [
        .init("UINavigationItem.prompt", "The default value is nil.") {
            fresh().navigationItem.prompt == nil
        },
        .init("UINavigationItem.hidesBackButton", "The default value is false.") {
            !fresh().navigationItem.hidesBackButton
        },
        .init("UINavigationItem.leftItemsSupplementBackButton", "The default value is false.") {
            !fresh().navigationItem.leftItemsSupplementBackButton
        },
        .init("UINavigationItem.largeTitleDisplayMode", "The default value is automatic.") {
            fresh().navigationItem.largeTitleDisplayMode == .automatic
        },
        .init("UINavigationItem.hidesSearchBarWhenScrolling", "The default value is true.") {
            fresh().navigationItem.hidesSearchBarWhenScrolling
        },
        .init("UINavigationItem.backBarButtonItem", "The default value is nil.") {
            fresh().navigationItem.backBarButtonItem == nil
        },
        .init("UIBarItem.isEnabled", "The default value is true.") {
            _ = Scene()
            return UIBarButtonItem().isEnabled
        },
        .init("UITabBarItem.badgeValue", "By default nil: no badge is displayed.") {
            fresh().tabBarItem.badgeValue == nil
        },
        .init("UIWindow.windowLevel", "The default value is normal.") {
            _ = Scene()
            return UIWindow(frame: .zero).windowLevel == .normal
        },
        .init("UIWindow.rootViewController", "The default value of this property is nil.") {
            _ = Scene()
            return UIWindow(frame: .zero).rootViewController == nil
        },
        .init("UITraitCollection.init()", "Its traits are unspecified.") {
            _ = Scene()
            let traits = UITraitCollection()
            return traits.horizontalSizeClass == .unspecified
                && traits.userInterfaceStyle == .unspecified && traits.displayScale == 0
                && traits.preferredContentSizeCategory == .unspecified
        },
    ]
}

@MainActor
@Suite("Values that the documentation gives a default, a derivation or an inheritance")
struct DocumentedValueTests {
    @Test("of controllers", arguments: DocumentedValue.ofControllers)
    func controllers(value: DocumentedValue) { #expect(value.holds(), "\(value.testDescription)") }

    @Test("derived from others", arguments: DocumentedValue.derived)
    func derived(value: DocumentedValue) { #expect(value.holds(), "\(value.testDescription)") }

    @Test("of items, windows and traits", arguments: DocumentedValue.ofItems)
    func items(value: DocumentedValue) { #expect(value.holds(), "\(value.testDescription)") }

    @Test("of traits", arguments: DocumentedValue.ofTraits)
    func traits(value: DocumentedValue) { #expect(value.holds(), "\(value.testDescription)") }

    @Test("of presentation controllers", arguments: DocumentedValue.ofPresentations)
    func presentations(value: DocumentedValue) {
        #expect(value.holds(), "\(value.testDescription)")
    }

    @Test("of windows and bars", arguments: DocumentedValue.ofWindowsAndBars)
    func windows(value: DocumentedValue) { #expect(value.holds(), "\(value.testDescription)") }
}
