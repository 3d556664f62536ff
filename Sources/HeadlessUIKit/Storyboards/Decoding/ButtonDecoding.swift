import HierarchyRecords

extension UIButton {
    /// Takes the type that a file gives it; the older word is the system's button, too.
    func decodeType(_ name: String?) {
        guard let name else { return }
        adopt(type: name == "roundedRect" ? .system : ButtonType(named: name) ?? .custom)
    }
}

extension ObjectArchive {
    /// The configuration of a button, part by part; its title counts before those of states.
    func decodeConfiguration(of element: ElementRecord, into button: UIButton) {
        guard element["configuration"] != nil else { return }
        var made = UIButton.Configuration(interfaceName: element.text("configuration.style"))
        made.title = element.text("configuration.title")
        made.subtitle = element.text("configuration.subtitle")
        if let padding = element.number("configuration.imagePadding") {
            made.imagePadding = padding
        }
        if let padding = element.number("configuration.titlePadding") {
            made.titlePadding = padding
        }
        made.showsActivityIndicator =
            element.flag("configuration.showsActivityIndicator") ?? false
        made.baseForegroundColor = element["configuration.baseForegroundColor"]?.color
        made.baseBackgroundColor = element["configuration.baseBackgroundColor"]?.color
        decodeWords(of: element, into: &made)
        if let insets = element["configuration.contentInsets"]?.insets {
            made.contentInsets = NSDirectionalEdgeInsets(
                top: insets.top, leading: insets.left, bottom: insets.bottom,
                trailing: insets.right)
        }
        if let image = element.text("configuration.image") { button.imageName = image }
        button.configuration = made
        if let title = made.title { button.setTitle(title, for: .normal) }
    }

    private func decodeWords(
        of element: ElementRecord, into made: inout UIButton.Configuration
    ) {
        typealias Configuration = UIButton.Configuration
        if let word = element.text("configuration.cornerStyle") {
            made.cornerStyle = Configuration.CornerStyle(named: word) ?? made.cornerStyle
        }
        if let word = element.text("configuration.buttonSize") {
            made.buttonSize = Configuration.Size(named: word) ?? made.buttonSize
        }
        if let word = element.text("configuration.titleAlignment") {
            made.titleAlignment = Configuration.TitleAlignment(named: word) ?? made.titleAlignment
        }
        switch element.text("configuration.imagePlacement") {
        case "trailing": made.imagePlacement = .trailing
        case "top": made.imagePlacement = .top
        case "bottom": made.imagePlacement = .bottom
        case _: break
        }
    }
}

extension UIButton.Configuration {
    /// The style that files call so; a plain one for any other word.
    fileprivate init(interfaceName name: String?) {
        switch name {
        case "tinted": self = .tinted()
        case "gray": self = .gray()
        case "filled": self = .filled()
        case "borderless": self = .borderless()
        case "bordered": self = .bordered()
        case "borderedTinted": self = .borderedTinted()
        case "borderedProminent": self = .borderedProminent()
        case _: self = .plain()
        }
    }
}
