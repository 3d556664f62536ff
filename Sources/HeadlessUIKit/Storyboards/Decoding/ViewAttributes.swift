import HierarchyRecords

/// Gives a view the attributes of its element, or those of a variation in their place.
@MainActor
struct ViewAttributes {
    private let attributes: [AttributeRecord]
    private let simulator: Simulator

    init(_ attributes: [AttributeRecord], _ simulator: Simulator) {
        self.attributes = attributes
        self.simulator = simulator
    }

    func set(on view: UIView) {
        for attribute in attributes { set(attribute.key, attribute.value, on: view) }
    }

    private func set(_ key: String, _ value: AttributeValue, on view: UIView) {
        if setLayout(key, value, of: view) || setLooks(key, value, of: view) { return }
        switch view {
        case let label as UILabel: set(key, value, of: label)
        case let field as UITextField: set(key, value, of: field)
        case let text as UITextView: set(key, value, of: text)
        case let stack as UIStackView: set(key, value, of: stack)
        case let control as UIControl: set(key, value, of: control)
        case let table as UITableView: set(key, value, of: table)
        case let cell as UITableViewCell: set(key, value, of: cell)
        case let scroll as UIScrollView: set(key, value, of: scroll)
        case let indicator as UIActivityIndicatorView:
            if key == "animating", value.flag ?? false { indicator.startAnimating() }
        case let bar as UINavigationBar: set(key, value, of: bar)
        case let bar as UIToolbar:
            if key == "translucent" { bar.isTranslucent = value.flag ?? true }
        case let bar as UITabBar:
            if key == "translucent" { bar.isTranslucent = value.flag ?? true }
        case let bar as UISearchBar:
            if key == "placeholder" { bar.placeholder = value.text }
            if key == "text" { bar.text = value.text }
            if key == "showsCancelButton" { bar.showsCancelButton = value.flag ?? false }
        case let progress as UIProgressView:
            if key == "progress", let number = value.number { progress.progress = Float(number) }
        case _: break
        }
    }

    // MARK: Every view

    private func setLayout(_ key: String, _ value: AttributeValue, of view: UIView) -> Bool {
        switch key {
        case "autoresizingMask": view.autoresizingMask = value.autoresizingMask
        case "translatesAutoresizingMaskIntoConstraints":
            view.translatesAutoresizingMaskIntoConstraints = value.flag ?? true
        case "autoresizesSubviews": view.autoresizesSubviews = value.flag ?? true
        case "horizontalHuggingPriority": hug(value, .horizontal, view)
        case "verticalHuggingPriority": hug(value, .vertical, view)
        case "horizontalCompressionResistancePriority": resist(value, .horizontal, view)
        case "verticalCompressionResistancePriority": resist(value, .vertical, view)
        case "layoutMargins", "directionalLayoutMargins":
            if let insets = value.insets { view.layoutMargins = insets }
        case "preservesSuperviewLayoutMargins":
            view.preservesSuperviewLayoutMargins = value.flag ?? false
        case "insetsLayoutMarginsFromSafeArea":
            view.insetsLayoutMarginsFromSafeArea = value.flag ?? true
        case "frame": if case .rect(let frame) = value { view.frame = CGRect(frame) }
        case _: return false
        }
        return true
    }

    private func hug(_ value: AttributeValue, _ axis: NSLayoutConstraint.Axis, _ view: UIView) {
        guard let priority = value.priority else { return }
        view.setContentHuggingPriority(priority, for: axis)
    }

    private func resist(_ value: AttributeValue, _ axis: NSLayoutConstraint.Axis, _ view: UIView) {
        guard let priority = value.priority else { return }
        view.setContentCompressionResistancePriority(priority, for: axis)
    }

    private func setLooks(_ key: String, _ value: AttributeValue, of view: UIView) -> Bool {
        switch key {
        case "hidden": view.isHidden = value.flag ?? false
        case "alpha": view.alpha = CGFloat(value.number ?? 1)
        case "opaque": view.isOpaque = value.flag ?? true
        case "clipsSubviews", "clipsToBounds": view.clipsToBounds = value.flag ?? false
        case "userInteractionEnabled": view.isUserInteractionEnabled = value.flag ?? true
        case "tag": view.tag = Int(clamping: value.number ?? 0)
        case "contentMode":
            if let mode = value.text.flatMap(UIView.ContentMode.init(named:)) {
                view.contentMode = mode
            }
        case "backgroundColor": view.backgroundColor = value.color
        case "tintColor": view.tintColor = value.color
        case _: return false
        }
        return true
    }

    // MARK: Texts

    private func set(_ key: String, _ value: AttributeValue, of label: UILabel) {
        switch key {
        case "text", "attributedText": label.text = value.text
        case "textColor": label.textColor = value.color
        case "fontDescription", "attributedText.font":
            if let font = value.font { label.font = font }
        case "numberOfLines": label.numberOfLines = Int(clamping: value.number ?? 1)
        case "textAlignment": label.textAlignment = value.alignment
        case "adjustsFontSizeToFit": label.adjustsFontSizeToFitWidth = value.flag ?? false
        case "adjustsFontForContentSizeCategory":
            label.adjustsFontForContentSizeCategory = value.flag ?? false
        case "lineBreakMode":
            if let mode = value.text.flatMap(NSLineBreakMode.init(interfaceName:)) {
                label.lineBreakMode = mode
            }
        case "enabled": label.isEnabled = value.flag ?? true
        case _: break
        }
    }

