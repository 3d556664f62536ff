extension Evidence {
    /// Read off UIKit itself by small programs.
    static let measurements: [Evidence] = [
        Evidence(
            .rSim, "Probe apps on the simulator", .measurement, systems: "iOS 26.1",
            """
            Small apps ran on the simulators of iPhone 16, iPhone SE 3 and iPad A16 and wrote \
            down what UIKit called and where it put things: launches, traits, split views, tabs, \
            bars, sheets, popovers, storyboards and constraints that contradict each other. \
            viewIsAppearing and the layout callbacks were not recorded.
            """,
            at: ["https://github.com/Vercantez/openuikit"]),
        Evidence(
            .tSim, "Tests with numbers read on the simulator", .measurement, systems: "iOS 26.1",
            """
            Tests that say that their expected values were read on the simulator: the calls, the \
            spacing and the duration of a page controller whose pages are set from code.
            """,
            at: ["https://github.com/Vercantez/openuikit"]),
        Evidence(
            .rCat, "Recorded scenes of constraints", .measurement, systems: "Mac Catalyst 26.1",
            """
            14 scenes of constraints were laid out off screen by UIKit on Mac Catalyst, and the \
            frames written down. They hold for the logic of layout, not for fonts, bars and \
            sheets.
            """,
            at: ["https://github.com/Vercantez/openuikit"]),
        Evidence(
            .tCat, "Tests with values read off UIKit", .measurement, systems: "Mac Catalyst 26.1",
            """
            Tests that say that their expected values were read on Mac Catalyst: the order of \
            one layout pass, safe areas, margins and the readable width, and how trait \
            collections are merged.
            """,
            at: ["https://github.com/Vercantez/openuikit"]),
        Evidence(
            .tabAccessory, "Probe of a tab bar's accessory in an app", .measurement,
            systems: "iOS 26.5",
            """
            An app wrote down the frame of its accessory's container on the simulator of an iPhone 17 Pro, \
            above the bar and beside the minimized one, with several sizes asked for; and that the \
            accessory stays over what is pushed where the bar goes, and over every tab.
            """),
    ]
}
