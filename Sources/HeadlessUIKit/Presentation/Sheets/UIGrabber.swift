/// The grabber at the top of a sheet; UIKit's class of that name.
final class UIGrabber: UIView {
    override class var nameInLog: String { "_UIGrabber" }
}

extension UIPresentationController {
    /// R53: creates, places or removes the grabber: 36 by 5 points, 5 points below the sheet's top.
    func placeGrabber() {
        guard let frame = frameOfGrabber, let containerView else {
            grabber?.removeFromSuperview()
            grabber = nil
            return
        }
        let view = grabber ?? UIGrabber()
        grabber = view
        view.frame = frame
        if view.storedSuperview !== containerView { containerView.addSubview(view) }
    }

    // AD-HOC: a sheet that fills its container has no grabber.
    private var frameOfGrabber: CGRect? {
        guard let sheet, isSheet, sheet.prefersGrabberVisible, let containerView,
            let view = presentedIfAlive?.viewIfLoaded, view.storedSuperview === containerView,
            view.frameOfBounds.minY > containerView.storedBounds.minY
        else { return nil }
        let frame = view.frameOfBounds
        return CGRect(x: frame.midX - 18, y: frame.minY + 5, width: 36, height: 5)
    }
}
