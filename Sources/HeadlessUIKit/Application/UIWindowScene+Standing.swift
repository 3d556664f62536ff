extension UIWindowScene {
    /// How a scene stands on the device.
    @MainActor
    public final class Geometry {
        /// The way the interface is turned.
        public let interfaceOrientation: UIInterfaceOrientation

        init(_ orientation: UIInterfaceOrientation) { interfaceOrientation = orientation }
    }

    /// How it stands at this moment; from iOS 16.
    public var effectiveGeometry: Geometry { Geometry(interfaceOrientation) }

    /// Knows the scene's status bar; nil once the scene is gone. From iOS 13.
    public var statusBarManager: UIStatusBarManager? {
        activationState == .unattached ? nil : UIStatusBarManager(of: simulator)
    }
}

/// Knows a scene's status bar: what whoever decides on it says (S01).
@MainActor
public final class UIStatusBarManager {
    private unowned let simulator: Simulator

    init(of simulator: Simulator) { self.simulator = simulator }

    /// In the window's coordinates; empty while it is hidden.
    public var statusBarFrame: CGRect {
        let height = simulator.heightOfStatusBar
        guard height > 0 else { return .zero }
        return CGRect(x: 0, y: 0, width: simulator.window.bounds.width, height: height)
    }

    /// Whether it is not to be seen.
    public var isStatusBarHidden: Bool { simulator.heightOfStatusBar == 0 }

    /// How its text looks.
    public var statusBarStyle: UIStatusBarStyle {
        simulator.controllersAsked(.statusBarStyle).answering?.preferredStatusBarStyle ?? .default
    }
}
