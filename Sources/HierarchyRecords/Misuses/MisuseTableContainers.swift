extension MisuseTable {
    /// Stock containers: E24 to E37, and their pages. The model raises those of stacks and tabs.
    static let containers: [MisuseText] = [
        raised("E24a", .pushingTwice("<X>", on: "<NAV>", ios: 13), through: 13),
        raised("E24b", .pushingTwice("<X>", on: "<NAV>", ios: 14), since: 14),
        raised("E25", .pushingNavigationController),
        raised("E26", .pushingNil(on: "<NAV>")),
        raised("E27", .repeatedInStack(["<X>", "<X>"]), since: 14),
        raised("E28", .poppingToStranger, through: 25),
        MisuseText(
            "E29",
            Misuse(
                .e29, .warning,
                "nested push animation can result in corrupted navigation bar",
                hint: "Push or pop when the animation before has ended."), through: 7),
        MisuseText(
            "E30",
            Misuse(
                .e30, .warning,
                "Finishing up a navigation transition in an unexpected state. "
                    + "Navigation Bar subview tree might get corrupted.",
                hint: "Push or pop when the transition before has ended."), through: 9),
        raised(
            "E31", .stackInTransition("pushViewController:animated:", on: "<NAV>"), since: 8),
        raised("E33", .pushingSplitController(on: "<NAV>")),
        MisuseText(
            "E34",
            Misuse(
                .e34, .exception(name: "NSInternalInconsistencyException"),
                "Layout requested for visible navigation bar, <bar>, when the top "
                    + "item belongs to a different navigation bar. topItem = <item>, "
                    + "navigation bar = <bar2>, possibly from a client attempt to nest "
                    + "wrapped navigation controllers.",
                hint: "Do not put one navigation controller into another."), since: 13),
        raised("E35", .delegateOfManagedBar),
        raised("E36", .changingManagedTabBar),
        raised("E37", .selectingStranger),
        raised("E55", .pageCount(provided: 3, required: 1)),
        raised("E56a", .noControllerManaging("<VIEW>")),
        MisuseText("E56b", .duplicateStates),
    ]
}
