import HierarchyRecords

extension CallbackGuide {
    /// What tables ask and tell.
    static let tables: [CallbackGuide] = [
        CallbackGuide(
            .tableNumberOfSections, "How many sections the table has.",
            when: "At reloadData, or in the first layout if that comes before.",
            belongs: ["a count that is at hand"],
            avoid: ["changing the data"],
            rules: [.u01, .u02], related: [.tableNumberOfRows],
            example: "new m as table with 3; root m"),
        CallbackGuide(
            .tableNumberOfRows, "How many rows a section has.",
            when: "Right after the sections, for each of them.",
            belongs: ["a count that is at hand"],
            avoid: ["changing the data"],
            rules: [.u01], related: [.tableCellForRow],
            example: "new m as table with 3; root m"),
        CallbackGuide(
            .tableCellForRow, "The cell of a row.",
            when: "In the layout, for each row that comes into sight.",
            belongs: ["dequeuing a cell and filling all of it"],
            avoid: ["adding child controllers that no cell takes away (U19)"],
            rules: [.u01, .u20], related: [.tableWillDisplay],
            example: "new m as table with 3; root m"),
        CallbackGuide(
            .tableWillDisplay, "A cell is about to be shown.",
            when: "Right after the cell was made, before it is in the table.",
            belongs: ["last changes of its looks"],
            rules: [.u01], related: [.tableDidEndDisplaying],
            example: "new m as table with 3; root m"),
        CallbackGuide(
            .tableDidEndDisplaying, "A cell went out of sight.",
            when: "When it has left the table; it waits to be used again.",
            belongs: ["stopping what only a visible cell needs"],
            rules: [.u20], related: [.tableWillDisplay],
            example: "new m as table with 100; root m; drag 0 900"),
        CallbackGuide(
            .tableShouldHighlight, "The user's finger is on a row.",
            when: "First of all at a tap.",
            belongs: ["answering false for rows that cannot be chosen"],
            rules: [.u04], related: [.tableWillSelect],
            example: "new m as table with 3; root m; tap row 0; tap row 1"),
        CallbackGuide(
            .tableDidHighlight, "A row is highlighted.",
            when: "While the finger is on it.",
            rules: [.u04], related: [.tableDidUnhighlight],
            example: "new m as table with 3; root m; tap row 0; tap row 1"),
        CallbackGuide(
            .tableDidUnhighlight, "A row is highlighted no more.",
            when: "When the finger lifts, before the row is selected.",
            rules: [.u04], related: [.tableWillSelect],
            example: "new m as table with 3; root m; tap row 0; tap row 1"),
        CallbackGuide(
            .tableWillSelect, "A row is about to be selected by the user.",
            when: "At a tap, not for selections from code.",
            belongs: ["answering another row, or nil for none"],
            rules: [.u04, .u05], related: [.tableDidSelect],
            example: "new m as table with 3; root m; tap row 0; tap row 1"),
        CallbackGuide(
            .tableDidSelect, "The user has selected a row.",
            when: "Last of all at a tap, not for selections from code.",
            belongs: ["pushing what the row stands for"],
            avoid: ["counting on it after selectRow"],
            rules: [.u04, .u05], related: [.tableDidDeselect],
            example: "new m as table with 3; root m; tap row 0; tap row 1"),
        CallbackGuide(
            .tableWillDeselect, "A row is about to be deselected by the user.",
            when: "When another row is chosen, between its will and its did.",
            belongs: ["answering nil to keep the selection"],
            rules: [.u04], related: [.tableDidDeselect],
            example: "new m as table with 3; root m; tap row 0; tap row 1"),
        CallbackGuide(
            .tableDidDeselect, "The user has deselected a row.",
            when: "When another row is chosen, before that one's did.",
            avoid: ["counting on it after deselectRow"],
            rules: [.u04, .u05], related: [.tableDidSelect],
            example: "new m as table with 3; root m; tap row 0; tap row 1"),
        CallbackGuide(
            .tableAccessoryTapped, "The user has tapped the button at the end of a row.",
            when: "At a tap on a detail button, which does not select the row; behind its segue.",
            belongs: ["showing more about what the row stands for"],
            rules: [.u31], related: [.tableDidSelect],
            example: """
                new m as table with 3; root m; m.tableView.cellForRow(at: IndexPath(row: 0, \
                section: 0))!.accessoryType = .detailButton; tap row 0 accessory
                """),
    ]
}
