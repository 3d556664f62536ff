import HeadlessUIKit

extension MemberList<UICollectionView> {
    mutating func addByHand() {
        method("register(_:forCellWithReuseIdentifier:)") { collection in
            { (nib: UINib, identifier: String) in
                collection.register(identifier: identifier) {
                    nib.cell(UICollectionViewCell.self) ?? UICollectionViewCell(frame: .zero)
                }
            }
        }
        method("register(_:forCellWithReuseIdentifier:)") { collection in
            { (kind: CellClass<UICollectionViewCell>?, identifier: String) in
                kind?.register(identifier, in: collection)
            }
        }
    }
}
