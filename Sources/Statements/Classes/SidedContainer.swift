import Gallery
import HeadlessUIKit

/// A side as commands name it.
package enum SideWord: String, CaseIterable {
    case left, right
}

/// A centre with a side to the left and one to the right: what drawers and decks have in common.
@MainActor
package protocol SidedContainer: UIViewController {
    /// The side that stands open.
    var openWord: SideWord? { get }
    var isMoving: Bool { get }
    var centerViewController: UIViewController? { get set }
    var leftViewController: UIViewController? { get set }
    var rightViewController: UIViewController? { get set }
    func controller(on side: SideWord) -> UIViewController?
    func open(_ side: SideWord, animated: Bool)
    func close(animated: Bool)
    func toggle(_ side: SideWord, animated: Bool)
    func beginDrag(_ side: SideWord) -> Bool
    func updateDrag(_ progress: CGFloat)
    func endDrag(finishing: Bool)
}

extension DrawerController: SidedContainer {
    package var openWord: SideWord? {
        switch openSide {
        case .none: nil
        case .left: .left
        case .right: .right
        }
    }

    package func controller(on side: SideWord) -> UIViewController? {
        viewController(on: Side(side))
    }

    package func open(_ side: SideWord, animated: Bool) {
        open(Side(side), animated: animated, completion: nil)
    }

    package func close(animated: Bool) { close(animated: animated, completion: nil) }

    package func toggle(_ side: SideWord, animated: Bool) {
        toggle(Side(side), animated: animated, completion: nil)
    }

    package func beginDrag(_ side: SideWord) -> Bool { beginDrag(Side(side)) }
}

extension DrawerController.Side {
    package init(_ word: SideWord) { self = word == .left ? .left : .right }
}

extension DeckController: SidedContainer {
    package var openWord: SideWord? {
        switch openSide {
        case .none: nil
        case .left: .left
        case .right: .right
        }
    }

    package func controller(on side: SideWord) -> UIViewController? {
        viewController(on: Side(side))
    }

    package func open(_ side: SideWord, animated: Bool) {
        open(Side(side), animated: animated, completion: nil)
    }

    package func close(animated: Bool) { close(animated: animated, completion: nil) }

    package func toggle(_ side: SideWord, animated: Bool) {
        toggle(Side(side), animated: animated, completion: nil)
    }

    package func beginDrag(_ side: SideWord) -> Bool { beginDrag(Side(side)) }
}

extension DeckController.Side {
    package init(_ word: SideWord) { self = word == .left ? .left : .right }
}
