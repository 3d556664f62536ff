import HierarchyRecords

extension UIWindowScene {
    /// The geometry that code requests for a scene.
    @preconcurrency @MainActor
    @available(iOS 16, *)
    open class GeometryPreferences {
        /// Preferences on a phone or an iPad.
        @available(iOS 16, *)
        public final class iOS: GeometryPreferences {
            /// The orientations to choose from; nil keeps the present one.
            @Counted public var interfaceOrientations: UIInterfaceOrientationMask?

            /// Creates preferences for those orientations.
            public init(interfaceOrientations: UIInterfaceOrientationMask? = nil) {
                self.interfaceOrientations = interfaceOrientations
            }
        }

        init() {}
    }

    /// The orientation of the interface.
    public var interfaceOrientation: UIInterfaceOrientation { simulator.display.orientation }

    /// Rotates the interface in the next turn of the run loop, however the device is held, if the
    /// view controller that decides supports one of the orientations (A103); calls the error
    /// handler otherwise (E59). From iOS 16.
    @available(iOS 16, *)
    public func requestGeometryUpdate(
        _ geometryPreferences: GeometryPreferences,
        errorHandler: ((any Error) -> Void)? = nil
    ) {
        guard !simulator.isStopped,
            let wanted = (geometryPreferences as? GeometryPreferences.iOS)?.interfaceOrientations
        else { return }
        simulator.runLoop.perform { [simulator] in
            if let error = simulator.turn(toOneOf: wanted) { errorHandler?(error) }
        }
    }
}

/// Why a scene kept its geometry.
@available(iOS 13, *)
public struct UISceneError: Error, LocalizedError, Sendable {
    /// UIKit's error codes.
    public enum Code: Int, Sendable, CaseIterable {
        case multipleScenesNotSupported, requestDenied
        case geometryRequestUnsupported = 100
        case geometryRequestDenied
    }

    public static let errorDomain = "UISceneErrorDomain"

    /// Why the system refused.
    public let code: Code
    /// UIKit's description of the error.
    public let errorDescription: String?
}

extension Simulator {
    /// A103, E59: rotates the interface as code requested; returns the error if it cannot.
    fileprivate func turn(toOneOf wanted: UIInterfaceOrientationMask) -> UISceneError? {
        guard !isStopped else { return nil }
        let supported = supportedOrientations
        let both = wanted.intersection(supported)
        guard !both.isEmpty else { return refuseTurn(to: wanted, supported) }
        let held = UIInterfaceOrientation(display.heldDevice.orientation)
        let order = [display.orientation, held] + UIInterfaceOrientation.inOrder
        if let turned = order.first(where: { both.contains($0.mask) }),
            turned != display.orientation
        {
            change(to: display.device, turned, display.share)
        }
        return nil
    }

    private func refuseTurn(
        to wanted: UIInterfaceOrientationMask, _ supported: UIInterfaceOrientationMask
    ) -> UISceneError {
        let misuse = Misuse.refusedGeometry(requested: wanted.words, supported: supported.words)
        report(misuse, about: (orientationOwner ?? window).objectID)
        return UISceneError(code: .geometryRequestDenied, errorDescription: misuse.text)
    }
}

extension UIInterfaceOrientationMask {
    /// The orientations as E59 lists them.
    var words: String {
        let all: [UIInterfaceOrientation] = [
            .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight,
        ]
        return all.filter { contains($0.mask) }.map { "\($0)" }.joined(separator: ", ")
    }
}
