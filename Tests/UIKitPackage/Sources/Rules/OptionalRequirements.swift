import UIKit

@objc public protocol PagerDelegate {
    @objc optional func pager(_ pager: Pager, didShow page: Int)
    @objc optional func pager(_ pager: Pager, mayShow page: Int) -> Bool
    @objc optional func pager(_ pager: Pager, mayShow name: String) -> Bool
    func name(of pager: Pager) -> String
}

public final class Pager: NSObject {
    public weak var delegate: PagerDelegate?

    @MainActor public func show(_ page: Int) -> String {
        guard delegate?.pager?(self, mayShow: page) ?? true else { return "no" }
        guard delegate?.pager?(self, mayShow: "page \(page)") ?? true else { return "never" }
        delegate?.pager?(self, didShow: page)
        if let delegate = delegate,
            delegate.responds(to: #selector(PagerDelegate.pager(_:didShow:)))
        {
            return delegate.name(of: self)
        }
        return "shown"
    }
}

class QuietDelegate: PagerDelegate { func name(of pager: Pager) -> String { "quiet" } }

final class LoudDelegate: QuietDelegate {
    private(set) var pages: [Int] = []
    func pager(_ pager: Pager, didShow page: Int) { pages.append(page) }
    func pager(_ pager: Pager, mayShow page: Int) -> Bool { page < 3 }
}

@MainActor public func optionalRequirements() -> String {
    let pager = Pager()
    let (quiet, loud) = (QuietDelegate(), LoudDelegate())
    pager.delegate = quiet
    let first = pager.show(4)
    pager.delegate = loud
    return "\(first) \(pager.show(2)) \(pager.show(4)) \(loud.pages)"
}

final class Forwarder: NSObject, UIGestureRecognizerDelegate {
    weak var next: UIGestureRecognizerDelegate?
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        next?.gestureRecognizerShouldBegin?(gestureRecognizer) ?? false
    }
}
