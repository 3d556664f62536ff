import HierarchyRecords

/// The values from which the height of a custom detent is calculated.
@preconcurrency @MainActor
@available(iOS 16, *)
public protocol UISheetPresentationControllerDetentResolutionContext: AnyObject {
    /// The height in points, without the bottom safe area.
    var maximumDetentValue: CGFloat { get }
    var containerTraitCollection: UITraitCollection { get }
}

extension UISheetPresentationController {
    /// A height at which a sheet rests.
    @available(iOS 15, *)
    @preconcurrency @MainActor
    public final class Detent {
        /// The name of a detent.
        public struct Identifier: RawRepresentable, Hashable, Sendable {
            public let rawValue: String
            public init(rawValue: String) { self.rawValue = rawValue }
            /// Creates a name, for custom detents.
            public init(_ rawValue: String) { self.rawValue = rawValue }
            public static let medium = Identifier(rawValue: "com.apple.UIKit.medium")
            public static let large = Identifier(rawValue: "com.apple.UIKit.large")
        }

        /// The identifier by which the detent is selected.
        @available(iOS 16, *)
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

        /// About half the screen; not available in a compact height.
        public static func medium() -> Detent {
            Detent(.medium) { context in
                guard context.containerTraitCollection.verticalSizeClass != .compact,
                    let room = context as? SheetRoom
                else { return nil }
                return room.geometry.mediumDetentValue(maximum: room.maximumDetentValue)
            }
        }

        /// The full height of a sheet.
        public static func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

        /// From iOS 16: a custom height; if it is nil, the detent is not available.
        @available(iOS 16, *)
        public static func custom(
            identifier: Identifier? = nil,
            resolver:
                @escaping (any UISheetPresentationControllerDetentResolutionContext)
                -> CGFloat?
        ) -> Detent {
            Detent(identifier ?? Identifier(rawValue: "custom"), resolver)
        }

        /// The height in points, without the bottom safe area; nil if the detent is not available.
        @available(iOS 16, *)
        public func resolvedValue(
            in context: any UISheetPresentationControllerDetentResolutionContext
        ) -> CGFloat? { resolve(context) }
    }
}

/// The values from which heights are calculated.
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
