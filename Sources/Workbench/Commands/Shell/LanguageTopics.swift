/// Pages of `help` on what is no command: constructs of the statements' languages.
enum LanguageTopics {
    static let pages: [String: HelpPage] = [
        "class": classes, StatementHelp.topic: StatementHelp.page,
    ]

    private static let classes = HelpPage(
        title: "class",
        summary:
            "Defines a class of your own, as an app has it; UIKit's calls reach its overrides.",
        synopsis: "class NAME: SUPER, PROTOCOL… { … }",
        sections: [
            HelpPage.Section(
                heading: "What it may be",
                rows: [
                    Fact(
                        "SUPER",
                        "UIViewController, UIKit's containers, the gallery's, UIView, UIResponder, "
                            + "NSObject, a class of yours, or none"
                    ),
                    Fact(
                        "properties", "let, var, lazy, weak, static, computed, willSet and didSet"),
                    Fact("methods", "override and new ones; super.method(…) calls the one above"),
                    Fact(
                        "init, deinit",
                        "designated, convenience, required; self is gone after deinit"),
                    Fact("extension", "adds members to a class, UIKit's too"),
                    Fact(
                        "struct, enum, class", "within it too; a structure is copied when assigned"),
                    Fact("protocol", "with what its extensions give"),
                    Fact(
                        "order", "types that are pasted together may need each other in any order"),
                ]),
            HelpPage.Section(
                heading: "How it behaves",
                rows: [
                    Fact("overrides", "the log has the callback, then the override runs"),
                    Fact(
                        "super", "an override without it has the consequences that it has in UIKit"),
                    Fact("errors", "a class with an error defines nothing"),
                    Fact(
                        "again",
                        "a second definition takes the first's place; objects keep their class"),
                    Fact(
                        "steps",
                        "a definition is a step: undo takes it back, save keeps it as typed"),
                ]),
        ],
        examples: [
            """
            @implementation Detail : UIViewController
            - (void)viewDidLoad { [super viewDidLoad]; NSLog(@"%s", __PRETTY_FUNCTION__); }
            @end
            new detail as Detail; root detail
            """,
            """
            class Home: UIViewController {
                override func viewDidLoad() { super.viewDidLoad(); print("loaded") }
            }
            new home as Home; root home
            """,
        ])
}
