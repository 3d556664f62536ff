import HierarchyRecords

/// One change of the whole screen: of the device, the orientation, the window's share or the
/// traits. Transitions that run go on (A181).
@MainActor
struct ScreenChange {
    private let simulator: Simulator
    private let device: SimulatedDevice
    private let orientation: UIInterfaceOrientation
    private let share: ScreenShare
    private let traits: TraitValues
    private let duration: TimeInterval

    /// A30: how long a rotation takes, in seconds of virtual time.
    static let rotationDuration = 0.3

    /// A change of the traits alone.
    init(_ simulator: Simulator, traits: TraitValues) {
        self.simulator = simulator
        device = simulator.display.device
        orientation = simulator.display.orientation
        share = simulator.display.share
        self.traits = traits
        duration = 0
    }

    /// A change of the device, the orientation or the share of the screen; traits that were set by
    /// hand stay as they are.
    init(
        _ simulator: Simulator, device: SimulatedDevice, orientation: UIInterfaceOrientation,
        share: ScreenShare
    ) {
        self.simulator = simulator
        self.device = device
        self.orientation = orientation
        self.share = share
        let old = simulator.display.device.traits(
            in: simulator.display.orientation, share: simulator.display.share)
        let new = device.traits(in: orientation, share: share)
        traits = simulator.screenTraits.replacing(old, by: new)
        duration = Self.rotationDuration
    }

    private var bounds: CGRect {
        CGRect(origin: .zero, size: share.size(on: device, in: orientation))
    }

    /// T04, D17: sends both announcements through the whole tree, changes sizes and traits, then
    /// runs the animations that were added to the coordinator. Layout follows in the commit.
    func perform(tellsSize: Bool = true) {
        let coordinator = ScreenTransitionCoordinator(
            container: simulator.window, duration: duration,
            targetTransform: CGAffineTransform(
                rotationAngle: simulator.display.orientation.angle(to: orientation)))
        simulator.display.transition = coordinator
        let windows = simulator.standingWindows
        let roots = windows.compactMap(\.rootViewController)
        // A09: size classes alone are announced.
        if traits.differsInSizeClasses(from: simulator.screenTraits) {
            for root in roots {
                simulator.sendWillTransition(from: root, screen: traits, with: coordinator)
            }
        }
        let adaptations = simulator.announceAdaptations(to: traits, with: coordinator)
        if tellsSize { sendSizes(from: roots, adaptations, with: coordinator) }
        guard !simulator.isStopped else { return end(coordinator) }
        let keyboard = simulator.shownKeyboard
        apply(adaptations, to: windows)
        simulator.askSystemQuestions()
        simulator.moveKeyboard(from: keyboard)
        coordinator.runAnimations()
        if duration > 0 {
            simulator.runLoop.perform(after: duration) { end(coordinator) }
        } else {
            end(coordinator)
        }
    }

    private func end(_ coordinator: ScreenTransitionCoordinator) {
        if simulator.display.transition === coordinator { simulator.display.transition = nil }
        coordinator.finish()
    }

    // MARK: Sizes

    /// T06, T11, T13, A112: tells each root, whose view need not be loaded, which passes it on to its children, then what is presented.
    /// If the screen keeps its size (A31), only adapted presentations get another one (A51).
    private func sendSizes(
        from roots: [UIViewController], _ adaptations: [LiveAdaptation],
        with coordinator: UIViewControllerTransitionCoordinator
    ) {
        guard bounds.size != simulator.window.bounds.size else {
            for resized in adaptations.compactMap(\.resized) { sendSize(to: resized, coordinator) }
            return
        }
        for root in roots {
            root.sendViewWillTransition(to: bounds.size, with: coordinator)
            for presented in root.presentedBelow {
                if let own = presented.optional?.presentation?.controllerOfApp {
                    own.sendViewWillTransition(to: bounds.size, with: coordinator)
                } else {
                    sendSize(to: presented, coordinator)
                }
            }
        }
    }

