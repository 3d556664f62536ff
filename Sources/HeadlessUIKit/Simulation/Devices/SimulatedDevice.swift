import HierarchyRecords

/// A device's screen and what the system takes of it (R51, A70).
public struct SimulatedDevice: Sendable, Equatable {
    /// As `--device` spells it.
    public var name: String
    /// In points, in portrait.
    public var width: Double
    /// In points.
    public var height: Double
    /// Pixels a point.
    public var scale: Float
    /// Whether it is an iPad.
    public var isPad: Bool
    /// T20: a phone whose width is regular in landscape.
    public var isWide: Bool
    /// Of the window in portrait, from iOS 11.
    public var safeAreaInsets: UIEdgeInsets
    /// Of the window in landscape, from iOS 11.
    public var landscapeSafeAreaInsets: UIEdgeInsets
    /// The height of the status bar in portrait, in points.
    public var statusBarHeight: Double
    /// Of the screen's corners, in points; 0 where they are square.
    public var cornerRadius: Double
    /// Where its figures are from.
    public var sources: Sources

    /// Makes a device; its safe area in landscape is that in portrait unless given, its width in
    /// landscape that of Apple's phone of the same length, and its status bar as high as its safe
    /// area. The figures are somebody's own unless sources are given.
    public init(
        name: String, width: Double, height: Double, scale: Float, isPad: Bool = false,
        isWide: Bool? = nil, safeAreaInsets: UIEdgeInsets,
        landscapeSafeAreaInsets: UIEdgeInsets? = nil, statusBarHeight: Double? = nil,
        cornerRadius: Double = 0, sources: Sources = Sources(.own)
    ) {
        self.name = name
        self.width = width
        self.height = height
        self.scale = scale
        self.isPad = isPad
        self.isWide = isWide ?? (!isPad && Self.isWideLength(height))
        self.safeAreaInsets = safeAreaInsets
        self.landscapeSafeAreaInsets = landscapeSafeAreaInsets ?? safeAreaInsets
        self.statusBarHeight = statusBarHeight ?? Double(safeAreaInsets.top)
        self.cornerRadius = cornerRadius
        self.sources = sources
    }

    /// The catalogue's device of that name; case, spaces, quotes and hyphens do not matter.
    public static func named(_ name: String) -> SimulatedDevice? {
        let wanted = synonyms[key(name)] ?? key(name)
        return all.first { key($0.name) == wanted }
    }

    /// What names are compared by.
    package static func key(_ name: String) -> String {
        String(name.lowercased().filter { !" -\"″()".contains($0) })
    }

    /// What else those devices are called.
    private static let synonyms = [
        "iphone": "iphone16", "iphonese": "iphonese3", "ipad": "ipada16",
        "ipadmini": "ipadminia17pro",
        "ipadair": "ipadair11", "ipadpro": "ipadpro11", "ipadpro12.9": "ipadair13",
    ]

    /// The screen's size in points.
    public func size(in orientation: UIInterfaceOrientation) -> CGSize {
        orientation.isLandscape
            ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
    }

    /// The window's safe area, from iOS 11.
    public func safeAreaInsets(in orientation: UIInterfaceOrientation) -> UIEdgeInsets {
        orientation.isLandscape ? landscapeSafeAreaInsets : safeAreaInsets
    }

    /// X44: the safe area under that version, which before iOS 26 differs from the measured one on
    /// iPads, and on phones in landscape.
    package func safeAreaInsets(
        in orientation: UIInterfaceOrientation, ios version: Int
    ) -> UIEdgeInsets {
        var insets = safeAreaInsets(in: orientation)
        guard isOlder(version), insets.bottom > 0 else { return insets }
        if isPad {
            (insets.top, insets.bottom) = version < 12 ? (20, 0) : (24, 20)
        } else if orientation.isLandscape {
            insets.bottom = 21
        }
        return insets
    }

    /// X44: the height of the status bar in portrait under that version; an iPad's is as high as its safe
    /// area.
    package func statusBarHeight(ios version: Int) -> Double {
        guard isPad, isOlder(version) else { return statusBarHeight }
        return safeAreaInsets(in: .portrait, ios: version).top
    }

    /// S10: whether the screen has a part at the top that is never the app's: a phone without a home
    /// button.
    package var hasNotch: Bool { !isPad && safeAreaInsets.bottom > 0 }

    /// Whether the figures, which are of iOS 26, do not hold for that version.
    private func isOlder(_ version: Int) -> Bool {
        version < 26 && sources.portrait.grade != .own
    }

    /// T20: the landscape widths of the phones that are regular then.
    private static func isWideLength(_ points: Double) -> Bool {
        // No set: to make its type costs a third of the way to the first prompt.
        switch points {
        case 736, 896, 926, 932, 956: true
        default: false
        }
    }

    /// T20: the traits of the whole screen.
    package func traits(in orientation: UIInterfaceOrientation) -> TraitValues {
        traits(in: orientation, share: .full)
    }

    /// T20: the traits of a window that has that share of the screen.
    package func traits(
        in orientation: UIInterfaceOrientation, share: ScreenShare
    ) -> TraitValues {
        let isLow = orientation.isLandscape && !isPad
        let isRegular =
            isPad ? share.isRegular(on: self, in: orientation) : isLow && isWide
        return TraitValues(
            horizontal: isRegular ? .regular : .compact, vertical: isLow ? .compact : .regular,
            style: .light, idiom: isPad ? .pad : .phone, layoutDirection: .leftToRight,
            contentSize: .l, contrast: .normal, level: .base, legibility: .regular, scale: scale)
    }
}
