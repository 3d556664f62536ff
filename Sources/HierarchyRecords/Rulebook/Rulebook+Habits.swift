extension Rulebook {
    /// Advice on what apps leave out or do at the wrong moment. UIKit says nothing about it.
    static let habits: [Rule] = [
        Rule(
            .b20, "A bar shows the items of its stack's controllers", zh: "导航栏显示栈中控制器的项目",
            """
            The bar of a navigation controller shows the navigationItem of the controller on top of its \
            stack: not the navigation controller's own, not that of a controller within the one on \
            top, and none of a controller that is in no stack.
            """,
            evidence: [
                .source(.docs, "UIViewController, navigationItem"),
                .source(.so, "25167458, the title of the navigation controller"),
                .source(.so, "9724194, a presented controller"),
            ], .documented, isFollowed: false),
        Rule(
            .b21, "A recognizer has one view", zh: "一个识别器只属于一个视图",
            """
            addGestureRecognizer takes the recognizer away from the view that had it: each view needs a \
            recognizer of its own.
            """,
            evidence: [.source(.docs, "UIGestureRecognizer, view")], .documented, isFollowed: false),
        Rule(
            .b22, "A delegate is there when it is asked", zh: "代理要在被询问之前设好",
            """
            Adopting a protocol makes nobody a delegate: the property has to be set, and before the \
            moment at which the question comes.
            """,
            evidence: [
                .source(.docs), .rule(.b17), .source(.so, "delegates that are never asked"),
            ], .documented, isFollowed: false),
        Rule(
            .b23, "The keyboard lies over what is below it", zh: "键盘盖住它下面的内容",
            """
            Nothing moves for the keyboard but the rows of a UITableViewController: a field that it \
            covers is moved by the app, with keyboardLayoutGuide or the keyboard's notifications.
            """,
            evidence: [
                .source(.docs, "keyboardLayoutGuide"), .rule(.a98),
                .source(.so, "1126726, a field behind the keyboard"),
            ], .documented, isFollowed: false),
        Rule(
            .b24, "loadView gives the controller its view", zh: "loadView 要给控制器一个视图",
            """
            An override of loadView sets view, and does not call super; one that only does something \
            besides calls super, or stands in viewDidLoad. Reading view before it is set calls \
            loadView again.
            """,
            evidence: [.source(.docs, "loadView"), .rule(.e81)], .documented, isFollowed: false),
        Rule(
            .b25, "A hidden view keeps its room", zh: "隐藏的视图仍占位置",
            """
            isHidden changes nothing in the layout: constraints go on to count with the view. Only a \
            UIStackView closes the gap of a hidden arranged subview.
            """,
            evidence: [
                .source(.docs, "isHidden, and UIStackView"),
                .source(.so, "17869268, a view that is gone"),
            ], .documented, isFollowed: false),
        Rule(
            .b26, "Content begins beside the bars", zh: "内容从栏的旁边开始",
            """
            From iOS 7 on a controller's view goes on below the bars: what must not be covered is \
            constrained to safeAreaLayoutGuide, or edgesForExtendedLayout ends the view at the bars.
            """,
            evidence: [
                .source(.docs, "edgesForExtendedLayout and safeAreaLayoutGuide"),
                .source(.so, "17074365, bars over a view"),
            ], .documented, since: 7, isFollowed: false),
        Rule(
            .b27, "One transition at a time", zh: "一次只做一个转场",
            """
            What begins while a presentation, a dismissal, a push or a pop is under way begins in the \
            completion of that, or in the handler of what the user chose.
            """,
            evidence: [
                .source(.docs), .rule(.a18), .rule(.e06),
                .source(.so, "38749312, a pop behind an alert"),
            ], .documented, isFollowed: false),
        Rule(
            .b28, "The swipe back needs somewhere to go", zh: "滑动返回要有地方可回",
            """
            Where code has taken the delegate of interactivePopGestureRecognizer away, the swipe begins \
            on the root of the stack, too; there is nothing to pop, and the next push does not show. A \
            delegate that answers viewControllers.count > 1 prevents that.
            """,
            evidence: [.source(.so, "36503224, an app that freezes on a push"), .rule(.c55)],
            .inferred, since: 7, isFollowed: false),
        Rule(
            .b29, "A call on nil does nothing", zh: "对 nil 的调用什么也不做",
            """
            navigationController, tabBarController, splitViewController and the presenting controller \
            are nil where no such controller is around: a call on nil, or behind a question mark, does \
            nothing and says nothing.
            """,
            evidence: [
                .source(.docs, "UIViewController, navigationController"),
                .source(.so, "6164525, a push on nil"),
            ], .documented, isFollowed: false),
        Rule(
            .b30, "A notification is not kept", zh: "通知不会保留",
            """
            Who observes a notification after it was posted never hears of it: the observer is added \
            before, or is given the value itself.
            """,
            evidence: [
                .rule(.u21), .source(.docs, "NotificationCenter"),
                .source(.so, "observers that are added in viewDidLoad of the next controller"),
            ], .documented, isFollowed: false),
        Rule(
            .b31, "A container is not what it contains", zh: "容器不是它里面的控制器",
            """
            What is presented, a tab or a segue's destination is the navigation controller where one is \
            around: a cast to the class of the controller within it fails.
            """,
            evidence: [
                .source(.tspl, "type casting"),
                .source(.so, "a segue's destination that is a navigation controller"),
            ], .documented, isFollowed: false),
        Rule(
            .b32, "The container goes, and not what it contains", zh: "离开的是容器，而不是里面的控制器",
            """
            isBeingPresented and isBeingDismissed are true of the controller that is presented, \
            isMovingToParent and isMovingFromParent of the one that comes to a parent: a controller \
            within it reads false.
            """,
            evidence: [
                .source(.docs, "isBeingDismissed"), .rule(.c17),
                .source(.so, "isBeingDismissed in a navigation controller"),
            ], .documented, isFollowed: false),
        Rule(
            .b33, "Each initialiser makes another object", zh: "每次初始化都造出另一个对象",
            """
            What is set on one object of a class is not set on another: the object that is prepared is \
            the one to show.
            """,
            evidence: [
                .source(.tspl, "classes are reference types"),
                .source(.so, "a value that does not reach the next controller"),
            ], .documented, isFollowed: false),
        Rule(
            .b34, "viewDidLoad comes after what was set before", zh: "viewDidLoad 在先前的设置之后才来",
            """
            The view loads when it is first needed: what viewDidLoad gives a view replaces what was \
            given to it before that.
            """,
            evidence: [
                .source(.docs, "UIViewController.viewDidLoad"), .rule(.l02),
                .source(.so, "a label that is set before the push"),
            ],
            .documented, isFollowed: false),
        Rule(
            .b35, "A constraint's change is animated by the layout", zh: "约束的变化由布局产生动画",
            """
            A constraint moves nothing until the next layout: an animation closure that changes one calls \
            layoutIfNeeded on the view around it, or the views jump.
            """,
            evidence: [
                .source(.docs, "layoutIfNeeded"),
                .source(.so, "12622424, constraint changes that do not animate"),
            ], .documented, isFollowed: false),
        Rule(
            .b36, "A view is as large as its frame", zh: "视图的大小就是它的 frame",
            """
            A view that is made without a frame is 0 by 0 points at the origin, whatever it has to show: \
            a frame, sizeToFit or constraints give it a size.
            """,
            evidence: [.source(.docs, "UIView.init(frame:), UIView.sizeToFit()")],
            .documented, isFollowed: false),
        Rule(
            .b37, "An optional method is found by its exact name", zh: "可选方法按准确的名字被找到",
            """
            A delegate or a data source is asked for each optional method by its selector: one that is \
            spelt otherwise, or that is another method of the protocol, is never called, and nothing says so.
            """,
            evidence: [
                .source(.docs, "Adopting a protocol's optional requirements"),
                .source(.so, "didDeselectRowAt in place of didSelectRowAt"),
            ], .documented, isFollowed: false),
        Rule(
            .b38, "A hidden child has appeared all the same", zh: "隐藏的子控制器照样算已出现",
            """
            Appearance follows a view's entering and leaving the window. isHidden and alpha change what is \
            seen, and send no appearance callback: a child that comes and goes is added and removed, or its \
            view is.
            """,
            evidence: [
                .source(
                    .docs, "viewWillAppear(_:): the view is about to be added to a view hierarchy"),
                .rule(.m1),
            ], .documented, isFollowed: false),
        Rule(
            .b39, "What collapses a large title", zh: "大标题随什么收起",
            """
            A large title follows the scroll view that is the controller's view, or the first subview of \
            it, and that reaches up under the bar. Another one has to be named by \
            setContentScrollView(_:for:), from iOS 15 on.
            """,
            evidence: [
                .source(.docs, "setContentScrollView(_:for:)"),
                .source(.so, "large titles that do not collapse: the first subview"),
            ], .log, since: 11, isFollowed: false),
        Rule(
            .b40, "A bar at the edge of its content", zh: "内容边缘处的导航栏",
            """
            From iOS 15 on a bar whose content is scrolled to its edge is drawn with scrollEdgeAppearance, \
            and is transparent where that is nil. barTintColor and standardAppearance show only once the \
            content lies under the bar.
            """,
            evidence: [.source(.docs, "UINavigationBar.scrollEdgeAppearance, and TN3106")],
            .documented, since: 15, isFollowed: false),
        Rule(
            .b41, "Who edits a table", zh: "谁让表格进入编辑",
            """
            editButtonItem calls setEditing(_:animated:) of its controller, which changes isEditing and the \
            button. A UITableViewController hands that to its table; every other controller has to do it in \
            an override.
            """,
            evidence: [
                .source(.docs, "UIViewController.editButtonItem and setEditing(_:animated:)")
            ], .documented, isFollowed: false),
        Rule(
            .b42, "A reused cell is as it was left", zh: "重用的单元格保持原样",
            """
            dequeueReusableCell gives a cell that another row has used, with all that was set on it. \
            cellForRowAt sets everything that differs between rows, for every row, from the data; what is \
            set elsewhere on a cell goes on to other rows.
            """,
            evidence: [
                .source(.docs, "UITableViewCell.prepareForReuse: cellForRowAt resets all content")
            ], .documented, isFollowed: false),
        Rule(
            .b43, "How far an override of the style reaches", zh: "样式覆盖作用到哪里",
            """
            overrideUserInterfaceStyle of a controller counts for it, its views and its children; that of a \
            view for the view and what is in it. What presents it, what lies beside it and its container go \
            on with their own: the window's counts for all of them.
            """,
            evidence: [.source(.docs, "overrideUserInterfaceStyle")], .documented, since: 13,
            isFollowed: false),
        Rule(
            .b44, "When pages have dots", zh: "分页何时有圆点",
            """
            A page controller shows its page control where its transition style is scroll, it turns \
            horizontally, and its data source has both presentationCount and presentationIndex. The default \
            style of init is pageCurl, which has none.
            """,
            evidence: [
                .source(
                    .docs,
                    "presentationCount(for:): both methods, the style scroll and horizontal pages")
            ], .documented, isFollowed: false),
        Rule(
            .b45, "What may be nil is asked first", zh: "可能为 nil 的要先检查",
            """
            `!`, `as!` and an implicitly unwrapped property end the program where there is nothing, or \
            another type: a fatal error with the file and the line. if let, guard let, ?? and as? go on.
            """,
            evidence: [.source(.tspl, "Optional chaining, and Forced unwrapping")], .documented,
            isFollowed: false),
        Rule(
            .b46, "An appearance callback comes at each return", zh: "出现/消失回调每次回来都会来",
            """
            viewWillAppear, viewIsAppearing and viewDidAppear come whenever the view comes back: after a pop, \
            from another tab, when what covered it is dismissed. What they present, push or set is done anew \
            each time.
            """,
            evidence: [.source(.docs, "viewDidAppear(_:), viewWillAppear(_:)"), .rule(.c36)],
            .documented, isFollowed: false),
        Rule(
            .b47, "What is announced may not come", zh: "宣布了的不一定会发生",
            """
            willTransitionTo of a page controller and presentationControllerWillDismiss come when the finger \
            begins. Where it is let go early nothing changes: didFinishAnimating comes with \
            transitionCompleted false, and presentationControllerDidDismiss not at all.
            """,
            evidence: [
                .source(
                    .docs,
                    "pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)"
                )
            ], .documented, isFollowed: false),
        Rule(
            .b48, "A child that is replaced is removed", zh: "被换掉的子控制器要移除",
            """
            A child over which another one is put stays a child, and its view stays in the window: it hears \
            every appearance, every turn and every change of traits, and lives as long as its parent.
            """,
            evidence: [.source(.guide, "container controllers"), .rule(.b38)], .documented,
            isFollowed: false),
        Rule(
            .b49, "A bar belongs to its container", zh: "栏属于它的容器",
            """
            The navigation bar, the toolbar and the tab bar are the container's, one for all of its screens. \
            A screen that hides or shows one leaves it so when it goes, unless it sets it back in \
            viewWillDisappear; hidesBottomBarWhenPushed is undone by the pop.
            """,
            evidence: [
                .source(
                    .docs,
                    "setNavigationBarHidden(_:animated:), hidesBottomBarWhenPushed")
            ], .documented, isFollowed: false),
        Rule(
            .b50, "What is presented has the presentation controller", zh: "呈现控制器属于被呈现的那一个",
            """
            A navigation controller that is presented has a presentation controller, a sheet and a delegate of \
            its own. Those of its content, asked for before it was put in, belong to a presentation that never \
            comes.
            """,
            evidence: [
                .source(.docs, "presentationController, sheetPresentationController")
            ], .documented, isFollowed: false),
        Rule(
            .b51, "A scroll view scrolls when it is laid out", zh: "滚动视图布局之后才能滚动",
            """
            Before the first layout a scroll view has neither its size nor its content: what scrolls it in \
            viewDidLoad has nothing to scroll to, and it begins at its top.
            """,
            evidence: [.source(.docs, "viewDidLayoutSubviews()"), .rule(.b08)], .documented,
            isFollowed: false),
        Rule(
            .b52, "A cell's views are in its contentView", zh: "单元格的视图放在 contentView 里",
            """
            What is added to the cell itself does not move with its content, as in editing, and from iOS 14 \
            on may lie below its contentView, which then takes its touches.
            """,
            evidence: [.source(.docs, "UITableViewCell.contentView")], .documented,
            isFollowed: false),
        Rule(
            .b53, "A class that is refused is not there", zh: "被拒绝的类并不存在",
            """
            A class is taken as a whole or not at all. Each line that names one which was refused fails by \
            itself: the first error is the one to mend.
            """,
            evidence: [.source(.tspl, "Classes and Structures")], .documented, isFollowed: false),
        Rule(
            .b54, "What bounds a value is set before it", zh: "先设范围，再设值",
            """
            A value is fitted to its bounds as it is set: a selectedIndex at which there is no controller yet \
            is passed over, the value of a slider or a stepper goes to its minimum or maximum, a currentPage \
            to the pages that there are, a zoomScale to its limits. Bounds that come later do not bring it \
            back.
            """,
            evidence: [
                .source(
                    .docs,
                    "UITabBarController.selectedIndex, UISlider.value, UIPageControl.currentPage, "
                        + "UIScrollView.maximumZoomScale")
            ], .documented, isFollowed: false),
        Rule(
            .b55, "What the user changes passes the setter by", zh: "用户的改动不经过 setter",
            """
            The willSet and didSet of an override run where code sets the property. A tap on a tab does not \
            set selectedIndex, and typing does not set the text of a field or a text view: UIKit changes what \
            is behind them, and tells the delegate or sends the control's event.
            """,
            evidence: [
                .source(.docs, "UITabBarControllerDelegate, UIControl.Event.editingChanged"),
                .source(.mem, "that the setter is not called"),
            ], .documented, isFollowed: false),
        Rule(
            .b56, "The back button goes back, whatever its action", zh: "返回按钮只会返回，不执行自己的动作",
            """
            backBarButtonItem lends the back button its title and its image. Its target and its action are \
            not used: the stack pops. What is to happen at leaving stands in viewWillDisappear where \
            isMovingFromParent is true, or a leftBarButtonItem takes the button's place.
            """,
            evidence: [
                .source(.docs, "UINavigationItem.backBarButtonItem"),
                .source(.so, "1214965, the action of a back button"),
            ], .documented, isFollowed: false),
        Rule(
            .b57, "A flow layout keeps the sizes that it was told", zh: "流式布局会保留得到过的尺寸",
            """
            The delegate's sizeForItemAt is asked when the layout is invalidated or the data are reloaded. A \
            change of the list's width alone asks for no sizes: invalidateLayout() does, in \
            viewWillTransition or where the bounds have changed.
            """,
            evidence: [
                .source(.docs, "UICollectionViewFlowLayoutInvalidationContext"),
                .source(.mem, "that a turn of the device asks for no sizes"),
            ], .documented, isFollowed: false),
        Rule(
            .b58, "What comes first reads what is not set yet", zh: "先来的方法读不到之后才设置的值",
            """
            A property that one callback sets is nil in every callback that UIKit sends before it. A text \
            field tells its delegate that editing has begun before the keyboard's notifications, a text view \
            after them.
            """,
            evidence: [
                .source(
                    .docs, "UITextFieldDelegate, UITextViewDelegate, keyboardWillShowNotification"),
                .source(.mem, "the order for a text view"),
            ], .documented, isFollowed: false),
        Rule(
            .b59, "A gesture that dismisses runs none of your code", zh: "手势关闭不会运行你自己的代码",
            """
            Where the user swipes a sheet down, UIKit dismisses it: the method of the close button, and the \
            completion that it gives dismiss, do not run. The presentation controller's delegate is told by \
            presentationControllerDidDismiss, and the controller itself by viewDidDisappear.
            """,
            evidence: [
                .source(
                    .docs,
                    "UIAdaptivePresentationControllerDelegate.presentationControllerDidDismiss")
            ], .documented, isFollowed: false),
        Rule(
            .b60, "A cell is another row's by then", zh: "那时单元格已属于别的行",
            """
            A closure that runs later still has the cell that it was given, which may show another row by \
            then: what comes late is kept in the data, and the cell asked for anew by cellForRow(at:).
            """,
            evidence: [
                .rule(.b42), .source(.docs, "UITableView.cellForRow(at:)"),
                .source(.so, "pictures that are loaded into the wrong rows"),
            ], .documented, isFollowed: false),
        Rule(
            .b61, "A form sheet keeps the keyboard", zh: "表单样式会留住键盘",
            """
            In a form sheet the keyboard stays where a field resigns, since \
            disablesAutomaticKeyboardDismissal is true by default for that style. The presented controller \
            is asked, and a navigation controller does not ask what it shows.
            """,
            evidence: [
                .source(.docs, "UIViewController.disablesAutomaticKeyboardDismissal"),
                .source(.radar, "16680390, a navigation controller in a form sheet"),
            ], .documented, isFollowed: false),
        Rule(
            .b62, "A container has one delegate", zh: "容器只有一个代理",
            """
            A screen that makes itself the delegate of its navigation or tab bar controller is that for all \
            screens, until another one is set: it gives animators for, and hears of, what it has nothing to \
            do with. It sets the delegate back in viewWillDisappear, or looks at the controllers that it is given.
            """,
            evidence: [
                .source(.docs, "UINavigationController.delegate"),
                .source(.so, "animators that run for other screens"),
            ], .documented, isFollowed: false),
        Rule(
            .b63, "A window is hidden until it is shown", zh: "窗口要显示出来才看得见",
            """
            A window that code makes is hidden: its root is not loaded, and gets no callback of appearance, \
            until makeKeyAndVisible is called, or isHidden is set to false.
            """,
            evidence: [
                .source(.docs, "UIWindow.makeKeyAndVisible(), rootViewController")
            ], .documented, isFollowed: false),
        Rule(
            .b64, "An optional method is found where its protocol is adopted",
            zh: "采用了协议，可选方法才找得到",
            """
            From Swift 4 on a method of an optional requirement is made known to Objective-C in a class that \
            adopts the protocol. UIKit asks an object without it as if the method were not there; in \
            Objective-C the method alone counts.
            """,
            evidence: [
                .source(.tspl, "SE-0160, which limits the inference of @objc"),
                .source(.docs, "UICollectionViewDelegateFlowLayout"),
            ], .documented, isFollowed: false),
        Rule(
            .b65, "Lines that do not do what they seem to do", zh: "看起来能用、其实不行的代码",
            """
            Some lines do not do what they seem to do, whatever the world is like. The table of what people \
            stumble over has them, each with the page or the question that says so; doctor knows them by the \
            names that code uses.
            """,
            evidence: [
                .source(.docs, "the pages that the entries of the table name")
            ], .documented, isFollowed: false),
    ]
}
