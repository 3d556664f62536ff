import CommandLanguage
import Gallery
import HeadlessUIKit
import Statements

/// What an object must be so that completion offers it for an operand.
enum Fitness: Sendable {
    case any
    case controller
    /// A controller with a parent.
    case child
    /// A controller without a parent that is not the window's root.
    case addable
    /// A controller that presents or is presented.
    case presented
    /// A controller that neither has a parent nor is presented, nor is the window's root.
    case presentable
    /// A plain view that stands in a controller's view.
    case placeholder
    /// A navigation controller.
    case stack
    /// A navigation controller with something to pop.
    case deepStack
    /// A controller of a stack.
    case inStack
    /// A controller without a parent that may go on top of a stack.
    case pushable
    /// A tab bar controller.
    case tabs
    /// A controller with a tab.
    case tab
    /// A page controller.
    case pages
    /// A split view controller.
    case split
    /// A tab bar controller or a segmented one.
    case selecting
    /// A controller with a tab or a segment.
    case selectable
    /// A page controller, or one with all pages side by side.
    case paging
    /// A drawer or a deck.
    case sided
    /// A drawer or a deck that is open.
    case openSided
    /// A drawer.
    case drawer
    /// Antipodal maps.
    case maps
    /// One map.
    case map
    /// What the REPL itself holds.
    case held

    /// Whether completion offers the object.
    @MainActor
    func isOffered(_ name: String, in world: World) -> Bool {
        guard let object = world.names.object(name) else { return false }
        switch self {
        case .any: return true
        case .held: return world.names.holds(name) && !Name.isReserved(name)
        case .placeholder: return (object as? UIView)?.canBePromoted ?? false
        case .controller, .child, .addable, .presented, .presentable, .stack, .deepStack, .inStack,
            .pushable, .tabs, .tab, .pages, .split, .selecting, .selectable, .paging, .sided,
            .openSided, .drawer, .maps, .map:
            guard let controller = object as? UIViewController else { return false }
            return fits(controller, in: world)
        }
    }

    @MainActor
    private func fits(_ controller: UIViewController, in world: World) -> Bool {
        switch self {
        case .any, .held, .controller, .placeholder: true
        case .child: controller.parent != nil
        case .addable: controller.parent == nil && controller !== world.root
        case .stack: controller is UINavigationController
        case .deepStack: (controller as? UINavigationController)?.viewControllers.count ?? 0 > 1
        case .inStack: controller.parent is UINavigationController
        case .pushable:
            controller.parent == nil && controller !== world.root
                && controller.presentingViewController == nil
                && !(controller is UINavigationController)
        case .tabs: controller is UITabBarController
        case .pages: controller is UIPageViewController
        case .split: controller is UISplitViewController
        case .tab: controller.tabBarController?.hasTab(of: controller) ?? false
        case .selecting:
            controller is UITabBarController || controller is SegmentedController
        case .selectable:
            controller.tabBarController?.hasTab(of: controller) ?? false
                || world.offersSegment(of: controller)
        case .paging: controller is UIPageViewController || controller is ScrollController
        case .sided: controller is any SidedContainer
        case .openSided: (controller as? any SidedContainer)?.openWord != nil
        case .maps: controller is AntipodalController
        case .map: controller is MapController
        case .drawer: controller is DrawerController
        case .presented: controller.presentingViewController != nil
        case .presentable:
            controller.parent == nil && controller !== world.root
                && controller.presentingViewController == nil
        }
    }
}
