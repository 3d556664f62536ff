extension Rulebook {
    /// When UIKit's texts come: E01 to E63. Texts that the simulator emits stand with `Misuse`.
    static let texts: [Rule] = [
        Rule(
            .e01, "Unbalanced calls",
            """
            Printed when an end of an appearance transition has no begin, or a container's \
            transitions overlap.
            """,
            evidence: "VENTouchLock 9, Slide 266, mullvad 2802, RZUtils 117", .log, since: 5),
        Rule(
            .e02, "Requested parent is another",
            "addChild refuses a child whose view sits under the view of another controller.",
            evidence: "FRLayered 6, Extra 7, forums 52937", .log, since: 5),
        Rule(
            .e03, "Actual parent is another",
            "A child's view is refused by a view whose controller is not the child's parent.",
            evidence: "KLCPopup 6, IBAnimatable 579", .log, since: 5),
        Rule(
            .e04, "One view, two controllers",
            "A view that is one controller's root view is refused as another's.",
            evidence: "ViewDeck 145", .log, since: 5),
        Rule(
            .e05, "Presenter not in the window",
            """
            A present from a controller whose view is in no window, such as one covered by a \
            full-screen presentation, is dropped with a warning; from 13 the text names resolved \
            and original presenter.
            """,
            evidence: "RFAboutView 8; public README", .log),
        Rule(
            .e06, "Already presenting",
            """
            A second present on a presenter that has a presented controller is dropped, also \
            within one turn; the spacing changed with 11 and the wording with 13.
            """,
            evidence: "InteractiveModal 8, uservoice 347, airbrake 91, Adapty 116, wikipedia-ios",
            .log),
        Rule(
            .e07, "Presentation in progress",
            """
            A present from a controller that is itself in the middle of a presentation \
            transition is dropped.
            """,
            evidence: "DCModalSegue 10, MyFlightbook 370, Transmission 103", .log, since: 7),
        Rule(
            .e08, "Waiting for a delayed presentation",
            "A presenter whose present is queued drops any further one.",
            evidence: "public logs of 2018 (10.3) and later", .log),
        Rule(
            .e09, "Dismissing in mid-transition, up to 12",
            "A dismissal asked for during a presentation or dismissal is dropped.",
            evidence: "libreliodev 5, ZFDragable 3, taz log", .log, since: 6),
        Rule(
            .e10, "Dismissing in mid-transition",
            """
            The same, said of the presentation controller; the simulator prints this one from \
            13.
            """,
            evidence: "PayPal 232, taz log, Transmission 103", .log, since: 8),
        Rule(
            .e11, "No transition view to schedule with",
            "`Null transitionViewForCurrentTransition block, aborting _scheduleTransition:`",
            evidence: "taz log", .log, since: 13),
        Rule(
            .e12, "Dismissed while presenting",
            """
            `transitionViewForCurrentTransition is not set, presentation controller was \
            dismissed during the presentation?`
            """,
            evidence: "card.io 74, PayPal 232", .log, since: 8),
        Rule(
            .e13, "Presenting an active controller, up to 12",
            "A controller that is presented, or has a parent, may not be presented.",
            evidence: "OpenTreeMap 362, aws samples 203", .log),
        Rule(
            .e14, "Presenting an active controller",
            "From 13 the text says which of the two it is, and by whom or in whom.",
            evidence: "privacy-screen 83, Expensify 101, wikipedia-ios", .log, since: 13),
        Rule(
            .e15, "Presenting nil",
            "Presenting no controller raises.",
            evidence: "several", .log, since: 5),
        Rule(
            .e16, "A style that cannot present",
            "The style none raises when its presentation controller is wanted.",
            evidence: "public crash text", .log, since: 8),
        Rule(
            .e17, "Presenting from a detached controller",
            """
            A presenter that has no place in the hierarchy is warned about and presents all the \
            same; the warning grew sterner with 13 and 16.
            """,
            evidence: "SlideMenu 265, Undecimus 834; several", .log, since: 7),
        Rule(
            .e18, "Popover without an anchor",
            """
            NSGenericException `UIPopoverPresentationController (<PC>) should have a non-nil \
            sourceView or barButtonItem set before the presentation occurs.`
            """,
            evidence: "FSImageViewer 30, Provenance 1833; R-sim", .measured, since: 8),
        Rule(
            .e19, "Action sheet without an anchor",
            """
            NSGenericException that begins `Your application has presented a UIAlertController \
            (<X>) of style UIAlertControllerStyleActionSheet` and asks for location information. \
            From 12 on ` from Class (<S>)` follows, which names what presents it.
            """,
            evidence: """
                netfox 29, Potatso 31, internetmap 486 (11.x, without); alerts-and-pickers 71 \
                (November 2018), material-components 8730, SwiftEntryKit 362, turbo-ios 193 (with)
                """, .log, since: 8),
        Rule(
            .e20, "Activity sheet without an anchor",
            """
            NSGenericException that begins `Your application has presented a \
            UIActivityViewController (<X>). In its current trait environment, the \
            modalPresentationStyle` and asks for location information.
            """,
            evidence: "two sources", .log, since: 12),
        Rule(
            .e21, "An empty alert",
            "`UIAlertController must have a title, a message or an action to display`",
            evidence: "several", .log, since: 8),
        Rule(
            .e22, "Two cancel actions",
            """
            `UIAlertController can only have one action with a style of \
            UIAlertActionStyleCancel`
            """,
            evidence: "memory", .assumed, since: 8),
        Rule(
            .e23, "Popover from a view without a window",
            """
            `-[UIPopoverController \
            presentPopoverFromRect:inView:permittedArrowDirections:animated:]: Popovers cannot \
            be presented from a view which does not have a window.`
            """,
            evidence: "xamarin-macios", .log, since: 3),
        Rule(
            .e24, "Pushing what is in the stack",
            """
            Up to 13 `Pushing the same view controller instance more than once is not supported \
            (<X>)`; from 14 `<NAV> is pushing the same view controller instance (<X>) more than \
            once which is not supported and is most likely an error in the application`, with \
            the bundle's name.
            """,
            evidence: "NewsBlur 886, artsy 1061, react-navigation 10740", .log),
        Rule(
            .e25, "Pushing a navigation controller",
            "`Pushing a navigation controller is not supported`",
            evidence: "ActionSheetPicker 70", .log),
        Rule(
            .e26, "Pushing nil",
            """
            Logged, not raised: `Application tried to push a nil view controller on target \
            <NAV>.`
            """,
            evidence: "several", .log),
        Rule(
            .e27, "One controller twice in a stack",
            """
            `All view controllers in a navigation controller must be distinct`, followed by the \
            array.
            """,
            evidence: "PresentVC 2021", .log, since: 14),
        Rule(
            .e28, "Popping to a stranger",
            "`Tried to pop to a view controller that doesn't exist.`",
            evidence: "helpscout 132, NavigationContainer 11", .log),
        Rule(
            .e29, "Nested push or pop animation",
            """
            Up to 7: `nested push animation can result in corrupted navigation bar`, and the \
            same of pop.
            """,
            evidence: "KTJPushQueue", .log),
        Rule(
            .e30, "Navigation ends unexpectedly",
            """
            Up to 9: `Finishing up a navigation transition in an unexpected state. Navigation \
            Bar subview tree might get corrupted.`
            """,
            evidence: "LeanChat 2015", .log),
        Rule(
            .e31, "Stack change in mid-transition",
            """
            `pushViewController:animated: called on <NAV> while an existing transition or \
            presentation is occurring; the navigation stack will not be updated.`; the object is \
            written without a colon.
            """,
            evidence: "several", .log, since: 8),
        Rule(
            .e32, "A view added to itself",
            "addSubview of the receiver raises.",
            evidence: "KTJPushQueue; a post of 2014-06-01", .log),
        Rule(
            .e33, "Pushing a split controller",
            """
            `Split View Controllers cannot be pushed to a Navigation Controller <NAV>`; nothing \
            is pushed.
            """,
            evidence: "two quotes", .log),
        Rule(
            .e34, "Navigation items of another bar",
            """
            `Layout requested for visible navigation bar, <bar>, when the top item belongs to a \
            different navigation bar.`, followed by both.
            """,
            evidence: "crash texts", .log, since: 13),
        Rule(
            .e35, "Delegate of a managed bar",
            "`Cannot manually set the delegate on a UINavigationBar managed by a controller.`",
            evidence: "two comments", .log),
        Rule(
            .e36, "Changing a managed tab bar",
            "`Directly modifying a tab bar managed by a tab bar controller is not allowed.`",
            evidence: "several", .log),
        Rule(
            .e37, "Selecting a stranger",
            """
            `-[UITabBarController setSelectedViewController:] only a view controller in the tab \
            bar controller's list of view controllers can be selected.`
            """,
            evidence: "several", .log),
        Rule(
            .e38, "No common parent",
            "transition(from:to:) refuses controllers that are not both children of the receiver.",
            evidence: "Awful 213, WHACK", .log, since: 5),
        Rule(
            .e39, "Appearance called by hand",
            """
            Calling an appearance method from outside draws a warning; the call itself goes \
            through.
            """,
            evidence: "LNPopup 521, pocket-casts 599", .log, since: 16),
        Rule(
            .e40, "Loading a view in deinit",
            "Touching an unloaded view while its controller is being deallocated draws a warning.",
            evidence: "openradar 22250107", .log, since: 9),
        Rule(
            .e41, "Nib without a view outlet",
            """
            `-[UIViewController _loadViewFromNibNamed:bundle:] loaded the "X" nib but the view \
            outlet was not set.`
            """,
            evidence: "frames-ios 17, openradar 20049040", .log),
        Rule(
            .e42, "No table view where one is due",
            """
            `-[UITableViewController loadView] loaded the "X" nib but didn't get a \
            UITableView.`; a storyboard's form names identifier and storyboard.
            """,
            evidence: "several", .log),
        Rule(
            .e43, "No such nib",
            "`Could not load NIB in bundle: 'NSBundle </path> (loaded)' with name 'X'`",
            evidence: "SwifterSwift 885", .log),
        Rule(
            .e44, "No such identifier",
            """
            `Storyboard (<UIStoryboard: 0x…>) doesn't contain a view controller with identifier \
            'X'`
            """,
            evidence: "Provenance 1867, QBImagePicker 95", .log),
        Rule(
            .e45, "No such storyboard",
            "`Could not find a storyboard named 'X' in bundle NSBundle </path> (loaded)`",
            evidence: "Xamarin docs", .log),
        Rule(
            .e46, "No such segue",
            "`Receiver (<X>) has no segue with identifier 'ID'`",
            evidence: "UIStoryboardSpec; a crash demo", .log),
        Rule(
            .e47, "A storyboard without a name",
            "`Invalid parameter not satisfying: [name length] > 0`",
            evidence: "UIStoryboardSpec", .testSuite),
        Rule(
            .e48, "Push segue without a stack",
            """
            `Push segues can only be used when the source controller is managed by an instance \
            of UINavigationController.`; up to 8 the segue's name stands before it.
            """,
            evidence: "MIT-Mobile 373, LTInfiniteScroll 3", .log, since: 5),
        Rule(
            .e49, "Embedding twice",
            """
            `There are unexpected subviews in the container view. Perhaps the embed segue has \
            already fired once or a subview was added programmatically?`
            """,
            evidence: "EmbeddedSwapping 11", .log, since: 6),
        Rule(
            .e50, "A segue action that decodes nothing",
            "`Custom instantiated view controller must call -[super initWithCoder:]`",
            evidence: "IB31 §13", .log, since: 13),
        Rule(
            .e51, "Main storyboard without entry",
            """
            `Failed to instantiate the default view controller for UIMainStoryboardFile 'Main' - \
            perhaps the designated entry point is not set?`
            """,
            evidence: "several", .log, since: 5),
        Rule(
            .e52, "Window without a root",
            """
            `Application windows are expected to have a root view controller at the end of \
            application launch`: printed up to 8, raised from 9.
            """,
            evidence: "several", .log),
        Rule(
            .e53, "No such key",
            """
            `[<X 0x…> setValue:forUndefinedKey:]: this class is not key value coding-compliant \
            for the key K.`
            """,
            evidence: "IB31 §22", .log),
        Rule(
            .e54, "Runtime attribute fails",
            "Begins `Failed to set (K) user defined inspected property on (X):`",
            evidence: "IB31 §12", .log),
        Rule(
            .e55, "Wrong number of pages",
            """
            `The number of view controllers provided (3) doesn't match the number required (1) \
            for the requested transition`
            """,
            evidence: "Taehyeon-Kim 18, NYPL 781", .log),
        Rule(
            .e56, "Pages lost track of",
            """
            `No view controller managing visible view <…>`, or `Duplicate states in queue`. Raised \
            where the user's scroll ends (`queuingScrollView:didEndManualScroll:toRevealView:…`) at \
            the view of a page that was taken away meanwhile.
            """,
            evidence: "NYTPhotoViewer 279, CarbonKit 113, Material-Controls 111", .stack),
        Rule(
            .e57, "No common orientation",
            """
            `Supported orientations has no common orientation with the application, and [Class \
            shouldAutorotate] is returning YES`
            """,
            evidence: "several", .log, since: 6),
        Rule(
            .e58, "Preferred orientation unsupported",
            """
            `preferredInterfaceOrientationForPresentation must return a supported interface \
            orientation!`
            """,
            evidence: "several", .log, since: 6),
        Rule(
            .e59, "Geometry request refused",
            """
            `None of the requested orientations are supported by the view controller. Requested: \
            portrait; Supported: landscapeLeft, landscapeRight`
            """,
            evidence: "several", .log, since: 16),
        Rule(
            .e60, "traitCollection overridden",
            """
            `Class X overrides the -traitCollection getter, which is not supported. If you're \
            trying to override traits, you must use the appropriate API.`
            """,
            evidence: "device log 2019", .log, since: 13),
        Rule(
            .e61, "Partial curl without full screen",
            """
            `Application tried to present <B> using 'UIModalTransitionStylePartialCurl' to or \
            from non-fullscreen view controller <A>.`
            """,
            evidence: "memory", .assumed),
        Rule(
            .e62, "Presenting itself",
            """
            A controller that is told to present itself raises; the text is the same from iOS 9 \
            to 17.
            """,
            evidence: "WordPress-iOS 11483, KUIPopOver 28, an AVPlayer sample", .log),
        Rule(
            .e63, "A cycle of views",
            """
            Adding a view somewhere below itself raises CALayerInvalid; before 9 the stack \
            overflowed.
            """,
            evidence: "DCCommentView 2, Koloda 341, Maui 1813", .log, since: 9),
        Rule(
            .e64, "Unrecognized selector",
            """
            An object that is sent a message without a method for it raises \
            NSInvalidArgumentException: `-[X foo]: unrecognized selector sent to instance <X>`; \
            a message to nil does nothing.
            """,
            evidence: "every crash log of the kind", .log),
        Rule(
            .e65, "A cell nobody registered",
            """
            Dequeuing for an index path under an identifier without a class raises: `unable to \
            dequeue a cell with identifier X - must register a nib or a class for the identifier or \
            connect a prototype cell in a storyboard`.
            """,
            evidence: "many crash logs", .log, since: 6),
        Rule(
            .e66, "Constraints that contradict each other",
            """
            Required constraints that cannot all hold are listed in one text, and one of them is \
            given up until another of the list is deactivated; the app goes on.
            """,
            evidence: "every console; R-sim breakprobe", .measured, since: 6),
        Rule(
            .e67, "No common ancestor",
            """
            Activating a constraint between views that are not in one hierarchy raises \
            NSGenericException.
            """,
            evidence: "many crash logs", .log, since: 6),
        Rule(
            .e68, "A hierarchy not prepared",
            "addConstraint on a view that one of the items is not in raises.",
            evidence: "many crash logs", .log, since: 6),
        Rule(
            .e69, "Invalid pairing",
            """
            An edge along the width related to one along the height, or to a size, raises; so does \
            leading or trailing related to left or right.
            """,
            evidence: "many crash logs; GUITabPagerViewController 21", .log, since: 6),
        Rule(
            .e70, "A location by itself",
            "An edge that is to be a number, with no second item, raises.",
            evidence: "many crash logs", .log, since: 6),
        Rule(
            .e71, "A constant that is not finite",
            "A constant that is no finite number raises.",
            evidence: "many crash logs", .log, since: 6),
        Rule(
            .e72, "A required priority changed",
            """
            While a constraint is active its priority cannot go from required to optional or \
            back; from iOS 13 on it can.
            """,
            evidence: "crash logs; UIKit release notes", .log, since: 6),
        Rule(
            .e73, "A visual format that cannot be read",
            "A format that breaks the grammar, or names an unknown view, raises.",
            evidence: "many crash logs", .log, since: 6),
        Rule(
            .e74, "A location's delegate that lacks a method",
            """
            requestLocation raises where the delegate lacks didUpdateLocations or didFailWithError: \
            `Delegate must respond to locationManager:didUpdateLocations:`.
            """,
            evidence: "mapbox-maps-ios 2119, WhereAmI 8, RxCoreLocation 12", .log, since: 9),
        Rule(
            .e75, "A priority out of range",
            "A constraint's priority that is not above 0 and at most 1000 raises.",
            evidence: "Apple docs of NSLayoutConstraint.priority; the wording from memory",
            .assumed, since: 6),
        Rule(
            .e76, "Geometry that is no number",
            "A frame, a center or bounds with a part that is no number raise.",
            evidence: """
                JSQMessagesViewController 1362, NAMapKit 12, GTKeyboardHelper 3 (crash logs)
                """, .log, since: 5),
        Rule(
            .e77, "An arranged subview out of bounds",
            "insertArrangedSubview raises where the index is above the number of arranged subviews.",
            evidence: "Apple docs of insertArrangedSubview(_:at:); the wording is ours", .assumed,
            since: 9),
        Rule(
            .e78, "Finishing an animator that was not stopped",
            """
            finishAnimation(at:) ends a stopped animator only: at the start, at the end or where \
            the views are. On any other it raises.
            """,
            evidence: "a crash log of iOS 10 in issue 214 of Hero", .log, since: 10),
    ]
}
