import HierarchyRecords

/// Where the interface turns although nobody turned the device.
extension Simulator {
    /// T03: the interface turns for a root that does not support the way it stands; nobody hears of
    /// the size.
    func turnForRoot(_ root: UIViewController) {
        guard let turned = orientationToTurnTo() else { return }
        if systemVersion < 13 { root.appearance.hasInitialTraits = true }
        display.isChanging = true
        ScreenChange(self, device: display.device, orientation: turned, share: display.share)
            .perform(
                tellsSize: false)
        display.isChanging = false
    }

    /// S06, A73: what covers the screen is shown as it prefers, or at least as it supports; everybody
    /// below hears of the size. E58 where it prefers what it does not support.
    func turn(forPresented presented: UIViewController) {
        guard !isStopped, heedsMasks, mayTurn(for: presented), orientationOwner === presented
        else { return }
        guard presented.optional?.presentation?.controller?.shownStyle == .fullScreen else {
            return turnWhereUnsupported()
        }
        let preferred = presented.preferredInterfaceOrientationForPresentation
        guard presented.supportedInterfaceOrientations.contains(preferred.mask) else {
            _ = refuse(.unsupportedPreference, about: presented)
            return
        }
        guard preferred != display.orientation,
            supportedOrientations(under: presented).contains(preferred.mask)
        else { return turnWhereUnsupported() }
        change(to: display.device, preferred, display.share)
    }

    /// Whether it can want the interface otherwise than it stands: UIKit's own class is content with
    /// portrait, and nobody need look who decides.
    private func mayTurn(for presented: UIViewController) -> Bool {
        display.orientation != .portrait || type(of: presented) != UIViewController.self
    }

    /// T13: the interface turns where the controller that decides does not support the way it
    /// stands, rather to how the device is held.
    func turnWhereUnsupported() {
        guard let turned = orientationToTurnTo() else { return }
        change(to: display.device, turned, display.share)
    }

    /// The controller that decides may answer otherwise than before: the interface turns to how the
    /// device is held, or to what is supported.
    func reviseOrientation() {
        guard !isStopped else { return }
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
    /// The order in which the interface looks for one that is supported.
    static let inOrder: [UIInterfaceOrientation] = [
        .portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown,
    ]

    /// The way in which the interface stands upright on a device that is held so; unknown where it
    /// lies flat.
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

    /// How far the interface turns to come to stand as `other`, in radians.
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
