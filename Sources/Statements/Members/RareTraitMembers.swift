import HeadlessUIKit

extension UIUserInterfaceActiveAppearance: ScriptChoice {
    static var type: TypeDescription { .activeAppearance }
    static let choices = allCases
}

extension UIDisplayGamut: ScriptChoice {
    static var type: TypeDescription { .displayGamut }
    static let choices = allCases
}

extension UIForceTouchCapability: ScriptChoice {
    static var type: TypeDescription { .forceTouchCapability }
    static let choices = allCases
}

extension UIImageDynamicRange: ScriptChoice {
    static var type: TypeDescription { .imageDynamicRange }
    static let choices = allCases
}

extension UISceneCaptureState: ScriptChoice {
    static var type: TypeDescription { .sceneCaptureState }
    static let choices = allCases
}

extension UIListEnvironment: ScriptChoice {
    static var type: TypeDescription { .listEnvironment }
    static let choices = allCases
}

extension UITabAccessoryEnvironment: ScriptChoice {
    static var type: TypeDescription { .tabAccessoryEnvironment }
    static let choices = allCases
}

extension UISplitViewControllerLayoutEnvironment: ScriptChoice {
    static var type: TypeDescription { .splitLayoutEnvironment }
    static let choices = allCases
}

extension UIHDRHeadroomUsageLimit: ScriptChoice {
    static var type: TypeDescription { .hdrHeadroomUsageLimit }
    static let choices = allCases
}

extension TypeDescription {
    static let activeAppearance = TypeDescription(
        "UIUserInterfaceActiveAppearance", choices: ["unspecified", "inactive", "active"])
    static let displayGamut = TypeDescription(
        "UIDisplayGamut", choices: ["unspecified", "SRGB", "P3"])
    static let forceTouchCapability = TypeDescription(
        "UIForceTouchCapability", choices: ["unknown", "unavailable", "available"])
    static let imageDynamicRange = TypeDescription(
        "UIImageDynamicRange", choices: ["unspecified", "standard", "constrainedHigh", "high"])
    static let sceneCaptureState = TypeDescription(
        "UISceneCaptureState", choices: ["unspecified", "inactive", "active"])
    static let listEnvironment = TypeDescription(
        "UIListEnvironment",
        choices: [
            "unspecified", "none", "plain", "grouped", "insetGrouped", "sidebar", "sidebarPlain",
        ])
    static let tabAccessoryEnvironment = TypeDescription(
        "UITabAccessoryEnvironment", choices: ["unspecified", "none", "regular", "inline"])
    static let splitLayoutEnvironment = TypeDescription(
        "UISplitViewControllerLayoutEnvironment", choices: ["none", "expanded", "collapsed"])
    static let hdrHeadroomUsageLimit = TypeDescription(
        "UIHDRHeadroomUsageLimit", choices: ["unspecified", "inactive", "active"])

    /// The types of the traits that few apps look at.
    static let rareTraits: [TypeDescription] = [
        .activeAppearance, .displayGamut, .forceTouchCapability, .imageDynamicRange,
        .sceneCaptureState, .listEnvironment, .tabAccessoryEnvironment, .splitLayoutEnvironment,
        .hdrHeadroomUsageLimit,
    ]
}
