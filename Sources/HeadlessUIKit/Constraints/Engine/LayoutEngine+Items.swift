extension LayoutEngine {
    /// The item of a view or guide; it is created for the first constraint that refers to it.
    func item(for layoutItem: LayoutItem) -> Item {
        let id = ObjectIdentifier(layoutItem.object)
        if let item = items[id] { return item }
        let item = Item(layoutItem, base: takeBase())
        items[id] = item
        itemsInOrder[Int(item.base / 4)] = item
        if let view = item.view { take(view, item) }
        if let guide = item.guide { addRules(of: guide, to: item) }
        return item
    }

    private func takeBase() -> Int32 {
        if let base = unusedBases.popLast() { return base }
        let base = solver.makeVariable()
        for _ in 0..<3 { _ = solver.makeVariable() }
        itemsInOrder.append(nil)
        return base
    }

    private func take(_ view: UIView, _ item: Item) {
        if fitting == nil { view.core.isConstrained = true }
        item.isFixed = view !== fitting && view.translatesAutoresizingMaskIntoConstraints
        addRules(of: view, to: item)
    }

    // MARK: Constraints that items bring along

    private func addRules(of view: UIView, to item: Item) {
        if item.isFixed {
            let frame = view.frameOfBounds
            let values = [frame.minX, frame.minY, frame.width, frame.height]
            for (index, value) in values.enumerated() { fix(item, index, to: value) }
            return
        }
        if view === fitting { for index in 0..<2 { fix(item, index, to: 0) } }
        addContentSize(of: view, to: item)
    }

    private func fix(_ item: Item, _ index: Int, to value: CGFloat) {
        addOwn(
            item, [LinearTerm(item.base + Int32(index), 1)], constant: -Double(value), .zero)
    }

    private func addOwn(
        _ item: Item, _ terms: [LinearTerm], constant: Double, _ relation: LinearRelation,
        priority: Float = 1000
    ) {
        let handle = solver.add(
            LinearConstraint(
                terms, constant: constant, relation, priority: priority,
                rank: Double(item.base)))
        item.ownHandles.append(handle)
        itemsOfHandles[handle] = item
    }

    /// R83: a required constraint of the app's wins even against a required content size, and one
    /// of priority 999 loses.
    private func addContentSize(of view: UIView, to item: Item) {
        let size = contentSize(of: view, item)
        for axis in NSLayoutConstraint.Axis.allCases {
            let length = axis == .horizontal ? size.width : size.height
            guard length >= 0, length.isFinite else { continue }
            let terms = [LinearTerm(item.base + (axis == .horizontal ? 2 : 3), 1)]
            let hugging = view.contentHuggingPriority(for: axis).rawValue
            let resistance = view.contentCompressionResistancePriority(for: axis).rawValue
            addOwn(
                item, terms, constant: -Double(length), .atMostZero,
                priority: Swift.min(hugging, 999.5))
            addOwn(
                item, terms, constant: -Double(length), .atLeastZero,
                priority: Swift.min(resistance, 999.5))
        }
    }

    private func contentSize(of view: UIView, _ item: Item) -> CGSize {
        var size = view.intrinsicContentSize
        let height = view.contentHeight(forWidth: item.lineWidth)
        let wraps = height != nil
        if wraps != item.wraps {
            item.wraps = wraps
            if wraps { wrapping.append(item) } else { wrapping.removeAll { $0 === item } }
        }
        if item.lineWidth > 0, let height { size.height = height }
        return size
    }

    /// A115: the first pass determined widths; now each view that wraps its text gets the height
    /// that its width requires. Returns whether a height changed, so that a second pass is needed.
    func breakLines() -> Bool {
        var hasChanged = false
        for item in wrapping where !item.isFixed && item.ownHandles.count >= 4 {
            guard let view = item.view else { continue }
            let width = rounded(frame(of: item), for: view).width
            guard width > 0, width != item.lineWidth,
                let height = view.contentHeight(forWidth: width)
            else { continue }
            item.lineWidth = width
            for handle in item.ownHandles.suffix(2) {
                solver.setConstant(-Double(height), of: handle)
            }
            hasChanged = true
        }
        return hasChanged
    }

    private func addRules(of guide: UILayoutGuide, to item: Item) {
        guard guide.source != .custom, let view = guide.owningView else { return }
        let owner = self.item(for: .view(view))
        switch guide.source {
        case .top, .bottom, .keyboard: return addRules(ofSupport: guide, to: item, owner)
        case .content, .frame: return addRules(ofScroll: guide, to: item, owner)
        case .custom, .safeArea, .margins, .readable, .unobscured: break
        }
        let insets = guide.insets(in: view) ?? view.layoutMargins
        addOwn(item, [LinearTerm(item.base + 1, 1)], constant: -Double(insets.top), .zero)
        addOwn(
            item, [LinearTerm(item.base + 3, 1), LinearTerm(owner.base + 3, -1)],
            constant: Double(insets.top + insets.bottom), .zero)
        if guide.source == .readable, let width = view.readableWidth {
            return addReadableWidth(item, owner, insets, at: width)
        }
        addOwn(item, [LinearTerm(item.base, 1)], constant: -Double(insets.left), .zero)
        addOwn(
            item, [LinearTerm(item.base + 2, 1), LinearTerm(owner.base + 2, -1)],
            constant: Double(insets.left + insets.right), .zero)
    }

    /// R7: as wide as the margins allow, but no wider than is comfortable to read, and centered in
    /// them.
    private func addReadableWidth(
        _ item: Item, _ owner: Item, _ insets: UIEdgeInsets, at most: CGFloat
    ) {
        let width = LinearTerm(item.base + 2, 1)
        addOwn(item, [width], constant: -Double(most), .atMostZero)
        addOwn(
            item, [width, LinearTerm(owner.base + 2, -1)],
            constant: Double(insets.left + insets.right), .zero, priority: 999.75)
        addOwn(
            item,
            [
                LinearTerm(item.base, 1), LinearTerm(item.base + 2, 0.5),
                LinearTerm(owner.base + 2, -0.5),
            ], constant: -Double(insets.left - insets.right) / 2, .zero)
    }

    /// The top or bottom guide of a controller: as wide as its view, as high as the bars that cover
    /// it.
    private func addRules(ofSupport guide: UILayoutGuide, to item: Item, _ owner: Item) {
        let length = Double(guide.length)
        addOwn(item, [LinearTerm(item.base, 1)], constant: 0, .zero)
        addOwn(
            item, [LinearTerm(item.base + 2, 1), LinearTerm(owner.base + 2, -1)], constant: 0,
            .zero)
        addOwn(item, [LinearTerm(item.base + 3, 1)], constant: -length, .zero)
        if guide.source == .top {
            addOwn(item, [LinearTerm(item.base + 1, 1)], constant: 0, .zero)
        } else {
            addOwn(
                item, [LinearTerm(item.base + 1, 1), LinearTerm(owner.base + 3, -1)],
                constant: length, .zero)
        }
    }

    /// A92: the content layout guide begins at zero and constraints determine its size; the frame
    /// layout guide is the visible part.
    private func addRules(ofScroll guide: UILayoutGuide, to item: Item, _ owner: Item) {
        let isFrame = guide.source == .frame
        let origin = isFrame ? guide.owningView?.storedBounds.origin ?? .zero : .zero
        fix(item, 0, to: origin.x)
        fix(item, 1, to: origin.y)
        guard isFrame else { return }
        for index in [Int32(2), 3] {
            addOwn(
                item, [LinearTerm(item.base + index, 1), LinearTerm(owner.base + index, -1)],
                constant: 0, .zero)
        }
    }

    // MARK: Changes

    /// The view's frame, its content or `translatesAutoresizingMaskIntoConstraints` changed.
    func refresh(_ view: UIView) {
        guard let item = items[ObjectIdentifier(view)] else { return }
        let isFixed = view !== fitting && view.translatesAutoresizingMaskIntoConstraints
        if isFixed, item.isFixed, item.ownHandles.count == 4 { return moveFixed(view, item) }
        replaceRules(of: item) {
            item.isFixed = isFixed
            addRules(of: view, to: item)
        }
        updateConstants(around: view) { $0.isBaseline }
        markDirty(around: view)
    }

    private func moveFixed(_ view: UIView, _ item: Item) {
        let frame = view.frameOfBounds
        let values = [frame.minX, frame.minY, frame.width, frame.height]
        for (handle, value) in zip(item.ownHandles, values) {
            solver.setConstant(-Double(value), of: handle)
        }
        markDirty(around: view)
    }

    /// The safe area or the margins of a view changed: updates its guides and what is constrained
    /// to its margins.
    func refreshGuides(of view: UIView) {
        for guide in view.constraintState?.systemGuides ?? [] {
            guard let item = items[ObjectIdentifier(guide)] else { continue }
            replaceRules(of: item) { addRules(of: guide, to: item) }
            hasNewGuides = true
            markDirty(around: view)
        }
        updateConstants(around: view) { $0.isInMargins }
    }

    private func updateConstants(
        around view: UIView, where isConcerned: (NSLayoutConstraint.Attribute) -> Bool
    ) {
        for use in items[ObjectIdentifier(view)]?.uses.elements ?? [] {
            let constraint = use.constraint
            if isConcerned(constraint.firstAttribute) || isConcerned(constraint.secondAttribute) {
                updateConstant(of: constraint)
            }
        }
    }

    /// A90: the layout direction of the view changed, so that leading and trailing swap sides.
    func turn(_ view: UIView) {
        for constraint in view.constraints {
            remove(constraint)
            add(constraint, keepingRank: true)
        }
    }

    /// A91: updates the keyboard layout guides after the keyboard has moved.
    func refreshKeyboardGuides() {
        for case let item? in itemsInOrder {
            guard let guide = item.guide, guide.source == .keyboard, let view = guide.owningView
            else { continue }
            replaceRules(of: item) { addRules(of: guide, to: item) }
            markDirty(around: view)
        }
    }

    private func replaceRules(of item: Item, with add: () -> Void) {
        dropRules(of: item)
        add()
    }

    private func dropRules(of item: Item) {
        for handle in item.ownHandles {
            itemsOfHandles[handle] = nil
            solver.remove(handle)
        }
        item.ownHandles.removeAll()
    }

    /// A view or guide is gone: removes it and its constraints.
    func forget(_ object: AnyObject) {
        let id = ObjectIdentifier(object)
        guard let item = items[id] else { return }
        for use in item.uses.elements {
            use.constraint.isActive = false
            remove(use.constraint)
        }
        dropRules(of: item)
        if item.wraps { wrapping.removeAll { $0 === item } }
        items[id] = nil
        itemsInOrder[Int(item.base / 4)] = nil
        unusedBases.append(item.base)
        isDirty = true
    }

    /// A subtree leaves its superview: deactivates the constraints between its views and those
    /// outside.
    func leave(_ view: UIView) {
        for inner in view.subtree where inner.core.isConstrained {
            let objects: [AnyObject] = [inner] + inner.layoutGuides + systemGuides(of: inner)
            for object in objects {
                for use in items[ObjectIdentifier(object)]?.uses.elements ?? [] {
                    guard let holder = use.constraint.holder, !holder.isWithin(view) else {
                        continue
                    }
                    use.constraint.isActive = false
                }
            }
        }
    }

    private func systemGuides(of view: UIView) -> [AnyObject] {
        view.constraintState?.systemGuides ?? []
    }
}
