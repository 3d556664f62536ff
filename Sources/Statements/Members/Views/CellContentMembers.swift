import HeadlessUIKit

// Content configurations: statements know those of lists alone.

extension MemberList<UICollectionViewCell> {
    mutating func addByHand() {
        property(
            "contentConfiguration", { $0.contentConfiguration as? UIListContentConfiguration },
            { $0.contentConfiguration = $1 })
    }
}

extension MemberList<UIContentUnavailableView> {
    mutating func addByHand() {
        property(
            "configuration", { $0.configuration as? UIContentUnavailableConfiguration },
            { view, content in if let content { view.configuration = content } })
    }
}

extension MemberList<UIListContentView> {
    mutating func addByHand() {
        property(
            "configuration", { $0.configuration as? UIListContentConfiguration },
            { view, content in if let content { view.configuration = content } })
    }
}
