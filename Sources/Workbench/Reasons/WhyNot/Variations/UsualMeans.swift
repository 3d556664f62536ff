/// How a callback is usually brought about.
enum UsualMeans: Sendable {
    /// By any of these commands, where what is there lends itself to it.
    case commands([UsualCommand])
    /// By no command: the words say what does it instead, after "no command does it by itself:".
    case otherwise(String)

    /// The commands; none where no command does it.
    var commands: [UsualCommand] {
        switch self {
        case .commands(let commands): commands
        case .otherwise: []
        }
    }
}

/// Commands that bring several callbacks about.
extension UsualMeans {
    /// What shows a controller.
    static let showing: [UsualCommand] = [
        "root \(.loner)", "add \(.loner)", "present \(.loner)", "push \(.loner)",
        "select \(.subject)", "page \(.subject)", "dismiss \(.subject)", "pop",
        "root \(.other)", "present \(.other)", "select \(.other)",
        "push \(.loner) on \(.other)",
    ]

    /// What takes a controller from the screen.
    static let hiding: [UsualCommand] = [
        "remove \(.subject)", "dismiss \(.subject)", "pop", "root \(.other)", "select \(.other)",
        "push \(.other)", "page \(.other)", "present \(.other) as fullScreen",
        "dismiss \(.other)",
    ]

    /// What gives a controller a parent, or takes it away.
    static let moving: [UsualCommand] = [
        "add \(.loner)", "remove \(.subject)", "pop", "push \(.loner)",
        "add \(.loner) to \(.other)", "push \(.loner) on \(.other)",
    ]

    /// What makes the screen, and so its views, another size.
    static let resizing: [UsualCommand] = ["rotate", "resize 500 800"]

    /// What has a controller's view laid out.
    static let layout: [UsualCommand] = ["layout \(.subject)"] + resizing + showing

    /// What changes the insets and margins of views.
    static let insets: [UsualCommand] = resizing + showing

    /// What changes traits.
    static let traits: [UsualCommand] =
        [
            "trait style dark", "trait style light", "trait compact", "trait regular",
            "trait compact vertical",
        ] + resizing

    /// How the user takes a sheet or a popover away.
    static let swipingAway: [UsualCommand] = [
        "swipe down; finish", "tap outside", "drag down 600",
    ]

    /// What shows and hides the columns of a split.
    static let columns: [UsualCommand] = [
        "displaymode secondaryOnly in \(.subject)",
        "displaymode oneBesideSecondary in \(.subject)",
        "displaymode oneOverSecondary in \(.subject)", "root \(.subject)",
    ]

    /// What moves on a stack.
    static let stack: [UsualCommand] = [
        "push \(.other) on \(.subject)", "pop \(.subject)", "root \(.subject)",
    ]

    /// What goes on among stacks, tabs and presentations.
    static let transitions: [UsualCommand] = [
        "present \(.other)", "dismiss", "push \(.other)", "pop", "select \(.other)",
    ]

    /// What turns pages from code.
    static let pages: [UsualCommand] = ["page \(.other) in \(.subject)", "root \(.subject)"]

    /// What ends editing.
    static let endOfEditing: [UsualCommand] = ["keyboard hide", "tap \(.view)"]

    /// What begins editing.
    static let editing: [UsualCommand] = ["tap \(.subject)", #"type "a" in \#(.subject)"#]

    /// What scrolls.
    static let scrolling: [UsualCommand] = ["drag 0 300", "drag 300 0"]

    /// Where an app goes, and comes from.
    static let activation: [UsualCommand] = [
        "foreground", "background; foreground", "launch \(.other)", "scene activate",
    ]
}
