import Gallery
import HeadlessUIKit

/// A side as commands name it.
package enum SideWord: String, CaseIterable {
    case left, right
}

/// The sides of a drawer or a deck, as its class names them.
package protocol ContainerSide: Equatable {
    static var left: Self { get }
    static var right: Self { get }
}

extension DrawerController.Side: ContainerSide {}
extension DeckController.Side: ContainerSide {}

/// A center controller with one on its left and one on its right: what drawers and decks have in
/// common.
@MainActor
package protocol SidedContainer: UIViewController {
    associatedtype Side: ContainerSide
    var openSide: Side { get }
    var isMoving: Bool { get }
    var centerViewController: UIViewController? { get set }
    var leftViewController: UIViewController? { get set }
    var rightViewController: UIViewController? { get set }
    func viewController(on side: Side) -> UIViewController?
    func open(_ side: Side, animated: Bool, completion: ((Bool) -> Void)?)
    func close(animated: Bool, completion: ((Bool) -> Void)?)
    func toggle(_ side: Side, animated: Bool, completion: ((Bool) -> Void)?)
    func beginDrag(_ side: Side) -> Bool
    func updateDrag(_ progress: CGFloat)
    func endDrag(finishing: Bool)
}

extension DrawerController: SidedContainer {}
extension DeckController: SidedContainer {}

extension SidedContainer {
    /// The side that is open; nil if none is.
    package var openWord: SideWord? { SideWord.allCases.first { openSide == Self.side($0) } }

    package func controller(on side: SideWord) -> UIViewController? {
        viewController(on: Self.side(side))
    }

    package func open(_ side: SideWord, animated: Bool) {
        open(Self.side(side), animated: animated, completion: nil)
    }

    package func close(animated: Bool) { close(animated: animated, completion: nil) }

    package func toggle(_ side: SideWord, animated: Bool) {
        toggle(Self.side(side), animated: animated, completion: nil)
    }

    package func beginDrag(_ side: SideWord) -> Bool { beginDrag(Self.side(side)) }

    /// The side in the terms of the container's class.
    package static func side(_ word: SideWord) -> Side {
        switch word {
        case .left: .left
        case .right: .right
        }
    }
}
