import HeadlessUIKit

/// What kind of container a property of a controller leads to.
enum ContainerKind: String, CaseIterable {
    case navigation = "navigationController"
    case tabs = "tabBarController"
    case split = "splitViewController"

    var words: String {
        switch self {
        case .navigation: "navigation controller"
        case .tabs: "tab bar controller"
        case .split: "split view controller"
        }
    }

    /// What the property has; nil where the controller is in no such container.
    @MainActor
    func container(of controller: UIViewController) -> UIViewController? {
        switch self {
        case .navigation: controller.navigationController
        case .tabs: controller.tabBarController
        case .split: controller.splitViewController
        }
    }
}
