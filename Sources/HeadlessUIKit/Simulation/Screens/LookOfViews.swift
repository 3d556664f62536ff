import HierarchyRecords

extension UIView {
    /// Where it is seen, in the window's coordinates; a stack's toolbar has no view of its own
    /// (R52).
    func seenRect(_ place: ViewOnScreen, _ motion: ViewMotion?) -> RectValue {
        if let slot = (self as? UIFloatingBarContainerView)?.toolbarSlot { return place.rect(slot) }
        var bounds = storedBounds
        if let growth = motion?.growth {
            bounds.size.width += growth.width
            bounds.size.height += growth.height
        }
        return place.rect(bounds)
    }

    /// What it shows, without asking the app's code.
    func look(at place: ViewOnScreen, _ objects: ObjectDirectory) -> ViewLook {
        if let presented = lookAsPresented(place) { return presented }
        switch self {
        case is UIWindow: return .window
        case is UIDimmingView: return .dimming(dimmingStrength)
        case is UIGrabber: return .grabber
        case let bar as UINavigationBar: return .navigationBar(bar.content)
        case let bar as UITabBar: return bar.tabs(objects)
        case let bar as UIToolbar: return .toolbar((bar.items ?? []).compactMap(\.wordsInToolbar))
        case let slot as UIFloatingBarContainerView: return slot.look
        case is UILayoutContainerView, is UITransitionView, is UINavigationTransitionView,
            is UIViewControllerWrapperView, is SplitPanelView:
            return .structure
        default: return lookOfControl
        }
    }

    private var lookOfControl: ViewLook {
        switch self {
        case let label as UILabel: .text(label.text ?? "")
        case let button as UIButton: .button(button.shownWords)
        case let cell as UITableViewCell: .cell(cell.textWithoutPlace ?? "")
        case let control as UISegmentedControl:
            .segments(
                control.choices,
                selected: control.choices.indices.contains(control.selectedSegmentIndex)
                    ? control.selectedSegmentIndex : nil)
        case let stepper as UIStepper: .segments(stepper.choices, selected: nil)
        case is UISearchBar: .searchBar
        case let field as UITextField:
            .field(field.shownText)
        case let area as UITextView: .field(area.text)
        case let toggle as UISwitch: .toggle(isOn: toggle.isOn)
        case let slider as UISlider: .slider(slider.share)
        default: .plain
        }
    }

    /// As the view that a presentation shows; nil for any other one.
    private func lookAsPresented(_ place: ViewOnScreen) -> ViewLook? {
        guard let controller, let presentation = controller.optional?.presentation?.controller,
            let container = presentation.containerView, storedSuperview === container
        else { return nil }
        if let alert = controller as? UIAlertController {
            return .alert(
                texts: alert.texts,
                actions: alert.shownActions.map { $0.title ?? "" })
        }
        if let popover = presentation as? UIPopoverPresentationController,
            popover.shownStyle == .popover
        {
            return .popover(popover.arrow(of: self, place))
        }
        let isAtTop = frameOfBounds.minY <= container.storedBounds.minY
        guard presentation.isSheet, !isAtTop else { return nil }
        return .sheet(cornerRadius: presentation.sheet?.preferredCornerRadius.map(Double.init))
    }

    /// R53: sheets let four fifths of the light through; a popover only takes the taps (R55).
    private var dimmingStrength: Double {
        let presented = storedSuperview?.subviews.lazy.compactMap(\.controller).first
        let style = presented?.optional?.presentation?.controller?.shownStyle
        return style == .popover ? 0 : 0.2
    }
}

extension UIPopoverPresentationController {
    fileprivate func arrow(of view: UIView, _ place: ViewOnScreen) -> PopoverArrow? {
        let edges = PopoverGeometry.edges
        guard let edge = edges.first(where: { UIPopoverArrowDirection($0) == arrowDirection }),
            let target
        else { return nil }
        let frame = view.frameOfBounds
        let tip = place.rect(
            CGRect(x: target.x - frame.minX, y: target.y - frame.minY, width: 0, height: 0))
        return PopoverArrow(
            edge, at: edge == .top || edge == .bottom ? tip.x : tip.y,
            length: PopoverGeometry.arrow)
    }
}

extension UITableViewCell {
    /// The text that it shows; nil where a label with a place of its own shows it.
    fileprivate var textWithoutPlace: String? {
        let isPlaced = textLabel.map { $0.storedWindow != nil && !$0.storedBounds.isEmpty } ?? false
        return isPlaced ? nil : shownText
    }
}

