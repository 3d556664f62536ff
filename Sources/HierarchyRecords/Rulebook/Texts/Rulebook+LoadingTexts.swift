extension Rulebook {
    /// When UIKit complains of nibs, storyboards, segues and windows without a root.
    static let loadingTexts: [Rule] = [
        Rule(
            .e40, "Loading a view in deinit",
            "Touching an unloaded view while its controller is being deallocated draws a warning.",
            evidence: [.source(.radar, "22250107")], .log, since: 9),
        Rule(
            .e41, "Nib without a view outlet",
            """
            `-[UIViewController _loadViewFromNibNamed:bundle:] loaded the "X" nib but the view \
            outlet was not set.`
            """,
            evidence: [.source(.framesIos), .source(.radar, "20049040")], .log),
        Rule(
            .e42, "No table view where one is due",
            """
            `-[UITableViewController loadView] loaded the "X" nib but didn't get a \
            UITableView.`; a storyboard's form names identifier and storyboard.
            """,
            evidence: [.source(.crashes)], .log),
        Rule(
            .e43, "No such nib",
            "`Could not load NIB in bundle: 'NSBundle </path> (loaded)' with name 'X'`",
            evidence: [.source(.swifterSwift)], .log),
        Rule(
            .e44, "No such identifier",
            """
            `Storyboard (<UIStoryboard: 0x…>) doesn't contain a view controller with identifier \
            'X'`
            """,
            evidence: [.source(.provenance, "issue 1867"), .source(.qbImagePicker)], .log),
        Rule(
            .e45, "No such storyboard",
            "`Could not find a storyboard named 'X' in bundle NSBundle </path> (loaded)`",
            evidence: [.source(.xamarin)], .log),
        Rule(
            .e46, "No such segue",
            "`Receiver (<X>) has no segue with identifier 'ID'`",
            evidence: [
                .source(.uiStoryboardSpec), .source(.crashes, "a demo, iOS 11.2"),
            ], .log),
        Rule(
            .e47, "A storyboard without a name",
            "`Invalid parameter not satisfying: [name length] > 0`",
            evidence: [.source(.uiStoryboardSpec)], .inferred),
        Rule(
            .e48, "Push segue without a stack",
            """
            `Push segues can only be used when the source controller is managed by an instance \
            of UINavigationController.`; up to 8 the segue's name stands before it.
            """,
            evidence: [.source(.mitMobile), .source(.ltInfiniteScroll)], .log, since: 5),
        Rule(
            .e49, "Embedding twice",
            """
            `There are unexpected subviews in the container view. Perhaps the embed segue has \
            already fired once or a subview was added programmatically?`
            """,
            evidence: [.source(.embeddedSwapping)], .log, since: 6),
        Rule(
            .e50, "A segue action that decodes nothing",
            "`Custom instantiated view controller must call -[super initWithCoder:]`",
            evidence: [.source(.ib31, "section 13")], .log, since: 13),
        Rule(
            .e51, "Main storyboard without entry",
            """
            `Failed to instantiate the default view controller for UIMainStoryboardFile 'Main' - \
            perhaps the designated entry point is not set?`
            """,
            evidence: [.source(.consoles)], .log, since: 5),
        Rule(
            .e52, "Window without a root",
            """
            `Application windows are expected to have a root view controller at the end of \
            application launch`: printed up to 8, raised from 9.
            """,
            evidence: [.source(.consoles)], .log),
        Rule(
            .e53, "No such key",
            """
            `[<X 0x…> setValue:forUndefinedKey:]: this class is not key value coding-compliant \
            for the key K.`
            """,
            evidence: [.source(.ib31, "section 22")], .log),
        Rule(
            .e54, "Runtime attribute fails",
            """
            Begins `Failed to set (K) user defined inspected property on (X):` A layer takes any key \
            (`layer.borderUIColor`) and is never refused one.
            """,
            evidence: [
                .source(.ib31, "section 12"),
                .source(.docs, "Core Animation Guide: a layer is a key-value container"),
            ], .log),
        Rule(
            .e79, "A segue that does nothing",
            """
            `Could not perform segue with identifier 'ID'. A segue must either have a performHandler \
            or it must override -perform.`
            """,
            evidence: [.source(.spStorkController)], .log),
    ]
}
