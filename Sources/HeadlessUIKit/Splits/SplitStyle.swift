extension UISplitViewController {
    /// The classic split of two, or columns.
    public enum Style: Int, Sendable { case unspecified, doubleColumn, tripleColumn }

    /// The columns; compact stands in for all of them in a compact width.
    public enum Column: Int, Sendable, CaseIterable {
        case primary, supplementary, secondary, compact, inspector

        var name: String { "\(self)" }
    }

    /// Which columns are seen, and how.
    public enum DisplayMode: Int, Sendable, CaseIterable {
        case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary
        case twoBesideSecondary, twoOverSecondary, twoDisplaceSecondary

        var name: String { "\(self)" }
    }

    /// Whether side columns stand beside the secondary one, over it, or push it away.
    public enum SplitBehavior: Int, Sendable { case automatic, tile, overlay, displace }

    /// The side on which the primary column stands.
    public enum PrimaryEdge: Int, Sendable { case leading, trailing }

    /// What the primary column stands on: a sidebar floats, none is tiled (R34).
    public enum BackgroundStyle: Int, Sendable { case none, sidebar }

    /// Stands for a width or fraction that the split chooses itself (R32).
    public nonisolated static let automaticDimension: CGFloat = -3.4028234663852886e38
}

extension UISplitViewController.DisplayMode {
    /// R32: the behaviour that comes with it; nil where it leaves that as it is.
    var behavior: UISplitViewController.SplitBehavior? {
        switch self {
        case .automatic, .secondaryOnly: nil
        case .oneBesideSecondary, .twoBesideSecondary: .tile
        case .oneOverSecondary, .twoOverSecondary: .overlay
        case .twoDisplaceSecondary: .displace
        }
    }

    /// The side columns that are seen.
    func sideColumns(
        of style: UISplitViewController.Style
    ) -> [UISplitViewController.Column] {
        switch self {
        case .automatic, .secondaryOnly: []
        case .oneBesideSecondary, .oneOverSecondary:
            style == .tripleColumn ? [.supplementary] : [.primary]
        case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary:
            style == .tripleColumn ? [.primary, .supplementary] : [.primary]
        }
    }
}
