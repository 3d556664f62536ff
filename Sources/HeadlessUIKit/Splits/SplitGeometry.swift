/// The widths, display modes and frames of a split view controller's columns (R32–R34).
@MainActor
struct SplitGeometry {
    /// The smallest width of the secondary column if columns are side by side.
    private nonisolated static let minimumSecondary: CGFloat = 464
    private static let minimumSide: CGFloat = 240
    /// The space around a floating column.
    private static let margin: CGFloat = 10
    /// The width of the line between tiled columns.
    private static let separator: CGFloat = 0.5

    let style: UISplitViewController.Style
    let preferences: SplitPreferences
    let bounds: CGRect
    let safeArea: UIEdgeInsets
    let isCollapsed: Bool
    let mode: UISplitViewController.DisplayMode
    var hasInspector = false

    private var isTriple: Bool { style == .tripleColumn }
    private var width: CGFloat { bounds.width }

    // MARK: Widths

    var primaryWidth: CGFloat {
        if isCollapsed { return width }
        let usual: CGFloat = isTriple ? 280 : 320
        let room =
            isTriple && mode.isTiledInTwo
            ? width - Self.margin - Self.separator - Self.minimumSecondary - Self.minimumSide
            : width - Self.margin - Self.minimumSecondary
        let automatic =
            isTriple && mode.isTiledInTwo ? room.clamped(Self.minimumSide, usual) : usual
        return chosen(preferences.primary, automatic: automatic, room: room)
    }

    /// R33: the width of the supplementary column, which reaches below the primary one where code asked
    /// for two columns over the secondary one.
    var supplementaryColumnWidth: CGFloat {
        mode == .twoOverSecondary && !isTiledBelow && !isCollapsed
            ? supplementaryPlace.frame.width : supplementaryWidth
    }

    private var supplementaryWidth: CGFloat {
        if isCollapsed { return width }
        var room = width - Self.separator - Self.minimumSecondary
        if mode.isTiledInTwo { room -= Self.margin + primaryWidth }
        return chosen(
            preferences.supplementary, automatic: room.clamped(Self.minimumSide, 320), room: room)
    }

    /// C70: the width of the inspector.
    // AD-HOC: 280 points where code asks for none.
    var inspectorWidth: CGFloat {
        if isCollapsed { return width }
        let room = width - Self.separator - Self.minimumSecondary
        return chosen(preferences.inspector, automatic: 280, room: room)
    }

    /// R34: limits a width that is given as a fraction to what the secondary column leaves; then
    /// applies minimum and maximum.
    private func chosen(
        _ wish: SplitPreferences.Width, automatic: CGFloat, room: CGFloat
    ) -> CGFloat {
        var result = automatic
        if wish.fraction != UISplitViewController.automaticDimension {
            result = min(wish.fraction * width, room)
        }
        if wish.preferred != UISplitViewController.automaticDimension { result = wish.preferred }
        if wish.maximum != UISplitViewController.automaticDimension {
            result = min(result, wish.maximum)
        }
        if wish.minimum != UISplitViewController.automaticDimension {
            result = max(result, wish.minimum)
        }
        return max(0, min(result, width))
    }

    // MARK: Modes (R33)

    /// Whether there is room for three columns side by side.
    func fitsThree(scale: CGFloat) -> Bool {
        let least =
            minimum(preferences.primary) + minimum(preferences.supplementary) + Self.margin
            + Self.separator + Self.minimumSecondary
        return (width * scale).rounded() / scale >= least
    }

    private func minimum(_ wish: SplitPreferences.Width) -> CGFloat {
        wish.minimum == UISplitViewController.automaticDimension ? Self.minimumSide : wish.minimum
    }

    /// The display mode for a request; `isExplicit` if it is made while the split is on the screen.
    func resolve(
        _ wish: UISplitViewController.DisplayMode, isExplicit: Bool, scale: CGFloat
    ) -> UISplitViewController.DisplayMode {
        guard isTriple else { return resolveDouble(wish) }
        let fits = fitsThree(scale: scale)
        switch wish {
        case .automatic: return fits ? .twoBesideSecondary : beside
        case .secondaryOnly: return .secondaryOnly
        case .oneBesideSecondary: return .oneBesideSecondary
        case .oneOverSecondary, .twoOverSecondary: return isExplicit ? wish : .secondaryOnly
        case .twoBesideSecondary, .twoDisplaceSecondary:
            if fits { return .twoBesideSecondary }
            return isExplicit ? .twoOverSecondary : .oneBesideSecondary
        }
    }

