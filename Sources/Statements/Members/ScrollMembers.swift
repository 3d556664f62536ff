import HeadlessUIKit

extension UIScrollView.ContentInsetAdjustmentBehavior: ScriptChoice {
    static var type: TypeDescription { .insetAdjustment }
    static let choices: [Self] = [.automatic, .scrollableAxes, .never, .always]
}

extension UIScrollView.KeyboardDismissMode: ScriptChoice {
    static var type: TypeDescription { .keyboardDismissMode }
    static let choices = Array(allCases)
}

extension TypeDescription {
    static let keyboardDismissMode = TypeDescription(
        "UIScrollView.KeyboardDismissMode",
        choices: UIScrollView.KeyboardDismissMode.allCases.map { "\($0)" })
    static let insetAdjustment = TypeDescription(
        "UIScrollView.ContentInsetAdjustmentBehavior",
        choices: ["automatic", "scrollableAxes", "never", "always"])

    static let scrollView = TypeDescription(
        "UIScrollView", class: UIScrollView.self, superclass: .view
    ) { type in
        type.initialiser("init()") { UIScrollView() }
        type.initialiser("init(frame:)") { (frame: CGRect) in UIScrollView(frame: frame) }
        addContent(&type)
        type.property(
            "delegate", { ProtocolReference<ScrollDelegate>($0.delegate) },
            { $0.delegate = $1?.object })
        type.property("isScrollEnabled", { $0.isScrollEnabled }, { $0.isScrollEnabled = $1 })
        type.property("isPagingEnabled", { $0.isPagingEnabled }, { $0.isPagingEnabled = $1 })
        type.property(
            "keyboardDismissMode", { $0.keyboardDismissMode }, { $0.keyboardDismissMode = $1 })
        type.property("bounces", { $0.bounces }, { $0.bounces = $1 })
        type.property(
            "alwaysBounceVertical", { $0.alwaysBounceVertical }, { $0.alwaysBounceVertical = $1 })
        type.property(
            "alwaysBounceHorizontal", { $0.alwaysBounceHorizontal },
            { $0.alwaysBounceHorizontal = $1 })
        type.property(
            "showsVerticalScrollIndicator", { $0.showsVerticalScrollIndicator },
            { $0.showsVerticalScrollIndicator = $1 })
        type.property(
            "showsHorizontalScrollIndicator", { $0.showsHorizontalScrollIndicator },
            { $0.showsHorizontalScrollIndicator = $1 })
        type.property("isDragging", { $0.isDragging })
        type.property("isDecelerating", { $0.isDecelerating })
        type.property("contentLayoutGuide", { $0.contentLayoutGuide })
        type.property("frameLayoutGuide", { $0.frameLayoutGuide })
        type.method("flashScrollIndicators()", UIScrollView.flashScrollIndicators)
    }

    private static func addContent(_ type: inout MemberList<UIScrollView>) {
        type.property("contentOffset", { $0.contentOffset }, { $0.contentOffset = $1 })
        type.property("contentSize", { $0.contentSize }, { $0.contentSize = $1 })
        type.property("contentInset", { $0.contentInset }, { $0.contentInset = $1 })
        type.property("adjustedContentInset", { $0.adjustedContentInset })
        type.property(
            "contentInsetAdjustmentBehavior", { $0.contentInsetAdjustmentBehavior },
            { $0.contentInsetAdjustmentBehavior = $1 })
        type.method("adjustedContentInsetDidChange()", UIScrollView.adjustedContentInsetDidChange)
        type.method("setContentOffset(_:animated:)", UIScrollView.setContentOffset)
        type.method("scrollRectToVisible(_:animated:)", UIScrollView.scrollRectToVisible)
    }
}
