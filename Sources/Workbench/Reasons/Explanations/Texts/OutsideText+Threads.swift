/// What is printed of threads, of diffable data sources and of views that are the system's own.
extension OutsideText {
    static let threads = [
        OutsideText(
            "<UIView> has been added as a subview to <UIVisualEffectView>. Do not add "
                + "subviews directly to the visual effect view itself, instead add them to the "
                + "-contentView.",
            cause: "A view was added to a UIVisualEffectView itself, whose own subviews make the "
                + "effect.",
            advice: "Call effectView.contentView.addSubview(_:), and constrain to contentView."),
        OutsideText(
            "UICollectionView must be updated via the UICollectionViewDiffableDataSource "
                + "APIs when acting as the UICollectionView's dataSource: please do not call "
                + "mutation APIs directly on UICollectionView.",
            cause: "insertItems, deleteItems, reloadItems or performBatchUpdates was called on a "
                + "list whose data source is a diffable one.",
            advice: "Change a snapshot and call dataSource.apply(_:animatingDifferences:); to show "
                + "other values of an item use reconfigureItems or reloadItems of the snapshot."),
        OutsideText(
            "Deadlock detected: calling this method on the main queue with outstanding "
                + "async updates is not permitted and will deadlock. Please always submit updates"
                + " either always on the main queue or always off the main queue - which is the "
                + "recommended approach",
            cause: "A diffable data source was given snapshots on the main queue and on another "
                + "one.",
            advice: "Call apply(_:animatingDifferences:) on one queue throughout, best the main "
                + "one."),
        OutsideText(
            "Fatal: supplied item identifiers are not unique. Duplicate identifiers",
            cause: "A snapshot of a diffable data source has an item twice: two values that are "
                + "equal by == and hash.",
            advice: "Make the identifier of each item its own, as an id that only it has, and "
                + "append no item twice."),
        OutsideText(
            "the cell returned from -collectionView:cellForItemAtIndexPath: does not have a"
                + " reuseIdentifier - cells must be retrieved by calling "
                + "-dequeueReusableCellWithReuseIdentifier:forIndexPath:",
            cause: "cellForItemAt returned a cell that was made by its initializer.",
            advice: "Register the class, and return what "
                + "dequeueReusableCell(withReuseIdentifier:for:) gives."),
        OutsideText(
            "Modifications to the layout engine must not be performed from a background "
                + "thread after it has been accessed from the main thread",
            cause: "A view or a constraint was changed on another thread than the main one, as in "
                + "the completion of a request.",
            advice: "Change views within DispatchQueue.main.async { … }."),
        OutsideText(
            "-[UIKeyboardTaskQueue performTask:] may only be called from the main thread.",
            cause: "A field or the keyboard was used on another thread than the main one.",
            advice: "Call becomeFirstResponder, resignFirstResponder and present within "
                + "DispatchQueue.main.async { … }."),
        OutsideText(
            "CoreAnimation: warning, deleted thread with uncommitted CATransaction; set "
                + "CA_DEBUG_TRANSACTIONS=1 in environment to log backtraces.",
            cause: "A view was changed on another thread, which has ended; what it changed is seen"
                + " late or never.",
            advice: "Change views within DispatchQueue.main.async { … }."),
        OutsideText(
            "displayModeButtonItem is internally managed and not exposed for DoubleColumn "
                + "style. Returning an empty, disconnected UIBarButtonItem to fulfill the non-"
                + "null contract.",
            cause: "displayModeButtonItem was asked of a split that was made with init(style:): "
                + "such a split shows its button by itself.",
            advice: "Leave the button to the split, and set presentsWithGesture or "
                + "displayModeButtonVisibility to have it or not."),
    ]
}
