import HierarchyRecords

extension CGRect {
    init(_ rect: RectValue) {
        self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
    }
}

@MainActor
extension AttributeValue {
    var insets: UIEdgeInsets? {
        guard case .insets(let top, let left, let bottom, let right) = self else { return nil }
        return UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
    }

    var priority: UILayoutPriority? {
        number.map { UILayoutPriority(rawValue: Float($0)) }
    }

    var color: UIColor? {
        if case .color(let color) = self { UIColor.interface(color) } else { nil }
    }

    var font: UIFont? {
        if case .font(let font) = self { UIFont.interface(font) } else { nil }
    }

    var alignment: NSTextAlignment {
        text.flatMap(NSTextAlignment.init(named:)) ?? .natural
    }

    var autoresizingMask: UIView.AutoresizingMask {
        guard case .flags(let names) = self else { return [] }
        var mask: UIView.AutoresizingMask = []
        for name in names {
            switch name {
            case "flexibleMinX": mask.insert(.flexibleLeftMargin)
            case "widthSizable": mask.insert(.flexibleWidth)
            case "flexibleMaxX": mask.insert(.flexibleRightMargin)
            case "flexibleMinY": mask.insert(.flexibleTopMargin)
            case "heightSizable": mask.insert(.flexibleHeight)
            case "flexibleMaxY": mask.insert(.flexibleBottomMargin)
            case _: break
            }
        }
        return mask
    }
}

extension UITableViewCell.CellStyle {
    /// The style that files call so: `IBUITableViewCellStyleSubtitle`.
    init?(interfaceName name: String) {
        switch name {
        case "IBUITableViewCellStyleDefault": self = .default
        case "IBUITableViewCellStyleValue1": self = .value1
        case "IBUITableViewCellStyleValue2": self = .value2
        case "IBUITableViewCellStyleSubtitle": self = .subtitle
        case _: return nil
        }
    }
}

extension NSLineBreakMode {
    /// The mode that files call so.
    init?(interfaceName name: String) {
        switch name {
        case "wordWrap": self = .byWordWrapping
        case "characterWrap": self = .byCharWrapping
        case "clip": self = .byClipping
        case "headTruncation": self = .byTruncatingHead
        case "tailTruncation": self = .byTruncatingTail
        case "middleTruncation": self = .byTruncatingMiddle
        case _: return nil
        }
    }
}

extension UIFont {
    /// The font of a description; named typefaces are as wide here as the system's.
    @MainActor
    static func interface(_ font: FontRecord) -> UIFont {
        if let style = font.style {
            return preferredFont(forTextStyle: TextStyle(rawValue: style))
        }
        let size = CGFloat(font.pointSize ?? 17)
        let isBold = font.type == "boldSystem" || font.weight == "bold"
        return isBold ? boldSystemFont(ofSize: size) : systemFont(ofSize: size)
    }
}

extension UIColor {
    /// The colour of the components.
    private convenience init(_ color: ColorRecord) {
        self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
    }

    private static let named: [String: UIColor] = [
        "systemBackgroundColor": .systemBackground, "labelColor": .label,
        "secondaryLabelColor": .secondaryLabel, "tertiaryLabelColor": .tertiaryLabel,
        "groupTableViewBackgroundColor": .systemGroupedBackground,
        "systemGroupedBackgroundColor": .systemGroupedBackground,
        "secondarySystemBackgroundColor": .secondarySystemBackground,
        "tertiarySystemBackgroundColor": .tertiarySystemBackground,
        "systemRedColor": .systemRed, "systemBlueColor": .systemBlue,
        "systemGreenColor": .systemGreen, "systemOrangeColor": .systemOrange,
        "systemYellowColor": .systemYellow, "systemPurpleColor": .systemPurple,
        "systemGrayColor": .systemGray, "linkColor": .link, "separatorColor": .separator,
        "darkTextColor": .black, "lightTextColor": UIColor(white: 1, alpha: 0.6),
        "whiteColor": .white, "blackColor": .black, "clearColor": .clear,
    ]

    /// The colour of a file: by name where it is one of the system's.
    static func interface(_ color: ColorRecord) -> UIColor {
        color.name.flatMap { named[$0] } ?? UIColor(color)
    }
}
