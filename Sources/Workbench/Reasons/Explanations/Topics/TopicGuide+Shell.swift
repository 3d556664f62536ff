extension TopicGuide {
    /// What the shell itself does.
    static let shell = [sessions, scripts, network]

    private static let network = TopicGuide(
        "network", "Network",
        alsoFor: ["networking", "http", "requests", "internet"],
        "A device without a connection: what a request gets, and how your code gets an answer.",
        points: [
            Fact(
                "A request",
                "of URLSession ends in a turn of its own with URLError.notConnectedToInternet: data and response "
                    + "are nil"),
            Fact("Data", "has no bytes here, and nothing decodes it: hand your code its values"),
            Fact(
                "An answer",
                "comes from what takes the session's place: a closure or an object of a protocol that the "
                    + "controller is given, as in a test"),
            Fact(
                "Late answers",
                "come by DispatchQueue.main.asyncAfter; 'hold', then 'wait N' lets the time pass"),
            Fact(
                "Other queues",
                "there is one thread here: work for a background queue comes in turn"),
        ],
        commands: ["wait", "hold", "settle"],
        example: """
            class Page: UIViewController {
                var load: (@escaping (String) -> Void) -> Void = { _ in }
                override func viewDidLoad() { super.viewDidLoad(); load { self.title = $0 } }
            }
            new page as Page
            page.load = { done in DispatchQueue.main.asyncAfter(deadline: .now() + 2) { done("came") } }
            hold; root page; wait 3; expect page.title "came"
            """)

    private static let sessions = TopicGuide(
        "sessions", "Sessions",
        alsoFor: ["session", "recovery", "steps", "branches", "saving"],
        "What you did since the start, step by step: it can be taken back, kept, and played again.",
        points: [
            Fact("A step", "is a command that changes the world; looking makes none"),
            Fact(
                "Its number",
                "is given once, and never again: not on another branch, nor after 'reset'"),
            Fact(
                "An exception",
                "undoes its step; its events stay in the log, and the next step gets its number"),
            Fact("undo, redo", "go back and forth; 'goto N' goes to any step of 'history'"),
            Fact("A branch", "begins where you go on after an undo; what you left is not lost"),
            Fact("save FILE", "writes the session as a script; 'load FILE' plays it again"),
            Fact("After a crash", "'vcr --recover' brings the session back"),
            Fact(
                "export", "writes it as a page, a picture, a film, a diagram, or as an app's code"),
        ],
        commands: ["undo", "redo", "goto", "history", "save", "load", "reset", "export", "code"],
        example: "new a; new b; undo; new c; history")

    private static let scripts = TopicGuide(
        "scripts", "Scripts",
        alsoFor: ["script", "tests", "testing", "literate", "markdown", "ci"],
        "A file of commands: it runs, tests itself, and may be a page of Markdown.",
        points: [
            Fact("vcr FILE", "runs it; with -i the prompt follows; 'source FILE' runs it here"),
            Fact("#", "begins a comment; ';' parts commands; a block { … } may span lines"),
            Fact("expect", "says what must hold; a script that fails one ends with status 1"),
            Fact("vcr test PATH…", "runs many, each in a world of its own, and sums up"),
            Fact("FILE.md", "runs the blocks that are marked 'vcr'; the rest is prose"),
            Fact("No short words", "a script writes command words in full"),
        ],
        commands: ["expect", "mark", "source", "define", "alias", "repeat", "echo", "quit"],
        example:
            "new home; root home; expect tree { home [appeared] }; expect no warning")
}
