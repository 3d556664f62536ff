import HeadlessUIKit

// Views that count and show how far something is.

extension UIProgressView.Style: ScriptChoice {
    static var type: TypeDescription { .progressStyle }
    static let choices = Array(allCases)
}

extension UIActivityIndicatorView.Style: ScriptChoice {
    static var type: TypeDescription { .activityStyle }
    static let choices = Array(allCases)
}

extension TypeDescription {
    static let progressStyle = TypeDescription(
        "UIProgressView.Style", choices: UIProgressView.Style.allCases.map { "\($0)" })
    static let activityStyle = TypeDescription(
        "UIActivityIndicatorView.Style",
        choices: UIActivityIndicatorView.Style.allCases.map { "\($0)" })

    static let stepper = TypeDescription(
        "UIStepper", class: UIStepper.self, superclass: .control
    ) { type in
        type.initialiser("init()") { UIStepper() }
        type.initialiser("init(frame:)") { (frame: CGRect) in UIStepper(frame: frame) }
        type.property("value", { $0.value }, { $0.value = $1 })
        type.property("minimumValue", { $0.minimumValue }, { $0.minimumValue = $1 })
        type.property("maximumValue", { $0.maximumValue }, { $0.maximumValue = $1 })
        type.property("stepValue", { $0.stepValue }, { $0.stepValue = $1 })
        type.property("wraps", { $0.wraps }, { $0.wraps = $1 })
        type.property("autorepeat", { $0.autorepeat }, { $0.autorepeat = $1 })
        type.property("isContinuous", { $0.isContinuous }, { $0.isContinuous = $1 })
    }

    static let pageControl = TypeDescription(
        "UIPageControl", class: UIPageControl.self, superclass: .control
    ) { type in
        type.initialiser("init()") { UIPageControl() }
        type.initialiser("init(frame:)") { (frame: CGRect) in UIPageControl(frame: frame) }
        type.property("numberOfPages", { $0.numberOfPages }, { $0.numberOfPages = $1 })
        type.property("currentPage", { $0.currentPage }, { $0.currentPage = $1 })
        type.property(
            "hidesForSinglePage", { $0.hidesForSinglePage }, { $0.hidesForSinglePage = $1 })
        type.property(
            "pageIndicatorTintColor", { $0.pageIndicatorTintColor },
            { $0.pageIndicatorTintColor = $1 })
        type.property(
            "currentPageIndicatorTintColor", { $0.currentPageIndicatorTintColor },
            { $0.currentPageIndicatorTintColor = $1 })
        type.method("size(forNumberOfPages:)", UIPageControl.size)
    }

    static let progressView = TypeDescription(
        "UIProgressView", class: UIProgressView.self, superclass: .view
    ) { type in
        type.initialiser("init()") { UIProgressView() }
        type.initialiser("init(frame:)") { (frame: CGRect) in UIProgressView(frame: frame) }
        type.initialiser("init(progressViewStyle:)") { (style: UIProgressView.Style) in
            UIProgressView(progressViewStyle: style)
        }
        type.property("progress", { $0.progress.asWritten }, { $0.progress = Float($1) })
        type.property("progressViewStyle", { $0.progressViewStyle }, { $0.progressViewStyle = $1 })
        type.property("progressTintColor", { $0.progressTintColor }, { $0.progressTintColor = $1 })
        type.property("trackTintColor", { $0.trackTintColor }, { $0.trackTintColor = $1 })
        type.method("setProgress(_:animated:)") { view in
            { (progress: Double, animated: Bool) in
                view.setProgress(Float(progress), animated: animated)
            }
        }
    }

    static let activityIndicator = TypeDescription(
        "UIActivityIndicatorView", class: UIActivityIndicatorView.self, superclass: .view
    ) { type in
        type.initialiser("init()") { UIActivityIndicatorView() }
        type.initialiser("init(frame:)") { (frame: CGRect) in
            UIActivityIndicatorView(frame: frame)
        }
        type.initialiser("init(style:)") { (style: UIActivityIndicatorView.Style) in
            UIActivityIndicatorView(style: style)
        }
        type.property("isAnimating", { $0.isAnimating })
        type.property("hidesWhenStopped", { $0.hidesWhenStopped }, { $0.hidesWhenStopped = $1 })
        type.property("color", { $0.color }, { $0.color = $1 })
        type.property("style", { $0.style }, { $0.style = $1 })
        type.method("startAnimating()", UIActivityIndicatorView.startAnimating)
        type.method("stopAnimating()", UIActivityIndicatorView.stopAnimating)
    }
}
