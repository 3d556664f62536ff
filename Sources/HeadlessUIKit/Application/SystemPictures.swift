import HierarchyRecords

/// The pictures that the system takes of an app that has entered the background, for the switcher:
/// the interface takes on other looks, is laid out, and goes back.
@MainActor
struct SystemPictures {
    private let simulator: Simulator

    init(_ simulator: Simulator) { self.simulator = simulator }

    /// X06, X27, X28: each look is shown and laid out in a turn of its own.
    func take() {
        guard simulator.display.takesSnapshots else { return }
        show(looks[...])
    }

    private enum Look { case otherStyle, narrow, turned }

    /// The pictures by system and device. AD-HOC: from when to when an iPad was turned or narrowed.
    private var looks: [Look] {
        let isPad = simulator.display.device.isPad
        switch simulator.systemVersion {
        case 13...: return isPad && canShare ? [.otherStyle, .narrow] : [.otherStyle]
        case 9...12: return isPad ? [.turned] : []
        default: return []
        }
    }

    private var canShare: Bool { !simulator.display.requiresFullScreen }

    private func show(_ looks: ArraySlice<Look>) {
        guard let look = looks.first else { return }
        simulator.runLoop.perform {
            let undo = change(to: look)
            simulator.runLoop.performAfterCommit {
                undo()
                simulator.runLoop.performAfterCommit { show(looks.dropFirst()) }
            }
        }
    }

    /// Changes the screen; what is returned changes it back.
    private func change(to look: Look) -> () -> Void {
        let (display, traits) = (simulator.display, simulator.screenTraits)
        switch look {
        case .otherStyle:
            var other = traits
            other.style = traits.style == .dark ? .light : .dark
            picture(traits: other)
            return { picture(traits: traits) }
        case .narrow:
            let share = display.share
            picture(display.orientation, share == .slideOver ? .full : .slideOver)
            return { picture(display.orientation, share) }
        case .turned:
            let orientation = display.orientation
            picture(orientation.isLandscape ? .portrait : .landscapeLeft, display.share)
            return { picture(orientation, display.share) }
        }
    }

    private func picture(traits: TraitValues) {
        guard !simulator.isStopped else { return }
        ScreenChange(simulator, traits: traits).perform()
    }

    private func picture(_ orientation: UIInterfaceOrientation, _ share: ScreenShare) {
        guard !simulator.isStopped else { return }
        ScreenChange(
            simulator, device: simulator.display.device, orientation: orientation, share: share
        ).perform()
    }
}
