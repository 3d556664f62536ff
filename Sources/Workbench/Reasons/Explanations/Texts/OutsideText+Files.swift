/// What nibs, storyboards and Info.plist bring about, and what comes from outside of the app.
extension OutsideText {
    static let files = [
        OutsideText(
            "Failed to set user defined inspected property on : this class is not key value "
                + "coding-compliant for the key",
            cause:
                "A storyboard or nib sets a user defined runtime attribute that the object's class "
                + "lacks, as cornerRadius of a button instead of layer.cornerRadius.",
            advice: "Correct the key path in the identity inspector, or take the attribute out."),
        OutsideText(
            "Could not instantiate class named because no class named was found; the class needs to "
                + "be defined in source code or linked in from a library (ensure the class is part of "
                + "the correct target)",
            cause: "A storyboard or nib has a view of a framework that the app does not link, as "
                + "MKMapView or WKWebView.",
            advice: "Link the framework in the target, or import it in any file of the app."),
        OutsideText(
            "Fatal error: Use of unimplemented initializer 'init(nibName:bundle:)' for class",
            cause: "A subclass declares a designated initializer of its own, and UIKit calls "
                + "init(nibName:bundle:), which it does not inherit then.",
            advice:
                "Override init(nibName:bundle:) as well, or give the new property a value and no "
                + "initializer."),
        OutsideText(
            "Info.plist configuration for UIWindowSceneSessionRoleApplication contained "
                + "UISceneDelegateClassName key, but could not load class with name",
            cause:
                "The scene manifest of Info.plist names a scene delegate that the app does not have, "
                + "mostly since SceneDelegate.swift was deleted or renamed.",
            advice: "Name the class as $(PRODUCT_MODULE_NAME).SceneDelegate, or take the whole "
                + "UIApplicationSceneManifest out and make the window in the app's delegate.",
            instead: ["explain willConnectTo"]),
        OutsideText(
            "Info.plist contained no UIScene configuration dictionary (looking for configuration named)",
            cause:
                "The app's delegate answers configurationForConnecting with a name that Info.plist "
                + "lacks.",
            advice:
                "Use the name of the manifest, mostly \"Default Configuration\", or set delegateClass "
                + "of the configuration in code.",
            instead: ["explain willConnectTo"]),
    ]

    static let surroundings = [
        OutsideText(
            "Cannot call pushNavigationItem:animated: directly on a UINavigationBar managed by a "
                + "controller.",
            cause:
                "Code pushes a navigation item onto the bar of a navigation controller, which keeps "
                + "the bar's items in step with its own stack.",
            advice:
                "Push a controller by pushViewController(_:animated:), and set what the bar shows by "
                + "that controller's navigationItem; a bar of your own takes items.",
            instead: ["explain pushViewController", "questions navigation"]),
        OutsideText(
            "Cannot call popNavigationItemAnimated: directly on a UINavigationBar managed by a "
                + "controller.",
            cause:
                "Code pops an item of the bar of a navigation controller, which keeps the bar's items "
                + "in step with its own stack.",
            advice:
                "Pop the controller by popViewController(animated:) of the navigation controller.",
            instead: ["explain popViewController", "questions navigation"]),
        OutsideText(
            "Can't find keyplane that supports type 4 for keyboard iPhone-Portrait-NumberPad; using "
                + "iPhone-Simple-Pad_Default",
            cause: "The simulator shows no software keyboard, and looks for one of numbers.",
            advice:
                "It does no harm. Switch the hardware keyboard off in the simulator's I/O menu to "
                + "see the keys."),
        OutsideText(
            "must be used from main thread only",
            cause:
                "A member of UIKit was used on another thread than the main one, as in the completion "
                + "of a request.",
            advice: "Do it within DispatchQueue.main.async { … }."),
        OutsideText(
            "-[UIWindow endDisablingInterfaceAutorotationAnimated:] called on without matching "
                + "-beginDisablingInterfaceAutorotation. Ignoring.",
            cause:
                "An animation of UIKit ended after another had ended it, as the keyboard's while a "
                + "modal screen goes.",
            advice: "It does no harm. End editing before the screen is dismissed."),
        OutsideText(
            "Keyboard cannot present view controllers (attempted to present)",
            cause:
                "Code presents from a controller of the keyboard's window: it took the last of the "
                + "app's windows for its own.",
            advice: "Present from the topmost controller of the scene's key window, not from "
                + "windows.last."),
        OutsideText(
            "Gesture: System gesture gate timed out.",
            cause:
                "A touch began at the edge of the screen, where the system waits for its own gestures "
                + "first.",
            advice: "It does no harm. preferredScreenEdgesDeferringSystemGestures lets the app's "
                + "gestures come first there."),
    ]
}
