import CommandLanguage
import HeadlessUIKit
import HierarchyRecords

/// Where code cast a container to a class that it has not: `presentedViewController as? Detail` of the stack around it.
package struct FailedCasts {
    /// One place at which a cast failed.
    package struct Cast {
        /// The class of UIKit's that the container is.
        package let container: String
        /// What it had at that time.
        package let children: [ObjectID]
        /// `Detail`
        package let type: String
        package let span: SourceSpan
        /// The member of a class in whose code it stands; nil in a line that was typed.
        package let home: CallingCode?
        /// Whether one that was cast there was of the class.
        package fileprivate(set) var succeededOnce = false
    }

    /// As many places are kept.
    private static let most = 1_000

    private struct Key: Hashable {
        let className: String?
        let span: SourceSpan
    }

    private var places: [Key: Int] = [:]
    /// Where one succeeded before any failed.
    private var good: Set<Key> = []
    /// The places, in the order in which a cast failed first.
    package private(set) var all: [Cast] = []

    /// Takes how a cast ended.
    @MainActor
    mutating func note(
        _ value: Value, to type: ValueType, isInstance: Bool, at span: SourceSpan,
        by home: CallingCode?
    ) {
        guard case .object(let object) = value.untyped,
            let controller = object as? UIViewController
        else { return }
        let key = Key(className: home?.className, span: span)
        if isInstance {
            if let known = places[key] { all[known].succeededOnce = true } else { good.insert(key) }
        } else if let container = controller.kindOfContainer, places[key] == nil,
            !good.contains(key), all.count < Self.most
        {
            places[key] = all.count
            all.append(
                Cast(
                    container: container, children: controller.children.map(\.objectID),
                    type: type.unwrapped.name, span: span, home: home))
        }
    }
}

extension UIViewController {
    /// The class of UIKit's that it is, where it contains others; nil for any other controller.
    fileprivate var kindOfContainer: String? {
        switch self {
        case is UINavigationController: "UINavigationController"
        case is UITabBarController: "UITabBarController"
        case is UISplitViewController: "UISplitViewController"
        case _: nil
        }
    }
}
