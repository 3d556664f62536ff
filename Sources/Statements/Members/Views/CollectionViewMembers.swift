import HeadlessUIKit

extension MemberList<UICollectionView> {
    mutating func addByHand() {
        method("register(_:forCellWithReuseIdentifier:)") { collection in
            { (kind: CellClass<UICollectionViewCell>?, identifier: String) in
                kind?.register(identifier, in: collection)
            }
        }
    }
}
