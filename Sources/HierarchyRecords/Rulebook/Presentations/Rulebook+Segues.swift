extension Rulebook {
    /// Segues from code and from controls, and unwinding.
    static let segues: [Rule] = [
        Rule(
            .g01, "A segue from code", zh: "代码触发的 segue",
            """
            The segue makes its destination, prepare(for:sender:) is called while the \
            destination's view is not loaded, and then it is shown. shouldPerformSegue is not \
            asked.
            """,
            evidence: [.source(.ib31, "section 18"), .source(.h84)], .log),
        Rule(
            .g02, "A custom segue", zh: "自定义 segue",
            "prepare(for:sender:) is called, then the segue's perform; UIKit does nothing else.",
            evidence: [.source(.ib31, "section 19")], .log),
        Rule(
            .g15, "A class of one's own for a segue of UIKit's", zh: "给系统种类的 segue 设自己的类",
            """
            From iOS 9 on a segue that shows, presents or embeds may have a class of the app's, \
            too. UIKit calls its perform; super.perform() does what the segue's kind says.
            """,
            evidence: [
                .source(.neu, "customSegue: the class calls super and presents"), .rule(.g02),
            ],
            .inferred, since: 9),
        Rule(
            .g03, "A segue from a control", zh: "控件触发的 segue",
            """
            shouldPerformSegue is asked first; then it goes as from code (G01). A selected row's \
            segue is performed before didSelectRow (A152).
            """,
            evidence: [.source(.h84), .rule(.g05), .rule(.r6)], .log),
        Rule(
            .g04, "An embed segue", zh: "嵌入 segue",
            """
            While its view loads, the parent is asked shouldPerformSegue and gets \
            prepare(for:sender:). The child's view is loaded, and the child gets \
            willMove(toParent:) and didMove(toParent:), all before the parent's viewDidLoad.
            """,
            evidence: [.source(.rSim, "a storyboard without a window")], .measured),
        Rule(
            .g05, "Unwinding through a modal and a stack", zh: "穿过模态与栈的回退",
            """
            UIKit asks the source shouldPerformSegue first, and looks for a controller that takes \
            the action (G07). Then prepare(for:sender:) and the action are called, then comes one \
            dismissal (P25) and the stack's unwind. Where a child within a container presented the \
            source, that child is asked before the source itself.
            """,
            evidence: [.source(.neu, "page 327")], .log),
        Rule(
            .g07, "How the controller to unwind to is found", zh: "怎样找到要回退到的控制器",
            """
            The search begins at the source itself and goes on with its parents; from a presented \
            controller it goes on with the controller that presented it, then with that one's \
            parents. Each names the children that may be searched (allowedChildrenForUnwinding), \
            and these are searched first. A controller without such children is asked whether it \
            takes the action (canPerformUnwindSegueAction).
            """,
            evidence: [.source(.neu, "page 327"), .source(.irontop)], .log, since: 9),
        Rule(
            .g08, "Unwinding from code", zh: "用代码回退",
            """
            The source gets prepare(for:sender:), and the controller that is unwound to gets the \
            action. The action runs even where nothing can be popped.
            """,
            evidence: [.source(.ib31, "section 20")], .log),
        Rule(
            .g09, "What UIKit answers in the search for an unwind", zh: "回退搜索时 UIKit 的默认回答",
            """
            The children that may be searched are all but the one that holds the source. A \
            controller takes the action if it implements it and is not the source. Up to 12 only \
            the older canPerformUnwindSegueAction(_:from:withSender:) is asked; from 13 on it is \
            asked where a class overrides only that one.
            """,
            evidence: [.source(.docs), .source(.irontop)], .documented, since: 9),
        Rule(
            .g10, "No entry point", zh: "没有入口",
            """
            instantiateInitialViewController returns nil and raises nothing. Where the main \
            storyboard has no entry point, UIKit logs E51.
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
            .r6, "Loading a storyboard and its segues", zh: "加载故事板及其 segue",
            """
            When a storyboard's navigation controller is decoded, its root has its parent set, \
            without willMove(toParent:) and didMove(toParent:) (D24). An embed segue asks \
            shouldPerformSegue; a segue performed from code does not.
            """,
            evidence: [.source(.rSim, "a storyboard without a window")], .measured),
        Rule(
            .g12, "Scenes that contain each other", zh: "互相包含的场景",
            """
            Scenes whose relationships, references or embed segues lead back to a scene that is \
            being made raise one exception here, and so do scenes that stand 200 deep in each \
            other. An app would recurse until it crashes.
            """,
            evidence: [.words("nothing was found; an endless recursion teaches nothing")], .assumed),
        Rule(
            .g14, "Storyboard references", zh: "故事板引用",
            """
            UIKit follows a reference to a controller of another storyboard when the segue or the \
            relationship is used. Before iOS 9 no segue leads to another storyboard: there it ends \
            in an exception here, and code makes the other storyboard's controller (Listing 8-2).
            """,
            evidence: [
                .source(.guide, "Listing 8-2"), .source(.docs, "storyboard references, iOS 9"),
            ], .documented),
        Rule(
            .a150, "In which order a storyboard's containers are made", zh: "故事板的容器按什么顺序创建",
            """
            init(coder:) of a container calls init(coder:) of its children. After that each gets \
            its outlets and awakeFromNib, the container first.
            """,
            evidence: [.rule(.r6), .words("the order among them was not recorded")], .assumed),
        Rule(
            .a151, "When a segue sets the style", zh: "segue 何时设置样式",
            """
            The segue sets the style and the anchor that the storyboard names before \
            prepare(for:sender:), in which code may change them.
            """,
            evidence: [.words("apps change the style in prepare, and it counts")], .assumed),
        Rule(
            .a152, "A row's segue and didSelectRow", zh: "一行的 segue 与 didSelectRow",
            """
            willSelectRow is sent, the row is selected, its segue is performed, and then \
            didSelectRow comes.
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
            Xcode makes constraints of a view that the file marks as having a fixed frame when it \
            builds the app; here the view is placed by its frame and its autoresizing mask. So it \
            keeps translatesAutoresizingMaskIntoConstraints true, which an app reads as false.
            """,
            evidence: [
                .words("Xcode names these constraints in its warnings; their order is not known")
            ],
            .assumed),
    ]
}
