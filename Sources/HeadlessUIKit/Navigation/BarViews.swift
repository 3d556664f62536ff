import HierarchyRecords

// The views of the app's own that stand in bars: A162.

extension UINavigationBar {
    /// A162: puts the title view into the middle and the custom views to the sides, each as large as it
    /// is, in the line of the buttons.
    func layOutOwnViews() {
        let item = manager == nil ? ownItems.last : manager?.stack.last?.optional?.navigationItem
        let left = item?.shownLeftItems ?? []
        let right = item?.shownRightItems ?? []
        guard !ownViews.isEmpty || item?.titleView != nil || (left + right).hasViews else { return }
        var line = BarLine(in: storedBounds, below: item?.prompt == nil ? 0 : 30)
        if hasBackButton { line.left += 60 }
        var places = left.compactMap { line.place($0, isLeft: true) }
        places += right.compactMap { line.place($0, isLeft: false) }
        if let view = item?.titleView { places.append((view, line.middle(view.sizeInBar))) }
        ownViews = show(places, instead: ownViews)
    }

    private var hasBackButton: Bool {
        let item = manager == nil ? ownItems.last : manager?.stack.last?.optional?.navigationItem
        guard (manager?.stack.count ?? ownItems.count) > 1, item?.hidesBackButton != true else {
            return false
        }
        return item?.leftBarButtonItems?.isEmpty ?? true
            || item?.leftItemsSupplementBackButton == true
    }
}

extension UIView {
    /// A162: puts the custom views of a toolbar's items side by side, each item in as much room as the
    /// others; returns them.
    func layOut(_ items: [UIBarButtonItem], in slot: CGRect, instead old: [UIView]) -> [UIView] {
        let shown = items.filter(\.keepsNoDistance)
        let width = slot.width / CGFloat(max(1, shown.count))
        let places = shown.enumerated().compactMap { place, item -> (UIView, CGRect)? in
            guard let view = item.customView else { return nil }
            let size = view.sizeInBar
            let x = slot.minX + (CGFloat(place) + 0.5) * width - size.width / 2
            let y = slot.minY + (min(slot.height, 48) - size.height) / 2
            return (view, CGRect(x: x, y: y, width: size.width, height: size.height))
        }
        return show(places, instead: old)
    }

    fileprivate func show(_ places: [(UIView, CGRect)], instead old: [UIView]) -> [UIView] {
        let views = places.map(\.0)
        for view in old where view.storedSuperview === self {
            if !views.contains(where: { $0 === view }) { view.removeFromSuperview() }
        }
        for (view, frame) in places {
            if view.storedSuperview !== self { addSubview(view) }
            if view.frame != frame { view.frame = frame }
        }
        return views
    }

    /// Its own size, or what its content asks for.
    var sizeInBar: CGSize {
        let own = frameOfBounds.size
        if own.width > 0, own.height > 0 { return own }
        let content = intrinsicContentSize
        return CGSize(width: max(own.width, content.width), height: max(own.height, content.height))
    }
}

/// The line of a bar in which buttons stand: what is left of it between both sides.
@MainActor
private struct BarLine {
    var left: CGFloat
    private var right: CGFloat
    private let bounds: CGRect
    private let middle: CGFloat

    init(in bounds: CGRect, below prompt: CGFloat) {
        self.bounds = bounds
        left = bounds.minX + 16
        right = bounds.maxX - 16
        middle = prompt + min(bounds.height - prompt, 54) / 2
    }

    /// Takes the room of an item; gives the place of its view, if it has one.
    // AD-HOC: eight points for each letter, and eight between two items.
    mutating func place(_ item: UIBarButtonItem, isLeft: Bool) -> (UIView, CGRect)? {
        let size =
            item.customView?.sizeInBar
            ?? CGSize(width: CGFloat(item.words?.count ?? 0) * 8, height: 0)
        let x = isLeft ? left : right - size.width
        if isLeft { left += size.width + 8 } else { right -= size.width + 8 }
        return item.customView.map {
            ($0, CGRect(x: x, y: middle - size.height / 2, width: size.width, height: size.height))
        }
    }

    /// The middle of the bar, or as near to it as the sides leave room.
    func middle(_ size: CGSize) -> CGRect {
        let width = max(0, min(size.width, right - left))
        let x = max(left, min(bounds.midX - width / 2, right - width))
        return CGRect(x: x, y: middle - size.height / 2, width: width, height: size.height)
    }
}

extension [UIBarButtonItem] {
    /// Whether one of them shows a view of the app's.
    @MainActor
    var hasViews: Bool { contains { $0.customView != nil } }
}

extension UIBarButtonItem {
    /// Whether it shows anything.
    fileprivate var keepsNoDistance: Bool { customView != nil || words != nil }
}
