import HierarchyRecords

extension CallbackGuide {
    /// What scroll views, searches and controls tell.
    static let scrolling: [CallbackGuide] = [
        CallbackGuide(
            .scrollDidScroll, "The content has moved.",
            when: "At every change of the offset, also those that UIKit makes.",
            belongs: ["moving what follows the content"],
            avoid: ["slow work: it comes often"],
            rules: [.u14, .u15], related: [.scrollDidEndDragging],
            example: "new m as table with 100; root m; drag 0 300"),
        CallbackGuide(
            .scrollWillBeginDragging, "A finger begins to drag.",
            when: "Before the content moves.",
            rules: [.u14], related: [.scrollDidScroll],
            example: "new m as table with 100; root m; drag 0 300"),
        CallbackGuide(
            .scrollWillEndDragging, "The finger lifts.",
            when: "Before it is known where the content comes to rest.",
            belongs: ["choosing where that is"],
            rules: [.u14], related: [.scrollDidEndDragging],
            example: "new m as table with 100; root m; drag 0 300"),
        CallbackGuide(
            .scrollDidEndDragging, "The finger has lifted.",
            when: "With whether the content goes on by itself.",
            belongs: ["what must wait for the end, if it does not go on"],
            rules: [.u14], related: [.scrollDidEndDecelerating],
            example: "new m as table with 100; root m; drag 0 300"),
        CallbackGuide(
            .scrollWillBeginDecelerating, "The content goes on by itself.",
            when: "After the finger has lifted.",
            rules: [.u14], related: [.scrollDidEndDecelerating],
            example:
                "new m as table with 100; root m; m.tableView.isPagingEnabled = true; drag 0 300"),
        CallbackGuide(
            .scrollDidEndDecelerating, "The content came to rest.",
            when: "After a finger's drag that went on by itself.",
            belongs: ["reading which page is shown"],
            avoid: ["counting on it after scrolls from code"],
            rules: [.u14], related: [.scrollDidEndAnimation],
            example:
                "new m as table with 100; root m; m.tableView.isPagingEnabled = true; drag 0 300"),
        CallbackGuide(
            .scrollDidEndAnimation, "An animated scroll from code has ended.",
            when: "After setContentOffset with animation, 0.3 s later.",
            belongs: ["what must wait for the end"],
            rules: [.u14, .r43], related: [.scrollDidEndDecelerating],
            example: "new m as table with 100; root m; "
                + "m.tableView.setContentOffset(CGPoint(x: 0, y: 900), animated: true)"),
        CallbackGuide(
            .scrollDidChangeAdjustedInset, "The insets with the safe area have changed.",
            when: "When bars or the safe area change, before the offset follows.",
            rules: [.u15], related: [.viewSafeAreaInsetsDidChange],
            example: "new m as table with 100; root m; drag 0 300"),
        CallbackGuide(
            .searchWillPresent, "A search is about to come.",
            when: "When it becomes active, before its presentation.",
            rules: [.u18], related: [.searchDidPresent],
            example:
                "new home; root home; let s = UISearchController(searchResultsController: nil); "
                + "home.view.addSubview(s.searchBar); s.isActive = true; s.isActive = false"),
        CallbackGuide(
            .searchDidPresent, "A search has come.",
            when: "After its presentation.",
            belongs: ["making the bar the first responder"],
            rules: [.u18], related: [.searchWillDismiss],
            example:
                "new home; root home; let s = UISearchController(searchResultsController: nil); "
                + "home.view.addSubview(s.searchBar); s.isActive = true; s.isActive = false"),
        CallbackGuide(
            .searchWillDismiss, "A search is about to go.",
            when: "When it becomes inactive, before its dismissal.",
            rules: [.u18], related: [.searchDidDismiss],
            example:
                "new home; root home; let s = UISearchController(searchResultsController: nil); "
                + "home.view.addSubview(s.searchBar); s.isActive = true; s.isActive = false"),
        CallbackGuide(
            .searchDidDismiss, "A search has gone.",
            when: "After its dismissal.",
            belongs: ["showing everything again"],
            rules: [.u18], related: [.searchWillPresent],
            example:
                "new home; root home; let s = UISearchController(searchResultsController: nil); "
                + "home.view.addSubview(s.searchBar); s.isActive = true; s.isActive = false"),
        CallbackGuide(
            .searchUpdate, "The search wants other results.",
            when: "When it becomes active and at every change of its text.",
            belongs: ["filtering what is shown"],
            rules: [.u18], related: [.searchDidPresent],
            example: "class Home: UIViewController, UISearchResultsUpdating { "
                + "func updateSearchResults(for search: UISearchController) {} }\n"
                + "new home as Home; root home; "
                + "let s = UISearchController(searchResultsController: nil); "
                + "home.view.addSubview(s.searchBar); s.searchResultsUpdater = home; "
                + "s.isActive = true"),
        CallbackGuide(
            .action, "The user chose what a control or an alert offers.",
            when: "At a tap; an alert is gone by then.",
            belongs: ["what the control is for"],
            rules: [.u16, .u17, .u09],
            example: "new home; root home; let go = UIButton(); home.view.addSubview(go); tap go"),
        CallbackGuide(
            .notification, "A notification came that the object observes.",
            when: "While code posts it; the log shows the method that it runs.",
            belongs: ["what follows from the news", "no removal in deinit since iOS 9"],
            rules: [.u21], related: [.deinitialized],
            example: "class Home: UIViewController { @objc func reload() {} }\n"
                + "new home as Home\n"
                + "NotificationCenter.default.addObserver(home, selector: #selector(Home.reload), "
                + "name: Notification.Name(\"News\"), object: nil)\n"
                + "NotificationCenter.default.post(name: Notification.Name(\"News\"), object: nil)"),
    ]
}
