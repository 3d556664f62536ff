extension Rulebook {
    /// Data sources, rows and items, and their selection.
    static let lists: [Rule] = [
        Rule(
            .u01, "A table view and its data source", zh: "表格视图与数据源",
            """
            reloadData asks for the number of sections and of each one's rows at once. The next \
            layout asks for the cells of the visible rows, and each is followed by willDisplay. \
            Setting the data source asks for nothing; the first layout does.
            """,
            evidence: [
                .source(.scIndexView, "cells in layoutSubviews"),
                .source(.wordPressIOS, "issue 2933, the data source"), .source(.mem, "the counts"),
            ], .stack),
        Rule(
            .u02, "A table controller appears", zh: "表格控制器出现",
            """
            UITableViewController makes the table its view, and itself the table's data source and \
            delegate. Its viewWillAppear reloads the table the first time, and clears the \
            selection each time.
            """,
            evidence: [.source(.docs, "UITableViewController")], .documented),
        Rule(
            .u03, "The selection during a swipe back", zh: "右滑返回时的选中",
            """
            While a finger drives the transition, the selected row stays selected until the \
            transition ends, and for good where it is cancelled. Where allowsMultipleSelection is \
            true nothing is cleared.
            """,
            evidence: [.source(.hitlist, "part 17"), .source(.castro)], .log),
        Rule(
            .u04, "A tap on a row", zh: "点一行",
            """
            The delegate gets shouldHighlight, didHighlight and didUnhighlight; then willSelect \
            for the row, willDeselect and didDeselect for the row that was selected, and \
            didSelect.
            """,
            evidence: [
                .source(.docs, "UITableViewDelegate"), .source(.mem, "the order"),
            ], .assumed),
        Rule(
            .u39, "A tap on a row of a table that is edited", zh: "编辑时点一行",
            """
            A table that is being edited lets no row be selected, unless \
            allowsSelectionDuringEditing or allowsMultipleSelectionDuringEditing is true.
            """,
            evidence: [
                .source(.docs, "allowsSelectionDuringEditing: the default value is false")
            ], .documented),
        Rule(
            .u31, "A tap on a row's detail button", zh: "点一行的详情按钮",
            """
            The row is not selected. Its accessory segue is performed, then the delegate gets \
            accessoryButtonTappedForRow. A disclosure indicator or a checkmark is no button: a tap \
            on it is a tap on the row.
            """,
            evidence: [
                .source(.docs, "tableView(_:accessoryButtonTappedForRowWith:)"),
                .words("the segue first is assumed, as for a selection"),
            ], .documented),
        Rule(
            .u32, "Inserting, deleting and moving rows and items", zh: "插入、删除和移动行与项",
            """
            The changes between beginUpdates and the last endUpdates, or those of one call, count \
            together. At the end the data source is asked for the sections and for the rows of \
            each; its answers must fit the changes (E80). Then the cells of rows that came into \
            sight are asked for, each followed by willDisplay. When the animation ends, the \
            delegate gets didEndDisplaying for each row that went, and the completion is called. A \
            table that never asked its data source asks it first. A row that is reloaded is no \
            longer selected.
            """,
            evidence: [
                .source(.radar, "24022858, cells within the update"),
                .source(.crashes, "numbers and exceptions within insertRows and endUpdates"),
                .words("its 0.3 s are assumed, and that there is no animation outside of a window"),
                .words("the selection that goes: measured in a developer's notes of 2011"),
            ], .stack),
        Rule(
            .u05, "Selection from code", zh: "用代码选择",
            "selectRow, deselectRow, selectItem and deselectItem call no method of the delegate.",
            evidence: [.source(.docs, "selectRow(at:animated:scrollPosition:)")], .documented),
        Rule(
            .u06, "A collection view and its data source", zh: "集合视图与数据源",
            """
            The layout of a collection view asks for the sections, the items of each and the cells \
            of the visible ones, each followed by willDisplay. reloadData only makes that layout \
            due.
            """,
            evidence: [
                .source(.swiftyCollectionViewFlowLayout), .source(.radar, "26795511"),
            ], .stack),
        Rule(
            .u07, "A collection controller appears", zh: "集合控制器出现",
            """
            It goes as for a table controller (U02), but its view is a plain view that holds the \
            collection view.
            """,
            evidence: [
                .source(.docs, "UICollectionViewController"), .source(.mem, "the wrapper"),
            ], .documented),
        Rule(
            .u08, "A tap on an item", zh: "点一个格子",
            """
            The delegate gets shouldHighlight and didHighlight; then shouldSelect, or \
            shouldDeselect where the item is selected already and allowsMultipleSelection is true; \
            then didDeselect for the item that was selected, didSelect, and didUnhighlight.
            """,
            evidence: [
                .source(.sdk, "UICollectionView.h"), .source(.mem, "didDeselect before didSelect"),
            ], .documented),
        Rule(
            .u19, "A child controller in a cell", zh: "单元格里的子控制器",
            """
            A cell is a view like any other: a child whose view is in a cell appears when the cell \
            enters the window, and disappears when its cell leaves the table.
            """,
            evidence: [.rule(.c10), .rule(.c20), .rule(.c43)], .inferred),
        Rule(
            .u20, "Cells that leave and are used again", zh: "单元格离开和复用",
            """
            When a cell scrolls out of sight, the delegate gets didEndDisplaying, and the cell \
            leaves the table and waits under its identifier. When it is dequeued again it gets \
            prepareForReuse.
            """,
            evidence: [.source(.docs, "prepareForReuse and didEndDisplaying")], .documented),
        Rule(
            .u40, "The layout of a collection view", zh: "集合视图的布局",
            """
            A layout gets prepare() before it is asked for anything: the first time, and after it \
            was invalidated, by code, by reloadData, or because it answers true to \
            shouldInvalidateLayout for another visible part. Then it is asked for the size of the \
            content, and for what stands in the visible part. Cells are asked for as in U06; \
            headers, footers and decorations come after them. A flow layout asks its delegate for \
            sizes and distances in prepare(); where cells find their own size, each is asked \
            before it is shown.
            """,
            evidence: [
                .source(.docs, "UICollectionViewLayout, UICollectionViewDelegateFlowLayout"),
                .words("headers after the cells is assumed"),
            ], .documented),
        Rule(
            .u42, "A compositional layout", zh: "组合布局",
            """
            The layout asks for each section while it is prepared. A section repeats its group along the \
            layout, or across it where it scrolls there; insets stand around the groups, headers and \
            footers around the insets. A group is a row or a column: of its items in turn, as many as \
            fit, or of a number of items that share its length. Sizes are parts of what holds the group \
            or item, less its insets, or points; what is estimated is as long as the cell asks for when \
            it is shown. A list is a section of rows as broad as there is room, estimated at 44 points.
            """,
            evidence: [
                .source(
                    .docs,
                    "UICollectionViewCompositionalLayout, NSCollectionLayoutGroup, NSCollectionLayoutSection"
                ),
                .words("the insets of lists, and the 28 points of their headers, are assumed"),
            ], .documented, since: 13),
        Rule(
            .u38, "The width of a table's header", zh: "表头视图的宽度",
            """
            A table takes only the height of its tableHeaderView's frame, and gives the header its \
            own width. A header whose height is 0 is not seen.
            """,
            evidence: [.source(.docs, "UITableView.tableHeaderView")], .documented),
        Rule(
            .a159, "The content of a table's cell", zh: "表格单元格的内容",
            """
            The content view leaves an accessory its room at the end: the margin and 10.5 points for a \
            disclosure indicator (18 up to iOS 12), 32 more for a detail button beside it (34 up to iOS \
            12), the margin and 24 for a checkmark, the margin and 32 for a detail button. The margin is \
            the system's for the table's width, 15 up to iOS 10. From iOS 11 on the content view has it at \
            both sides, 8 beside an accessory, and 11 points above and below, 15 from iOS 26 on. Up to iOS \
            12 the line below a row takes a pixel. Rows of an inset grouped table leave the margin at both \
            sides.
            """,
            evidence: [
                .words("frames that Xcode 4 to 26 wrote into files of apps, laid out by UIKit"),
                .words("detail buttons from iOS 13 on are inferred from those before"),
            ], .assumed),
        Rule(
            .a160, "The height of automatic rows", zh: "自动行高",
            """
            An automatic row is as high as the constraints in its cell's content view ask for at \
            its width; this is found out when its cell is shown. Where they ask for no height it \
            is 44 points high (E83). Until then the row has the estimated height, or 44. Before \
            iOS 11 only tables with an estimated height do so.
            """,
            evidence: [
                .source(.docs, "estimatedRowHeight, UITableView.automaticDimension"),
                .words("that a cell without constraints takes 44 points on every system"),
            ], .assumed),
        Rule(
            .a161, "Headers and footers of sections", zh: "分区的页眉与页脚",
            """
            In a plain table a title takes 28 points, above a header 22 more from iOS 15 on; without a \
            title there is nothing. In a grouped table a header with a title takes 38 points, the first \
            17.5 more, a footer with a title 28; without one a header or footer has the height that the \
            table names, or else 17.5, the first header 35. What the delegate names counts before all.
            """,
            evidence: [
                .words("frames that Xcode 8 to 26 wrote into files of apps"),
                .source(.docs, "sectionHeaderTopPadding"),
                .words("the height of a footer's title was not found"),
            ], .assumed),
    ]
}
