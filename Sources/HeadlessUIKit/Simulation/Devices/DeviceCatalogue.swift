extension SimulatedDevice {
    /// D01: the default device.
    public static let iPhone16 = islandPhone("iPhone 16", 393, 852, top: 59, measured)

    /// The devices that were measured: the others' figures are documented or assumed.
    public static var measuredOnes: [SimulatedDevice] { all.filter { $0.isMeasured } }

    private var isMeasured: Bool { sources.portrait == .measured }

    /// The catalogue, phones first, each family in the order of its years.
    public static let all: [SimulatedDevice] = phones + pads

    private static let phones: [SimulatedDevice] = [
        homeButtonPhone("iPhone SE 3", 375, 667, scale: 2, portrait: .measured),
        homeButtonPhone("iPhone 8", 375, 667, scale: 2, portrait: .loaf),
        homeButtonPhone("iPhone 8 Plus", 414, 736, scale: 3, portrait: .loaf),
        notchPhone("iPhone X", 375, 812, top: 44, corners: 39, lowest: 21),
        notchPhone("iPhone 11", 414, 896, scale: 2, top: 48, corners: 41.5),
        notchPhone("iPhone 13 mini", 375, 812, top: 50, corners: 44),
        notchPhone("iPhone 13", 390, 844, top: 47, corners: 47.33),
        notchPhone("iPhone 13 Pro Max", 428, 926, top: 47, corners: 53.33),
        islandPhone("iPhone 15", 393, 852, top: 59),
        iPhone16,
        islandPhone("iPhone 16 Plus", 430, 932, top: 59),
        islandPhone("iPhone 16 Pro", 402, 874, top: 62, corners: 62),
        islandPhone("iPhone 16 Pro Max", 440, 956, top: 62, corners: 62),
    ]

    private static let pads: [SimulatedDevice] = [
        pad("iPad A16", 820, 1180, measured: true),
        pad("iPad mini A17 Pro", 744, 1133),
        pad("iPad Air 11", 820, 1180),
        pad("iPad Air 13", 1024, 1366, isDocumented: true),
        pad("iPad Pro 11", 834, 1210),
        pad("iPad Pro 13", 1032, 1376),
    ]

    /// The last major version of the system that it runs, as Apple lists them; nil where that is
    /// the newest.
    public var lastSystemVersion: Int? {
        ["iPhone 8", "iPhone 8 Plus", "iPhone X"].contains(name) ? 16 : nil
    }

    private static let measured = Sources(
        portrait: .measured, landscape: .measured, sizeClasses: .measured, statusBar: .loaf,
        corners: .corners)

    private static func classes(length: Double) -> Source {
        [736, 896, 926, 568, 667, 812, 844].contains(length) ? .tables : .remembered
    }

    /// Square corners, a bar of 20 points, nothing below; no status bar in landscape.
    private static func homeButtonPhone(
        _ name: String, _ width: Double, _ height: Double, scale: Float, portrait: Source
    ) -> SimulatedDevice {
        SimulatedDevice(
            name: name, width: width, height: height, scale: scale,
            safeAreaInsets: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0),
            landscapeSafeAreaInsets: .zero,
            sources: Sources(
                portrait: portrait, landscape: portrait, sizeClasses: classes(length: height),
                statusBar: .loaf, corners: .square))
    }

    /// A notch: the status bar is as high as the safe area.
    private static func notchPhone(
        _ name: String, _ width: Double, _ height: Double, scale: Float = 3, top: CGFloat,
        corners: Double, lowest: CGFloat = 20
    ) -> SimulatedDevice {
        let landscape: Source = lowest == 20 ? .asMeasuredPhone : .loaf
        return facePhone(
            name, width, height, scale: scale, top: top, corners: corners, lowest: lowest,
            statusBar: Double(top),
            Sources(
                portrait: .loaf, landscape: landscape, sizeClasses: classes(length: height),
                statusBar: .loaf, corners: .corners))
    }

    /// An island: the status bar ends above the end of the safe area.
    private static func islandPhone(
        _ name: String, _ width: Double, _ height: Double, top: CGFloat, corners: Double = 55,
        _ sources: Sources? = nil
    ) -> SimulatedDevice {
        facePhone(
            name, width, height, scale: 3, top: top, corners: corners, lowest: 20, statusBar: 54,
            sources
                ?? Sources(
                    portrait: .loaf, landscape: .asMeasuredPhone,
                    sizeClasses: classes(length: height), statusBar: .loaf, corners: .corners))
    }

    private static func facePhone(
        _ name: String, _ width: Double, _ height: Double, scale: Float, top: CGFloat,
        corners: Double, lowest: CGFloat, statusBar: Double, _ sources: Sources
    ) -> SimulatedDevice {
        SimulatedDevice(
            name: name, width: width, height: height, scale: scale,
            safeAreaInsets: UIEdgeInsets(top: top, left: 0, bottom: 34, right: 0),
            landscapeSafeAreaInsets: UIEdgeInsets(top: 0, left: top, bottom: lowest, right: top),
            statusBarHeight: statusBar, cornerRadius: corners, sources: sources)
    }

    /// The same safe area however it stands.
    private static func pad(
        _ name: String, _ width: Double, _ height: Double, measured: Bool = false,
        isDocumented: Bool = false
    ) -> SimulatedDevice {
        let source: Source = measured ? .measured : .asMeasuredPad
        return SimulatedDevice(
            name: name, width: width, height: height, scale: 2, isPad: true,
            safeAreaInsets: UIEdgeInsets(top: 32, left: 0, bottom: 25, right: 0),
            cornerRadius: 18,
            sources: Sources(
                portrait: source, landscape: source,
                sizeClasses: isDocumented ? .sharing : .sharingAlike, statusBar: .asItsSafeArea,
                corners: .corners))
    }
}
