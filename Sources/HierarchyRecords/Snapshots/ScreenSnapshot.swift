/// What a device shows at one moment.
public struct ScreenSnapshot: Sendable, Equatable {
    public var device: DeviceSnapshot
    /// The views of the window.
    public var views: ViewSnapshot
    /// The controllers of the window, seen or not.
    public var controllers: HierarchySnapshot

    /// Makes a snapshot.
    public init(
        device: DeviceSnapshot, views: ViewSnapshot, controllers: HierarchySnapshot
    ) {
        self.device = device
        self.views = views
        self.controllers = controllers
    }
}

/// A device, and what the system shows on its screen.
public struct DeviceSnapshot: Sendable, Equatable {
    public var name: String
    /// The version of the system.
    public var system: SystemVersion
    /// As UIKit spells it: `portrait`.
    public var orientation: String
    /// In points, as it is turned.
    public var width: Double, height: Double
    /// Of the screen's corners, in points.
    public var cornerRadius: Double
    /// Where the window is on the screen.
    public var window: RectValue
    /// Of the window.
    public var safeArea: InsetsValue
    /// In points; 0 where it is hidden.
    public var statusBarHeight: Double
    public var hasHomeIndicator: Bool
    /// Where the keyboard is on the screen; nil while it is hidden.
    public var keyboard: RectValue?

    /// Makes a device.
    public init(
        name: String, system: SystemVersion, orientation: String, width: Double, height: Double,
        cornerRadius: Double = 0, window: RectValue? = nil, safeArea: InsetsValue = InsetsValue(),
        statusBarHeight: Double = 0, hasHomeIndicator: Bool = false,
        keyboard: RectValue? = nil
    ) {
        self.name = name
        self.system = system
        self.orientation = orientation
        self.width = width
        self.height = height
        self.cornerRadius = cornerRadius
        self.window = window ?? RectValue(x: 0, y: 0, width: width, height: height)
        self.safeArea = safeArea
        self.statusBarHeight = statusBarHeight
        self.hasHomeIndicator = hasHomeIndicator
        self.keyboard = keyboard
    }
}
