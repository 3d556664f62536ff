/// A picture of which only the size is known; nothing is drawn (A135).
@MainActor
open class UIImage {
    /// In points.
    public let size: CGSize
    /// Pixels a point.
    public let scale: CGFloat

    /// No picture: it has no size.
    public convenience init() { self.init(size: .zero) }

    init(size: CGSize, scale: CGFloat = 1) {
        self.size = size
        self.scale = scale
    }

    /// There are no files of pictures here.
    public convenience init?(named name: String) { return nil }

    /// One of the system's symbols, at the size of text; any name will do (A135). From iOS 13.
    public convenience init?(systemName name: String) {
        guard !name.isEmpty else { return nil }
        self.init(
            size: CGSize(width: 20, height: 20),
            scale: CGFloat(Simulator.current.screenTraits.scale))
    }
}

/// Makes pictures of a size; from iOS 10.
@MainActor
public final class UIGraphicsImageRenderer {
    private let size: CGSize

    /// Of that size, in points.
    public init(size: CGSize) { self.size = size }

    /// A picture of its size; what the actions would draw is not seen.
    public func image(actions: (UIGraphicsImageRenderer) -> Void) -> UIImage {
        actions(self)
        return UIImage(size: size, scale: CGFloat(Simulator.current.screenTraits.scale))
    }
}

/// A view that shows a picture.
open class UIImageView: UIView {
    /// What it shows.
    open var image: UIImage? {
        didSet { if image !== oldValue { invalidateIntrinsicContentSize() } }
    }
    /// Shown in its place while it is highlighted.
    open var highlightedImage: UIImage?
    /// Whether it shows the other one.
    open var isHighlighted = false { didSet { invalidateIntrinsicContentSize() } }

    /// As large as the picture.
    public convenience init(image: UIImage?) {
        self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        self.image = image
        isUserInteractionEnabled = false
    }

    private var shown: UIImage? { isHighlighted ? highlightedImage ?? image : image }

    /// A135: the picture's size; none without one.
    open override var intrinsicContentSize: CGSize {
        shown?.size ?? CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
    }

    /// The picture's size, whatever there is room for.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { shown?.size ?? size }
}
