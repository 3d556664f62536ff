extension UINavigationController {
    /// T15: takes the width that the topmost controller prefers, and its height where that is greater
    /// than the stack's own.
    func followTop() {
        guard !simulator.isStopped, let preferred = topViewController?.preferredContentSize,
            preferred != .zero
        else { return }
        let own = preferredContentSize
        preferredContentSize = CGSize(
            width: preferred.width, height: max(own.height, preferred.height))
    }
}
