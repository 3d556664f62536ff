extension UIViewController {
    /// How a presentation of a controller is animated, from iOS 18: a style, or a zoom from a view
    /// (A108).
    @available(iOS 18, *)
    @preconcurrency @MainActor
    public final class Transition {
        /// The kinds of transitions.
        private enum Kind {
            case style(UIModalTransitionStyle)
            case zoom(ZoomOptions?, (ZoomSourceViewProviderContext) -> UIView?)
        }

        private let kind: Kind

        private init(_ kind: Kind) { self.kind = kind }

        /// Slides up from the lower edge.
        public static var coverVertical: Transition { Transition(.style(.coverVertical)) }
        /// Flips about the vertical axis.
        public static var flipHorizontal: Transition { Transition(.style(.flipHorizontal)) }
        /// Fades in.
        public static var crossDissolve: Transition { Transition(.style(.crossDissolve)) }
        /// Curls a corner of the page up.
        public static var partialCurl: Transition { Transition(.style(.partialCurl)) }

        /// Zooms from the view that the provider returns, and back to it.
        public static func zoom(
            options: ZoomOptions? = nil,
            sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
        ) -> Transition { Transition(.zoom(options, sourceViewProvider)) }

        /// The name in Swift.
        package var name: String {
            switch kind {
            case .style(let style): style.name
            case .zoom: "zoom"
            }
        }

        /// The style for the log and for legality checks: a zoom counts as a cross dissolve.
        var style: UIModalTransitionStyle {
            if case .style(let style) = kind { style } else { .crossDissolve }
        }

        var isZoom: Bool { if case .zoom = kind { true } else { false } }

        /// The view from which a zoom starts; nil for a style, or if the provider returns none.
        func zoomSource(of zoomed: UIViewController, from source: UIViewController) -> UIView? {
            guard case .zoom(_, let provider) = kind else { return nil }
            return provider(
                ZoomSourceViewProviderContext(
                    sourceViewController: source, zoomedViewController: zoomed))
        }
    }

    /// The animation of its presentation; nil for that of `modalTransitionStyle`.
    @available(iOS 18, *)
    public var preferredTransition: Transition? {
        get { optional?.preferredTransition }
        set { box.preferredTransition = newValue }
    }

    /// A108: the transition if the simulated system supports it.
    package var effectiveTransition: Transition? {
        simulator.systemVersion >= 18 ? optional?.preferredTransition : nil
    }
}

extension UIViewController.Transition {
    /// Options of a zoom; they are stored only.
    @preconcurrency @MainActor
    public final class ZoomOptions {
        /// The color that lies over what is behind; nil for the usual one.
        @Counted public var dimmingColor: UIColor?

        /// Creates the default options.
        public init() {}
    }

    /// What a zoom's provider is told when it is asked for the source view.
    @preconcurrency @MainActor
    public final class ZoomSourceViewProviderContext {
        /// The controller from which the zoom starts.
        public let sourceViewController: UIViewController
        /// The controller that the zoom shows.
        public let zoomedViewController: UIViewController

        init(sourceViewController: UIViewController, zoomedViewController: UIViewController) {
            self.sourceViewController = sourceViewController
            self.zoomedViewController = zoomedViewController
        }
    }
}
