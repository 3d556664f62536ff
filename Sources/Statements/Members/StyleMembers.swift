import HeadlessUIKit

extension UIModalPresentationStyle: ScriptChoice {
    static var type: TypeDescription { .modalPresentationStyle }
    static let choices: [Self] = [
        .fullScreen, .pageSheet, .formSheet, .currentContext, .custom, .overFullScreen,
        .overCurrentContext, .popover, .none, .automatic,
    ]
}

extension UIModalTransitionStyle: ScriptChoice {
    static var type: TypeDescription { .modalTransitionStyle }
    static let choices: [Self] = [.coverVertical, .flipHorizontal, .crossDissolve, .partialCurl]
}

extension UIView.AutoresizingMask: ScriptOptions {
    static var type: TypeDescription { .autoresizingMask }
}

extension UIView.AnimationOptions: ScriptOptions {
    static var type: TypeDescription { .animationOptions }
}

extension UIColor: ScriptObject {}

/// What a colour is under which traits: `{ $0.userInterfaceStyle == .dark ? .white : .black }`.
@MainActor
struct ColorProvider: ScriptValue {
    let color: @MainActor (UITraitCollection) -> UIColor

    static var valueType: ValueType { .function([.named(.traitCollection)], .named(.color)) }
    static func from(_ value: Value) -> ColorProvider? {
        guard case .function(let function) = value else { return nil }
        return ColorProvider { UIColor.from(function.call([.object($0)])) ?? .clear }
    }
    var value: Value {
        .function(
            ScriptFunction { arguments in
                arguments.first.flatMap(UITraitCollection.from).map { color($0).value } ?? .null
            })
    }
}

extension TypeDescription {
    static let modalPresentationStyle = TypeDescription(
        "UIModalPresentationStyle",
        choices: [
            "fullScreen", "pageSheet", "formSheet", "currentContext", "custom", "overFullScreen",
            "overCurrentContext", "popover", "none", "automatic",
        ])
    static let modalTransitionStyle = TypeDescription(
        "UIModalTransitionStyle",
        choices: ["coverVertical", "flipHorizontal", "crossDissolve", "partialCurl"])

    static let autoresizingMask = TypeDescription(
        "UIView.AutoresizingMask",
        options: [
            ("flexibleLeftMargin", UIView.AutoresizingMask.flexibleLeftMargin),
            ("flexibleWidth", .flexibleWidth),
            ("flexibleRightMargin", .flexibleRightMargin),
            ("flexibleTopMargin", .flexibleTopMargin),
            ("flexibleHeight", .flexibleHeight),
            ("flexibleBottomMargin", .flexibleBottomMargin),
        ])

    static let animationOptions = TypeDescription(
        "UIView.AnimationOptions",
        options: [
            ("layoutSubviews", UIView.AnimationOptions.layoutSubviews),
            ("allowUserInteraction", .allowUserInteraction),
            ("beginFromCurrentState", .beginFromCurrentState),
            ("repeat", .repeat),
            ("autoreverse", .autoreverse),
            ("overrideInheritedDuration", .overrideInheritedDuration),
            ("overrideInheritedCurve", .overrideInheritedCurve),
            ("allowAnimatedContent", .allowAnimatedContent),
            ("showHideTransitionViews", .showHideTransitionViews),
            ("curveEaseInOut", .curveEaseInOut),
            ("curveEaseIn", .curveEaseIn),
            ("curveEaseOut", .curveEaseOut),
            ("curveLinear", .curveLinear),
            ("transitionFlipFromLeft", .transitionFlipFromLeft),
            ("transitionFlipFromRight", .transitionFlipFromRight),
            ("transitionCurlUp", .transitionCurlUp),
            ("transitionCurlDown", .transitionCurlDown),
            ("transitionCrossDissolve", .transitionCrossDissolve),
            ("transitionFlipFromTop", .transitionFlipFromTop),
            ("transitionFlipFromBottom", .transitionFlipFromBottom),
        ])

    static let color = TypeDescription("UIColor", class: UIColor.self) { type in
        type.initialiser("init(red:green:blue:alpha:)") {
            (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) in
            UIColor(red: red, green: green, blue: blue, alpha: alpha)
        }
        type.initialiser("init(white:alpha:)") { (white: CGFloat, alpha: CGFloat) in
            UIColor(white: white, alpha: alpha)
        }
        type.initialiser("init(dynamicProvider:)") { (provider: ColorProvider) in
            UIColor(dynamicProvider: provider.color)
        }
        type.method("resolvedColor(with:)", UIColor.resolvedColor)
        type.staticProperty("clear") { UIColor.clear }
        type.staticProperty("black") { UIColor.black }
        type.staticProperty("white") { UIColor.white }
        type.staticProperty("gray") { UIColor.gray }
        type.staticProperty("red") { UIColor.red }
        type.staticProperty("green") { UIColor.green }
        type.staticProperty("blue") { UIColor.blue }
        type.staticProperty("yellow") { UIColor.yellow }
        type.staticProperty("orange") { UIColor.orange }
        type.staticProperty("purple") { UIColor.purple }
        type.method("withAlphaComponent(_:)", UIColor.withAlphaComponent)
        type.property("cgColor", { $0.cgColor })
        addSystemColors(&type)
    }
}

