/// How the callbacks of lists, scrolling and search are spelt.
extension Callback {
    static func listSpelling(_ callback: Callback) -> CallbackSpelling? {
        switch callback {
        case .tableNumberOfSections:
            row(
                "numberOfSections", "numberOfSections(in:)", "numberOfSectionsInTableView:",
                .datasource)
        case .tableNumberOfRows:
            row(
                "numberOfRows", "tableView(_:numberOfRowsInSection:)",
                "tableView:numberOfRowsInSection:", .datasource)
        case .tableCellForRow:
            row(
                "cellForRow", "tableView(_:cellForRowAt:)", "tableView:cellForRowAtIndexPath:",
                .datasource)
        case .tableWillDisplay:
            row(
                "willDisplay", "tableView(_:willDisplay:forRowAt:)",
                "tableView:willDisplayCell:forRowAtIndexPath:", .datasource)
        case .tableDidEndDisplaying:
            row(
                "didEndDisplaying", "tableView(_:didEndDisplaying:forRowAt:)",
                "tableView:didEndDisplayingCell:forRowAtIndexPath:", .datasource)
        case .tableShouldHighlight:
            row(
                "shouldHighlightRow", "tableView(_:shouldHighlightRowAt:)",
                "tableView:shouldHighlightRowAtIndexPath:", .datasource)
        case .tableDidHighlight:
            row(
                "didHighlightRow", "tableView(_:didHighlightRowAt:)",
                "tableView:didHighlightRowAtIndexPath:", .datasource)
        case .tableDidUnhighlight:
            row(
                "didUnhighlightRow", "tableView(_:didUnhighlightRowAt:)",
                "tableView:didUnhighlightRowAtIndexPath:", .datasource)
        case .tableWillSelect:
            row(
                "willSelectRow", "tableView(_:willSelectRowAt:)",
                "tableView:willSelectRowAtIndexPath:", .datasource)
        case .tableDidSelect:
            row(
                "didSelectRow", "tableView(_:didSelectRowAt:)",
                "tableView:didSelectRowAtIndexPath:", .datasource)
        case .tableWillDeselect:
            row(
                "willDeselectRow", "tableView(_:willDeselectRowAt:)",
                "tableView:willDeselectRowAtIndexPath:", .datasource)
        case .tableDidDeselect:
            row(
                "didDeselectRow", "tableView(_:didDeselectRowAt:)",
                "tableView:didDeselectRowAtIndexPath:", .datasource)
        case .collectionNumberOfSections:
            row(
                "numberOfSections", "numberOfSections(in:)", "numberOfSectionsInCollectionView:",
                .datasource)
        case .collectionNumberOfItems:
            row(
                "numberOfItems", "collectionView(_:numberOfItemsInSection:)",
                "collectionView:numberOfItemsInSection:", .datasource)
        case .collectionCellForItem:
            row(
                "cellForItem", "collectionView(_:cellForItemAt:)",
                "collectionView:cellForItemAtIndexPath:", .datasource)
        case .collectionWillDisplay:
            row(
                "willDisplay", "collectionView(_:willDisplay:forItemAt:)",
                "collectionView:willDisplayCell:forItemAtIndexPath:", .datasource)
        case .collectionDidEndDisplaying:
            row(
                "didEndDisplaying", "collectionView(_:didEndDisplaying:forItemAt:)",
                "collectionView:didEndDisplayingCell:forItemAtIndexPath:", .datasource)
        case .collectionShouldHighlight:
            row(
                "shouldHighlightItem", "collectionView(_:shouldHighlightItemAt:)",
                "collectionView:shouldHighlightItemAtIndexPath:", .datasource)
        case .collectionDidHighlight:
            row(
                "didHighlightItem", "collectionView(_:didHighlightItemAt:)",
                "collectionView:didHighlightItemAtIndexPath:", .datasource)
        case .collectionDidUnhighlight:
            row(
                "didUnhighlightItem", "collectionView(_:didUnhighlightItemAt:)",
                "collectionView:didUnhighlightItemAtIndexPath:", .datasource)
        case .collectionShouldSelect:
            row(
                "shouldSelectItem", "collectionView(_:shouldSelectItemAt:)",
                "collectionView:shouldSelectItemAtIndexPath:", .datasource)
        case .collectionDidSelect:
            row(
                "didSelectItem", "collectionView(_:didSelectItemAt:)",
                "collectionView:didSelectItemAtIndexPath:", .datasource)
        case .collectionShouldDeselect:
            row(
                "shouldDeselectItem", "collectionView(_:shouldDeselectItemAt:)",
                "collectionView:shouldDeselectItemAtIndexPath:", .datasource)
        case .collectionDidDeselect:
            row(
                "didDeselectItem", "collectionView(_:didDeselectItemAt:)",
                "collectionView:didDeselectItemAtIndexPath:", .datasource)
        case .scrollDidScroll:
            row(
                "scrollViewDidScroll", "scrollViewDidScroll(_:)", "scrollViewDidScroll:",
                .datasource)
        case .scrollWillBeginDragging:
            row(
                "scrollViewWillBeginDragging", "scrollViewWillBeginDragging(_:)",
                "scrollViewWillBeginDragging:", .datasource)
        case .scrollWillEndDragging:
            row(
                "scrollViewWillEndDragging",
                "scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)",
                "scrollViewWillEndDragging:withVelocity:targetContentOffset:", .datasource)
        case .scrollDidEndDragging:
            row(
                "scrollViewDidEndDragging", "scrollViewDidEndDragging(_:willDecelerate:)",
                "scrollViewDidEndDragging:willDecelerate:", .datasource)
        case .scrollWillBeginDecelerating:
            row(
                "scrollViewWillBeginDecelerating", "scrollViewWillBeginDecelerating(_:)",
                "scrollViewWillBeginDecelerating:", .datasource)
        case .scrollDidEndDecelerating:
            row(
                "scrollViewDidEndDecelerating", "scrollViewDidEndDecelerating(_:)",
                "scrollViewDidEndDecelerating:", .datasource)
        case .scrollDidEndAnimation:
            row(
                "scrollViewDidEndScrollingAnimation", "scrollViewDidEndScrollingAnimation(_:)",
                "scrollViewDidEndScrollingAnimation:", .datasource)
        case .scrollDidChangeAdjustedInset:
            row(
                "scrollViewDidChangeAdjustedContentInset",
                "scrollViewDidChangeAdjustedContentInset(_:)",
                "scrollViewDidChangeAdjustedContentInset:", .datasource)
        case .searchUpdate:
            row(
                "updateSearchResults", "updateSearchResults(for:)",
                "updateSearchResultsForSearchController:", .datasource)
        case .searchWillPresent:
            row(
                "willPresent", "willPresentSearchController(_:)", "willPresentSearchController:",
                .delegate)
        case .searchDidPresent:
            row(
                "didPresent", "didPresentSearchController(_:)", "didPresentSearchController:",
                .delegate)
        case .searchWillDismiss:
            row(
                "willDismiss", "willDismissSearchController(_:)", "willDismissSearchController:",
                .delegate)
        case .searchDidDismiss:
            row(
                "didDismiss", "didDismissSearchController(_:)", "didDismissSearchController:",
                .delegate)
        default: nil
        }
    }
}

extension Callback {
    /// The word before the argument in the canonical line of a list's callback: `(at: `.
    var listOpening: StaticString? {
        switch self {
        case .tableNumberOfRows, .collectionNumberOfItems: "(inSection: "
        case .tableWillDisplay, .tableDidEndDisplaying: "(forRowAt: "
        case .collectionWillDisplay, .collectionDidEndDisplaying: "(forItemAt: "
        case .tableCellForRow, .tableShouldHighlight, .tableDidHighlight, .tableDidUnhighlight,
            .tableWillSelect, .tableDidSelect, .tableWillDeselect, .tableDidDeselect,
            .collectionCellForItem, .collectionShouldHighlight, .collectionDidHighlight,
            .collectionDidUnhighlight, .collectionShouldSelect, .collectionDidSelect,
            .collectionShouldDeselect, .collectionDidDeselect:
            "(at: "
        case .scrollDidEndDragging: "(willDecelerate: "
        default: nil
        }
    }
}
