extension Rulebook {
    /// When UIKit complains of views, traits, lists, constraints and what else an app uses.
    static let viewTexts: [Rule] = [
        Rule(
            .e32, "A view added to itself", zh: "视图添加到自己",
            "addSubview(_:) of the view itself raises an exception.",
            evidence: [
                .source(.ktjPushQueue), .source(.crashes, "a post of 1 June 2014"),
            ], .log),
        Rule(
            .e60, "traitCollection overridden", zh: "重写了 traitCollection",
            """
            `Class X overrides the -traitCollection getter, which is not supported. If you're \
            trying to override traits, you must use the appropriate API.`
            """,
            evidence: [
                .source(
                    .consoles, "a device, June 2019, a beta of iOS 13", seen: "a beta of iOS 13")
            ], .log, since: 13
        ),
        Rule(
            .e63, "A cycle of views", zh: "视图的循环",
            """
            Adding a view somewhere below itself raises CALayerInvalid, also where it is only the \
            callbacks of the call that have put it there. Before 9 the stack overflowed.
            """,
            evidence: [.source(.dcCommentView), .source(.koloda), .source(.maui)], .log, since: 9),
        Rule(
            .e64, "Unrecognized selector", zh: "不认识的选择子",
            """
            An object that is sent a message without a method for it raises \
            NSInvalidArgumentException: `-[X foo]: unrecognized selector sent to instance <X>`; \
            a message to nil does nothing.
            """,
            evidence: [.source(.crashes)], .log),
        Rule(
            .e65, "A cell nobody registered", zh: "没有人注册的单元格",
            """
            Dequeuing for an index path under an identifier without a class raises: `unable to \
            dequeue a cell with identifier X - must register a nib or a class for the identifier or \
            connect a prototype cell in a storyboard`.
            """,
            evidence: [.source(.crashes)], .log, since: 6),
        Rule(
            .e80, "Rows that do not fit the changes", zh: "与改动不符的行",
            """
            A table whose numbers after an update are not those before it with the changes raises \
            NSInternalInconsistencyException: `Invalid update: invalid number of rows in section N. …`, \
            from 16 on `Invalid batch updates detected: …`; so does a change of a row that is not there.
            """,
            evidence: [.source(.crashes, "tables, iOS 6 to 17", seen: "iOS 6 to 17")], .log),
        Rule(
            .e66, "Constraints that contradict each other", zh: "约束互相矛盾",
            """
            Required constraints that cannot all hold are listed in one text, and one of them is \
            given up until another of the list is deactivated; the app goes on.
            """,
            evidence: [
                .source(.consoles), .source(.rSim, "about 700 sets that cannot hold"),
            ], .measured, since: 6),
        Rule(
            .e83, "Rows whose constraints ask for no height", zh: "约束没有给出高度的行",
            """
            An automatic row whose cell has constraints that ask for no height stays 44 points high, and \
            one text says so, once in an app's life. Up to iOS 12 it says "tableview cell" and names no \
            cell; that 13 is the first to name it is assumed.
            """,
            evidence: [
                .source(
                    .consoles, "issues of XLForm, Eureka, webxr-ios and MyFlightbook, 2014 to 2025"),
                .rule(.a160),
            ], .log, since: 8),
        Rule(
            .e67, "No common ancestor", zh: "没有共同的祖先",
            """
            Activating a constraint between views that are not in one hierarchy raises \
            NSGenericException.
            """,
            evidence: [.source(.crashes)], .log, since: 6),
        Rule(
            .e68, "A hierarchy not prepared", zh: "没有准备好的层级",
            "addConstraint on a view that one of the items is not in raises.",
            evidence: [.source(.crashes)], .log, since: 6),
        Rule(
            .e69, "Invalid pairing", zh: "无效的配对",
            """
            An edge along the width related to one along the height, or to a size, raises; so does \
            leading or trailing related to left or right.
            """,
            evidence: [.source(.crashes), .source(.guiTabPagerViewController)], .log, since: 6),
        Rule(
            .e70, "A location by itself", zh: "单独的位置",
            "An edge that is to be a number, with no second item, raises.",
            evidence: [.source(.crashes)], .log, since: 6),
        Rule(
            .e71, "A constant that is not finite", zh: "常量不是有限的数",
            "A constant that is no finite number raises.",
            evidence: [.source(.crashes)], .log, since: 6),
        Rule(
            .e72, "A required priority changed", zh: "改动了必需的优先级",
            """
            While a constraint is active its priority cannot go from required to optional or \
            back; from iOS 13 on it can.
            """,
            evidence: [.source(.crashes), .source(.releasenotes)], .log, since: 6),
        Rule(
            .e73, "A visual format that cannot be read", zh: "读不懂的可视格式",
            "A format that breaks the grammar, or names an unknown view, raises.",
            evidence: [.source(.crashes)], .log, since: 6),
        Rule(
            .e74, "A location's delegate that lacks a method", zh: "位置的代理缺少方法",
            """
            requestLocation raises where the delegate lacks didUpdateLocations or didFailWithError: \
            `Delegate must respond to locationManager:didUpdateLocations:`.
            """,
            evidence: [
                .source(.mapboxMapsIos), .source(.whereAmI), .source(.rxCoreLocation),
            ], .log, since: 9),
        Rule(
            .e75, "A priority out of range", zh: "优先级越界",
            "A constraint's priority that is not above 0 and at most 1000 raises.",
            evidence: [
                .source(.docs, "NSLayoutConstraint.priority"), .source(.mem, "the wording"),
            ], .assumed, since: 6),
        Rule(
            .e76, "Geometry that is no number", zh: "几何不是数",
            "A frame, a center or bounds with a part that is no number raise.",
            evidence: [
                .source(.jsqMessagesViewController), .source(.naMapKit), .source(.gtKeyboardHelper),
            ], .log, since: 5),
        Rule(
            .e77, "An arranged subview out of bounds", zh: "排列的子视图越界",
            "insertArrangedSubview raises where the index is above the number of arranged subviews.",
            evidence: [
                .source(
                    .docs,
                    "insertArrangedSubview(_:at:): out of bounds it throws an internalInconsistencyException"
                ), .words("the wording is ours"),
            ], .documented, since: 9),
        Rule(
            .e78, "Finishing an animator that was not stopped", zh: "结束没有停下的动画者",
            """
            finishAnimation(at:) ends a stopped animator only: at the start, at the end or where \
            the views are. On any other it raises.
            """,
            evidence: [.source(.hero, "iOS 10")], .log, since: 10),
    ]
}
