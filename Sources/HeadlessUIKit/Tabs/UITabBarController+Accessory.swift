import HierarchyRecords

/// What stands above the bar, or beside it (C66).
extension UITabBarController {
    /// C66: the content view of another accessory takes the place of the present one's.
    func replaceAccessory(by other: UITabAccessory?) {
        guard other !== accessory, !simulator.isStopped else { return }
        accessory?.contentView.removeFromSuperview()
        accessoryContainer?.removeFromSuperview()
        accessoryContainer = nil
        accessory = other
        if let storedView { addAccessory(to: storedView) }
        barsDidChange()
    }

    /// C66: adds the accessory's container above the bar, once there are both.
    func addAccessory(to view: UIView) {
        guard let accessory else { return }
        let container = UITabAccessoryContainer(
            frame: accessoryFrame(in: view, showing: accessory.contentView))
        container.stand(in: environmentOfAccessory)
        container.hold(accessory.contentView)
        accessoryContainer = container
        view.addSubview(container)
    }

    /// C66: the traits change before the frame does.
    // AD-HOC: the order of the two.
    func layOutAccessory() {
        guard let storedView, let accessoryContainer, let accessory else { return }
        accessoryContainer.stand(in: environmentOfAccessory)
        let frame = accessoryFrame(in: storedView, showing: accessory.contentView)
        if accessoryContainer.frame != frame { accessoryContainer.frame = frame }
    }

    /// C66: what the accessory covers of the content: all up to its top, where it stands above the bar.
    // AD-HOC: no number of a safe area was found; beside a minimized bar it covers no more than the bar.
    var heightBelowTopOfAccessory: CGFloat {
        guard let storedView, let accessoryContainer, environmentOfAccessory == .regular else {
            return 0
        }
        return storedView.bounds.height - accessoryContainer.frame.minY
    }

    private var isAccessoryInline: Bool { isBarMinimized && !isBarAway }

    private var environmentOfAccessory: UITabAccessoryEnvironment {
        isAccessoryInline ? .inline : .regular
    }

    /// C66: as it was read off a phone: 21 points from either edge and 8 above the bar, or beside the
    /// minimized bar, 84 from either edge and 28 above the lower one.
    private func accessoryFrame(in view: UIView, showing content: UIView) -> CGRect {
        let (bounds, safeArea) = (view.bounds, view.ownSafeArea)
        if BarMetrics(self).hasTabsAtTop { return placeOfOwnSize(content, in: view) }
        let height: CGFloat = 48
        // AD-HOC: where there is no bar it stands as low as beside a minimized one.
        let isLow = isAccessoryInline || isBarAway
        let top = isLow ? bounds.height - 28 - height : tabBar.frame.minY - 8 - height
        let margin: CGFloat = isAccessoryInline ? 84 : 21
        return CGRect(
            x: safeArea.left + margin, y: top,
            width: max(0, bounds.width - safeArea.left - safeArea.right - 2 * margin),
            height: height)
    }

    /// C66: on a wide iPad it has the size of its content.
    // AD-HOC: in the middle, above the safe area's bottom.
    private func placeOfOwnSize(_ content: UIView, in view: UIView) -> CGRect {
        let size = content.sizeInBar
        return CGRect(
            x: view.bounds.midX - size.width / 2,
            y: view.bounds.height - view.ownSafeArea.bottom - size.height, width: size.width,
            height: size.height)
    }
}
