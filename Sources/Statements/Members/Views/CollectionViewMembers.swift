import HeadlessUIKit

extension MemberList<UICollectionView> {
    mutating func addByHand() {
        method("register(_:forCellWithReuseIdentifier:)") { collection in
            { (nib: UINib?, identifier: String) in
                guard let nib else { return }
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
        method("register(_:forSupplementaryViewOfKind:withReuseIdentifier:)") { collection in
            { (type: CellClass<UICollectionReusableView>?, kind: String, identifier: String) in
                collection.register(kind: kind, identifier: identifier, make: type?.maker)
            }
        }
    }
}

extension MemberList<UICollectionViewLayout> {
    mutating func addByHand() {
        method("register(_:forDecorationViewOfKind:)") { layout in
            { (type: CellClass<UICollectionReusableView>?, kind: String) in
                layout.register(decorationOfKind: kind, make: type?.maker)
            }
        }
    }
}
