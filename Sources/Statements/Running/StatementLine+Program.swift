import CommandLanguage

extension StatementLine {
    /// How many of the definitions behind it are taken with it, one try after the other: a few more each time, and in the
    /// end all of them.
    var counts: [Int] {
        let all = followers.count
        return (1...8).filter { $0 < all } + (all > 0 ? [all] : [])
    }

    /// Whether it defines types in the Swift of 2014 to 2017.
    var isOldCode: Bool {
        guard language == .swift, statements.contains(where: \.definesType) else { return false }
        return Self.oldWords.contains { source.contains($0) }
    }

    private static let oldWords = [
        "CGRectMake(", "NSIndexPath", "ChildViewController(", "ParentViewController(",
        "presentViewController(", "dismissViewControllerAnimated(", "Color()", "UIControlState",
        "UIControlEvents", "UITableViewCellStyle", "UIViewAnimationOptions", "AtIndexPath",
        "NSAttributedStringKey", "UIBarButtonItemStyle", "CGRectGet", "CGRectZero",
        "atIndex:", "UIApplicationLaunchOptionsKey", "preferredStatusBarStyle()",
        "supportedInterfaceOrientations()", "withIdentifier identifier", "WithIdentifier(",
        "containerView()", "presentedView()", "transitionCoordinator()", "forState:",
        "func viewWillAppear(animated", "func viewDidAppear(animated",
        "func viewWillDisappear(animated", "NSUserDefaults.standard", "UIScreen.mainScreen()",
        "prepareForSegue(", "cellForRowAtIndexPath", "numberOfSectionsInTableView(",
        "dispatch_get_main_queue()", "NSNotificationCenter.default",
        "NSForegroundColorAttributeName", "NSFontAttributeName", "UIBarButtonSystemItem",
        "UIViewAutoresizing.", "application(application: UIApplication",
    ]
}
