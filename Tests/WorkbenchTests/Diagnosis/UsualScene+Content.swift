import HierarchyRecords

/// Lists, forms and what surrounds an app.
extension UsualScene {
    private static let table = "new m as table with 3; root m"
    private static let grid = "new g as collection with 3; root g"
    private static let long = "new m as table with 100; root m"
    private static let paging = long + "; m.tableView.isPagingEnabled = true"
    private static let search =
        "class Home: UIViewController, UISearchResultsUpdating { "
        + "func updateSearchResults(for search: UISearchController) {} }\n"
        + "new home as Home; root home; "
        + "let s = UISearchController(searchResultsController: nil); "
        + "home.view.addSubview(s.searchBar); s.searchResultsUpdater = home"

    private static func rows(
        _ callback: Callback, _ query: String, _ command: String = "tap row 0",
        after steps: String = table
    ) -> UsualScene { UsualScene(callback, steps, "m.\(query)", command) }

    private static func items(
        _ callback: Callback, _ query: String, _ command: String = "tap item 0",
        after steps: String = grid
    ) -> UsualScene { UsualScene(callback, steps, "g.\(query)", command) }

    static let lists: [UsualScene] = [
        rows(.tableNumberOfSections, "numberOfSections", "root m", after: "new m as table with 3"),
        rows(.tableNumberOfRows, "numberOfRows", "root m", after: "new m as table with 3"),
        rows(.tableCellForRow, "cellForRow", "drag 0 900", after: long),
        rows(.tableWillDisplay, "tableView(_:willDisplay:forRowAt:)", "drag 0 900", after: long),
        rows(
            .tableDidEndDisplaying, "tableView(_:didEndDisplaying:forRowAt:)", "drag 0 900",
            after: long),
        rows(.tableShouldHighlight, "shouldHighlightRow"),
        rows(.tableDidHighlight, "didHighlightRow"),
        rows(.tableDidUnhighlight, "didUnhighlightRow"),
        rows(.tableWillSelect, "willSelectRow"),
        rows(.tableDidSelect, "didSelectRow"),
        rows(.tableWillDeselect, "willDeselectRow", "tap row 1", after: table + "; tap row 0"),
        rows(.tableDidDeselect, "didDeselectRow", "tap row 1", after: table + "; tap row 0"),
        rows(
            .tableAccessoryTapped, "accessoryButtonTappedForRow", "tap row 0 accessory",
            after: table + "; m.tableView.cellForRow(at: IndexPath(row: 0, section: 0))!"
                + ".accessoryType = .detailButton"),
        items(
            .collectionNumberOfSections, "numberOfSections", "root g",
            after: "new g as collection with 3"),
        items(
            .collectionNumberOfItems, "numberOfItems", "root g",
            after: "new g as collection with 3"),
        items(
            .collectionCellForItem, "cellForItem", "root g", after: "new g as collection with 3"),
        items(
            .collectionWillDisplay, "collectionView(_:willDisplay:forItemAt:)", "root g",
            after: "new g as collection with 3"),
        items(
            .collectionDidEndDisplaying, "collectionView(_:didEndDisplaying:forItemAt:)",
            "drag 0 900", after: "new g as collection with 500; root g"),
        items(.collectionShouldHighlight, "shouldHighlightItem"),
        items(.collectionDidHighlight, "didHighlightItem"),
        items(.collectionDidUnhighlight, "didUnhighlightItem"),
        items(.collectionShouldSelect, "shouldSelectItem"),
        items(.collectionDidSelect, "didSelectItem"),
        items(
            .collectionShouldDeselect, "shouldDeselectItem",
            after: grid + "; g.collectionView.allowsMultipleSelection = true; tap item 0"),
        items(
            .collectionDidDeselect, "didDeselectItem", "tap item 1", after: grid + "; tap item 0"),
        rows(.scrollDidScroll, "scrollViewDidScroll", "drag 0 300", after: long),
        rows(.scrollWillBeginDragging, "scrollViewWillBeginDragging", "drag 0 300", after: long),
        rows(.scrollWillEndDragging, "scrollViewWillEndDragging", "drag 0 300", after: long),
        rows(.scrollDidEndDragging, "scrollViewDidEndDragging", "drag 0 300", after: long),
        rows(
            .scrollWillBeginDecelerating, "scrollViewWillBeginDecelerating", "drag 0 300",
            after: paging),
        rows(
            .scrollDidEndDecelerating, "scrollViewDidEndDecelerating", "drag 0 300",
            after: paging),
        rows(
            .scrollDidChangeAdjustedInset, "scrollViewDidChangeAdjustedContentInset", "rotate"),
        UsualScene(
            .searchPresent,
            search.replacing(
                "UISearchResultsUpdating {",
                with: "UISearchResultsUpdating, UISearchControllerDelegate { "
                    + "func presentSearchController(_ search: UISearchController) {}"
            ) + "; s.delegate = home", "s.delegate.presentSearchController", "tap s"),
        UsualScene(.searchWillPresent, search, "s.delegate.willPresent", "tap s"),
        UsualScene(.searchDidPresent, search, "s.delegate.didPresent", "tap s"),
        UsualScene(
            .searchWillDismiss, search + "; tap s", "s.delegate.willDismiss", "tap Cancel"),
        UsualScene(
            .searchDidDismiss, search + "; tap s", "s.delegate.didDismiss", "tap Cancel"),
        UsualScene(.searchUpdate, search, "home.updateSearchResults", "tap s"),
    ]

