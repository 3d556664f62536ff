extension SimulatedDevice {
    /// Where one figure is from.
    public struct Source: Sendable, Equatable {
        /// How far the figure can be trusted.
        public enum Grade: String, Sendable { case measured, documented, assumed, own }
        /// How sure the figures are.
        public let grade: Grade
        /// Who says so.
        public let text: String

        /// A figure that somebody gave with a device of their own.
        public static let own = Source(.own, "the device's definition")

        init(_ grade: Grade, _ text: String) {
            self.grade = grade
            self.text = text
        }
    }

    /// Where each of a device's figures is from.
    public struct Sources: Sendable, Equatable {
        /// The size and the scale.
        public var screen: Source
        /// Where the insets in portrait come from.
        public var portrait: Source
        /// Where the insets in landscape come from.
        public var landscape: Source
        /// Of the width in landscape, or in shared screens.
        public var sizeClasses: Source
        /// Where the height of the status bar comes from.
        public var statusBar: Source
        /// Where the radius of the screen's corners comes from.
        public var corners: Source

        /// Everything is from there.
        public init(_ source: Source) {
            screen = source
            portrait = source
            landscape = source
            sizeClasses = source
            statusBar = source
            corners = source
        }

        init(
            portrait: Source, landscape: Source, sizeClasses: Source, statusBar: Source,
            corners: Source
        ) {
            screen = .guidelines
            self.portrait = portrait
            self.landscape = landscape
            self.sizeClasses = sizeClasses
            self.statusBar = statusBar
            self.corners = corners
        }
    }
}

extension SimulatedDevice.Source {
    /// The simulator of iOS 26.1.
    static let measured = Self(.measured, "simulator of iOS 26.1 (R51)")
    static let guidelines = Self(.documented, "Apple's human interface guidelines, Layout")
    static let loaf = Self(.documented, "useyourloaf.com, screen sizes of each year's devices")
    static let tables = Self(.documented, "Apple's table of size classes (T20)")
    static let remembered = Self(.assumed, "as its neighbours in Apple's table (T20)")
    static let sharing = Self(
        .documented, "the sizes of swift-snapshot-testing; hacknicity on the iPads of 2018")
    static let sharingAlike = Self(.assumed, "as the iPads of 2018 share their screens (A71)")
    static let corners = Self(.documented, "kylebashour.com and kylebshr/ScreenCorners")
    static let square = Self(.documented, "a screen with square corners")
    /// A70: what iOS 26 makes of the iPhone 16 and of the iPad A16.
    static let asMeasuredPhone = Self(
        .assumed, "sides documented; below as measured on iPhone 16 (A70)")
    static let asMeasuredPad = Self(.assumed, "as measured on iPad A16 (A70)")
    /// X44: systems before 26.
    package static let olderSystems = Self(
        .documented, "tables of iOS 14 and 17; hacknicity on the iPads of 2018 (X44)")
    static let asItsSafeArea = Self(.assumed, "as high as the safe area")
}
