import HierarchyRecords

/// The views of sections and the decorations of a collection view.
@MainActor
struct ElementViews {
    /// Which view it is.
    struct Key: Hashable {
        let category: UICollectionView.ElementCategory
        let kind: String
        let path: IndexPath

        init(_ category: UICollectionView.ElementCategory, _ kind: String, _ path: IndexPath) {
            (self.category, self.kind, self.path) = (category, kind, path)
        }
    }

    private(set) var visible: [Key: UICollectionReusableView] = [:]
    private var makers: [String: [String: () -> UICollectionReusableView]] = [:]
    private var waiting: [String: [String: [UICollectionReusableView]]] = [:]

    /// The visible ones of a kind, in the order of their paths.
    func inOrder(_ kind: String) -> [UICollectionReusableView] {
        visible.filter { $0.key.category == .supplementaryView && $0.key.kind == kind }
            .sorted { $0.key.path < $1.key.path }.map(\.value)
    }

    /// Makes views of that kind and identifier so from now on; nil takes it away.
    mutating func register(
        _ kind: String, _ identifier: String, _ make: (() -> UICollectionReusableView)?
    ) { makers[kind, default: [:]][identifier] = make }

    func made(_ kind: String, _ identifier: String) -> UICollectionReusableView? {
        makers[kind]?[identifier]?()
    }

    mutating func show(_ view: UICollectionReusableView, as key: Key) { visible[key] = view }

    /// Takes out what is not among the keys; what has an identifier waits for reuse.
    mutating func remove(notAmong keys: Set<Key>) -> [UICollectionReusableView] {
        let gone = visible.filter { !keys.contains($0.key) }.sorted { $0.key.path < $1.key.path }
        for (key, view) in gone {
            visible[key] = nil
            if let identifier = view.reuseIdentifier {
                waiting[key.kind, default: [:]][identifier, default: []].append(view)
            }
        }
        return gone.map(\.value)
    }

    mutating func reused(_ kind: String, _ identifier: String) -> UICollectionReusableView? {
        waiting[kind]?[identifier]?.popLast()
    }
}

extension UICollectionView {
    /// U40: views of sections and decorations come and go as their layout says.
    func layOutViews() {
        guard isInWindow, !simulator.isStopped, counts.sections != nil else { return }
        let wanted = shown.others
        for view in views.remove(notAmong: Set(wanted.map(key))) { view.removeFromSuperview() }
        for attributes in wanted {
            guard !simulator.isStopped, let view = view(for: attributes) else { return }
            view.take(attributes)
            if view.superview !== self { addInOrder(view, attributes.zIndex) }
        }
        layoutState.needsLayout = counts.sections == nil
    }

    private func key(_ attributes: UICollectionViewLayoutAttributes) -> ElementViews.Key {
        ElementViews.Key(
            attributes.representedElementCategory, attributes.representedElementKind ?? "",
            attributes.indexPath)
    }

    private func view(for attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView?
    {
        let key = key(attributes)
        if let view = views.visible[key] { return view }
        let view: UICollectionReusableView?
        switch attributes.representedElementCategory {
        case .cell: view = nil
        case .supplementaryView:
            view = dataSource?.collectionView(
                self, viewForSupplementaryElementOfKind: key.kind, at: key.path)
        case .decorationView:
            view = collectionViewLayout.decorations[key.kind]?()
        }
        if let view { views.show(view, as: key) }
        return view
    }

    /// Registers code that creates views of that kind for the identifier, where there is no class to
    /// register.
    package func register(
        kind: String, identifier: String, make: (() -> UICollectionReusableView)?
    ) { views.register(kind, identifier, make) }

    /// What has a lower order than the cells lies below them.
    private func addInOrder(_ view: UICollectionReusableView, _ order: Int) {
        if order < 0 { insertSubview(view, at: 0) } else { addSubview(view) }
    }

    func dequeueViewOrRaise(_ kind: String, _ identifier: String) -> UICollectionReusableView {
        if let waiting = views.reused(kind, identifier) {
            waiting.prepareForReuse()
            return waiting
        }
        if let view = views.made(kind, identifier) {
            view.reuseIdentifier = identifier
            return view
        }
        simulator.report(.unregisteredItem(identifier), about: objectID)
        return UICollectionReusableView(frame: .zero)
    }
}
