import HierarchyRecords

extension SnapshotDifference.Change {
    /// The change in one word.
    var word: String {
        switch self {
        case .added: "new"
        case .removed: "removed"
        case .moved: "moved"
        case .changed: "changed"
        }
    }

    /// The role of what is changed so.
    var role: Role {
        switch self {
        case .added: .added
        case .removed: .removed
        case .moved, .changed: .changed
        }
    }

    /// The sign of the change.
    func glyph(_ glyphs: Glyphs) -> String {
        switch self {
        case .added: glyphs.added
        case .removed: glyphs.removed
        case .moved: glyphs.moved
        case .changed: glyphs.changed
        }
    }
}

extension AppearanceStateName {
    /// The role of what is in this state.
    var role: Role {
        switch self {
        case .unloaded: .dim
        case .disappeared: .didDisappear
        case .appearing: .willAppear
        case .appeared: .didAppear
        case .disappearing: .willDisappear
        }
    }
}
