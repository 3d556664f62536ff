extension MisuseTable {
    /// Stock containers: E24 to E37 and E82, and their pages. The model raises those of stacks and tabs.
    static let containers: [MisuseText] = [
        raised("E24a", .pushingTwice("<X>", on: "<NAV>", ios: 13), through: 13),
        raised("E24b", .pushingTwice("<X>", on: "<NAV>", ios: 14), since: 14),
        raised("E25", .pushingNavigationController),
        raised("E26", .pushingNil(on: "<NAV>")),
        raised("E27", .repeatedInStack(["<X>", "<X>"]), since: 14),
        raised("E28", .poppingToStranger, through: 25),
        raised("E29a", .nestedAnimation(isPop: false), through: 7),
        raised("E29b", .nestedAnimation(isPop: true), through: 7),
        raised("E30", .unexpectedEndOfNavigation, through: 9),
        raised(
            "E31", .stackInTransition("pushViewController:animated:", on: "<NAV>"), since: 8),
        raised("E33", .pushingSplitController(on: "<NAV>")),
        raised("E34", .itemOfAnotherBar("<item>", of: "<bar2>", in: "<bar>"), since: 13),
        raised("E35", .delegateOfManagedBar),
        raised("E82", .constraintsOfManagedBar, since: 7, through: 9),
        raised("E36", .changingManagedTabBar),
        raised("E37", .selectingStranger),
        raised("E55", .pageCount(provided: 3, required: 1)),
        raised("E56a", .noControllerManaging("<VIEW>")),
        MisuseText("E56b", .duplicateStates),
    ]
}
