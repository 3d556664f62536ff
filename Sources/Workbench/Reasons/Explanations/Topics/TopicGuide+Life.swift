import HierarchyRecords

extension TopicGuide {
    /// From the making of a controller to its end.
    static let life = [lifecycle, appearance, memory]

    private static let lifecycle = TopicGuide(
        "lifecycle", "Life cycle",
        alsoFor: ["life-cycle", "callbacks", "callback", "states", "loading", "viewcontroller"],
        "What happens to a view controller from its making to its end, and which callbacks it "
            + "gets.",
        points: [
            Fact("init", "makes the controller alone; its view is not there yet"),
            Fact(
                "loadView, viewDidLoad",
                "come once, when something first asks for 'view': build views here; sizes are not known"
            ),
            Fact(
                "viewWillAppear",
                "comes before the view is seen, each time; viewIsAppearing comes when its size is known"
            ),
            Fact("viewDidAppear", "comes when the view is on the screen and stands still"),
            Fact(
                "viewWillDisappear, viewDidDisappear",
                "come when another takes its place; the view stays loaded, and may come again"),
            Fact("deinit", "comes when the last object that holds the controller lets go of it"),
            Fact("tree", "shows the state of each controller: unloaded, disappeared, appearing …"),
        ],
        commands: ["new", "root", "tree", "log", "why", "on", "coverage", "forget"],
        callbacks: [
            .loadView, .viewDidLoad, .viewWillAppear, .viewIsAppearing, .viewDidAppear,
            .viewWillDisappear, .viewDidDisappear, .deinitialized,
        ],
        members: ["UIViewController.view", "UIViewController.viewIfLoaded"],
        rules: [.c01, .l02, .m2, .v05],
        example: "new a; new b; root a; present b; dismiss; forget b")

    private static let appearance = TopicGuide(
        "appearance", "Appearance", alsoFor: ["appear", "disappear", "visible", "forwarding"],
        "Which controllers get the appearance callbacks, who sends them, and in which order.",
        points: [
            Fact(
                "By the window",
                "UIKit sends viewWillAppear or viewWillDisappear at once when a view enters or "
                    + "leaves the window, viewDidAppear or viewDidDisappear after the layout"),
            Fact(
                "By a container",
                "beginAppearanceTransition and endAppearanceTransition tell a child by hand, the one "
                    + "before a change and the other after it"),
            Fact(
                "Either, not both",
                "shouldAutomaticallyForwardAppearanceMethods answers false where the container tells"
            ),
            Fact(
                "Never by name",
                "viewWillAppear and its kin are UIKit's to call; an override calls super"),
            Fact(
                "Back again",
                "a transition that is cancelled goes back: viewWillDisappear, viewDidDisappear for "
                    + "the one that was coming"),
        ],
        commands: ["why", "doctor", "coverage", "swipe", "cancel", "finish"],
        callbacks: [
            .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear,
            .viewDidDisappear,
        ],
        members: [
            "UIViewController.beginAppearanceTransition(_:animated:)",
            "UIViewController.endAppearanceTransition()",
            "UIViewController.shouldAutomaticallyForwardAppearanceMethods",
        ],
        rules: [.m1, .m2, .c28, .c29, .c30, .c31, .c32, .c19, .b10],
        example: "new a; new b; new n as nav root a; root n; push b; swipe back; cancel")

    private static let memory = TopicGuide(
        "memory", "Memory",
        alsoFor: ["retain", "release", "leak", "leaks", "weak", "arc", "deinit", "retention"],
        "Who holds a controller, when it goes, and what happens when memory runs short.",
        points: [
            Fact("A parent", "holds its children; a child knows its parent and does not hold it"),
            Fact("A presenter", "holds what it presents until that is dismissed"),
            Fact("A stack or tabs", "hold their controllers; a pop lets go of the one on top"),
            Fact("The prompt", "holds what you made by a name, until 'forget'"),
            Fact(
                "A leak",
                "is a controller that nothing shows and something still holds: often a "
                    + "closure that names self, a timer, or a delegate that is not weak"),
            Fact("deinit", "in the log says that it is gone; 'info' and 'doctor' say who holds it"),
            Fact("A warning", "goes to every controller; views have stayed loaded since iOS 6"),
        ],
        commands: ["forget", "info", "doctor", "memory", "expect"],
        callbacks: [.deinitialized, .didReceiveMemoryWarning, .viewWillUnload, .viewDidUnload],
        members: ["UIViewController.didReceiveMemoryWarning()"],
        rules: [.v05, .l09, .a100, .b14, .b15, .b16],
        example: "new a; new b; root a; present b; forget b; dismiss")
}
