import HierarchyRecords

/// How much of an iPad's screen the window has.
public enum ScreenShare: Sendable, Equatable {
    case full, oneThird, half, twoThirds, slideOver
    /// A window of that size in points, at most the screen's.
    case free(width: Double, height: Double)

    /// As `multitask` spells it; nil for a free window.
    public var word: String? { Self.words.first { $0.share == self }?.word }

    /// The share that a word of `multitask` means.
    public init?(word: String) {
        guard let share = Self.words.first(where: { $0.word == word })?.share else { return nil }
        self = share
    }

    /// The words of `multitask`, in its order.
    public static let words: [(word: String, share: ScreenShare)] = [
        ("1/3", .oneThird), ("1/2", .half), ("2/3", .twoThirds), ("full", .full),
        ("slideover", .slideOver),
    ]

    /// What stands between two apps, in points (A71).
    private static let divider = 10.0
    /// T20: no width up to this one is regular on an iPad, and every known one beyond it is.
    private static let widestCompact = 647.0

    /// A71: the narrow side of a split screen: as wide as a phone, and on large screens as wide as
    /// a larger one.
    private static func narrowWidth(of screen: CGSize) -> Double {
        let isLarge =
            screen.width > screen.height ? screen.width >= 1130 : screen.width >= 1024
        return isLarge ? 375 : 320
    }

    /// The window's size in points.
    public func size(
        on device: SimulatedDevice, in orientation: UIInterfaceOrientation
    ) -> CGSize {
        let screen = device.size(in: orientation)
        let narrow = Self.narrowWidth(of: screen)
        switch self {
        case .full: return screen
        case .oneThird: return CGSize(width: narrow, height: screen.height)
        case .slideOver: return CGSize(width: narrow, height: screen.height - 40)
        case .half:
            return CGSize(width: (screen.width - Self.divider) / 2, height: screen.height)
        case .twoThirds:
            return CGSize(width: screen.width - narrow - Self.divider, height: screen.height)
        case .free(let width, let height):
            return CGSize(width: min(width, screen.width), height: min(height, screen.height))
        }
    }

    func isRegular(
        on device: SimulatedDevice, in orientation: UIInterfaceOrientation
    ) -> Bool { self == .full || size(on: device, in: orientation).width > Self.widestCompact }
}