    private func set(_ key: String, _ value: AttributeValue, of field: UITextField) {
        switch key {
        case "text", "attributedText": field.text = value.text
        case "placeholder", "attributedPlaceholder": field.placeholder = value.text
        case "textColor": field.textColor = value.color
        case "fontDescription", "attributedText.font":
            if let font = value.font { field.font = font }
        case "textAlignment": field.textAlignment = value.alignment
        case "clearsOnBeginEditing": field.clearsOnBeginEditing = value.flag ?? false
        case "borderStyle":
            if let style = value.text.flatMap(UITextField.BorderStyle.init(named:)) {
                field.borderStyle = style
            }
        case _: set(key, value, of: field as UIControl)
        }
    }

    private func set(_ key: String, _ value: AttributeValue, of view: UITextView) {
        switch key {
        case "text", "attributedText": view.text = value.text
        case "textColor": view.textColor = value.color
        case "fontDescription", "attributedText.font": if let font = value.font { view.font = font }
        case "textAlignment": view.textAlignment = value.alignment
        case "editable": view.isEditable = value.flag ?? true
        case "selectable": view.isSelectable = value.flag ?? true
        case _: set(key, value, of: view as UIScrollView)
        }
    }

    // MARK: Bars

    private func set(_ key: String, _ value: AttributeValue, of bar: UINavigationBar) {
        switch key {
        case "translucent": bar.isTranslucent = value.flag ?? true
        case "barStyle": bar.barStyle = value.text == "black" ? .black : .default
        case "largeTitles":
            if bar.simulator.systemVersion >= 11 { bar.prefersLargeTitles = value.flag ?? false }
        case _: break
        }
    }

    // MARK: Controls and stacks

    private func set(_ key: String, _ value: AttributeValue, of control: UIControl) {
        switch (key, control) {
        case ("fontDescription", let button as UIButton): button.ownTitleFont = value.font
        case ("enabled", _): control.isEnabled = value.flag ?? true
        case ("selected", _): control.isSelected = value.flag ?? false
        case ("on", let toggle as UISwitch): toggle.isOn = value.flag ?? false
        case ("value", let slider as UISlider): slider.value = Float(value.number ?? 0)
        case ("minValue", let slider as UISlider): slider.minimumValue = Float(value.number ?? 0)
        case ("maxValue", let slider as UISlider): slider.maximumValue = Float(value.number ?? 1)
        case ("value", let stepper as UIStepper): stepper.value = value.number ?? 0
        case ("minimumValue", let stepper as UIStepper): stepper.minimumValue = value.number ?? 0
        case ("maximumValue", let stepper as UIStepper): stepper.maximumValue = value.number ?? 100
        case ("stepValue", let stepper as UIStepper): stepper.stepValue = value.number ?? 1
        case ("numberOfPages", let pages as UIPageControl):
            pages.numberOfPages = Int(clamping: value.number ?? 0)
        case ("currentPage", let pages as UIPageControl):
            pages.currentPage = Int(clamping: value.number ?? 0)
        case ("selectedSegmentIndex", let segments as UISegmentedControl):
            segments.selectedSegmentIndex = Int(clamping: value.number ?? 0)
        case _: break
        }
    }

    private func set(_ key: String, _ value: AttributeValue, of stack: UIStackView) {
        switch key {
        case "axis": stack.axis = value.text == "vertical" ? .vertical : .horizontal
        case "spacing": stack.spacing = CGFloat(value.number ?? 0)
        case "distribution":
            if let way = value.text.flatMap(UIStackView.Distribution.init(named:)) {
                stack.distribution = way
            }
        case "alignment":
            if let way = value.text.flatMap(UIStackView.Alignment.init(named:)) {
                stack.alignment = way
            }
        case "layoutMarginsRelativeArrangement":
            stack.isLayoutMarginsRelativeArrangement = value.flag ?? false
        case _: break
        }
    }

    // MARK: Lists

    private func set(_ key: String, _ value: AttributeValue, of table: UITableView) {
        switch key {
        case "rowHeight": if let height = value.number { table.rowHeight = CGFloat(height) }
        case "estimatedRowHeight":
            if let height = value.number { table.estimatedRowHeight = CGFloat(height) }
        case "sectionHeaderHeight":
            if let height = value.number { table.sectionHeaderHeight = CGFloat(height) }
        case "sectionFooterHeight":
            if let height = value.number { table.sectionFooterHeight = CGFloat(height) }
        case "separatorStyle":
            if let style = value.text.flatMap(UITableViewCell.SeparatorStyle.init(named:)) {
                table.separatorStyle = style
            }
        case "allowsSelection": table.allowsSelection = value.flag ?? true
        case "allowsMultipleSelection": table.allowsMultipleSelection = value.flag ?? false
        case _: set(key, value, of: table as UIScrollView)
        }
    }

    private func set(_ key: String, _ value: AttributeValue, of cell: UITableViewCell) {
        switch key {
        case "accessoryType":
            if let type = value.text.flatMap(UITableViewCell.AccessoryType.init(named:)) {
                cell.accessoryType = type
            }
        case "selectionStyle":
            if let style = value.text.flatMap(UITableViewCell.SelectionStyle.init(named:)) {
                cell.selectionStyle = style
            }
        case "indentationLevel": cell.indentationLevel = Int(clamping: value.number ?? 0)
        case _: break
        }
    }

    private func set(_ key: String, _ value: AttributeValue, of scroll: UIScrollView) {
        switch key {
        case "pagingEnabled": scroll.isPagingEnabled = value.flag ?? false
        case "scrollEnabled": scroll.isScrollEnabled = value.flag ?? true
        case "bounces": scroll.bounces = value.flag ?? true
        case "alwaysBounceVertical": scroll.alwaysBounceVertical = value.flag ?? false
        case "alwaysBounceHorizontal": scroll.alwaysBounceHorizontal = value.flag ?? false
        case "contentInset": if let insets = value.insets { scroll.contentInset = insets }
        case _: break
        }
    }
}