    private func resolveDouble(
        _ wish: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode {
        switch wish {
        case .automatic: beside
        case .secondaryOnly: .secondaryOnly
        case .oneBesideSecondary, .twoBesideSecondary, .twoDisplaceSecondary: .oneBesideSecondary
        case .oneOverSecondary, .twoOverSecondary: .oneOverSecondary
        }
    }

    /// A36: the mode with a column beside the secondary one. The smallest width for it lies between
    /// 393 and 600, as measured.
    private var beside: UISplitViewController.DisplayMode {
        width >= 500 ? .oneBesideSecondary : .secondaryOnly
    }

    // MARK: Frames (R34)

    /// The frame of a column, and how much of it other columns cover.
    struct Place: Equatable {
        var frame: CGRect
        var covered = UIEdgeInsets.zero
    }

    func place(of column: UISplitViewController.Column) -> Place {
        if isCollapsed { return Place(frame: bounds) }
        switch column {
        case .primary: return Place(frame: primaryFrame)
        case .supplementary: return supplementaryPlace
        case .secondary: return besideInspector(secondaryPlace)
        case .compact: return secondaryPlace
        case .inspector:
            let x = width - inspectorWidth
            return Place(
                frame: CGRect(x: x, y: 0, width: inspectorWidth, height: bounds.height))
        }
    }

    /// C70: what the inspector leaves of the secondary column.
    private func besideInspector(_ place: Place) -> Place {
        guard hasInspector else { return place }
        var rest = place
        rest.frame.size.width = max(
            0, width - inspectorWidth - Self.separator - place.frame.minX)
        return rest
    }

    /// R34: the primary column is tiled if it has no sidebar background, and in a classic split
    /// (A36).
    private var isTiled: Bool { style == .unspecified || preferences.background == .none }

    private var primaryFrame: CGRect {
        let isHidden = !mode.sideColumns(of: style).contains(.primary)
        let isTrailing = preferences.edge == .trailing
        if isTiled, !isTriple {
            let x = isTrailing ? width - primaryWidth : 0
            return CGRect(
                x: isHidden ? -(primaryWidth + Self.margin) : x, y: 0, width: primaryWidth,
                height: bounds.height)
        }
        // Measured: a trailing sidebar is 8 points wider.
        let wide = primaryWidth + (isTrailing ? 8 : 0)
        let x = isTrailing ? width - Self.margin - wide : Self.margin
        return CGRect(
            x: isHidden ? -(primaryWidth + Self.margin) : x, y: safeArea.top, width: wide,
            height: bounds.height - safeArea.top - max(Self.margin, safeArea.bottom - Self.margin))
    }

    /// R34: whether the primary column floats over the other two, which stand side by side: they were
    /// to be three, for which there is no room.
    private var isTiledBelow: Bool {
        mode == .twoOverSecondary && preferences.behavior != .overlay
    }

    private var supplementaryPlace: Place {
        switch mode {
        case .twoOverSecondary where isTiledBelow:
            return Place(frame: column(width: supplementaryWidth))
        case .twoBesideSecondary, .twoDisplaceSecondary, .twoOverSecondary:
            let covered = primaryWidth + Self.margin
            return Place(
                frame: column(width: supplementaryWidth + covered),
                covered: UIEdgeInsets(top: 0, left: covered, bottom: 0, right: 0))
        case .oneBesideSecondary, .oneOverSecondary:
            return Place(frame: column(width: supplementaryWidth))
        case .automatic, .secondaryOnly:
            return Place(
                frame: column(width: supplementaryWidth).offsetBy(
                    dx: -(supplementaryWidth + Self.margin), dy: 0))
        }
    }

    private func column(width: CGFloat) -> CGRect {
        CGRect(x: 0, y: 0, width: width, height: bounds.height)
    }

    private var secondaryPlace: Place {
        switch mode {
        case .oneBesideSecondary where isTriple, .twoOverSecondary where isTiledBelow:
            return tiled(after: supplementaryWidth)
        case .twoBesideSecondary:
            return tiled(after: supplementaryWidth + primaryWidth + Self.margin)
        case .oneBesideSecondary where isTiled: return tiled(after: primaryWidth)
        case .oneBesideSecondary:
            let covered = primaryFrame.width + Self.margin
            let isTrailing = preferences.edge == .trailing
            return Place(
                frame: bounds,
                covered: UIEdgeInsets(
                    top: 0, left: isTrailing ? 0 : covered, bottom: 0,
                    right: isTrailing ? covered : 0))
        case .automatic, .secondaryOnly, .oneOverSecondary, .twoOverSecondary,
            .twoDisplaceSecondary:
            return Place(frame: bounds)
        }
    }

    private func tiled(after side: CGFloat) -> Place {
        let x = side + Self.separator
        let isTrailing = preferences.edge == .trailing && !isTriple
        return Place(
            frame: CGRect(
                x: isTrailing ? 0 : x, y: 0, width: max(0, width - x), height: bounds.height))
    }
}

extension UISplitViewController.DisplayMode {
    /// Whether three columns are side by side.
    fileprivate var isTiledInTwo: Bool {
        self == .twoBesideSecondary || self == .twoDisplaceSecondary
    }
}

extension UISplitViewController {
    /// The present geometry; before the view is loaded, that of the screen.
    var geometry: SplitGeometry { geometry(mode) }

    func geometry(_ mode: DisplayMode, in bounds: CGRect? = nil) -> SplitGeometry {
        SplitGeometry(
            style: style, preferences: preferences,
            bounds: bounds ?? viewIfLoaded?.bounds ?? UIScreen.main.bounds,
            safeArea: viewIfLoaded?.ownSafeArea ?? .zero, isCollapsed: hasCollapsed,
            mode: mode, hasInspector: isInspectorShown)
    }

    /// The size of a column in a split of that size; nil if the columns are collapsed.
    func sizeOfColumn(_ host: UIViewController?, in size: CGSize) -> CGSize? {
        let isCompact =
            comingWidth.map { $0 == .compact } ?? (effectiveTraits.horizontal == .compact)
        guard isMounted, !hasCollapsed, !isCompact, let host,
            let column = Column.allCases.first(where: { hosts[$0] === host })
        else { return nil }
        let bounds = CGRect(origin: .zero, size: size)
        let next = modeAfterResize(geometry(mode, in: bounds))
        return geometry(next, in: bounds).place(of: column).frame.size
    }

    /// R34: sets the frames of the columns and how much they cover of each other.
    func layOutColumns() {
        guard isMounted, viewIfLoaded != nil else { return }
        followResize()
        let geometry = geometry
        for column in allSeen {
            guard
                let wrapper = hosts[column]?.viewInPlace?.storedSuperview
                    as? UIViewControllerWrapperView, wrapper.storedSuperview === viewIfLoaded
            else { continue }
            let place = geometry.place(of: column)
            if wrapper.frame != place.frame { wrapper.frame = place.frame }
            wrapper.coveredInsets = place.covered
        }
    }
}
