extension UIWindowScene {
    /// The geometry of a scene.
    @preconcurrency @MainActor
    @available(iOS 16, *)
    public final class Geometry {
        /// The orientation of the interface.
        public let interfaceOrientation: UIInterfaceOrientation
        /// Whether it stays so when the device is turned (S11); from iOS 26.
        @available(iOS 26, *)
        public let isInterfaceOrientationLocked: Bool

        init(of simulator: Simulator) {
            interfaceOrientation = simulator.display.orientation
            isInterfaceOrientationLocked = simulator.isOrientationLocked
        }
    }

    /// The geometry at this moment; from iOS 16.
    @available(iOS 16, *)
    public var effectiveGeometry: Geometry { Geometry(of: simulator) }

    /// The manager of the scene's status bar; nil once the scene is disconnected. From iOS 13.
    @available(iOS 13, *)
    public var statusBarManager: UIStatusBarManager? {
        activationState == .unattached ? nil : UIStatusBarManager(of: simulator)
    }
}

/// The state of a scene's status bar, as the view controller that decides on it answered last (S08).
@preconcurrency @MainActor
@available(iOS 13, *)
public final class UIStatusBarManager {
    private unowned let simulator: Simulator

    init(of simulator: Simulator) { self.simulator = simulator }

    /// The frame in the window's coordinates; empty while the status bar is hidden.
    public var statusBarFrame: CGRect {
        let height = simulator.heightOfStatusBar
        guard height > 0 else { return .zero }
        return CGRect(x: 0, y: 0, width: simulator.window.bounds.width, height: height)
    }

    /// Whether the status bar is hidden.
    public var isStatusBarHidden: Bool { simulator.heightOfStatusBar == 0 }

    /// The style of the status bar's text.
    public var statusBarStyle: UIStatusBarStyle {
        guard case .style(let style) = simulator.shownAnswer(to: .statusBarStyle)?.value else {
            return .default
        }
        return style
    }
}
