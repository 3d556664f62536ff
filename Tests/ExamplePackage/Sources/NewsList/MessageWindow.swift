import Foundation

#if canImport(UIKit)
    import UIKit
#else
    import HeadlessUIKit
#endif

/// A message above everything else.
public final class MessageWindow: UIWindow {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        windowLevel = .alert + 1
        setNeedsDisplay()
    }

    public required init?(coder: NSCoder) { fatalError("the window is made in code") }

    public override func draw(_ rect: CGRect) { super.draw(rect) }
}

/// Says in the bar how many articles are new.
public final class CountItem: UIBarButtonItem {
    public var count = 0 {
        didSet { title = "\(count) new" }
    }

    public override init() {
        super.init()
        style = .done
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }
}
