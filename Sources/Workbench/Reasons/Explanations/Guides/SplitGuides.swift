import HierarchyRecords

extension CallbackGuide {
    /// What splits ask and tell their delegate.
    static let splits: [CallbackGuide] = [
        CallbackGuide(
            .splitWillChange, "The display mode is about to change.",
            when: "To the delegate; displayMode still has the old one.",
            rules: [.r31, .c51],
            example:
                "device iPad; new a; new b; new s as split with a b; root s; displaymode secondaryOnly"
        ),
        CallbackGuide(
            .splitWillShow, "A column is about to be seen.",
            when:
                "To the delegate, before its controller will appear; not for columns shown by name.",
            rules: [.r31, .c51],
            example: "device iPad; new a; new b; new s as split with a b; root s"),
        CallbackGuide(
            .splitDidShow, "A column is seen.",
            when: "To the delegate, before its controller did appear.",
            rules: [.r31, .c51],
            example: "device iPad; new a; new b; new s as split with a b; root s"),
        CallbackGuide(
            .splitWillHide, "A column is about to be hidden.",
            when:
                "To the delegate, before its controller will disappear; not for columns hidden by name.",
            rules: [.r31, .c51],
            example:
                "device iPad; new a; new b; new s as split with a b; root s; displaymode secondaryOnly"
        ),
        CallbackGuide(
            .splitDidHide, "A column is hidden.",
            when: "To the delegate, before its controller did disappear.",
            rules: [.r31, .c51],
            example:
                "device iPad; new a; new b; new s as split with a b; root s; displaymode secondaryOnly"
        ),
        CallbackGuide(
            .splitTopColumn, "Which column is to be on top of the stack.",
            when: "To the delegate, before columns collapse in a compact width.",
            rules: [.r31, .c51],
            example: "device iPad; new a; new b; new s as split with a b; root s; trait compact"),
        CallbackGuide(
            .splitDidCollapse, "The columns are one stack.",
            when: "To the delegate, when the columns have collapsed.",
            rules: [.r31, .c51],
            example: "device iPad; new a; new b; new s as split with a b; root s; trait compact"),
        CallbackGuide(
            .splitModeForExpanding, "How the columns are to be seen.",
            when: "To the delegate, before columns expand in a regular width.",
            rules: [.r31, .c51],
            example:
                "device iPad; new a; new b; new s as split with a b; root s; trait compact; trait regular"
        ),
        CallbackGuide(
            .splitDidExpand, "The columns stand side by side.",
            when: "To the delegate, when the columns have expanded.",
            rules: [.r31, .c51],
            example:
                "device iPad; new a; new b; new s as split with a b; root s; trait compact; trait regular"
        ),
        CallbackGuide(
            .splitPrimaryForCollapsing, "Which controller is to be the primary one.",
            when: "To the delegate of a classic split, before it collapses.",
            rules: [.c51, .r31],
            example:
                "device iPad; new a; new b; new m as nav root a; new n as nav root b; new s as split with m n classic; root s; trait compact"
        ),
        CallbackGuide(
            .splitCollapseSecondary, "Whether the delegate deals with the secondary controller.",
            when:
                "To the delegate of a classic split that collapses; false lets the primary push it.",
            rules: [.c51, .r31],
            example:
                "device iPad; new a; new b; new m as nav root a; new n as nav root b; new s as split with m n classic; root s; trait compact"
        ),
        CallbackGuide(
            .splitPrimaryForExpanding, "Which controller is to be the primary one.",
            when: "To the delegate of a classic split, before it expands.",
            rules: [.c51, .r31],
            example:
                "device iPad; new a; new b; new m as nav root a; new n as nav root b; new s as split with m n classic; root s; trait compact; trait regular"
        ),
        CallbackGuide(
            .splitSeparateSecondary, "Which controller is to be the secondary one.",
            when:
                "To the delegate of a classic split that expands; nil lets the primary pop its top.",
            rules: [.c51, .r31],
            example:
                "device iPad; new a; new b; new m as nav root a; new n as nav root b; new s as split with m n classic; root s; trait compact; trait regular"
        ),
        CallbackGuide(
            .splitShow, "Whether the delegate shows the controller.",
            when: "To the delegate of a classic split, when code shows a controller in it.",
            rules: [.c51, .r31],
            example:
                "device iPad; new a; new b; new c; new s as split with a b classic; root s; show c from s"
        ),
        CallbackGuide(
            .splitShowDetail, "Whether the delegate shows the controller as a detail.",
            when: "To the delegate of a classic split, when code shows a detail in it.",
            rules: [.c51, .r31],
            example:
                "device iPad; new a; new b; new c; new s as split with a b classic; root s; showdetail c from s"
        ),
    ]
}
