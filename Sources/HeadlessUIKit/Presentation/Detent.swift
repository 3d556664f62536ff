import HierarchyRecords

/// What a custom detent is resolved in.
@MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: AnyObject {
    /// In points, without the safe area below.
    var maximumDetentValue: CGFloat { get }
    var containerTraitCollection: UITraitCollection { get }
}

extension UISheetPresentationController {
    /// A height at which a sheet rests.
    @MainActor
    public final class Detent {
        /// What a detent is called by.
        public struct Identifier: RawRepresentable, Hashable, Sendable {
            public let rawValue: String
            public init(rawValue: String) { self.rawValue = rawValue }
            /// The name that is not yet UIKit's own.
            public init(_ rawValue: String) { self.rawValue = rawValue }
            public static let medium = Identifier(rawValue: "com.apple.UIKit.medium")
            public static let large = Identifier(rawValue: "com.apple.UIKit.large")
        }

        /// What selects it.
        public let identifier: Identifier
        private let resolve: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

        private init(
            _ identifier: Identifier,
            _ resolve:
                @escaping (any UISheetPresentationControllerDetentResolutionContext)
                -> CGFloat?
        ) {
            self.identifier = identifier
            self.resolve = resolve
        }

        /// About half the screen; none in a compact height.
        public static func medium() -> Detent {
            Detent(.medium) { context in
                guard context.containerTraitCollection.verticalSizeClass != .compact,
                    let room = context as? SheetRoom
                else { return nil }
                return room.geometry.mediumDetentValue(maximum: room.maximumDetentValue)
            }
        }

        /// As high as a sheet can be.
        public static func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

        /// From iOS 16: a height of one's own; where it is nil the sheet does not rest there.
        public static func custom(
            identifier: Identifier? = nil,
            resolver:
                @escaping (any UISheetPresentationControllerDetentResolutionContext)
                -> CGFloat?
        ) -> Detent {
            Detent(identifier ?? Identifier(rawValue: "custom"), resolver)
        }

        /// Its height in points, without the safe area below; nil where the sheet does not rest there.
        public func resolvedValue(
            in context: any UISheetPresentationControllerDetentResolutionContext
        ) -> CGFloat? { resolve(context) }
    }
}

/// What detents are resolved in.
@MainActor
final class SheetRoom: UISheetPresentationControllerDetentResolutionContext {
    let geometry: SheetGeometry
    let maximumDetentValue: CGFloat
    let containerTraitCollection: UITraitCollection

    init(_ geometry: SheetGeometry, maximum: CGFloat, _ traits: TraitValues) {
        self.geometry = geometry
        maximumDetentValue = maximum
        containerTraitCollection = UITraitCollection(traits)
    }
}