    private static let field =
        two + "; let field = UITextField(frame: CGRect(x: 0, y: 100, width: 100, height: 30)); "
        + "home.view.addSubview(field)"
    private static let area = field.replacing("UITextField", with: "UITextView")
    private static let editing = field + "; tap field; layout home"
    private static let writing = area + "; tap field; layout home"
    private static let button =
        "class Home: UIViewController { @objc func save(_ sender: UIButton) {} }\n"
        + "new home as Home; root home; let go = UIButton()\n"
        + "go.addTarget(home, action: #selector(Home.save(_:)), for: .touchUpInside)\n"
        + "home.view.addSubview(go)"

    private static func typed(
        _ callback: Callback, _ query: String, after steps: String = field,
        _ command: String = "tap field"
    ) -> UsualScene { UsualScene(callback, steps, "field.\(query)", command) }

    private static func typed(
        _ callback: Callback, _ query: String, typing command: String
    ) -> UsualScene { UsualScene(callback, field, "field.\(query)", command) }

    private static let bar =
        "class Home: UIViewController, UISearchBarDelegate {}\n"
        + "new home as Home; root home; "
        + "let bar = UISearchBar(frame: CGRect(x: 0, y: 100, width: 300, height: 56)); "
        + "bar.delegate = home; home.view.addSubview(bar)"

    private static func searching(
        _ callback: Callback, _ query: String, after steps: String = bar, _ command: String
    ) -> UsualScene { UsualScene(callback, steps, "bar.delegate.\(query)", command) }

