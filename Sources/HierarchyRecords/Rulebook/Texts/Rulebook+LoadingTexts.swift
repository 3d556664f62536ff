extension Rulebook {
    /// When UIKit complains of nibs, storyboards, segues and windows without a root.
    static let loadingTexts: [Rule] = [
        Rule(
            .e40, "Loading a view in deinit", zh: "在 deinit 里加载视图",
            """
            Code that reads view of a controller which is being deallocated, and whose view is not \
            loaded, draws a warning.
            """,
            evidence: [.source(.radar, "22250107")], .log, since: 9),
        Rule(
            .e81, "A loadView that asks for its view", zh: "loadView 里读取自己的视图",
            """
            Reading view calls loadView as long as no view is set: a loadView that reads view \
            before it has set it, or has called super, calls itself until the stack is full. UIKit \
            prints nothing; the debugger shows EXC_BAD_ACCESS.
            """,
            evidence: [
                .source(.so, "20631565 and 7788928"), .rule(.l02), .words("the text is ours"),
            ], .inferred),
        Rule(
            .e41, "Nib without a view outlet", zh: "nib 没有连接视图",
            """
            `-[UIViewController _loadViewFromNibNamed:bundle:] loaded the "X" nib but the view \
            outlet was not set.`
            """,
            evidence: [.source(.framesIos), .source(.radar, "20049040")], .log),
        Rule(
            .e42, "No table view where one is due", zh: "该有表格视图处没有",
            """
            `-[UITableViewController loadView] loaded the "X" nib but didn't get a \
            UITableView.`; a storyboard's form names identifier and storyboard.
            """,
            evidence: [.source(.crashes)], .log),
        Rule(
            .e43, "No such nib", zh: "没有这个 nib",
            "`Could not load NIB in bundle: 'NSBundle </path> (loaded)' with name 'X'`",
            evidence: [.source(.swifterSwift)], .log),
        Rule(
            .e44, "No such identifier", zh: "没有这个标识符",
            """
            `Storyboard (<UIStoryboard: 0x…>) doesn't contain a view controller with identifier \
            'X'`
            """,
            evidence: [.source(.provenance, "issue 1867"), .source(.qbImagePicker)], .log),
        Rule(
            .e45, "No such storyboard", zh: "没有这个故事板",
            "`Could not find a storyboard named 'X' in bundle NSBundle </path> (loaded)`",
            evidence: [.source(.xamarin)], .log),
        Rule(
            .e46, "No such segue", zh: "没有这个 segue",
            "`Receiver (<X>) has no segue with identifier 'ID'`",
            evidence: [
                .source(.uiStoryboardSpec), .source(.crashes, "a demo, iOS 11.2", seen: "iOS 11.2"),
            ], .log),
        Rule(
            .e47, "A storyboard without a name", zh: "没有名字的故事板",
            "`Invalid parameter not satisfying: [name length] > 0`",
            evidence: [.source(.uiStoryboardSpec)], .inferred),
        Rule(
            .e48, "Push segue without a stack", zh: "没有栈的 push segue",
            """
            `Push segues can only be used when the source controller is managed by an instance \
            of UINavigationController.`; up to 8 the segue's name stands before it.
            """,
            evidence: [.source(.mitMobile), .source(.ltInfiniteScroll)], .log, since: 5),
        Rule(
            .e49, "Embedding twice", zh: "嵌入两次",
            """
            `There are unexpected subviews in the container view. Perhaps the embed segue has \
            already fired once or a subview was added programmatically?`
            """,
            evidence: [.source(.embeddedSwapping)], .log, since: 6),
        Rule(
            .e50, "A segue action that decodes nothing", zh: "什么也没有解码的 segue 动作",
            "`Custom instantiated view controller must call -[super initWithCoder:]`",
            evidence: [.source(.ib31, "section 13")], .log, since: 13),
        Rule(
            .e51, "Main storyboard without entry", zh: "没有入口的主故事板",
            """
            `Failed to instantiate the default view controller for UIMainStoryboardFile 'Main' - \
            perhaps the designated entry point is not set?`
            """,
            evidence: [.source(.consoles)], .log, since: 5),
        Rule(
            .e52, "Window without a root", zh: "没有根的窗口",
            """
            `Application windows are expected to have a root view controller at the end of \
            application launch`: printed up to 8, raised from 9.
            """,
            evidence: [.source(.consoles)], .log),
        Rule(
            .e53, "No such key", zh: "没有这个键",
            """
            `[<X 0x…> setValue:forUndefinedKey:]: this class is not key value coding-compliant \
            for the key K.`
            """,
            evidence: [.source(.ib31, "section 22")], .log),
        Rule(
            .e54, "A user-defined runtime attribute that fails", zh: "设不上的用户定义运行时属性",
            """
            The text begins `Failed to set (K) user defined inspected property on (X):`. A layer \
            takes any key (`layer.borderUIColor`) and never fails.
            """,
            evidence: [
                .source(.ib31, "section 12"),
                .source(.docs, "Core Animation Guide: a layer is a key-value container"),
            ], .log),
        Rule(
            .e86, "A collection view without a layout", zh: "没有布局的集合视图",
            """
            `UICollectionView must be initialized with a non-nil layout parameter`: a collection view \
            that init(frame:) creates has no layout, and so has the one of a controller that was created \
            by init(), which is created when the controller's view is loaded. A storyboard or a nib \
            brings a layout.
            """,
            evidence: [
                .source(
                    .crashes,
                    """
                    material-components-ios, issue 10108, of 2020; jwfriese/Fleet, issue 23, of 2020, as \
                    the controller comes into a window; PureLayout, issue 47, of 2015
                    """)
            ], .log, since: 6),
        Rule(
            .e79, "A segue that does nothing", zh: "什么也不做的 segue",
            """
            `Could not perform segue with identifier 'ID'. A segue must either have a performHandler \
            or it must override -perform.`
            """,
            evidence: [.source(.spStorkController)], .log),
    ]
}
