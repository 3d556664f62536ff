import HierarchyRecords

/// Turns of the interface that are not caused by a turn of the device.
extension Simulator {
    /// T03: turns the interface for a new root that does not support the present orientation; no
    /// size change is announced.
    func turnForRoot(_ root: UIViewController) {
        guard let turned = orientationToTurnTo() else { return }
        if systemVersion < 13 { root.appearance.hasInitialTraits = true }
        display.isChanging = true
        ScreenChange(self, device: display.device, orientation: turned, share: display.share)
            .perform(
                tellsSize: false)
        display.isChanging = false
    }

    /// S06, A73: turns the interface to the orientation that a full-screen presented controller
    /// prefers, or to one that it supports; the size change is announced to all controllers. E58, X12 if
    /// it prefers an orientation that it does not support.
    func turn(forPresented presented: UIViewController) {
        guard !isStopped, heedsMasks, mayTurn(for: presented), orientationOwner === presented
        else { return }
        guard presented.optional?.presentation?.controller?.shownStyle == .fullScreen else {
            return turnWhereUnsupported()
        }
        let preferred = presented.preferredInterfaceOrientationForPresentation
        let supported = presented.supportedInterfaceOrientations
        guard supported.contains(preferred.mask) else {
            _ = refuse(
                .unsupportedPreference(
                    preferred.mask.words, supported: supported.words, ios: systemVersion),
                about: presented)
            return
        }
        guard preferred != display.orientation,
            supportedOrientations(under: presented).contains(preferred.mask)
        else { return turnWhereUnsupported() }
        change(to: display.device, preferred, display.share)
    }

    /// Whether the controller may want another orientation. `UIViewController` itself is content
    /// with portrait, which saves the search for the controller that decides.
    private func mayTurn(for presented: UIViewController) -> Bool {
        display.orientation != .portrait || type(of: presented) != UIViewController.self
    }

    /// T13: turns the interface if the controller that decides does not support the present
    /// orientation; the orientation of the device is tried first.
    func turnWhereUnsupported() {
        guard let turned = orientationToTurnTo() else { return }
        change(to: display.device, turned, display.share)
    }

    /// Asks again which orientations are supported, and turns the interface to the orientation of
    /// the device, or else to a supported one.
    func reviseOrientation() {
        guard !isStopped, !isOrientationLocked else { return }
        let held = UIInterfaceOrientation(display.heldDevice.orientation)
        guard held != display.orientation, supportedOrientations.contains(held.mask) else {
            return turnWhereUnsupported()
        }
        change(to: display.device, held, display.share)
    }

    private func orientationToTurnTo() -> UIInterfaceOrientation? {
        guard !isStopped, !display.isChanging else { return nil }
        let supported = supportedOrientations
        guard !supported.contains(display.orientation.mask) else { return nil }
        let held = UIInterfaceOrientation(display.heldDevice.orientation)
        return ([held] + UIInterfaceOrientation.inOrder).first { supported.contains($0.mask) }
    }
}

extension UIInterfaceOrientation {
    /// The order in which a supported orientation is searched.
    static let inOrder: [UIInterfaceOrientation] = [
        .portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown,
    ]

    /// The orientation of the interface that is upright on a device in that orientation; unknown if
    /// the device lies flat.
    init(_ held: UIDeviceOrientation) {
        self =
            switch held {
            case .unknown, .faceUp, .faceDown: .unknown
            case .portrait: .portrait
            case .portraitUpsideDown: .portraitUpsideDown
            case .landscapeLeft: .landscapeRight
            case .landscapeRight: .landscapeLeft
            }
    }

    /// The angle from this orientation to `other`, in radians.
    func angle(to other: UIInterfaceOrientation) -> CGFloat {
        let difference = (other.quarters - quarters + 4) % 4
        return difference == 3 ? -.pi / 2 : CGFloat(difference) * .pi / 2
    }

    /// Quarter turns from portrait on.
    private var quarters: Int {
        switch self {
        case .unknown, .portrait: 0
        case .landscapeRight: 1
        case .portraitUpsideDown: 2
        case .landscapeLeft: 3
        }
    }
}
