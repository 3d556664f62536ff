/// A rectangle in a view that constraints can refer to.
@available(iOS 9, *)
@preconcurrency @MainActor
open class UILayoutGuide {
    /// What determines the guide's rectangle.
    enum Source {
        case custom, safeArea, margins, readable, top, bottom, keyboard, content, frame
        /// What the bars of a tab bar controller leave of its view.
        case unobscured
    }

    /// The view in whose coordinates the guide is; it need not be in a window.
    public internal(set) weak var owningView: UIView? { didSet { Changes.note() } }
    /// The name that the app gives it.
    @Counted open var identifier = ""
    let source: Source

    /// Creates a guide whose rectangle only constraints determine.
    public init() { source = .custom }

    init(_ source: Source, in view: UIView) {
        self.source = source
        owningView = view
    }

    deinit {
        MainThread.end { owningView?.simulator.layout.engine?.forget(self) }
    }

    /// The rectangle in the owning view's coordinates, as of the last layout; zero for a custom
    /// guide that no constraint refers to (R7).
    public var layoutFrame: CGRect {
        guard let view = owningView else { return .zero }
        if let insets = insets(in: view) { return view.bounds.inset(by: insets) }
        switch source {
        case .readable: return readableFrame(in: view)
        case .top: return CGRect(x: 0, y: 0, width: view.bounds.width, height: length)
        case .bottom, .keyboard:
            return CGRect(
                x: 0, y: view.bounds.height - length, width: view.bounds.width, height: length)
        case .frame: return view.bounds
        case .content: return contentFrame(in: view)
        case .custom, .safeArea, .margins, .unobscured:
            return view.simulator.layout.engine?.frame(of: self) ?? .zero
        }
    }

    /// The height of a controller's top or bottom guide, in points.
    public var length: CGFloat {
        guard let view = owningView else { return 0 }
        switch source {
        case .top: return view.insetsOfBars.top
        case .bottom: return view.insetsOfBars.bottom
        case .keyboard: return view.coverOfKeyboard
        case .custom, .safeArea, .margins, .readable, .content, .frame, .unobscured:
            return layoutFrame.height
        }
    }

    func insets(in view: UIView) -> UIEdgeInsets? {
        switch source {
        // L13: before iOS 11 only files lead to it.
        case .safeArea: view.insetsOfBars
        case .margins: view.layoutMargins
        case .unobscured: (view.controller as? UITabBarController)?.obscured ?? .zero
        case .custom, .readable, .top, .bottom, .keyboard, .content, .frame: nil
        }
    }

    private func contentFrame(in view: UIView) -> CGRect {
        CGRect(origin: .zero, size: (view as? UIScrollView)?.contentSize ?? .zero)
    }

    /// R7: the rectangle within the margins, made narrower and centered if it is too wide to read
    /// comfortably.
    private func readableFrame(in view: UIView) -> CGRect {
        let frame = view.bounds.inset(by: view.layoutMargins)
        guard let width = view.readableWidth, frame.width > width else { return frame }
        return CGRect(
            x: frame.midX - width / 2, y: frame.minY, width: width, height: frame.height)
    }

    /// The name in messages about constraints.
    var nameInTexts: String {
        switch source {
        case .custom: identifier.isEmpty ? "guide" : identifier
        case .safeArea: "safeAreaLayoutGuide"
        case .margins: "layoutMarginsGuide"
        case .readable: "readableContentGuide"
        case .top: "topLayoutGuide"
        case .bottom: "bottomLayoutGuide"
        case .keyboard: "keyboardLayoutGuide"
        case .content, .unobscured: "contentLayoutGuide"
        case .frame: "frameLayoutGuide"
        }
    }
}

extension UIView {
    /// R7, A119: the largest comfortable width of text at the text size that the user chose; nil in a
    /// view that is too narrow for it to count, whatever its margins are.
    var readableWidth: CGFloat? {
        // AD-HOC: in proportion to the size of body text.
        let body = UIFont.TextStyle.body
        let size = body.size(for: UIContentSizeCategory(inheritedTraits.contentSize))
        let width = (920 * size / body.size(for: .large)).rounded()
        return storedBounds.width > width + 88 ? width : nil
    }
}
