import HierarchyRecords

/// A view above the tab bar, with a small piece of content that all tabs share (C66); from iOS 26.
@available(iOS 26, *)
@preconcurrency @MainActor
open class UITabAccessory {
    /// The view that it shows.
    public let contentView: UIView

    /// Creates an accessory that shows the view.
    public init(contentView: UIView) { self.contentView = contentView }
}

/// Holds the content view of an accessory; UIKit's class of that name.
final class UITabAccessoryContainer: UIView {
    override class var nameInLog: String { "_UITabAccessoryContainer" }

    /// Where it stands, which the traits of its views say, too.
    @Counted private(set) var environment = UITabAccessoryEnvironment.unspecified

    /// C66: takes the content view, which is always as large as the container.
    func hold(_ view: UIView) {
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(view)
    }

    /// C66: tells its views where they stand.
    func stand(in environment: UITabAccessoryEnvironment) {
        guard environment != self.environment else { return }
        self.environment = environment
        traitOverrides.tabAccessoryEnvironment = environment
    }
}
