extension Rulebook {
    /// What the model assumes of the keyboard, gestures, memory, the life of an app and its place: A96
    /// on.
    static let assumptionsOfSystem: [Rule] = [
        Rule(
            .a96, "The order in which editing begins and ends",
            """
            The delegate, the control's action, the notification, and then the keyboard: as it \
            begins, and as it ends. A character that the user types is asked for, put in, and then \
            editingChanged and the notification are sent, and the selection's change is told.
            """,
            evidence: "IQKeyboardManager, where text views alone hear of the keyboard first",
            .assumed),
        Rule(
            .a97, "The keyboard's notifications",
            """
            willChangeFrame and willShow, or willHide, at once; didChangeFrame and didShow, or \
            didHide, a quarter of a second later. Up to iOS 10 another field has them posted again \
            while the keyboard is up; from 11 on it does not.
            """,
            evidence: "openradar 34432484 for the versions; the order is memory", .assumed),
        Rule(
            .a98, "The keyboard's frame",
            """
            In portrait 260 points on a phone with a home button, 271 where it is wider than 400, \
            335 on others, 346 where those are wider than 400; in landscape 200 and 209; on an iPad \
            337, and 421 in landscape. A number pad on a phone with a home button has 233.
            """,
            evidence: "R52 for 260, 233, 335 and 337; the others are memory", .assumed),
        Rule(
            .a99, "What a finger must do for a gesture",
            """
            A tap strays at most 45 points and lasts at most 0.75 seconds, the next within 0.35. A \
            pan begins when the middle of its fingers has gone more than 10 points, which do not \
            count; one from an edge within 13 points of it and inwards. A swipe goes 50 points \
            within 0.5 seconds. A pinch begins when the fingers are 8 points farther apart or nearer. The recognizers of views further in are asked \
            first, those of one view in the order in which they were added.
            """,
            evidence: "measured 5.3 for the 10 points; the others are memory", .assumed),
        Rule(
            .a100, "Who hears first that memory is short",
            """
            The app's delegate, the observers of the notification, then every controller, on the screen or not, in the \
            order in which they were made.
            """,
            evidence: "L09, which leaves the order open; memory", .assumed),
        Rule(
            .a101, "Delegates, scenes' notifications and the app's",
            """
            The delegate is told first, then comes the notification of the scene, then the app's, \
            where no other scene is ahead of it.
            """,
            evidence: "memory", .assumed),
        Rule(
            .a102, "What a location manager tells",
            """
            Nothing without a delegate. In the next turn, what the user allows, once it has one and \
            at each change; once it was started, where the device is and each move beyond its filter. A refusal is \
            denied, and one place that does not come within 10 seconds unknown. In the background \
            only who is always allowed and asked for it is told; who is not waits for the return.
            """,
            evidence: "Apple docs of CLLocationManager and its delegate; the turn is memory",
            .assumed),
        Rule(
            .a103, "A request for another geometry",
            """
            In the next turn the interface turns to one of the orientations that are asked for and \
            supported: as it stands, as the device is held, portrait, landscape right, landscape \
            left. The device stays as it is held. Where there is none the handler is given E59.
            """,
            evidence: "Apple docs of requestGeometryUpdate; E59; the order is memory", .assumed,
            since: 16),
        Rule(
            .a104, "The keyboard when the interface turns",
            """
            It stays up: willChangeFrame and willShow with where it stood and where it will stand, \
            once the views have their new sizes and traits; didChangeFrame and didShow after.
            """,
            evidence: "memory", .assumed),
    ]
}
