import HeadlessUIKit

extension MemberList<UICollectionView> {
    mutating func addByHand() {
        property(
            "numberOfSections", { $0.numberOfSections }, look: { $0.countsIfKnown?.count })
        method("register(_:forCellWithReuseIdentifier:)") { collection in
            { (kind: CellClass<UICollectionViewCell>?, identifier: String) in
                kind?.register(identifier, in: collection)
            }
        }
    }
}

extension MemberList<UICollectionViewController> {
    mutating func addByHand() {
        unwrappedProperty(
            "collectionView", { $0.collectionView }, { $0.collectionView = $1 },
            look: { $0.collectionIfLoaded })
    }
}
