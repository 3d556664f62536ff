import HierarchyRecords

extension UIWindowScene {
    /// How code wants a scene to stand.
    @MainActor
    open class GeometryPreferences {
        /// On a phone or an iPad.
        public final class iOS: GeometryPreferences {
            /// The orientations to choose from; nil leaves it as it is.
            public var interfaceOrientations: UIInterfaceOrientationMask?

            /// Wants one of those.
            public init(interfaceOrientations: UIInterfaceOrientationMask? = nil) {
                self.interfaceOrientations = interfaceOrientations
            }
        }

        init() {}
    }

    /// How the scene stands on the device.
    public var interfaceOrientation: UIInterfaceOrientation { simulator.orientation }

    /// Turns the interface in the next turn, whichever way the device is held, where what decides
    /// supports one of the orientations (A103); says so otherwise (E59). From iOS 16.
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

/// Why a scene stays as it is.
public struct UISceneError: Error, LocalizedError, Sendable {
    /// UIKit's numbers for the reasons.
    public enum Code: Int, Sendable, CaseIterable {
        case multipleScenesNotSupported, requestDenied
        case geometryRequestUnsupported = 100
        case geometryRequestDenied
    }

    public static let errorDomain = "UISceneErrorDomain"

    public let code: Code
    /// What UIKit says of it.
    public let errorDescription: String?
}

extension Simulator {
    /// A103, E59: turns the interface as code wants it; what is wrong where it cannot.
    fileprivate func turn(toOneOf wanted: UIInterfaceOrientationMask) -> UISceneError? {
        guard !isStopped else { return nil }
        let supported = supportedOrientations
        let both = wanted.intersection(supported)
        guard !both.isEmpty else { return refuseTurn(to: wanted, supported) }
        let held = UIInterfaceOrientation(heldDevice.orientation)
        let order = [orientation, held] + UIInterfaceOrientation.inOrder
        if let turned = order.first(where: { both.contains($0.mask) }), turned != orientation {
            change(to: device, turned, screenShare)
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
    /// As E59 lists them.
    fileprivate var words: String {
        let all: [UIInterfaceOrientation] = [
            .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight,
        ]
        return all.filter { contains($0.mask) }.map { "\($0)" }.joined(separator: ", ")
    }
}