    static let searches: [UsualScene] = [
        searching(.searchBarShouldBegin, "shouldBeginEditing", "tap bar"),
        searching(.searchBarDidBegin, "textDidBeginEditing", "tap bar"),
        searching(
            .searchBarShouldEnd, "shouldEndEditing", after: bar + "; tap bar", "keyboard hide"),
        searching(
            .searchBarDidEnd, "textDidEndEditing", after: bar + "; tap bar", "keyboard hide"),
        searching(.searchBarShouldChange, "shouldChangeText", #"type "a" in bar"#),
        searching(.searchBarDidChange, "textDidChange", #"type "a" in bar"#),
        searching(.searchBarSearch, "searchButtonClicked", #"type "\n" in bar"#),
        searching(
            .searchBarCancel, "cancelButtonClicked",
            after: bar + "; bar.showsCancelButton = true", "tap Cancel"),
    ]

    static let forms: [UsualScene] = [
        UsualScene(.action, button, "go.action", "tap go"),
        UsualScene(.sentAction, button, "home.sentAction", "tap go"),
        typed(.becomeFirstResponder, "becomeFirstResponder"),
        typed(.resignFirstResponder, "resignFirstResponder", after: editing, "keyboard hide"),
        typed(.fieldShouldBegin, "delegate.shouldBeginEditing"),
        typed(.fieldDidBegin, "delegate.didBeginEditing"),
        typed(.fieldShouldEnd, "delegate.shouldEndEditing", after: editing, "keyboard hide"),
        typed(.fieldDidEnd, "delegate.didEndEditing", after: editing, "keyboard hide"),
        typed(.fieldShouldChange, "delegate.shouldChangeCharacters", typing: #"type "a" in field"#),
        typed(
            .fieldDidChangeSelection, "delegate.didChangeSelection", typing: #"type "a" in field"#),
        typed(
            .fieldShouldClear, "delegate.shouldClear",
            after: field + "; field.text = \"a\"; field.clearsOnBeginEditing = true"),
        typed(.fieldShouldReturn, "delegate.shouldReturn", typing: #"type "\n" in field"#),
        typed(.textViewShouldBegin, "delegate.shouldBeginEditing", after: area),
        typed(.textViewDidBegin, "delegate.didBeginEditing", after: area),
        typed(.textViewShouldEnd, "delegate.shouldEndEditing", after: writing, "keyboard hide"),
        typed(.textViewDidEnd, "delegate.didEndEditing", after: writing, "keyboard hide"),
        typed(
            .textViewShouldChange, "delegate.shouldChangeText", after: area,
            #"type "a" in field"#),
        typed(.textViewDidChange, "delegate.didChange", after: area, #"type "a" in field"#),
        typed(
            .textViewDidChangeSelection, "delegate.didChangeSelection", after: area,
            #"type "a" in field"#),
    ]

    private static let old = "set ios 12; new home; root home"
    private static let scenes =
        "device iPad; new home; root home; scene connect b; scene foreground b; scene background b"
    private static let manager =
        "class Ear: NSObject, CLLocationManagerDelegate {}\n"
        + "new home; root home; let ear = Ear(); let manager = CLLocationManager()\n"
        + "manager.delegate = ear"

    private static let kept = """
        set ios 12
        class D: UIResponder, UIApplicationDelegate {
            func application(_ app: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool { true }
            func application(_ app: UIApplication, willEncodeRestorableStateWith coder: NSCoder) {}
        }
        new home; home.restorationIdentifier = "home"; launch home
        """
    private static let secure = """
        set ios 18
        class D: UIResponder, UIApplicationDelegate {
            func application(_ app: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
        }
        new home; home.restorationIdentifier = "home"; launch home
        """
    private static let activity = """
        class S: UIResponder, UIWindowSceneDelegate {
            func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
        }
        new home; launch home
        """

    static let surroundings: [UsualScene] = [
        UsualScene(
            .appWillFinishLaunching, "new home", "app.delegate.willFinishLaunching",
            "launch home"),
        UsualScene(
            .appDidFinishLaunching, "new home", "app.delegate.didFinishLaunching", "launch home"),
        UsualScene(
            .appConfigureScene, "new home", "app.delegate.configurationForConnecting",
            "launch home"),
        UsualScene(
            .appDidBecomeActive, old + "; background", "app.delegate.didBecomeActive",
            "foreground"),
        UsualScene(.appWillResignActive, old, "app.delegate.willResignActive", "background"),
        UsualScene(.appDidEnterBackground, old, "app.delegate.didEnterBackground", "background"),
        UsualScene(
            .appWillEnterForeground, old, "app.delegate.willEnterForeground",
            "background; foreground"),
        UsualScene(.encodeRestorableState, kept, "home.encodeRestorableState", "background"),
        UsualScene(
            .appShouldSaveState, kept, "app.delegate.shouldSaveApplicationState", "background"),
        UsualScene(
            .appWillEncodeState, kept, "app.delegate.willEncodeRestorableState", "background"),
        UsualScene(
            .appShouldSaveSecureState, secure, "app.delegate.shouldSaveSecureApplicationState",
            "background"),
        UsualScene(
            .sceneStateActivity, activity, "scene.delegate.stateRestorationActivity",
            "background"),
        UsualScene(.sceneWillConnect, "new home", "scene.delegate.willConnectTo", "launch home"),
        UsualScene(.sceneDidDisconnect, scenes, "b.delegate.didDisconnect", "scene disconnect b"),
        UsualScene(
            .sceneDidBecomeActive, two + "; background", "scene.delegate.didBecomeActive",
            "foreground"),
        UsualScene(
            .sceneWillResignActive, two, "scene.delegate.willResignActive", "background"),
        UsualScene(
            .sceneWillEnterForeground, two, "scene.delegate.willEnterForeground",
            "background; foreground"),
        UsualScene(
            .sceneDidEnterBackground, two, "scene.delegate.didEnterBackground", "background"),
        UsualScene(
            .locationDidChangeAuthorization, manager, "manager.delegate.didChangeAuthorization",
            "location allow"),
        UsualScene(
            .locationDidChangeStatus, "set ios 13; " + manager,
            "manager.delegate.didChangeAuthorization", "location allow"),
        UsualScene(
            .locationDidUpdate, manager + "; location allow; manager.startUpdatingLocation()",
            "manager.delegate.didUpdateLocations", "location 52.5 13.4"),
        UsualScene(
            .locationDidFail, manager + "; manager.startUpdatingLocation()",
            "manager.delegate.didFailWithError", "location deny"),
        UsualScene(
            .notification,
            "class Home: UIViewController { @objc func fade() {} }\nnew home as Home; root home\n"
                + "NotificationCenter.default.addObserver(home, selector: #selector(Home.fade), "
                + "name: UIApplication.didEnterBackgroundNotification, object: nil)",
            "home.notification", "background"),
    ]
}
