extension Rulebook {
    /// Segues from code and from controls, and unwinding.
    static let segues: [Rule] = [
        Rule(
            .g01, "A segue from code", zh: "代码触发的转场",
            """
            The destination is made, prepare comes with its view unloaded, then it is shown; \
            shouldPerformSegue is not asked.
            """,
            evidence: [.source(.ib31, "section 18"), .source(.h84)], .log),
        Rule(
            .g02, "A custom segue", zh: "自定义转场",
            "prepare, then perform, and nothing else.",
            evidence: [.source(.ib31, "section 19")], .log),
        Rule(
            .g15, "A class for a segue of the system's kinds", zh: "给系统类转场指定的类",
            """
            From iOS 9 on a segue that shows, presents or embeds may have a class of the app's, too. \
            Its perform is called; super's perform does what the kind says.
            """,
            evidence: [
                .source(.neu, "customSegue: the class calls super and presents"), .rule(.g02),
            ],
            .inferred, since: 9),
        Rule(
            .g03, "A segue from a control", zh: "控件触发的转场",
            """
            shouldPerformSegue is asked first, then as from code. A row's selection performs its segue \
            before didSelectRow (A152).
            """,
            evidence: [.source(.h84), .rule(.g05), .rule(.r6)], .log),
        Rule(
            .g04, "An embed segue", zh: "嵌入转场",
            """
            While the parent's view loads it asks shouldPerformSegue and calls prepare; the \
            child is loaded, then willMove and didMove, all before the parent's viewDidLoad.
            """,
            evidence: [.source(.rSim, "a storyboard without a window")], .measured),
        Rule(
            .g05, "Unwinding through a modal and a stack", zh: "穿过模态与栈的回退",
            """
            The source is asked first, the search goes up and down for a taker, prepare and the \
            action follow, then one dismissal and the stack's unwind. The child that presented the \
            source from within a container is asked before the source itself.
            """,
            evidence: [.source(.neu, "page 327")], .log),
        Rule(
            .g07, "How the taker is found", zh: "怎样找到接收者",
            """
            The search begins at the source itself and goes on with its parents; from a presented \
            controller on with the one that it was presented from, then with that one's parents. Each \
            names its allowed children, they are searched top first, and only one without allowed \
            children is asked whether it takes the action.
            """,
            evidence: [.source(.neu, "page 327"), .source(.irontop)], .log, since: 9),
        Rule(
            .g08, "Unwinding from code", zh: "用代码回退",
            """
            prepare on the source and the action on the taker; the action runs even when nothing \
            can be popped.
            """,
            evidence: [.source(.ib31, "section 20")], .log),
        Rule(
            .g09, "Defaults of the search", zh: "查找时的默认值",
            """
            The allowed children are all but the one that holds the source; a controller takes \
            the action if it implements it and is not the source. Up to 12 only the older question \
            is asked; from 13 on it is asked where a class overrides only that one.
            """,
            evidence: [.source(.docs), .source(.irontop)], .documented, since: 9),
        Rule(
            .g10, "No entry point", zh: "没有入口",
            """
            instantiateInitialViewController gives nil without an exception; a main storyboard \
            without one logs E51.
            """,
            evidence: [.source(.ib31, "section 5")], .log),
        Rule(
            .g11, "A class that is missing", zh: "缺少的类",
            """
            `Unknown class _TtC5MyApp4Page in Interface Builder file.`, without a module the bare name; \
            the object is then made of UIKit's own class. Here its outlets, actions and attributes \
            stay unconnected, so that a storyboard can be tried without its classes; an app would \
            raise E53.
            """,
            evidence: [.source(.consoles)], .log),
        Rule(
            .g13, "Size classes of a storyboard", zh: "故事板的尺寸类别",
            """
            Views and constraints that a variation leaves out are not installed; a change of the size \
            classes installs and removes them, before the layout that follows.
            """,
            evidence: [.source(.docs)], .documented, since: 8),
        Rule(
            .r6, "Loading a storyboard and its segues", zh: "加载故事板及其转场",
            """
            A decoded stack has its parent set without willMove and didMove; an embed segue asks \
            shouldPerformSegue; a segue from code does not.
            """,
            evidence: [.source(.rSim, "a storyboard without a window")], .measured),
        Rule(
            .g12, "Scenes that contain each other", zh: "互相包含的场景",
            """
            Relationships, references or embed segues that lead back to a scene that is being made end \
            in one exception, and so do scenes 200 deep in each other; an app would recurse until it \
            crashes.
            """,
            evidence: [.words("nothing was found; an endless recursion teaches nothing")], .assumed),
        Rule(
            .g14, "Storyboard references", zh: "故事板引用",
            """
            A reference to a controller of another storyboard is followed when its segue or \
            relationship is used. Before iOS 9 no segue leads to another storyboard: there it ends in an \
            exception here, and code makes the other storyboard's controller (Listing 8-2).
            """,
            evidence: [
                .source(.guide, "Listing 8-2"), .source(.docs, "storyboard references, iOS 9"),
            ], .documented),
        Rule(
            .a150, "Order of contained controllers", zh: "所含控制器的顺序",
            """
            A container's init(coder:) encloses those of its children; then each gets its outlets and \
            awakeFromNib, the container first.
            """,
            evidence: [.rule(.r6), .words("the order among them was not recorded")], .assumed),
        Rule(
            .a151, "When a segue sets the style", zh: "转场何时设置样式",
            "The style and the anchor of the file are set before prepare, which may change them.",
            evidence: [.words("apps change the style in prepare, and it counts")], .assumed),
        Rule(
            .a152, "A row's segue and didSelectRow", zh: "一行的转场与 didSelectRow",
            """
            The row is selected after willSelectRow, then its segue is performed, then didSelectRow is \
            called.
            """,
            evidence: [.words("apps find no selection in prepare unless they ask the table")],
            .assumed),
        Rule(
            .a153, "Columns of a storyboard's split", zh: "故事板里分栏的各栏",
            """
            A split has the style that its file names; without one it has three columns where a \
            relationship names a supplementary column, and two where the file allows columns. Each \
            controller that is no stack is put into one. Before iOS 14 it is a split without columns, \
            and a supplementary controller is let go.
            """,
            evidence: [
                .rule(.r31),
                .words("read from files of apps; what UIKit makes of them was not recorded"),
            ], .assumed),
        Rule(
            .a158, "Views with a fixed frame", zh: "固定位置的视图",
            """
            A view that a file marks as having a fixed frame is placed by its frame and its \
            autoresizing mask: Xcode makes constraints of them when it builds the app. Here such a view \
            keeps translatesAutoresizingMaskIntoConstraints, which an app reads as false.
            """,
            evidence: [
                .words("Xcode names these constraints in its warnings; their order is not known")
            ],
            .assumed),
    ]
}
