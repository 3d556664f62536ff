import HierarchyRecords

/// A device's screen (R51).
public struct SimulatedDevice: Sendable, Equatable {
    /// As `--device` spells it.
    public var name: String
    /// In points, in portrait.
    public var width: Double
    public var height: Double
    /// Pixels a point.
    public var scale: Float
    public var isPad: Bool
    /// Of the window in portrait, from iOS 11.
    public var safeAreaInsets: UIEdgeInsets
    /// Of the window in landscape, from iOS 11.
    public var landscapeSafeAreaInsets: UIEdgeInsets

    /// Makes a device; its safe area in landscape is that in portrait unless given.
    public init(
        name: String, width: Double, height: Double, scale: Float, isPad: Bool = false,
        safeAreaInsets: UIEdgeInsets, landscapeSafeAreaInsets: UIEdgeInsets? = nil
    ) {
        self.name = name
        self.width = width
        self.height = height
        self.scale = scale
        self.isPad = isPad
        self.safeAreaInsets = safeAreaInsets
        self.landscapeSafeAreaInsets = landscapeSafeAreaInsets ?? safeAreaInsets
    }

    /// D01: the default device.
    public static let iPhone16 = SimulatedDevice(
        name: "iPhone 16", width: 393, height: 852, scale: 3,
        safeAreaInsets: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0),
        landscapeSafeAreaInsets: UIEdgeInsets(top: 0, left: 59, bottom: 20, right: 59))

    /// The devices that were measured.
    public static let all: [SimulatedDevice] = [
        iPhone16,
        SimulatedDevice(
            name: "iPhone SE", width: 375, height: 667, scale: 2,
            safeAreaInsets: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0),
            landscapeSafeAreaInsets: .zero),
        SimulatedDevice(
            name: "iPad", width: 820, height: 1180, scale: 2, isPad: true,
            safeAreaInsets: UIEdgeInsets(top: 32, left: 0, bottom: 25, right: 0)),
    ]

    /// What else those devices are called: the generations that were measured.
    private static let synonyms = ["iphonese3": "iphonese", "ipada16": "ipad"]

    /// The device of that name; case, spaces and hyphens do not matter.
    public static func named(_ name: String) -> SimulatedDevice? {
        let key = key(name)
        let wanted = synonyms[key] ?? key
        return all.first { Self.key($0.name) == wanted }
    }

    private static func key(_ name: String) -> String {
        String(name.lowercased().filter { $0 != " " && $0 != "-" })
    }

    /// The screen's size in points.
    public func size(in orientation: UIInterfaceOrientation) -> CGSize {
        orientation.isLandscape
            ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
    }

    /// The window's safe area, from iOS 11.
    public func safeAreaInsets(in orientation: UIInterfaceOrientation) -> UIEdgeInsets {
        orientation.isLandscape ? landscapeSafeAreaInsets : safeAreaInsets
    }

    /// T20: the landscape widths of the phones that are regular then.
    private static let wideLengths: Set<Double> = [736, 896, 926, 932, 956]

    /// T20: the traits of the whole screen.
    package func traits(in orientation: UIInterfaceOrientation) -> TraitValues {
        let isLow = orientation.isLandscape && !isPad
        let isWide = isPad || isLow && Self.wideLengths.contains(height)
        return TraitValues(
            horizontal: isWide ? .regular : .compact, vertical: isLow ? .compact : .regular,
            style: .light, idiom: isPad ? .pad : .phone, layoutDirection: .leftToRight,
            contentSize: .l, contrast: .normal, level: .base, legibility: .regular, scale: scale)
    }
}
