import HierarchyRecords

/// A device's screen, in portrait.
public struct SimulatedDevice: Sendable, Equatable {
    /// As `--device` spells it.
    public var name: String
    /// In points.
    public var width: Double
    public var height: Double
    /// Pixels a point.
    public var scale: Float
    public var isPad: Bool
    /// Of the window, from iOS 11.
    public var safeAreaInsets: UIEdgeInsets

    /// Makes a device.
    public init(
        name: String, width: Double, height: Double, scale: Float, isPad: Bool = false,
        safeAreaInsets: UIEdgeInsets
    ) {
        self.name = name
        self.width = width
        self.height = height
        self.scale = scale
        self.isPad = isPad
        self.safeAreaInsets = safeAreaInsets
    }

    /// D01: the default device.
    public static let iPhone16 = SimulatedDevice(
        name: "iPhone 16", width: 393, height: 852, scale: 3,
        safeAreaInsets: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))

    /// The devices that were measured.
    public static let all: [SimulatedDevice] = [
        iPhone16,
        SimulatedDevice(
            name: "iPhone SE", width: 375, height: 667, scale: 2,
            safeAreaInsets: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)),
        SimulatedDevice(
            name: "iPad", width: 820, height: 1180, scale: 2, isPad: true,
            safeAreaInsets: UIEdgeInsets(top: 32, left: 0, bottom: 25, right: 0)),
    ]

    /// The device of that name, case and spaces ignored.
    public static func named(_ name: String) -> SimulatedDevice? {
        let wanted = key(name)
        return all.first { key($0.name) == wanted }
    }

    private static func key(_ name: String) -> String {
        String(name.lowercased().filter { $0 != " " && $0 != "-" })
    }

    /// T20: the traits of the whole screen in portrait.
    package var traits: TraitValues {
        TraitValues(
            horizontal: isPad ? .regular : .compact, vertical: .regular, style: .light,
            idiom: isPad ? .pad : .phone, layoutDirection: .leftToRight, contentSize: .l,
            contrast: .normal, level: .base, legibility: .regular, scale: scale)
    }
}
