import HeadlessUIKit

/// What a deck asks and tells.
@MainActor
public protocol DeckControllerDelegate: AnyObject {
    /// Asked before a side opens; code and fingers are asked alike.
    func deckController(_ deck: DeckController, willOpen side: DeckController.Side) -> Bool

    /// Told when a side stands open.
    func deckController(_ deck: DeckController, didOpen side: DeckController.Side)

    /// Asked before a side closes.
    func deckController(_ deck: DeckController, willClose side: DeckController.Side) -> Bool

    /// Told when a side has left.
    func deckController(_ deck: DeckController, didClose side: DeckController.Side)
}

extension DeckControllerDelegate {
    /// Every side may open where the delegate does not say otherwise.
    public func deckController(
        _ deck: DeckController, willOpen side: DeckController.Side
    ) -> Bool { true }

    /// Nothing where the delegate does not want to know.
    public func deckController(_ deck: DeckController, didOpen side: DeckController.Side) {}

    /// Every side may close where the delegate does not say otherwise.
    public func deckController(
        _ deck: DeckController, willClose side: DeckController.Side
    ) -> Bool { true }

    /// Nothing where the delegate does not want to know.
    public func deckController(_ deck: DeckController, didClose side: DeckController.Side) {}
}
