extension MisuseTable {
    /// Stock containers: E24 to E37, and their pages. The model raises none of them yet.
    static let containers: [MisuseText] = [
        MisuseText(
            "E24a",
            Misuse(
                .e24, .exception(name: "NSInvalidArgumentException"),
                "Pushing the same view controller instance more than once is not "
                    + "supported (<X>)",
                hint: "Push another instance, or pop back to the one that is in the "
                    + "stack."), through: 13),
        MisuseText(
            "E24b",
            Misuse(
                .e24, .exception(name: "NSInvalidArgumentException"),
                "<NAV> is pushing the same view controller instance (<X>) more "
                    + "than once which is not supported and is most likely an error in "
                    + "the application : com.example.vcr",
                hint: "Push another instance, or pop back to the one that is in the "
                    + "stack."), since: 14),
        MisuseText(
            "E25",
            Misuse(
                .e25, .exception(name: "NSInvalidArgumentException"),
                "Pushing a navigation controller is not supported",
                hint: "Push a content controller, or present the navigation controller.")),
        MisuseText(
            "E26",
            Misuse(
                .e26, .warning,
                "Application tried to push a nil view controller on target <NAV>.",
                hint: "Make the controller before you push it.")),
        MisuseText(
            "E27",
            Misuse(
                .e27, .exception(name: "NSInternalInconsistencyException"),
                "All view controllers in a navigation controller must be distinct "
                    + "(( \"<X>\", \"<X>\" ))",
                hint: "Let each controller stand in the stack once."), since: 14),
        MisuseText(
            "E28",
            Misuse(
                .e28, .exception(name: "NSInternalInconsistencyException"),
                "Tried to pop to a view controller that doesn't exist.",
                hint: "Pop to a controller that viewControllers contains.")),
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
        MisuseText(
            "E31",
            Misuse(
                .e31, .warning,
                "pushViewController:animated: called on <UINavigationController "
                    + "0x7fa0d3866000> while an existing transition or presentation is "
                    + "occurring; the navigation stack will not be updated.",
                hint: "Change the stack when the transition before has ended."), since: 8),
        MisuseText(
            "E33",
            Misuse(
                .e33, .warning,
                "Split View Controllers cannot be pushed to a Navigation "
                    + "Controller <NAV>",
                hint: "Present the split controller, or make it the window's root.")),
        MisuseText(
            "E34",
            Misuse(
                .e34, .exception(name: "NSInternalInconsistencyException"),
                "Layout requested for visible navigation bar, <bar>, when the top "
                    + "item belongs to a different navigation bar. topItem = <item>, "
                    + "navigation bar = <bar2>, possibly from a client attempt to nest "
                    + "wrapped navigation controllers.",
                hint: "Do not put one navigation controller into another."), since: 13),
        MisuseText(
            "E35",
            Misuse(
                .e35, .exception(name: "NSInternalInconsistencyException"),
                "Cannot manually set the delegate on a UINavigationBar managed by "
                    + "a controller.",
                hint: "Set the navigation controller's delegate.")),
        MisuseText(
            "E36",
            Misuse(
                .e36, .exception(name: "NSInternalInconsistencyException"),
                "Directly modifying a tab bar managed by a tab bar controller is "
                    + "not allowed.",
                hint: "Change the tab bar controller's viewControllers.")),
        MisuseText(
            "E37",
            Misuse(
                .e37, .exception(name: "NSInvalidArgumentException"),
                "-[UITabBarController setSelectedViewController:] only a view "
                    + "controller in the tab bar controller's list of view controllers "
                    + "can be selected.",
                hint: "Select one of viewControllers.")),
        MisuseText(
            "E55",
            Misuse(
                .e55, .exception(name: "NSInvalidArgumentException"),
                "The number of view controllers provided (3) doesn't match the "
                    + "number required (1) for the requested transition",
                hint: "Set as many controllers as the spine location shows.")),
        MisuseText(
            "E56",
            Misuse(
                .e56, .exception(name: "NSInternalInconsistencyException"),
                "No view controller managing visible view <…>",
                hint: "Set a page when the scroll before has ended.")),
    ]
}
