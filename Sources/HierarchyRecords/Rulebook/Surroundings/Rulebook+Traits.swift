extension Rulebook {
    /// Traits, what overrides them, and what follows them.
    static let traits: [Rule] = [
        Rule(
            .t01, "Traits at launch up to 12", zh: "启动时的特征，到 12",
            """
            The controller gets traitCollectionDidChange(nil) between viewWillAppear and the first \
            layout.
            """,
            evidence: [.source(.neu, "page 258")], .log, since: 8),
        Rule(
            .t02, "Traits at launch from 13", zh: "启动时的特征，从 13 起",
            """
            The controller gets no traitCollectionDidChange: it has its traits from the beginning.
            """,
            evidence: [.source(.neu, "page 258"), .source(.neu, "page 250")], .log, since: 13),
        Rule(
            .t03, "A root that supports landscape only, in portrait", zh: "竖屏时只支持横屏的根",
            """
            After viewWillAppear come willTransition and traitCollectionDidChange to the landscape \
            traits, without viewWillTransition for the size. On an iPad neither comes.
            """,
            evidence: [.source(.neu, "page 258")], .log),
        Rule(
            .t04, "Rotation", zh: "旋转",
            """
            Where size classes change: willTransition, viewWillTransition, \
            traitCollectionDidChange, layout. Where they do not: viewWillTransition and layout.
            """,
            evidence: [.source(.neu, "page 258"), .source(.asyncDisplayKit)], .log, since: 8),
        Rule(
            .t06, "When a child gets viewWillTransition", zh: "子控制器何时收到 viewWillTransition",
            "Only where the size that its container gives it differs from the size that it has.",
            evidence: [.source(.h84), .source(.neu, "page 322")], .documented, since: 8),
        Rule(
            .t07, "preferredContentSize", zh: "preferredContentSize：控制器想要的尺寸",
            """
            Where a child sets its preferredContentSize, its parent gets \
            preferredContentSizeDidChange at once, once. A child whose frame the parent then \
            changes gets no viewWillTransition.
            """,
            evidence: [.source(.neu, "page 322"), .source(.tCat, "one layout pass")], .log, since: 8
        ),
        Rule(
            .t08, "Order of traitCollectionDidChange", zh: "traitCollectionDidChange 的顺序",
            """
            It goes from the top down: when a controller or view gets it, the traits of those \
            below are not updated yet.
            """,
            evidence: [.source(.forums, "thread 733301")], .documented, since: 8),
        Rule(
            .t09, "Overriding a child's traits", zh: "覆盖子控制器的特征",
            """
            The child and all that is below it get traitCollectionDidChange; willTransition is not \
            sent.
            """,
            evidence: [.source(.neu, "page 321"), .source(.mem, "the order")], .log, since: 8
        ),
        Rule(
            .t10, "A size change without rotation", zh: "不旋转的尺寸变化",
            "Hiding a bar brings the layout callbacks, and no viewWillTransition.",
            evidence: [.source(.neu, "page 250")], .log),
        Rule(
            .t11, "Launch in a split screen", zh: "在分屏里启动",
            "viewWillTransition may come before the controller's view is loaded.",
            evidence: [.source(.radar, "37073110")], .log),
        Rule(
            .t12, "Covered controllers of a stack", zh: "栈里被盖住的控制器",
            """
            Of several changes of the size, a controller that is covered in a stack gets \
            viewWillTransition for the first one only; the one on top gets it for each.
            """,
            evidence: [.source(.radar, "24277475")], .log),
        Rule(
            .t13, "Rotation over a presenter that supports portrait only", zh: "只支持竖屏的呈现方上面的旋转",
            "The presenter gets viewWillTransition as well, and once more when the dismissal ends.",
            evidence: [.source(.onmyway133, "notes 202 and 210")], .log),
        Rule(
            .t14, "Views' traits from 17", zh: "从 17 起视图的特征",
            """
            Traits are updated before layout, and a view may get traitCollectionDidChange before \
            its own set-up is done.
            """,
            evidence: [.source(.uiOnboarding)], .log, since: 17),
        Rule(
            .t15, "The preferred size of a stack", zh: "栈的首选尺寸",
            """
            A navigation controller is told the preferredContentSize of a controller in its stack, \
            and takes that of the topmost as its own: the width as it is, the height where it is \
            greater than its own. It does so when the topmost one changes, too. So a popover with \
            a stack grows with a push and does not shrink with a pop, unless code overrides \
            preferredContentSizeDidChange(forChildContentContainer:) without super, or sets the \
            stack's own size.
            """,
            evidence: [
                .source(.preferredContentHeight),
                .source(
                    .radar, "16946356, iOS 7.1: 300 by 100, then 300 by 300, and so it stays",
                    seen: "iOS 7.1"),
                .source(
                    .radar, "13891323, iOS 3.2 to 6: the width follows, the height does not",
                    seen: "iOS 3.2 to 6"),
                .source(.radar, "28564552, iOS 10: grows, does not shrink", seen: "iOS 10"),
                .against(.radar, "19175472, iOS 8.1: the height of the bar is added"),
                .words("nothing was found on systems after 13"),
            ], .log, since: 7),
        Rule(
            .t16, "The preferred size of other containers", zh: "其他容器的首选尺寸",
            """
            Tab, split and page controllers are told a child's preferredContentSize and do not \
            pass it on; nor does a container of the app's own, unless its \
            preferredContentSizeDidChange(forChildContentContainer:) sets its own size. A popover \
            and a form sheet look only at the controller that is presented.
            """,
            evidence: [
                .source(.docs, "UIContentContainer: a container overrides it"),
                .words(
                    """
                    apps set the size of a tab controller in a popover by hand; of split and page \
                    controllers nothing was found
                    """),
            ], .assumed, since: 8),
        Rule(
            .t20, "Size classes of devices", zh: "设备的尺寸类别",
            """
            An iPhone has a compact width and a regular height in portrait, and both compact in \
            landscape; wide phones have a regular width in landscape. An iPad has both regular, in \
            shared screens by its width.
            """,
            evidence: [
                .source(.hig, "its table of size classes"), .source(.jazzychad),
            ], .documented, since: 8),
        Rule(
            .t21, "Overrides of a scene", zh: "场景覆盖的特征",
            """
            Windows and everything in them inherit the overrides of their window scene. A window's \
            own overrides go before these.
            """,
            evidence: [.source(.docs, "UIWindowScene.traitOverrides")], .documented, since: 17),
        Rule(
            .r22, "Style overrides", zh: "界面风格的覆盖",
            """
            overrideUserInterfaceStyle of a controller can be read from its traits at once, \
            without loading its view. Where the controller is in the hierarchy, registrations for \
            the trait run before traitCollectionDidChange, inside the setter. An override on its \
            view leaves the controller's traits as they are. Outside of a window new traits reach the \
            controller at once, an override its root view, too; other views keep what they were \
            told.
            """,
            evidence: [
                .source(.rSim, "style overrides and registrations for traits"),
                .words(
                    """
                    BonMot, issue 399, of December 2020: after another text size a loaded view outside of the \
                    window has the old traits, its controller the new ones
                    """),
            ], .measured, since: 13),
        Rule(
            .a09, "willTransition comes for size classes alone", zh: "willTransition 只为尺寸类别而来",
            """
            Where another trait changes for the whole screen, such as the style or the text size, \
            controllers get traitCollectionDidChange and the layout callbacks without it.
            """,
            evidence: [
                .source(.docs, "the list of what is called when the style changes"),
                .words(
                    """
                    kept: apps of iOS 13 handle the style in willTransition (FloatingPanel, pull request \
                    228; Piwigo), which speaks against it, but no log shows the call; an expert's \
                    reading of the documentation is that it is not made
                    """),
            ], .assumed, since: 8),
        Rule(
            .a75, "Traits that a layout reads", zh: "布局读到的特征",
            """
            UIKit notes which of its view's traits layoutSubviews reads; when one of these \
            changes, the view is laid out again.
            """,
            evidence: [
                .source(
                    .docs,
                    """
                    Automatic trait tracking: the list of what notes the traits that it reads, layoutSubviews \
                    among them; a change of one of these makes UIKit call setNeedsLayout
                    """)
            ], .documented, since: 18),
        Rule(
            .a85, "What a class of a trait says of itself", zh: "特征的类怎样说明自己",
            """
            identifier is the class's name, name is that without UITrait. Colours depend on idiom, \
            style, gamut, contrast, level, active appearance and list environment. changedTraits \
            names what either collection specifies otherwise than the other. A definition of the \
            app's has its type's name for both unless it says otherwise.
            """,
            evidence: [
                .source(.docs, "UITraitDefinition"),
                .words("measurements of a port on Mac Catalyst 26.2"),
                .source(.mem, "that UIKit's traits come first, and the app's own names"),
            ], .assumed, since: 17),
        Rule(
            .a117, "A trait that is not overridden", zh: "没有被覆盖的特征",
            """
            Among traitOverrides only what is overridden has a value: to read another trait raises, \
            before anything else happens. contains(_:) asks, remove(_:) gives it back. The text is \
            ours.
            """,
            evidence: [
                .source(.docs, "UITraitOverrides, contains and remove"),
                .source(.mem, "that reading raises"),
            ], .assumed, since: 17),
        Rule(
            .a122, "A registration for no trait", zh: "不针对任何特征的注册",
            """
            registerForTraitChanges needs at least one trait; none raises. The text is ours.
            """,
            evidence: [.source(.mem), .words("no public log was found")], .assumed, since: 17),
        Rule(
            .a124, "Colours that depend on traits", zh: "取决于特征的颜色",
            """
            UIKit asks a dynamic colour for its value whenever the colour is resolved: with the \
            traits that are given, or as a CGColor with the current ones. Here UIKit's own colours \
            have one look in the light and one in the dark, and contrast and level do not change \
            them. The numbers are those of the guidelines.
            """,
            evidence: [
                .source(
                    .docs,
                    """
                    init(dynamicProvider:): made anew from the traits that it is given; resolvedColor(with:): \
                    cgColor and getRed resolve by the current traits
                    """),
                .source(.hig, "the numbers"),
            ], .documented, since: 13),
    ]
}
