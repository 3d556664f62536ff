extension Rulebook {
    /// What the model assumes of devices and windows where the evidence is silent: A70 to A77.
    static let assumptionsOfDevices: [Rule] = [
        Rule(
            .a70, "Safe areas of devices that were not measured",
            """
            Sides and top as published for the device; below, in landscape, 20 points on a phone \
            that runs iOS 26, as on iPhone 16; an iPad has 32 and 25, as iPad A16. Other systems \
            have the same figures.
            """,
            evidence: "R51; useyourloaf.com", .assumed, since: 11),
        Rule(
            .a71, "Shared screens of an iPad",
            """
            Ten points part the apps. A third is 320 points wide, 375 on screens of at least 1130 \
            points in landscape or 1024 in portrait; the other side has the rest; halves are \
            equal. Slide over is a third wide and 40 points lower than the screen. A width over \
            639 points is regular. The safe area stays that of the screen.
            """,
            evidence: "T20; swift-snapshot-testing's sizes; hacknicity on the iPads of 2018",
            .assumed, since: 9),
        Rule(
            .a72, "Windows of any size",
            """
            A window takes any size within the screen from 320 by 320 points on, keeps it in a rotation as far as it fits, \
            and resizes as a rotation does: willTransition where the classes change, then \
            viewWillTransition, then traits, then layout.
            """,
            evidence: "T04, T20", .assumed, since: 16),
        Rule(
            .a73, "When a presentation turns the interface",
            """
            After its style is adapted and before anybody hears of the presentation, as any \
            rotation; a dismissal turns it back at its end, before the completion.
            """,
            evidence: "S06, T13", .assumed),
        Rule(
            .a74, "Asking for the orientations again",
            """
            In the next turn the controller that decides is asked. The interface turns to how \
            the device is held where that is supported, else to the first that is: portrait, \
            landscape right, landscape left, upside down.
            """,
            evidence: "Apple docs of setNeedsUpdateOfSupportedInterfaceOrientations", .assumed),
        Rule(
            .a75, "Traits that a layout reads",
            """
            What layoutSubviews reads of its view's traits is noted; when one of these changes, \
            the view is laid out again.
            """,
            evidence: "Apple docs of automatic trait tracking", .assumed, since: 18),
        Rule(
            .a76, "Views on their way",
            """
            A presented view comes from below its container and goes there, on the curve of a \
            sheet; in any other transition style, as a popover and as an alert it fades. Of a \
            stack the view in front goes over the whole width, the one behind over 0.3 of it; \
            pages go as far as they are long. After a finger has lifted the rest runs evenly.
            """,
            evidence: "R53, measured.md 5.3 and 5.4", .assumed),
        Rule(
            .a77, "What a screen shows besides the window",
            """
            A window that shares the screen stands on its left, one that slides over it 10 \
            points from its right edge. A phone that lies on its side shows no status bar.
            """,
            evidence: "Apple docs of multitasking on iPad", .assumed, since: 8),
        Rule(
            .a78, "A side column is narrow",
            """
            What stands in a split's primary or supplementary column has a compact width, \
            whatever the split has; the secondary column has the split's.
            """,
            evidence: "iOS 9 SDK Development, chapter on split views", .assumed, since: 8),
        Rule(
            .a79, "What floats is narrow",
            """
            A form sheet and a popover give what they show a compact width where the height is \
            regular, so that a split in them collapses; a page sheet gives it the screen's.
            """,
            evidence: "openradar 27448912", .assumed, since: 8),
    ]
}
