import UIKit

final class Person: NSObject { @objc var home = UIView() }

@MainActor public func keyPaths() -> String {
    "\(#keyPath(Person.home.frame)) \(#keyPath(UIScrollView.contentOffset))"
}
