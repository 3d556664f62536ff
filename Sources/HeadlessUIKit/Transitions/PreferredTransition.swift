extension UIViewController {
    /// How a controller comes and goes, from iOS 18: a style, or a zoom out of a view (A108).
    @MainActor
    public final class Transition {
        /// What it shows.
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

        /// Out of the view that the provider gives, and back into it.
        public static func zoom(
            options: ZoomOptions? = nil,
            sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
        ) -> Transition { Transition(.zoom(options, sourceViewProvider)) }

        /// What its name is in the source.
        package var name: String {
            switch kind {
            case .style(let style): style.name
            case .zoom: "zoom"
            }
        }

        /// The style that the log and the bans see: a zoom fades.
        var style: UIModalTransitionStyle {
            if case .style(let style) = kind { style } else { .crossDissolve }
        }

        /// The view that a zoom begins or ends in; nil for a style, and where there is none.
        func zoomSource(of zoomed: UIViewController, from source: UIViewController) -> UIView? {
            guard case .zoom(_, let provider) = kind else { return nil }
            return provider(
                ZoomSourceViewProviderContext(
                    sourceViewController: source, zoomedViewController: zoomed))
        }
    }

    /// How a presentation of it looks, in the place of `modalTransitionStyle`; nil for that.
    public var preferredTransition: Transition? {
        get { optional?.preferredTransition }
        set { box.preferredTransition = newValue }
    }

    /// A108: what counts on this system.
    package var effectiveTransition: Transition? {
        simulator.systemVersion >= 18 ? optional?.preferredTransition : nil
    }
}

extension UIViewController.Transition {
    /// How a zoom looks; nothing is drawn.
    @MainActor
    public final class ZoomOptions {
        public var dimmingColor: UIColor?

        /// As the system has it.
        public init() {}
    }

    /// Whose view the source of a zoom is asked for.
    @MainActor
    public final class ZoomSourceViewProviderContext {
        /// What the zoom begins on.
        public let sourceViewController: UIViewController
        /// What zooms.
        public let zoomedViewController: UIViewController

        init(sourceViewController: UIViewController, zoomedViewController: UIViewController) {
            self.sourceViewController = sourceViewController
            self.zoomedViewController = zoomedViewController
        }
    }
}
