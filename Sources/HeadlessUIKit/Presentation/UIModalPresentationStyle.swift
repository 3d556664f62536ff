/// How a presented controller covers the screen.
public enum UIModalPresentationStyle: Int, Sendable, CaseIterable {
    case fullScreen = 0, pageSheet, formSheet, currentContext, custom, overFullScreen
    case overCurrentContext, popover
    case none = -1
    case automatic = -2
}

/// How a presented view is animated; this has no effect on the log.
public enum UIModalTransitionStyle: Int, Sendable, CaseIterable {
    case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

extension UIModalTransitionStyle {
    /// The name of the style in Swift.
    public var name: String {
        switch self {
        case .coverVertical: "coverVertical"
        case .flipHorizontal: "flipHorizontal"
        case .crossDissolve: "crossDissolve"
        case .partialCurl: "partialCurl"
        }
    }
}

extension UIModalPresentationStyle {
    /// The name of the style in Swift.
    public var name: String {
        switch self {
        case .fullScreen: "fullScreen"
        case .pageSheet: "pageSheet"
        case .formSheet: "formSheet"
        case .currentContext: "currentContext"
        case .custom: "custom"
        case .overFullScreen: "overFullScreen"
        case .overCurrentContext: "overCurrentContext"
        case .popover: "popover"
        case .none: "none"
        case .automatic: "automatic"
        }
    }

    /// P35, X43: the style that `automatic` stands for on that version of iOS.
    func resolved(ios version: Int) -> UIModalPresentationStyle {
        guard self == .automatic else { return self }
        return version >= 13 ? .pageSheet : .fullScreen
    }

    /// P05: whether the presenter's view is removed from the window.
    var removesPresentersView: Bool { self == .fullScreen || self == .currentContext }

    /// Whether it is the style of a sheet.
    var isSheet: Bool { self == .pageSheet || self == .formSheet }

    /// P20: whether it covers the nearest presentation context only.
    var isInContext: Bool { self == .currentContext || self == .overCurrentContext }

    /// UIKit's private class of the presentation controller, as `_printHierarchy` prints it.
    var controllerClassName: String {
        switch self {
        case .pageSheet, .automatic: "_UIPageSheetPresentationController"
        case .formSheet: "_UIFormSheetPresentationController"
        case .currentContext: "_UICurrentContextPresentationController"
        case .overFullScreen: "_UIOverFullscreenPresentationController"
        case .overCurrentContext: "_UIOverCurrentContextPresentationController"
        case .popover: "UIPopoverPresentationController"
        case .custom: "UIPresentationController"
        case .fullScreen, .none: "_UIFullscreenPresentationController"
        }
    }
}