    private func sendSize(
        to presented: UIViewController, _ coordinator: UIViewControllerTransitionCoordinator
    ) {
        guard let size = size(of: presented), presented.viewIfLoaded?.bounds.size != size
        else { return }
        presented.sendViewWillTransition(to: size, with: coordinator)
    }

    /// The future size of a presented controller; nil if it depends on what the controller covers.
    private func size(of presented: UIViewController) -> CGSize? {
        guard let presentation = presented.optional?.presentation?.controller,
            presentation.shouldPresentInFullscreen
        else { return nil }
        if presentation.shownStyle == .popover {
            let stays = bounds.size == simulator.window.bounds.size
            return stays ? presentation.frameOfPresentedViewInContainerView.size : nil
        }
        let geometry = SheetGeometry(
            simulator.systemVersion, traits, simulator.safeArea(on: device, in: orientation))
        return presentation.sheetFrame(
            geometry.preferring(presented.preferredContentSize), in: bounds
        ).size
    }

    // MARK: Applying

    private func apply(_ adaptations: [LiveAdaptation], to windows: [UIWindow]) {
        let covered = simulator.transitions.presentations.compactMap(CoveredView.init)
        simulator.display.device = device
        simulator.display.orientation = orientation
        simulator.display.share = share
        for window in windows {
            if window.bounds.size != bounds.size { window.setFrame(bounds) }
            window.listForLayout()
        }
        let hasNewTraits = traits != simulator.screenTraits
        simulator.screenTraits = traits
        for adaptation in adaptations { adaptation.perform() }
        for presentation in simulator.transitions.presentations {
            presentation.controller?.placeAgain()
        }
        for view in covered { view.fill() }
        guard hasNewTraits else { return }
        for root in windows.compactMap(\.rootViewController) { simulator.spread(below: root) }
    }
}

/// A view that a presentation took out of the window, where it filled its superview.
@MainActor
private struct CoveredView {
    private let view: UIView
    private let superview: UIView

    init?(_ presentation: PresentationState) {
        guard let superview = presentation.controller?.coveredSuperview,
            let view = presentation.presenting?.viewIfLoaded, view.frame == superview.bounds
        else { return nil }
        self.view = view
        self.superview = superview
    }

    func fill() { view.frame = superview.bounds }
}

extension UIPresentationController {
    /// Moves the presented view to its place in the container, whose size has changed.
    fileprivate func placeAgain() {
        guard containerView?.storedWindow != nil else { return }
        willPlaceAgain()
        placePresentedView()
        // The anchor of a popover may move in the layout, so the popover is placed again after it.
        guard shownStyle == .popover else { return }
        simulator.runLoop.performAfterCommit { self.placeIfStanding() }
    }
}

extension UIViewController {
    func sendViewWillTransition(
        to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
    ) {
        guard simulator.hasTraits else { return }
        dispatch.send(
            .viewWillTransitionToSize, to: self,
            .size(size), rule: .t04,
            given: [.size(size), .coordinator(coordinator)]
        ) { viewWillTransition(to: size, with: coordinator) }
    }

    /// What is presented by this controller or any below it, presenters first.
    fileprivate var presentedBelow: [UIViewController] {
        var result: [UIViewController] = []
        var waiting = [self]
        while let controller = waiting.popLast() {
            if let presented = controller.presentedApart {
                result.append(presented)
                waiting.append(presented)
            }
            waiting.append(contentsOf: controller.childList.elements.reversed())
        }
        return result
    }
}

extension TraitValues {
    fileprivate func differsInSizeClasses(from other: TraitValues) -> Bool {
        horizontal != other.horizontal || vertical != other.vertical
    }

    /// These traits with those of `new` where they differ from those of `old`.
    fileprivate func replacing(_ old: TraitValues, by new: TraitValues) -> TraitValues {
        var result = self
        if old.horizontal != new.horizontal { result.horizontal = new.horizontal }
        if old.vertical != new.vertical { result.vertical = new.vertical }
        if old.idiom != new.idiom { result.idiom = new.idiom }
        if old.scale != new.scale { result.scale = new.scale }
        return result
    }
}
