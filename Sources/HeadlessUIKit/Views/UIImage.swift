/// An image, of which only the size is simulated (A135).
@preconcurrency @MainActor
open class UIImage {
    /// The size in points.
    public let size: CGSize
    /// The scale in pixels per point.
    public let scale: CGFloat

    /// Creates an empty image.
    public convenience init() { self.init(size: .zero) }

    init(size: CGSize, scale: CGFloat = 1) {
        self.size = size
        self.scale = scale
    }

    /// What is known of an image file of the app.
    package struct Known: Sendable {
        package let size: CGSize
        package let scale: CGFloat

        /// Makes what is known: the size in points, and the pixels per point.
        package init(size: CGSize, scale: CGFloat) { (self.size, self.scale) = (size, scale) }
    }

    /// Returns the image of that name among the app's files, with or without the file's ending; nil where the session
    /// knows of none.
    public convenience init?(named name: String) {
        let images = Simulator.current.images
        let plain = name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
        guard let known = images[name] ?? images[plain] else { return nil }
        self.init(size: known.size, scale: known.scale)
    }

    /// Creates a system symbol at the size of text; any name is accepted (A135). From iOS 13.
    @available(iOS 13, *)
    public convenience init?(systemName name: String) {
        guard !name.isEmpty else { return nil }
        self.init(
            size: CGSize(width: 20, height: 20),
            scale: CGFloat(Simulator.current.screenTraits.scale))
    }
}

/// Renders images of one size; from iOS 10.
@available(iOS 10, *)
@preconcurrency @MainActor
public final class UIGraphicsImageRenderer {
    private let size: CGSize

    /// Creates a renderer for images of that size in points.
    public init(size: CGSize) { self.size = size }

    /// Returns an image of the renderer's size; the drawing of the actions is not simulated.
    public func image(actions: (UIGraphicsImageRenderer) -> Void) -> UIImage {
        actions(self)
        return UIImage(size: size, scale: CGFloat(Simulator.current.screenTraits.scale))
    }
}

/// A view that shows an image.
open class UIImageView: UIView {
    /// The image.
    @Counted open var image: UIImage? {
        didSet { if image !== oldValue { invalidateIntrinsicContentSize() } }
    }
    /// The image to show while the view is highlighted.
    @Counted open var highlightedImage: UIImage?
    /// Whether the highlighted image is shown.
    @Counted open var isHighlighted = false { didSet { invalidateIntrinsicContentSize() } }

    /// Creates a view that takes no touches (X42).
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    /// Decodes the view from a storyboard or nib, which says whether it takes touches.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        if !(coder is InterfaceCoder) { isUserInteractionEnabled = false }
    }

    /// Creates a view with the size of the image.
    public init(image: UIImage?) {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        adopt(image: image)
    }

    /// Takes the image with which code makes the view, and its size.
    package func adopt(image: UIImage?) {
        frame = CGRect(origin: .zero, size: image?.size ?? .zero)
        self.image = image
    }

    override func willDecode() { isUserInteractionEnabled = true }

    private var shown: UIImage? { isHighlighted ? highlightedImage ?? image : image }

    /// A135: the size of the image; none without an image.
    open override var intrinsicContentSize: CGSize {
        shown?.size ?? CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
    }

    /// The size of the image, whatever the given size.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { shown?.size ?? size }
}