extension UINavigationBar {
    /// Of the items that are there; looking makes none.
    fileprivate var content: NavigationBarLook {
        let shown = manager?.stack.last
        let item = manager == nil ? ownItems.last : shown?.optional?.navigationItem
        let isLarge = storedBounds.height > (item?.prompt == nil ? 80 : 110)
        return NavigationBarLook(
            title: item?.titleView == nil ? item?.title ?? shown?.optional?.title ?? "" : "",
            prompt: item?.prompt,
            isLarge: isLarge, back: wordsOfBack,
            left: (item?.shownLeftItems ?? []).compactMap(\.words),
            right: (item?.shownRightItems ?? []).reversed().compactMap(\.words))
    }

    /// What the back button says: its own title, that of the item below, or Back; C60: where there is none, what an
    /// action of the item's own says; nil without one.
    package var wordsOfBack: String? {
        let item = manager == nil ? ownItems.last : manager?.stack.last?.optional?.navigationItem
        return wordsOfWayBack(over: item)
            ?? item?.backAction.map { $0.title.isEmpty ? "Back" : $0.title }
    }

    /// The same of the button that leads to the item below.
    private func wordsOfWayBack(over item: UINavigationItem?) -> String? {
        let count = manager?.stack.count ?? ownItems.count
        guard count > 1, item?.hidesBackButton != true else { return nil }
        if item?.leftBarButtonItems?.isEmpty == false, item?.leftItemsSupplementBackButton != true {
            return nil
        }
        let below = manager?.stack.dropLast().last
        let title =
            manager == nil
            ? ownItems.dropLast().last?.backTitle
            : below?.optional?.navigationItem?.backTitle ?? below?.optional?.title
        return title ?? "Back"
    }
}

extension UINavigationItem {
    fileprivate var backTitle: String? { backBarButtonItem?.title ?? backButtonTitle ?? title }
}

extension UIBarButtonItem {
    /// What stands on it: its title, or what its picture is called; nil for what only keeps a distance.
    package var words: String? {
        if customView != nil { return nil }
        return switch systemItem {
        case .flexibleSpace, .fixedSpace: nil
        case nil: title ?? imageName ?? "*"
        case let item?: "\(item)".prefix(1).uppercased() + "\(item)".dropFirst()
        }
    }
}

extension UIBarButtonItem {
    /// A view takes the place of words.
    fileprivate var wordsInToolbar: String? { customView == nil ? words : "" }
}

extension UIButton {
    /// What stands on it: its title, or what its picture is called.
    package var shownWords: String { shownTitle ?? imageName ?? "" }
}

extension UITabBarItem {
    /// What stands on it: its title, or what the system calls its item: `Top Rated`.
    package var words: String? {
        title
            ?? systemItem.map { item in
                let words = "\(item)".map { $0.isUppercase ? " \($0)" : "\($0)" }.joined()
                return words.prefix(1).uppercased() + words.dropFirst()
            }
    }
}

extension UITabBar {
    /// The titles of its items; what has none goes by its controller's name.
    fileprivate func tabs(_ objects: ObjectDirectory) -> ViewLook {
        guard let manager else {
            let items = items ?? []
            return .tabs(
                items.map { $0.words ?? "" },
                selected: items.firstIndex { $0 === selectedItem })
        }
        let shown = manager.controllersInBar
        return .tabs(
            shown.map {
                manager.titleOfTab(of: $0) ?? $0.tabBarItemIfMade?.words
                    ?? objects.name($0.objectID)
            },
            selected: shown.firstIndex { $0 === manager.shown })
    }
}

extension UIFloatingBarContainerView {
    private var stack: UINavigationController? {
        storedSuperview?.controller as? UINavigationController
    }

    /// R52: where the toolbar is, while it shows.
    fileprivate var toolbarSlot: CGRect? { stack?.toolbarSlot }

    fileprivate var look: ViewLook {
        guard toolbarSlot != nil, let items = stack?.stack.last?.optional?.toolbarItems else {
            return .structure
        }
        return .toolbar(items.compactMap(\.wordsInToolbar))
    }
}

extension UISlider {
    /// How far its value is between the least and the greatest.
    fileprivate var share: Double {
        let range = Double(maximumValue - minimumValue)
        return range > 0 ? Double(value - minimumValue) / range : 0
    }
}

extension UITextField {
    /// What the user sees in it: a dot for each character of a secret, or what it asks for.
    fileprivate var shownText: String {
        guard let text, !text.isEmpty else { return placeholder ?? "" }
        return isSecureTextEntry ? String(repeating: "•", count: text.count) : text
    }
}
