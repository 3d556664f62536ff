import HierarchyRecords

extension CallbackGuide {
    /// What collections ask and tell.
    static let collections: [CallbackGuide] = [
        CallbackGuide(
            .collectionNumberOfSections, "How many sections the collection has.",
            when: "In the first layout, and in the one after reloadData.",
            belongs: ["a count that is at hand"],
            avoid: ["changing the data"],
            rules: [.u06, .u07], related: [.collectionNumberOfItems],
            example: "new g as collection with 3; root g"),
        CallbackGuide(
            .collectionNumberOfItems, "How many items a section has.",
            when: "Right after the sections, for each of them.",
            belongs: ["a count that is at hand"],
            avoid: ["changing the data"],
            rules: [.u06], related: [.collectionCellForItem],
            example: "new g as collection with 3; root g"),
        CallbackGuide(
            .collectionCellForItem, "The cell of an item.",
            when: "In the layout, for each item that comes into sight.",
            belongs: ["dequeuing a cell and filling all of it"],
            avoid: ["making a cell without dequeuing it (E65)"],
            rules: [.u06, .e65], related: [.collectionWillDisplay],
            example: "new g as collection with 3; root g"),
        CallbackGuide(
            .collectionWillDisplay, "A cell is about to be shown.",
            when: "Right after the cell was made, before it is in the collection.",
            belongs: ["last changes of its looks"],
            rules: [.u06], related: [.collectionDidEndDisplaying],
            example: "new g as collection with 3; root g"),
        CallbackGuide(
            .collectionDidEndDisplaying, "A cell went out of sight.",
            when: "When it has left the collection; it waits to be used again.",
            belongs: ["stopping what only a visible cell needs"],
            rules: [.u20], related: [.collectionWillDisplay],
            example: "new g as collection with 500; root g; drag 0 900"),
        CallbackGuide(
            .collectionShouldHighlight, "The user's finger is on an item.",
            when: "First of all at a tap.",
            belongs: ["answering false for items that cannot be chosen"],
            rules: [.u08], related: [.collectionShouldSelect],
            example: "new g as collection with 3; root g; tap item 0; tap item 1"),
        CallbackGuide(
            .collectionDidHighlight, "An item is highlighted.",
            when: "While the finger is on it.",
            rules: [.u08], related: [.collectionDidUnhighlight],
            example: "new g as collection with 3; root g; tap item 0; tap item 1"),
        CallbackGuide(
            .collectionDidUnhighlight, "An item is highlighted no more.",
            when: "Last of all at a tap, after the selection.",
            rules: [.u08], related: [.collectionDidSelect],
            example: "new g as collection with 3; root g; tap item 0; tap item 1"),
        CallbackGuide(
            .collectionShouldSelect, "An item is about to be selected by the user.",
            when: "At a tap, not for selections from code.",
            belongs: ["answering false to keep the selection"],
            rules: [.u08, .u05], related: [.collectionDidSelect],
            example: "new g as collection with 3; root g; tap item 0; tap item 1"),
        CallbackGuide(
            .collectionDidSelect, "The user has selected an item.",
            when: "At a tap, not for selections from code.",
            belongs: ["pushing what the item stands for"],
            avoid: ["counting on it after selectItem"],
            rules: [.u08, .u05], related: [.collectionDidDeselect],
            example: "new g as collection with 3; root g; tap item 0; tap item 1"),
        CallbackGuide(
            .collectionShouldDeselect, "An item is about to be deselected by the user.",
            when: "At a tap on a selected item, under multiple selection.",
            belongs: ["answering false to keep it"],
            rules: [.u08], related: [.collectionDidDeselect],
            example: "new g as collection with 3; root g; "
                + "g.collectionView.allowsMultipleSelection = true; tap item 0; tap item 0"),
        CallbackGuide(
            .collectionDidDeselect, "The user has deselected an item.",
            when: "When another item is chosen, before that one's did.",
            avoid: ["counting on it after deselectItem"],
            rules: [.u08, .u05], related: [.collectionDidSelect],
            example: "new g as collection with 3; root g; tap item 0; tap item 1"),
    ]
}
