import HeadlessUIKit
import Statements

extension TapTarget {
    /// What can be tapped now, besides tabs: what completion offers.
    static func offered(in world: World) -> [String] {
        back(in: world) + tabs(in: world) + outside(in: world) + entries(in: world)
            + buttons(in: world)
            + titles(in: world).filter { !$0.isEmpty && !$0.contains(" ") }
    }

    private static func back(in world: World) -> [String] {
        world.stackToPop?.shownWordsOfBack == nil ? [] : ["back"]
    }

    /// The tabs in front, by their titles.
    private static func tabs(in world: World) -> [String] {
        (world.frontTabs?.controllersInBar.compactMap(\.titleInBar) ?? []).filter {
            !$0.isEmpty && !$0.contains(" ")
        }
    }

    private static func outside(in world: World) -> [String] {
        let presentation = world.topmost?.presentationControllerIfMade
        return presentation?.canBeTappedAway ?? false ? ["outside"] : []
    }

    /// The word for what the list in front has.
    private static func entries(in world: World) -> [String] {
        let list = scrolling(in: world.front) { $0 is UITableView || $0 is UICollectionView }
        switch list {
        case let table as UITableView: return table.hasRows ? ["row"] : []
        case let collection as UICollectionView: return collection.hasItems ? ["item"] : []
        default: return []
        }
    }

    /// The controls that a finger reaches, and the searches on the screen, that have a name.
    private static func buttons(in world: World) -> [String] {
        world.names.living.filter { name in
            switch world.names.object(name) {
            case let control as UIControl:
                control.window != nil && control.isEnabled && world.isReached(control)
            case let search as UISearchController: search.canBeTapped
            default: false
            }
        }
    }

    /// The actions of the alert in front, or what can be tapped in the bars and the views there.
    private static func titles(in world: World) -> [String] {
        switch world.topmost {
        case let alert as UIAlertController:
            return alert.actions.filter(\.isEnabled).compactMap(\.title)
        case is UIActivityViewController: return sharingTitles
        case _ where world.innermost(UISearchController.self) != nil: return ["Cancel"]
        default:
            let sight = world.sight(of: nil)
            let buttons = world.buttons(in: sight, of: nil)
                .filter { $0.isEnabled && world.isReached($0) }
            return sight.barButtons.filter(\.item.isEnabled).compactMap(\.item.words)
                + buttons.map(\.shownWords)
        }
    }
}

extension UITableView {
    fileprivate var hasRows: Bool { countsIfKnown?.contains { $0 > 0 } ?? false }
}

extension UICollectionView {
    fileprivate var hasItems: Bool { countsIfKnown?.contains { $0 > 0 } ?? false }
}
