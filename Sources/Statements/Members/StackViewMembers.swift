import HeadlessUIKit

extension UIStackView.Distribution: ScriptChoice {
    static var type: TypeDescription { .stackDistribution }
    static let choices = Array(allCases)
}

extension UIStackView.Alignment: ScriptChoice {
    static var type: TypeDescription { .stackAlignment }
    static let choices = allCases + [.top, .bottom]
}

extension TypeDescription {
    static let stackDistribution = TypeDescription(
        "UIStackView.Distribution", choices: UIStackView.Distribution.allCases.map { "\($0)" })
    static let stackAlignment = TypeDescription(
        "UIStackView.Alignment",
        choices: UIStackView.Alignment.allCases.map { "\($0)" } + ["top", "bottom"])

    static let stackView = TypeDescription(
        "UIStackView", class: UIStackView.self, superclass: .view
    ) { type in
        type.initialiser("init()") { UIStackView() }
        type.initialiser("init(frame:)") { (frame: CGRect) in UIStackView(frame: frame) }
        type.initialiser("init(arrangedSubviews:)") { (views: [UIView]) in
            UIStackView(arrangedSubviews: views)
        }
        type.staticProperty("spacingUseDefault") { UIStackView.spacingUseDefault }
        type.staticProperty("spacingUseSystem") { UIStackView.spacingUseSystem }
        type.property("axis", { $0.axis }, { $0.axis = $1 })
        type.property("distribution", { $0.distribution }, { $0.distribution = $1 })
        type.property("alignment", { $0.alignment }, { $0.alignment = $1 })
        type.property("spacing", { $0.spacing }, { $0.spacing = $1 })
        type.property(
            "isLayoutMarginsRelativeArrangement", { $0.isLayoutMarginsRelativeArrangement },
            { $0.isLayoutMarginsRelativeArrangement = $1 })
        type.property("arrangedSubviews", { $0.arrangedSubviews })
        type.method("addArrangedSubview(_:)", UIStackView.addArrangedSubview)
        type.method("insertArrangedSubview(_:at:)", UIStackView.insertArrangedSubview)
        type.method("removeArrangedSubview(_:)", UIStackView.removeArrangedSubview)
        type.method("setCustomSpacing(_:after:)", UIStackView.setCustomSpacing)
        type.method("customSpacing(after:)", UIStackView.customSpacing)
    }
}
