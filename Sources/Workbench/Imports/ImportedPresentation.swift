/// How a presentation that was printed is made again.
enum ImportedPresentation: Equatable {
    /// In a style of UIKit's.
    case style(String)
    /// By a presentation controller of the app's.
    case custom(className: String)
    /// As the presented controller itself asks, as an alert does.
    case own

    init(_ controller: PrintedController) {
        if let style = controller.style {
            self = style == "custom" || style == "none" ? .own : .style(style)
        } else if let className = controller.presentationClass {
            self = Self.styles[className.lowercased()].map { .style($0) } ?? Self.named(className)
        } else {
            self = .own
        }
    }

    private static func named(_ className: String) -> ImportedPresentation {
        let bare = className.drop { $0 == "_" }
        return bare.hasPrefix("UI") ? .own : .custom(className: className)
    }

    /// UIKit's classes, whatever the case: it wrote some of them in two ways.
    private static let styles = [
        "_uifullscreenpresentationcontroller": "fullScreen",
        "_uipagesheetpresentationcontroller": "pageSheet",
        "_uiformsheetpresentationcontroller": "formSheet",
        "uisheetpresentationcontroller": "pageSheet",
        "_uisheetpresentationcontroller": "pageSheet",
        "_uicurrentcontextpresentationcontroller": "currentContext",
        "_uioverfullscreenpresentationcontroller": "overFullScreen",
        "_uiovercurrentcontextpresentationcontroller": "overCurrentContext",
        "uipopoverpresentationcontroller": "popover",
    ]
}
