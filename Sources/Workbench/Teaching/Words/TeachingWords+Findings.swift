import HierarchyRecords

extension TeachingWords {
    /// What was found, in one sentence without a full stop. `doctor` says it in English with its details.
    func sentence(of finding: Finding) -> String {
        self(finding.text, Self.chinese(finding) ?? finding.text)
    }

    private static func chinese(_ finding: Finding) -> String? {
        guard let sentence = chineseSentences[finding.id] else { return nil }
        return sentence.replacing(#/\{([0-9])\}/#) { match in
            Int(match.1).flatMap {
                finding.objects.indices.contains($0) ? finding.objects[$0] : nil
            }
                ?? ""
        }
    }

    /// `{0}` is the first object that the finding is about.
    static let chineseSentences: [String: String] = [
        // Delegates
        "method-nearly-named": "{0} 的 {1} 没有谁会调用：协议里的方法不是这样写的",
        "deselection-alone": "{0} 只实现了取消选择时的 {1}，选择时不会通知它",
        // Containment
        "did-move-missing": "{0} 一直没有收到 didMove(toParent: {1})",
        "did-move-before-view": "{0} 的视图还没有加进来，就收到了 didMove(toParent: {1})",
        "did-move-elsewhere": "{0} 收到的 didMove 说的不是它的父控制器 {1}",
        "did-move-unremoved": "{0} 收到了 didMove(toParent: nil)，却仍是 {1} 的子控制器",
        "did-move-without-add": "{0} 收到了 didMove(toParent: {1})，却没有谁把它加进来",
        "did-move-twice": "{0} 的一次移动收到了两次 didMove",
        "will-move-by-hand": "{0} 的 willMove(toParent: {1}) 是亲手调用的，却没有谁把它加进来",
        "will-move-twice": "{0} 收到了两次 willMove(toParent: {1})：addChild 会发送它，不必亲手调用",
        "view-not-added": "{0} 收到了 didMove(toParent: {1})，它的视图却哪里都不在",
        "view-taken-out": "{0} 的视图已经拿走，{0} 却仍是 {1} 的子控制器",
        "did-move-early": "{0} 的 didMove 调用得太早，移动还没有完成",
        "will-move-missing": "{0} 离开父控制器之前没有收到 willMove(toParent: nil)",
        "removal-unfinished": "{0} 收到了 willMove(toParent: nil)，却仍是 {1} 的子控制器",
        "view-without-controller": "{0} 的视图在窗口里，{0} 却不是它所在容器的子控制器，收不到容器的外观回调",
        "view-of-dead-controller": "{0} 的视图还在窗口里，{0} 自己已经被释放：没有谁持有它",
        "view-astray": "{0} 是 {1} 的子控制器，它的视图却在别的地方",
        "view-moved": "{0} 从 {1} 的视图移到了 {2} 的视图里",
        "view-out-of-sight": "{0} 的视图在 {1} 的视图里看不见",
        "transition-open": "{0} 的 beginAppearanceTransition 没有对应的 endAppearanceTransition",
        "appearance-untold": "{0} 的视图能在 {1} 的视图里看到，却没有谁告诉 {0} 它出现了",
        "disappearance-untold": "{0} 的视图离开了窗口，却没有谁告诉 {0} 它消失了",
        "callback-by-hand": "{0} 的 {1} 是亲手调用的：只有 {0} 听到，不起任何作用",
        // Presentation
        "presented-out-of-sight": "{1} 呈现着 {0}，而 {0} 的视图已经离开窗口",
        "presentation-waits": "{0} 还没有呈现：另一个过渡还没有结束",
        "transition-unfinished": "过渡的动画没有调用 completeTransition，{0} 停在过渡里",
        "completed-twice": "{0} 调用了两次 completeTransition，第二次不起作用",
        "title-of-child": "{0} 的标题没有显示：导航栏显示的是 {1} 的标题",
        "popover-without-exit": "弹出框 {0} 盖住了整个屏幕，上面没有办法返回",
        "detent-unusable": "{0} 的一个停靠高度用不了，卡片不会停在那里",
        "style-frozen": "{0} 的呈现控制器第一次被读取时样式就定了，后来改的样式不起作用",
        "detents-late": "{0} 的卡片的停靠高度设得太晚：iOS 15 在 viewWillAppear 之前已经摆好卡片",
        "bar-outdated": "{0} 现在会回答别的，系统却还没有再问：状态栏等仍是上次的回答",
        "anchor-astray": "{0} 的弹出框锚点 {1} 不在它的窗口里",
        // Layout
        "constraints-at-odds": "{0} 的约束不可能同时成立，其中一条被放弃",
        "constraints-missing": "{0} 关闭了 translatesAutoresizingMaskIntoConstraints，却没有约束确定它的位置",
        "text-without-size": "{0} 有内容，却没有大小：没有谁设过它的 frame",
        "layout-ambiguous": "{0} 的约束不足以确定它的 frame",
        "layout-loop": "{0} 每次布局都要求再布局一次：真正的应用会卡死在这里",
        "constraint-inside-child": "有一条约束伸进了 {0} 的视图内部：{1} 只该约束它的根视图",
        "constraints-left-behind": "{0} 已经移除，它的约束却还有效",
        "frame-against-constraints": "给 {0} 设了 frame，而它的位置由约束决定：下次布局会改回去",
        "turned-along": "到 {0} 的翻转转动了整个父视图，{1} 也跟着转了",
        // Memory and code
        "leak": "{0} 已经没有谁需要，却没有被释放",
        "warned": "UIKit 对 {0} 发出了警告",
        "super-missing": "{0} 的 {1} 没有调用 super",
        "view-in-init": "{0} 的 {1} 在初始化时就读取了 view",
        "view-released": "{0} 的 {1} 释放了视图",
        "critical-released": "{0} 的 {1} 释放了以后还要用的东西",
        "unload-never-comes": "{0} 的 {1} 从 iOS 6 起不会被调用",
        "needless-release": "{0} 的 {1} 里的释放没有必要",
        "parent-unwrapped": "{0} 的 {1} 认定自己一定有父控制器",
        "parent-by-class": "{0} 的 {1} 认定了父控制器是哪个类",
        "sibling-access": "{0} 的 {1} 直接去碰兄弟控制器",
        "childs-views": "{0} 的 {1} 去碰子控制器内部的视图",
        "setup-repeated": "{0} 的 {1} 每次出现都会重复设置",
        "sizes-early": "{0} 的 {1} 读取尺寸太早，布局还没有做",
        "reload-early": "{0} 的 {1} 刷新得太早",
        "callback-called": "{0} 的 {1} 亲手调用了外观回调",
        "segue-without-identifier": "{0} 的 {1} 执行了没有标识符的转场",
        "outlet-in-prepare": "{0} 的 {1} 读取了还没有连接的 outlet",
        // What apps leave out, or do too early
        "item-of-stack": "{0} 自己的 navigationItem 没有栏会显示：栏显示的是 {1} 的",
        "title-of-stack": "给 {0} 设了标题，栏却显示栈顶控制器 {1} 的标题，而它没有",
        "item-of-child": "{0} 的 navigationItem 没有栏会显示：在栈里的是 {1}",
        "item-without-bar": "{0} 为导航栏准备了内容，它却不在任何导航控制器里",
        "call-on-nil": "{0} 的 {1} 是 nil，对它的调用什么也不做",
        "swipe-on-root": "{0} 只有根控制器时也能开始滑动返回：手势的代理被设成了 nil",
        "touches-switched-off": "{0} 收不到触摸：{1} 的 isUserInteractionEnabled 是 false",
        "recognizer-moved": "{0} 失去了它的识别器：一个识别器只属于最后添加的视图",
        "delegate-never-set": "{0} 采用了代理协议，却没有谁把它设成 {1} 的代理",
        "delegate-late": "{0} 成为 {1} 的代理太晚：它已经折叠，没有询问任何人",
        "delegate-dies": "{0} 的 {1} 给了一个没有谁持有的代理：方法结束时它就是 nil",
        "object-dies": "{0} 的 {1} 造出的对象没有谁持有，方法结束时就被释放",
        "focus-early": "{0} 还不在窗口里就调用了 becomeFirstResponder，键盘没有出来",
        "field-under-keyboard": "键盘盖住了正在输入的 {0}",
        "answer-unasked": "{0} 的回答没有被询问：系统问的是 {1}",
        "row-stays-selected": "{0} 的一行仍然选中，它带来的画面却已经离开",
        "content-out-of-reach": "{0} 滚动不到 {1} 的末尾：contentSize 太小",
        "under-bar": "一个栏盖住了 {0}：{1} 的视图延伸到栏的下面",
        "inset-twice": "{0} 为栏留了两次位置：UIKit 已经加过一次",
        "transparent-keeps-room": "{0} 的 alpha 是 0，在栈视图里仍占着位置",
        "hidden-keeps-room": "{0} 隐藏了却仍占着位置：{1} 的约束接在它的边上",
        "segue-twice": "{0} 在一步里把同一个转场执行了两次",
        "loadview-sets-no-view": "{0} 的 loadView 没有设置 view",
        "loadview-reads-view": "{0} 的 loadView 在设置 view 之前就读取它，会无尽地调用自己",
        "presented-frame": "呈现之前设置的 frame 不起作用：尺寸由呈现决定",
        "two-transitions": "{0} 的 {1} 在一个过渡还没结束时就开始另一个",
        "colour-fixed": "{0} 的 {1} 给图层的 CGColor 不会随特征变化",
        "orientation-unasked": "{0} 支持的方向没有被询问：系统问的是最外层的容器 {1}",
        "control-covered": "{0} 收不到触摸：看不见的 {1} 盖在上面",
        "toolbar-hidden": "{0} 有 toolbarItems，{1} 的工具栏却是隐藏的",
        "made-without-storyboard": "{0} 是代码自己造的，不是来自故事板：它的 outlet 一直是 nil",
        "back-item-astray": "{0} 的 backBarButtonItem 不是它上面看到的那个：返回按钮由 {1} 决定",
        "large-title-unwanted": "{0} 想要大标题，{1} 的导航栏却没有打开 prefersLargeTitles",
        "subview-not-arranged": "{0} 是 {1} 的子视图，却不在 arrangedSubviews 里：没有谁安排它的位置",
        "style-not-custom": "{1} 有给 {0} 的呈现控制器，却没有被询问：样式不是 custom",
        "search-over-push": "{0} 的搜索还留在推入的 {1} 上面：{0} 没有定义呈现上下文",
        "posted-early": "通知发出时还没有观察者：{0} 是后来才开始观察的",
        "tab-renamed": "{0} 的标签标题被换掉了：title 也会改标签的名字",
        "never-first-responder": "{0} 写了 {1}，却没有谁问它：{0} 没有成为第一响应者",
        "list-without-size": "{0} 有数据源却没有尺寸：没有一行看得见，也就不会要单元格",
        "rows-outdated": "{0} 的数据已经变了，却没有谁调用 reloadData",
        "asked-of-content": "{0} 的 {2} 是 false：来去的是它外面的容器 {1}",
        "cast-of-container": "{0} 把容器当成 {1} 来转换：{1} 在容器里面",
        "app-delegate-untold": "{0} 的 {1} 不会来：iOS 13 起由场景的代理 {2} 收到",
        "late-overwrite": "{0} 的 {1} 在视图载入之前就设了，viewDidLoad 又把它盖掉",
        "child-larger-than-box": "{0} 的视图比装它的视图大：加进来的视图保持自己的 frame",
        "constraint-jumps": "{0} 的 {1} 在动画里改约束却没有布局：视图会直接跳过去",
        "other-instance": "{0} 的 {1} 设置好一个对象，却显示另一个",
        "outlet-early": "{0} 的视图还没有载入，它的 outlet 是 nil",
        // Storyboards
        "embed-into-filled-view": "故事板 {0} 的容器视图 {1} 里还有别的子视图",
        "embed-without-size": "{0} 的容器视图没有尺寸",
        "unwind-without-action": "故事板 {0} 要回退到 {1}，没有一个类有这个动作",
        "storyboard-id-twice": "故事板 {0} 里有两个 {1}",
        "storyboard-dangling": "故事板 {0} 里有一条连线指向不存在的 {1}",
        "scene-unreached": "故事板 {0} 的 {1} 没有任何转场到达，也没有标识符",
    ]
}
