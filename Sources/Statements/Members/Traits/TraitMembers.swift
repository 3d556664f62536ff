import HeadlessUIKit

extension MemberList<UITraitCollection> {
    mutating func addByHand() {
        addTraitValues()
    }
}

extension MemberList<UIMutableTraits> {
    mutating func addByHand() {
        addTraitValues()
    }
}

extension MemberList<UITraitOverrides> {
    mutating func addByHand() {
        method("contains(_:)") { overrides in
            { (trait: TraitReference) in overrides.contains(trait.id) }
        }
        method("remove(_:)") { overrides in
            { (trait: TraitReference) in overrides.remove(trait.id) }
        }
    }
}
