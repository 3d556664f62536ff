import HierarchyRecords

/// L17: which callback is running that is asked for again when an observable object changes that it reads.
@MainActor
package final class ObservationReads {
    /// The callback that runs just now; nil where what is read is not observed.
    @Counted package private(set) var reader: ObservationReader?

    /// Runs a callback of the responder. What code reads within it is read by that callback.
    func reading(_ responder: UIResponder, in callback: Callback, _ body: () -> Void) {
        guard responder.simulator.systemVersion >= 26, responder.behaviour != nil else {
            return body()
        }
        let outer = reader
        reader = ObservationReader(responder, callback)
        body()
        reader = outer
    }
}

/// A callback of a responder, as that which has read an observable object.
@MainActor
package struct ObservationReader {
    private weak var responder: UIResponder?
    private let callback: Callback

    fileprivate init(_ responder: UIResponder, _ callback: Callback) {
        self.responder = responder
        self.callback = callback
    }

    /// Whether it is the same callback of the same object.
    package func isSame(as other: ObservationReader) -> Bool {
        responder === other.responder && callback == other.callback
    }

    /// Whether its object is still there.
    package var isAlive: Bool { responder != nil }

    /// L17: what it read has changed, so that the callback is due in the next pass.
    package func askAgain() {
        guard let responder else { return }
        let controller = responder as? UIViewController
        guard let view = controller?.viewIfLoaded ?? responder as? UIView else { return }
        if callback == .updateProperties {
            if let controller {
                controller.setNeedsUpdateProperties()
            } else {
                view.setNeedsUpdateProperties()
            }
        } else if callback == .updateContentUnavailable {
            controller?.askForMissingContent()
        } else if callback == .updateConstraints || callback == .updateViewConstraints {
            view.setNeedsUpdateConstraints()
        } else {
            view.setNeedsLayout()
        }
    }
}
