extension Rulebook {
    /// Controls, scrolling, lists, alerts and search: U01 to U27.
    static let lists: [Rule] = [
        Rule(
            .u01, "A table view and its data source",
            """
            reloadData asks for the sections and the rows of each at once; the next layout asks for \
            the cells of the visible rows, each followed by willDisplay. Setting the data source \
            asks for nothing: the first layout does.
            """,
            evidence:
                "Trace in SCIndexView 51 for cells in layoutSubviews; WordPress-iOS 2933 for the data "
                + "source; memory for the counts",
            .stack),
        Rule(
            .u02, "A table controller appears",
            """
            Its viewWillAppear reloads the table the first time, and clears the selection every \
            time. It makes the table its view, and itself data source and delegate.
            """,
            evidence: "Apple docs of UITableViewController", .documented),
        Rule(
            .u03, "Selection and a finger that drives the transition",
            """
            While a finger drives the transition, the selection stays until that ends, and for good \
            where it is cancelled; with multiple selection nothing is cleared.
            """,
            evidence: "The Hit List Diary 17 and Castro's article", .log),
        Rule(
            .u04, "A tap on a row",
            """
            shouldHighlight, didHighlight and didUnhighlight; then willSelect for the row, \
            willDeselect and didDeselect for the one selected before, and didSelect.
            """,
            evidence: "Apple docs of UITableViewDelegate; the order is memory", .assumed),
        Rule(
            .u05, "Selection from code",
            "selectRow, deselectRow and their like for items tell the delegate nothing.",
            evidence: "Apple docs of selectRow(at:animated:scrollPosition:)", .documented),
        Rule(
            .u06, "A collection view and its data source",
            """
            Its layout asks for the sections, the items of each and the cells of the visible ones, \
            each followed by willDisplay; reloadData only makes that layout due.
            """,
            evidence: "Trace in SwiftyCollectionViewFlowLayout 5; openradar 26795511", .stack),
        Rule(
            .u07, "A collection controller appears",
            """
            As U02. Its view is a wrapper that holds the collection view.
            """,
            evidence: "Apple docs of UICollectionViewController; memory for the wrapper",
            .documented),
        Rule(
            .u08, "A tap on an item",
            """
            shouldHighlight and didHighlight; then shouldSelect, or shouldDeselect for one selected \
            already under multiple selection; didDeselect of the one before, didSelect, \
            didUnhighlight.
            """,
            evidence: "UICollectionView.h; didDeselect before didSelect is memory", .documented),
        Rule(
            .u09, "A tap on an alert's action",
            """
            The alert is dismissed with animation, and the action's handler runs when it is gone.
            """,
            evidence: "PivotalCoreKit 134; material-components 2490, modelled after UIKit",
            .inferred),
        Rule(
            .u10, "How alerts are presented",
            """
            An alert stands over its presenter, which stays where it is, whatever \
            modalPresentationStyle says. An action sheet is a popover in a regular width.
            """,
            evidence: "E19; measured 5.5; Apple docs of UIAlertController", .documented),
        Rule(
            .u11, "An alert that has nothing to show",
            "It is refused when its presentation begins, after present has returned (E21).",
            evidence: "none for the moment", .assumed),
        Rule(
            .u12, "Which action is the cancel action",
            """
            There is at most one, and adding a second raises E22. It stands last, but first of two \
            side by side in an alert.
            """,
            evidence: "E22; Apple docs of UIAlertAction.Style", .documented),
        Rule(
            .u13, "An activity controller",
            """
            It is a sheet in a compact width and a popover in a regular one, where it needs an \
            anchor (E20). Its completion handler runs when it is gone.
            """,
            evidence: "E20; Apple docs of UIActivityViewController", .documented),
        Rule(
            .u14, "Scrolling",
            """
            A change of the offset tells the delegate at once; an animated one takes 0.3 s and ends \
            with didEndScrollingAnimation. A finger's way is willBeginDragging, didScroll, \
            willEndDragging, didEndDragging and, where it goes on, willBeginDecelerating, didScroll \
            and didEndDecelerating; with paging it ends on a page.
            """,
            evidence: "Apple docs of UIScrollViewDelegate; measured 4.3 for the duration",
            .documented
        ),
        Rule(
            .u15, "Insets of a scroll view",
            """
            The safe area is added to contentInset: above and below always under automatic, on axes \
            that scroll under scrollableAxes. What stood at the top stays there when they change.
            """,
            evidence: "Apple docs of ContentInsetAdjustmentBehavior; the offset is memory",
            .assumed,
            since: 11),
        Rule(
            .u16, "A tap on a control",
            """
            A control that is enabled sends touchDown, then touchUpInside and primaryActionTriggered; \
            actions of one event run in the order in which they were added.
            """,
            evidence: "Apple docs of UIControl; the order of the events is memory", .assumed),
        Rule(
            .u17, "Segments",
            """
            A tap on another segment selects it and sends valueChanged; a tap on the selected one, \
            and a selection from code, send nothing.
            """,
            evidence: "Apple docs of UISegmentedControl", .documented),
        Rule(
            .u18, "A search controller",
            """
            Making it active presents it, over the nearest ancestor that defines a presentation \
            context: willPresent, the presentation, didPresent. The updater is asked then, and \
            whenever the text changes; becoming inactive dismisses it and empties the text.
            """,
            evidence: "Apple docs of UISearchController and its updater; P22", .documented),
        Rule(
            .u19, "A child controller in a cell",
            """
            A cell is a view like others: a child whose view stands in one appears with the window, \
            and disappears when its cell leaves the table.
            """,
            evidence: "C10, C20, C43", .inferred),
        Rule(
            .u20, "Cells go and come back",
            """
            A cell that scrolls out is told of by didEndDisplaying, leaves the table and waits to be \
            dequeued under its identifier; prepareForReuse comes when it is.
            """,
            evidence: "Apple docs of prepareForReuse and didEndDisplaying", .documented),
        Rule(
            .u21, "Notifications",
            """
            A notification reaches its observers before post returns, in the order in which they \
            came. The center does not hold an observer that was added with a selector, and tells it \
            no more once it is gone; it holds a block until the block's token is removed.
            """,
            evidence: "Apple docs of NotificationCenter; the order of the observers is memory",
            .documented),
        Rule(
            .u22, "Actions without a target",
            """
            An action goes to its target. One without a target goes to the first responder, or to \
            the sender where there is none, and from there up the responder chain to the first \
            that can perform it.
            """,
            evidence:
                "Apple docs of UIApplication.sendAction and UIControl.addTarget; that the sender "
                + "begins where nobody is first is memory", .documented),
        Rule(
            .u23, "The first responder",
            """
            becomeFirstResponder succeeds in a window only: the responder is asked \
            canBecomeFirstResponder, then the present one resigns, which it may refuse. A responder \
            whose view leaves its window is first no more.
            """,
            evidence:
                "Apple docs of UIResponder; the text of textFieldDidEndEditing in UITextField.h",
            .documented),
        Rule(
            .u24, "What a text field asks its delegate",
            """
            shouldBeginEditing when it is asked whether it can become first responder, then, once \
            the field before it has ended, didBeginEditing; shouldChangeCharactersIn before each \
            change by the user; shouldReturn at the return key; shouldEndEditing, then didEndEditing. \
            Return sends editingDidEndOnExit, and where that has an action the field resigns.
            """,
            evidence: "Apple docs of UITextFieldDelegate; MLInputDodger 33", .documented),
        Rule(
            .u25, "Fingers and views",
            """
            A finger belongs to the view in front at its point that takes touches: not hidden, not \
            transparent, enabled for the user. Recognizers on that view and on those around it hear \
            of it first, then the view, which hands it up the responder chain unless it overrides \
            that.
            """,
            evidence: "Apple docs of hitTest, of UIResponder and of gesture recognizers",
            .documented),
        Rule(
            .u26, "Recognizers",
            """
            A recognizer goes from possible to failed, or to began, changed and ended or cancelled; \
            one of a single moment goes to ended at once. It waits for those that it requires to \
            fail; its view, its delegate and a control around the finger may forbid it; one that has \
            its gesture makes the others fail, unless a delegate lets both. Its actions run at each \
            step but failing; the view's touches are then cancelled.
            """,
            evidence:
                "Apple docs of UIGestureRecognizer, its delegate and its state machine; the order among "
                + "views is memory", .documented),
        Rule(
            .u27, "The life of an app",
            """
            A scene connects, enters the foreground and becomes active; it resigns, enters the \
            background and disconnects. From iOS 13 the scene's delegate is told of that and the \
            app's delegate of launching alone; before, the app's delegate of all. Controllers are \
            told nothing: what is on the screen stays appeared.
            """,
            evidence: "R21 for the launch; Apple docs of UISceneDelegate and UIApplicationDelegate",
            .documented),
    ]
}
