/// A text that apps find on the console and that nothing here prints: what brings it about, and what to do.
struct OutsideText: Sendable {
    let text: String
    let cause: String
    let advice: String
    /// What to type to see the like here, or to read on.
    let instead: [String]

    init(_ text: String, cause: String, advice: String, instead: [String] = []) {
        self.text = text
        self.cause = cause
        self.advice = advice
        self.instead = instead
    }

    static let all = layout + drawing + running + systems + lists + files + threads + surroundings

    private static let layout = [
        OutsideText(
            "Warning once only: UITableView was told to layout its visible cells and other "
                + "contents without being in the view hierarchy (the table view or one of its "
                + "superviews has not been added to a window).",
            cause: "Something lays a table out while it is in no window: layoutIfNeeded, or a look "
                + "at its cells, before viewWillAppear has put the view there.",
            advice: "Do that from viewDidAppear or viewDidLayoutSubviews, or only where "
                + "view.window is not nil.",
            instead: ["explain viewDidLayoutSubviews", "questions lists"]),
        OutsideText(
            "This application is modifying the autolayout engine from a background thread after "
                + "the engine was accessed from the main thread. This can lead to engine "
                + "corruption and weird crashes.",
            cause: "A view or a constraint was changed on another thread than the main one, as in "
                + "the completion of a request.",
            advice: "Change views within DispatchQueue.main.async { … }."),
        OutsideText(
            "The behavior of the UICollectionViewFlowLayout is not defined because: the item width "
                + "must be less than the width of the UICollectionView minus the section insets "
                + "left and right values, minus the content insets left and right values.",
            cause: "An item is wider than the collection view, often since the size was taken "
                + "before the layout, or before a rotation.",
            advice: "Take the size in viewDidLayoutSubviews, and invalidate the layout in "
                + "viewWillTransition(to:with:).",
            instead: ["explain viewWillTransition", "questions layout"]),
    ]

    private static let drawing = [
        OutsideText(
            "Snapshotting a view that has not been rendered results in an empty snapshot. Ensure "
                + "your view has been rendered at least once before snapshotting or snapshot after "
                + "screen updates.",
            cause: "A snapshot was taken of a view that was never drawn; the camera's picker and "
                + "an app that goes into the background do it, too.",
            advice: "Take it with afterScreenUpdates: true. From the system's own controllers it "
                + "does no harm."),
        OutsideText(
            "Snapshotting a view that has not been rendered at least once requires "
                + "afterScreenUpdates:YES.",
            cause: "A snapshot was taken of a view that was never drawn.",
            advice: "Take it with afterScreenUpdates: true, or in viewDidAppear."),
        OutsideText(
            "Attempting to begin a transition on navigation bar while a transition is in progress.",
            cause: "A push or a pop began before the one before it had ended.",
            advice: "Begin it in the coordinator's completion, or in the delegate's didShow.",
            instead: ["explain didShow", "questions navigation"]),
        OutsideText(
            "Could not cast value of type to",
            cause: "`as!` met an object of another class; of a storyboard's scene the custom class "
                + "was not set.",
            advice: "Set the scene's class in the storyboard, or cast with `as?`.",
            instead: ["explain storyboards"]),
    ]

    private static let running = [
        OutsideText(
            "Main Thread Checker: UI API called on a background thread",
            cause: "A member of UIKit was used on another thread than the main one, as in the "
                + "completion of a request.",
            advice: "Do it within DispatchQueue.main.async { … }."),
        OutsideText(
            "Fatal error: Unexpectedly found nil while implicitly unwrapping an Optional value",
            cause: "An outlet was read before the view was loaded, as in prepare(for:sender:) of "
                + "the controller before, or the controller was made by init() and not from its "
                + "storyboard.",
            advice: "Set a property of the destination, and use it in viewDidLoad; make the "
                + "controller with instantiateViewController(withIdentifier:).",
            instead: ["explain prepare", "questions storyboards"]),
        OutsideText(
            "Fatal error: Unexpectedly found nil while unwrapping an Optional value",
            cause: "`!` met nil: an outlet before the view was loaded, or navigationController and "
                + "presentingViewController where there is none.",
            advice: "Read outlets from viewDidLoad on, and ask with `?` or `guard let`.",
            instead: ["explain viewDidLoad"]),
        OutsideText(
            "Fatal error: init(coder:) has not been implemented",
            cause: "A storyboard or a nib made an object whose class only has the initializer that "
                + "Xcode offers.",
            advice: "Call super.init(coder:) there, or make the object in code.",
            instead: ["explain storyboards"]),
        OutsideText(
            "An instance was deallocated while key value observers were still registered with it.",
            cause: "An observed object went before its observer was removed, up to iOS 10.",
            advice: "Remove the observer in deinit, or hold the token of observe(_:options:).",
            instead: ["questions notifications"]),
        OutsideText(
            "The app delegate must implement the window property if it wants to use a main "
                + "storyboard file.",
            cause: "The app's delegate has no `var window: UIWindow?`, and Info.plist names a main "
                + "storyboard.",
            advice: "Declare it, or remove the storyboard's name from Info.plist."),
    ]

    /// What iOS 16 to 26 began to print.
    private static let systems = [
        OutsideText(
            "UIScene lifecycle will soon be required. Failure to adopt will result in an assert in "
                + "the future.",
            cause: "The app has its window in the app's delegate, and Info.plist has no "
                + "UIApplicationSceneManifest. It still runs on iOS 26; the system after it does "
                + "not launch such an app that is built with its SDK.",
            advice: "Add the manifest and a scene delegate, and make the window in "
                + "scene(_:willConnectTo:options:).",
            instead: ["explain willConnectTo", "explain UISceneDelegate"]),
        OutsideText(
            "CLIENT OF UIKIT REQUIRES UPDATE: This process does not adopt UIScene lifecycle. This "
                + "will become an assert in a future version.",
            cause: "The app has its window in the app's delegate, and Info.plist has no "
                + "UIApplicationSceneManifest.",
            advice: "Add the manifest and a scene delegate, and make the window in "
                + "scene(_:willConnectTo:options:).",
            instead: ["explain willConnectTo"]),
        OutsideText(
            "BUG IN CLIENT OF UIKIT: Setting UIDevice.orientation is not supported. Please use "
                + "UIWindowScene.requestGeometryUpdate(_:)",
            cause: "Code sets the device's orientation by setValue(_:forKey:), which turns nothing "
                + "from iOS 16 on.",
            advice: "Call windowScene.requestGeometryUpdate(.iOS(interfaceOrientations: …)) with "
                + "what the topmost controller supports, and setNeedsUpdateOfSupportedInterface"
                + "Orientations() where that has changed.",
            instead: ["explain requestGeometryUpdate", "explain E59"]),
        OutsideText(
            "Invalid sheet detent height: 0.0",
            cause: "A custom detent gave no height, as its content was not laid out yet.",
            advice: "Lay the content out before it is presented, give a least height, and call "
                + "invalidateDetents() once the height is known.",
            instead: ["explain R53"]),
    ]
}