extension TypeDescription {
    private static func addSystemColors(_ type: inout MemberList<UIColor>) {
        type.staticProperty("lightGray") { UIColor.lightGray }
        type.staticProperty("darkGray") { UIColor.darkGray }
        type.staticProperty("brown") { UIColor.brown }
        type.staticProperty("cyan") { UIColor.cyan }
        type.staticProperty("magenta") { UIColor.magenta }
        type.staticProperty("label") { UIColor.label }
        type.staticProperty("secondaryLabel") { UIColor.secondaryLabel }
        type.staticProperty("tertiaryLabel") { UIColor.tertiaryLabel }
        type.staticProperty("quaternaryLabel") { UIColor.quaternaryLabel }
        type.staticProperty("placeholderText") { UIColor.placeholderText }
        type.staticProperty("link") { UIColor.link }
        type.staticProperty("separator") { UIColor.separator }
        type.staticProperty("opaqueSeparator") { UIColor.opaqueSeparator }
        type.staticProperty("systemBackground") { UIColor.systemBackground }
        type.staticProperty("secondarySystemBackground") { UIColor.secondarySystemBackground }
        type.staticProperty("tertiarySystemBackground") { UIColor.tertiarySystemBackground }
        type.staticProperty("systemGroupedBackground") { UIColor.systemGroupedBackground }
        type.staticProperty("secondarySystemGroupedBackground") {
            UIColor.secondarySystemGroupedBackground
        }
        type.staticProperty("tertiarySystemGroupedBackground") {
            UIColor.tertiarySystemGroupedBackground
        }
        type.staticProperty("systemFill") { UIColor.systemFill }
        type.staticProperty("secondarySystemFill") { UIColor.secondarySystemFill }
        type.staticProperty("tertiarySystemFill") { UIColor.tertiarySystemFill }
        type.staticProperty("quaternarySystemFill") { UIColor.quaternarySystemFill }
        type.staticProperty("systemBlue") { UIColor.systemBlue }
        type.staticProperty("systemGreen") { UIColor.systemGreen }
        type.staticProperty("systemIndigo") { UIColor.systemIndigo }
        type.staticProperty("systemOrange") { UIColor.systemOrange }
        type.staticProperty("systemPink") { UIColor.systemPink }
        type.staticProperty("systemPurple") { UIColor.systemPurple }
        type.staticProperty("systemRed") { UIColor.systemRed }
        type.staticProperty("systemTeal") { UIColor.systemTeal }
        type.staticProperty("systemYellow") { UIColor.systemYellow }
        type.staticProperty("systemMint") { UIColor.systemMint }
        type.staticProperty("systemCyan") { UIColor.systemCyan }
        type.staticProperty("systemBrown") { UIColor.systemBrown }
        type.staticProperty("systemGray") { UIColor.systemGray }
        type.staticProperty("systemGray2") { UIColor.systemGray2 }
        type.staticProperty("systemGray3") { UIColor.systemGray3 }
        type.staticProperty("systemGray4") { UIColor.systemGray4 }
        type.staticProperty("systemGray5") { UIColor.systemGray5 }
        type.staticProperty("systemGray6") { UIColor.systemGray6 }
    }
}

extension UIStatusBarStyle: ScriptChoice {
    static var type: TypeDescription { .statusBarStyle }
    static let choices: [Self] = [.default, .lightContent, .darkContent]
}

extension UIStatusBarAnimation: ScriptChoice {
    static var type: TypeDescription { .statusBarAnimation }
    static let choices: [Self] = [.none, .fade, .slide]
}

extension UIBarStyle: ScriptChoice {
    static var type: TypeDescription { .barStyle }
    static let choices: [Self] = [.default, .black]
}

extension UIInterfaceOrientationMask: ScriptOptions {
    static var type: TypeDescription { .orientationMask }
}

extension TypeDescription {
    static let statusBarStyle = TypeDescription(
        "UIStatusBarStyle", choices: ["default", "lightContent", "darkContent"])
    static let statusBarAnimation = TypeDescription(
        "UIStatusBarAnimation", choices: ["none", "fade", "slide"])
    static let barStyle = TypeDescription("UIBarStyle", choices: ["default", "black"])
    static let orientationMask = TypeDescription(
        "UIInterfaceOrientationMask",
        options: [
            ("portrait", UIInterfaceOrientationMask.portrait),
            ("portraitUpsideDown", .portraitUpsideDown), ("landscapeLeft", .landscapeLeft),
            ("landscapeRight", .landscapeRight), ("landscape", .landscape), ("all", .all),
            ("allButUpsideDown", .allButUpsideDown),
        ])
}
