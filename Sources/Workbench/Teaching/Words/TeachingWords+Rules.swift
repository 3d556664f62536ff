import HierarchyRecords

extension TeachingWords {
    /// The title of a rule. Those that the course and the mysteries cite have one in each language.
    func title(of rule: RuleID) -> String {
        let english = Rulebook.rule(rule).title
        return self(english, Self.chineseTitles[rule] ?? english)
    }

    static let chineseTitles: [RuleID: String] = [
        // Loading, containment and its transitions
        .l01: "从故事板加载", .l02: "用代码加载", .l09: "内存警告", .l10: "边距与安全区域",
        .c01: "启动时只有一个根控制器", .c10: "向可见的容器添加子控制器", .c11: "添加时没有 didMove",
        .c12: "只添加视图", .c13: "只有 addChild", .c20: "从可见的容器移除子控制器",
        .c21: "移除前没有 willMove(nil)", .c22: "只移除视图", .c24: "带动画的 transition(from:to:)",
        .c27: "手工做的带动画交换", .c28: "关闭自动转发", .c30: "过渡中途反向",
        .c31: "两种机制并用，或漏了结束", .m2: "viewIsAppearing 的位置", .m3: "普通父控制器在重写之外转发",
        .m4: "系统容器在自己的重写里转发",
        // Stock containers
        .c34: "带动画的入栈", .c36: "带动画的出栈", .c37: "不带动画的出栈", .c39: "设置整个栈",
        .c40: "导航控制器的根", .c42: "选择另一个标签", .c44: "滚动翻页，完成", .c46: "设置第一页",
        .c47: "分页的代理", .c48: "滚动翻页，取消", .c51: "分栏的折叠与展开", .r43: "用代码设置页面", .x08: "相邻的页面提前询问并保留",
        .r31: "分栏：顺序",
        .d08: "容器的代理", .d09: "标签与分栏的子控制器",
        // Presentation
        .p03: "用代码全屏呈现", .p04: "iPhone 上的卡片", .p05: "哪些样式会移走呈现者的视图",
        .p11: "把卡片滑走", .p12: "自定义呈现", .p32: "弹出框的适配", .d13: "取消的卡片下滑",
        .d16: "一次呈现里的顺序", .d18: "被呈现控制器的布局", .a61: "被取消的自定义过渡", .e18: "弹出框没有锚点",
        // Storyboards
        .g01: "代码触发的转场", .g03: "控件触发的转场", .g05: "穿过模态与栈的回退", .g07: "怎样找到接收者",
        .g09: "查找时的默认值",
        // Traits, layout, the status bar
        .t04: "旋转", .t06: "转发尺寸", .t07: "preferredContentSize",
        .t08: "traitCollectionDidChange 的顺序", .t09: "覆盖子控制器的特征",
        .r24: "一次布局的顺序", .r7: "安全区域、边距与可读宽度", .s01: "谁决定状态栏", .s03: "再次询问",
        // Controls, lists, the app
        .u01: "表格视图与数据源", .u04: "点一行", .u14: "滚动", .u15: "滚动视图的内边距", .u16: "点一个控件", .u20: "单元格的来去",
        .u22: "没有目标的动作",
        .u25: "手指与视图", .u27: "应用的一生", .v05: "对象的一生",
        .v01: "添加视图", .v02: "子树与它的窗口", .v03: "移除视图",
        // Advice and UIKit's own texts
        .b01: "子控制器的视图归它自己", .b05: "外观回调由 UIKit 发送", .b06: "didMove 在动画之后", .b10: "重写要调用 super",
        .b15: "没人需要的就该释放", .e01: "外观调用不成对", .e05: "呈现者不在窗口里", .e07: "呈现还在进行",
        .e66: "约束互相矛盾",
    ]
}
