import HeadlessUIKit

extension UICollectionView {
    /// Registers a nib whose first cell is made for that identifier.
    public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        guard let nib else { return }
        register(identifier: identifier) {
            nib.first(UICollectionViewCell.self) ?? UICollectionViewCell()
        }
    }
}

extension UITableView {
    /// Registers a nib whose first cell is made for that identifier.
    public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
        guard let nib else { return }
        register(identifier: identifier) { nib.first(UITableViewCell.self) ?? UITableViewCell() }
    }
}

extension UINib {
    @MainActor
    fileprivate func first<View: UIView>(_ type: View.Type) -> View? {
        instantiate(withOwner: nil).lazy.compactMap { $0 as? View }.first
    }
}
