/// What tables, collection views and the constraints in their cells print.
extension OutsideText {
    static let lists = dequeuing + places + cells

    private static let dequeuing = [
        OutsideText(
            "invalid nib registered for identifier - nib must contain exactly one top level object "
                + "which must be a UITableViewHeaderFooterView instance",
            cause:
                "The nib that was registered for a header or footer has another class at its top, "
                + "as a plain UIView or a UITableViewCell, or more than one object.",
            advice:
                "Set the class of the nib's only top level view to UITableViewHeaderFooterView or a "
                + "subclass, and take every other object out, also gesture recognizers."),
        OutsideText(
            "invalid nib registered for identifier - nib must contain exactly one top level object "
                + "which must be a UITableViewCell instance",
            cause:
                "The nib that was registered for the cell has a plain view at its top, or more than "
                + "one object.",
            advice: "Make the nib of a table view cell, with nothing beside it, also no gesture "
                + "recognizer."),
        OutsideText(
            "view reuse identifier in nib does not match the identifier used to register the nib",
            cause: "The cell in the nib has an identifier of its own, and register(_:forCellReuse"
                + "Identifier:) was given another one.",
            advice: "Use one spelling in both, or leave the nib's empty."),
        OutsideText(
            "Attempted to dequeue multiple cells for the same index path, which is not allowed. If "
                + "you really need to dequeue more cells than the table view is requesting, use the "
                + "-dequeueReusableCellWithIdentifier: method (without an index path).",
            cause:
                "cellForRowAt called dequeueReusableCell(withIdentifier:for:) twice for one row, "
                + "often once before an `if` and once within it.",
            advice: "Dequeue one cell in each branch, and return that one."),
        OutsideText(
            "Expected dequeued view to be returned to the collection view in preparation for display. "
                + "When the collection view's data source is asked to provide a view for a given index "
                + "path, ensure that a single view is dequeued and returned to the collection view.",
            cause:
                "The data source dequeued a cell or a header and returned another one, or asked the "
                + "collection view for a second one.",
            advice: "Dequeue one view for each call, and return that one."),
        OutsideText(
            "Attempted to dequeue a cell using a registration that was created inside "
                + "-collectionView:cellForItemAtIndexPath: or inside a UICollectionViewDiffableDataSource "
                + "cell provider. Creating a new registration each time a cell is requested will prevent "
                + "reuse and cause created cells to remain inaccessible in memory for the lifetime of the "
                + "collection view. Registrations should be created up front and reused.",
            cause:
                "A UICollectionView.CellRegistration is made in cellForItemAt or in the cell provider, "
                + "anew for each cell.",
            advice:
                "Make the registration once, as a property or a constant before the data source, and "
                + "use it in there."),
        OutsideText(
            "The collection view's data source did not return a valid cell from "
                + "-collectionView:cellForItemAtIndexPath: for index path",
            cause: "cellForItemAt returned nil, often since a cast by `as?` failed.",
            advice: "Register the class, dequeue the cell, and return it in every branch."),
    ]

    private static let places = [
        OutsideText(
            "Attempted to scroll the table view to an out-of-bounds row when there are only rows in "
                + "section",
            cause:
                "scrollToRow was called for a row that the table does not know yet: the data have "
                + "changed, and nobody has called reloadData().",
            advice: "Call reloadData() first, and scroll only where the data have that row.",
            instead: ["questions lists"]),
        OutsideText(
            "attempt to scroll to invalid index path",
            cause: "scrollToItem was called for an item that the collection view does not know.",
            advice: "Call reloadData() and layoutIfNeeded() first, and check the number of items.",
            instead: ["questions lists"]),
        OutsideText(
            "request for rect at invalid index path",
            cause: "A table was asked where a row is that it does not have: the data and the table "
                + "disagree.",
            advice: "Change the data and call reloadData() in one go, on the main queue."),
        OutsideText(
            "request for number of items in section when there are only sections in the collection "
                + "view",
            cause: "Code asks for a section that numberOfSections does not count.",
            advice: "Answer the right number in numberOfSections(in:), and reload when it changes."),
        OutsideText(
            "UITableView internal inconsistency: encountered out of bounds global row index while "
                + "preparing batch updates",
            cause: "Within one update rows are changed whose numbers are not of the same moment.",
            advice: "Number deletions and reloads as before the update, insertions as after it."),
        OutsideText(
            "no UICollectionViewLayoutAttributes instance for -layoutAttributesForItemAtIndexPath:",
            cause:
                "The layout answers nil for an item that the collection view has: it keeps what it "
                + "prepared for older data.",
            advice:
                "Make the attributes anew in prepare(), and call invalidateLayout() when the data "
                + "change."),
        OutsideText(
            "UICollectionView received layout attributes for a cell with an index path that does not "
                + "exist",
            cause:
                "The layout answers attributes of items that are gone: it keeps what it prepared "
                + "before.",
            advice: "Empty the layout's own list in prepare() before it is filled again."),
        OutsideText(
            "index beyond bounds",
            cause: "An array was asked for an element that it lacks: mostly numberOfRowsInSection "
                + "answers more than the data have, or the data changed without reloadData().",
            advice: "Let numberOfRowsInSection answer the count of the same array from which "
                + "cellForRowAt reads.",
            instead: ["questions lists"]),
        OutsideText(
            "Fatal error: Index out of range",
            cause: "An array was asked for an element that it lacks: mostly numberOfRowsInSection "
                + "answers more than the data have, or the data changed without reloadData().",
            advice: "Let numberOfRowsInSection answer the count of the same array from which "
                + "cellForRowAt reads.",
            instead: ["questions lists"]),
    ]

    private static let cells = [
        OutsideText(
            "UIView-Encapsulated-Layout-Width",
            cause: "A table or collection view gives its cells and headers a width by a required "
                + "constraint of its own, for a moment 0. Required constraints of the content that need "
                + "more are at odds with it, though the cell looks right in the end.",
            advice:
                "Give one constraint of the row that goes across a priority of 999, as the trailing "
                + "one, so that it may yield for that moment."),
        OutsideText(
            "UIView-Encapsulated-Layout-Height",
            cause:
                "A table gives its cells a height by a required constraint of its own: the estimated "
                + "one at first. Required constraints of the content that need another are at odds with "
                + "it for a moment.",
            advice:
                "Give the constraint that fixes the height, or the bottom one, a priority of 999.",
            instead: ["questions layout"]),
        OutsideText(
            "Changing the translatesAutoresizingMaskIntoConstraints property of a "
                + "UICollectionViewCell that is managed by a UICollectionView is not supported, and "
                + "will result in incorrect self-sizing.",
            cause:
                "Code switches the property off for a cell or its contentView, whose frames the list "
                + "sets.",
            advice: "Leave it true for the cell and its contentView; set it to false for your own "
                + "subviews of contentView alone."),
        OutsideText(
            "This NSLayoutConstraint is being configured with a constant that exceeds internal limits. "
                + "A smaller value will be substituted, but this problem should be fixed.",
            cause:
                "A constant is very large, as greatestFiniteMagnitude, mostly from a size that was "
                + "computed with no limit.",
            advice: "Give the constraint a constant in points of the screen."),
    ]
}
