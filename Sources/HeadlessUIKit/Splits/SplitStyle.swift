extension UISplitViewController {
    /// The classic split with two controllers, or a split with two or three columns.
    @available(iOS 14, *)
    public enum Style: Int, Sendable { case unspecified, doubleColumn, tripleColumn }

    /// The columns; the compact one replaces all others in a compact width.
    @available(iOS 14, *)
    public enum Column: Int, Sendable, CaseIterable {
        case primary, supplementary, secondary, compact, inspector

        var name: String { "\(self)" }
    }

    /// Which columns are visible, and how.
    @available(iOS 8, *)
    public enum DisplayMode: Int, Sendable, CaseIterable {
        case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary
        case twoBesideSecondary, twoOverSecondary, twoDisplaceSecondary

        var name: String { "\(self)" }
    }

    /// Whether side columns are beside the secondary column, cover it, or displace it.
    @available(iOS 14, *)
    public enum SplitBehavior: Int, Sendable { case automatic, tile, overlay, displace }

    /// The side of the primary column.
    @available(iOS 11, *)
    public enum PrimaryEdge: Int, Sendable { case leading, trailing }

    /// The background of the primary column: a sidebar floats, a column without background is tiled
    /// (R34).
    @available(iOS 13, *)
    public enum BackgroundStyle: Int, Sendable { case none, sidebar }

    /// Stands for a width or a share that the split view controller chooses itself (R32); no number of
    /// points.
    @available(iOS 8, *)
    public nonisolated static let automaticDimension: CGFloat = -3.4028234663852886e38
}

extension UISplitViewController.DisplayMode {
    /// R32: the split behaviour of the mode; nil if the mode does not change the behaviour.
    var behavior: UISplitViewController.SplitBehavior? {
        switch self {
        case .automatic, .secondaryOnly: nil
        case .oneBesideSecondary, .twoBesideSecondary: .tile
        case .oneOverSecondary, .twoOverSecondary: .overlay
        case .twoDisplaceSecondary: .displace
        }
    }

    /// The side columns that are visible in this mode.
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
