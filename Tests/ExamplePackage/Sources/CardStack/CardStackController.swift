#if canImport(UIKit)
    import UIKit
#else
    import HeadlessUIKit
#endif

/// Shows the topmost of its cards; the others wait below it, out of the hierarchy.
open class CardStackController: UIViewController {
    /// From the bottom to the top; there is always one.
    public private(set) var cards: [UIViewController]

    public init(bottom: UIViewController) {
        cards = [bottom]
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        cards = [UIViewController()]
        super.init(coder: coder)
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        let card = cards[0]
        addChild(card)
        card.view.frame = view.bounds
        view.addSubview(card.view)
        card.didMove(toParent: self)
    }

    /// Slides a card in from the right.
    public func push(_ card: UIViewController, animated: Bool) {
        let covered = cards[cards.count - 1]
        cards.append(card)
        addChild(card)
        card.view.frame = view.bounds.offsetBy(dx: view.bounds.width, dy: 0)
        transition(
            from: covered, to: card, duration: animated ? 0.3 : 0, options: .curveEaseOut,
            animations: { card.view.frame = self.view.bounds },
            completion: { _ in card.didMove(toParent: self) })
    }

    /// Slides the topmost card out to the right; the last one stays.
    @discardableResult
    public func pop(animated: Bool) -> UIViewController? {
        guard cards.count > 1, let card = cards.popLast() else { return nil }
        let uncovered = cards[cards.count - 1]
        card.willMove(toParent: nil)
        uncovered.view.frame = view.bounds
        transition(
            from: card, to: uncovered, duration: animated ? 0.3 : 0, options: .curveEaseIn,
            animations: { card.view.frame.origin.x = self.view.bounds.width },
            completion: { _ in card.removeFromParent() })
        return card
    }
}
